/** Names that people would take for the same, however they are written. */

/** Letters of other scripts, and digits, that look like the ones they stand before. */
const LIKE: ReadonlyMap<string, string> = new Map(
  [
    'aаα',
    'bвβ',
    'cсϲ',
    'dԁđ',
    'eеεє',
    'hнһ',
    'jјϳ',
    'kкκ',
    'lі1ıιӏ|i',
    'mм',
    'nη',
    'o0оοøσ',
    'pрρ',
    'qԛ',
    'sѕ',
    'tтτ',
    'uυ',
    'vνѵ',
    'wωԝ',
    'xхχ',
    'yуγ',
  ].flatMap(([letter, ...others]) => others.map((other) => [other, letter!] as const)),
)

/** The same for all names that look alike: without case, marks, spaces and signs, and by how letters look. */
export function looksOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...plain].map((letter) => LIKE.get(letter) ?? letter).join('')
  const looks = letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  return looks === '' ? plain : looks
}
