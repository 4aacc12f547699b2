/** Names that people would take for the same, however they are written. */

/**
 * Letters of other scripts, and digits, that look like the one they stand behind. Small ones stand for capitals too,
 * unless those look different and stand somewhere themselves.
 */
const LIKE: ReadonlyMap<string, string> = new Map(
  [
    'aаαɑᴀᎪꓮ',
    'bвβƅьʙᏏᏴꓐ',
    'cсϲᴄᏟꓚ',
    'dԁđɗᴅᎠꓓ',
    'eеεєҽᴇᎬꓰ',
    'fƒϝꜰꓝ',
    'gɡցɢᏀꓖ',
    'hнһհΗʜᎻꓧ',
    'jјϳȷյᴊᎫꓙ',
    'kкκᴋᏦꓗ',
    'lі1ıιɩɪӏłǀ|i!ᎥᏞꓲꓡʟ',
    'mмϻΜᴍᎷꓟ',
    'nηпոռɴΝꓠ',
    'o0оοøσօᴏꓳ',
    'pрρᴘᏢꓑ',
    'qԛզ',
    'rгʀᎡᏒꓣ',
    'sѕꜱʂՏᏚꓢ',
    'tтτᴛᎢꓔ',
    'uυμսᴜꓴ',
    'vνѵᴠᏙꓦ',
    'wωԝшᴡᎳᏔꓪ',
    'xхχꓫ᙭',
    'yуγүყʏΥᎩᎽꓬ',
    'zζᴢᏃꓜ',
  ].flatMap((alike) => {
    const [letter, ...others] = alike
    return others.map((other) => [other, letter!] as const)
  }),
)

/** Whether somebody may take one name for the other: by its letters, whatever their case, or by how they look. */
export function isLike(name: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(name).some((form) => forms.includes(form))
}

/** Without marks, spaces and signs, but for those that may pass for letters. */
function formsOf(name: string): string[] {
  const whole = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = whole.replace(/[^\p{L}\p{N}]/gu, '') || whole
  return [letters.toLowerCase(), looksOf(letters), looksOf(whole.replace(/[^\p{L}\p{N}|!]/gu, '') || whole)]
}

/** What a letter looks like depends on its case, as with Η and η. */
function looksOf(letters: string): string {
  const looks = [...letters].map((letter) => {
    const small = letter.toLowerCase()
    return LIKE.get(letter) ?? LIKE.get(small) ?? small
  })
  return looks.join('').replace(/rn/g, 'm').replace(/vv/g, 'w')
}
