/** Names that people would take for the same, however they are written. */

/**
 * Letters of other scripts, and digits, that look like the one they stand behind. Small ones stand for capitals too,
 * unless those look different and stand somewhere themselves.
 */
const LIKE: ReadonlyMap<string, string> = new Map(
  [
    'a4@аαɑᴀᎪꓮ',
    'b8вβƅьʙᏏᏴꓐ',
    'cсϲᴄᏟꓚ',
    'dԁđɗᴅᎠꓓ',
    'e3еεєҽᴇᎬꓰ',
    'fƒϝꜰꓝ',
    'g9ɡցɢᏀꓖ',
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
    's5$ѕꜱʂՏᏚꓢ',
    't7тτᴛᎢꓔ',
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
  // Tables put a number behind a name that is there twice.
  const whole = name.normalize('NFKD').replace(/\p{M}|(?<=\S)\s*\(\d+\)\s*$/gu, '')
  const letters = whole.replace(/[^\p{L}\p{N}]/gu, '') || whole
  const like = whole.replace(/[^\p{L}\p{N}|!@$]/gu, '') || whole
  return [letters.toLowerCase(), looksOf(letters), looksOf(like)]
}

/** What a letter looks like depends on its case, as with Η and η. */
function looksOf(letters: string): string {
  const looks = [...letters].map((letter) => {
    const small = letter.toLowerCase()
    return LIKE.get(letter) ?? LIKE.get(small) ?? small
  })
  return looks.join('').replace(/rn/g, 'm').replace(/vv/g, 'w')
}
