// Whether a translation of a RULES.md says as much as the original: the same parts in the same order, the same rules,
// and in each of them the same numbers. Whether the words are good is for people to say.

interface Line {
  /** What kind of line it is, with the rule's id if it is one. */
  readonly shape: string
  readonly numbers: string
  readonly at: number
}

const ID = /\b[A-Z]{2}-[A-Z]{3}-\d+\b/g
const RULE = /^- \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*/

function shapeOf(line: string): string {
  const heading = /^#+/.exec(line)
  if (heading) return `a heading (${heading[0]})`
  const rule = RULE.exec(line)
  if (rule) return `rule ${rule[1]}`
  if (line.startsWith('- ')) return 'an item of a list'
  if (/^\d+\. /.test(line)) return 'an item of a numbered list'
  if (line.startsWith('|')) return `a row of ${line.split('|').length - 2} cells`
  return 'a paragraph'
}

/** Every rule that is named and every number, whatever the order: languages put them in different places. */
function numbersOf(line: string): string {
  const ids = line.match(ID) ?? []
  const numbers = line.replace(ID, '').match(/\d+/g) ?? []
  return [...ids, ...numbers].sort().join(' ')
}

function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line, index) => {
    const isEmpty = line.trim() === '' || /^[|\s:-]+$/.test(line)
    return isEmpty ? [] : [{ shape: shapeOf(line), numbers: numbersOf(line), at: index + 1 }]
  })
}

/** What a translation lacks, has too much, or counts differently. */
export function compareTranslation(original: string, file: string, translation: string): string[] {
  const wanted = linesOf(original)
  const found = linesOf(translation)
  const differs = wanted.findIndex(({ shape }, n) => shape !== found[n]?.shape)
  if (differs >= 0)
    return [
      `${file}:${found[differs]?.at ?? found.at(-1)!.at}: expected ${wanted[differs]!.shape} here, as in line ${wanted[differs]!.at} of the original, and not ${found[differs]?.shape ?? 'the end'}`,
    ]
  if (found.length > wanted.length)
    return [`${file}:${found[wanted.length]!.at}: the original has ended before`]
  return wanted.flatMap(({ numbers, at }, n) =>
    numbers === found[n]!.numbers
      ? []
      : [
          `${file}:${found[n]!.at}: names ${found[n]!.numbers || 'no number'}, line ${at} of the original ${numbers || 'none'}`,
        ],
  )
}
