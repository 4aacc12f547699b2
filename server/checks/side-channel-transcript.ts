/** All that everybody but one person could observe of a server, in order; a second life is held against the first. */

/** The first difference was enough. */
export class EnoughSeen extends Error {}

/** How much is shown on either side of a difference. */
const NEAR = 100

export class Transcript {
  readonly differences: string[] = []
  private readonly entries: string[] = []
  private readonly other: Transcript | null
  private readonly first: boolean

  /** `other`: what it should be the same as. `first`: stop at the first difference. */
  constructor(other: Transcript | null, first = false) {
    this.other = other
    this.first = first
  }

  get length(): number {
    return this.entries.length
  }

  /** `what` says who did what and when; `seen` is every byte that came of it. */
  note(what: string, seen: string): void {
    const entry = `${what}\n${seen}`
    const expected = this.other?.entries[this.entries.length]
    this.entries.push(entry)
    if (!this.other || entry === expected) return
    this.differences.push(describe(what, expected ?? 'nothing more', entry))
    if (this.first) throw new EnoughSeen()
  }

  /** Nothing more will come. */
  end(): void {
    const missing = (this.other?.length ?? 0) - this.length
    if (missing > 0) this.differences.push(`${missing} observations are missing`)
  }
}

function describe(what: string, a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const near = (text: string): string => text.slice(Math.max(0, at - NEAR), at + NEAR).replaceAll('\n', ' ⏎ ')
  return `${what}: …${near(a)}… or …${near(b)}…`
}
