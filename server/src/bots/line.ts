/** Tables whose bots are still to be asked, in order; those where somebody is waiting come first. */
export class TableLine {
  private readonly followed = new Set<string>()
  private readonly others = new Set<string>()

  join(table: string, isFollowed: boolean): void {
    if (!isFollowed) return void (this.followed.has(table) || this.others.add(table))
    this.others.delete(table)
    this.followed.add(table)
  }

  /** The next one, which leaves the line. */
  next(): string | null {
    for (const line of [this.followed, this.others])
      for (const table of line) {
        line.delete(table)
        return table
      }
    return null
  }
}
