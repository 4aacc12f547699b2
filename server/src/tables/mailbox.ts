/** Work that is done one at a time, in the order it came. */
export class Mailbox {
  /** How much is waiting or under way. */
  pending = 0
  private tail: Promise<unknown> = Promise.resolve()

  /** Begins at once when nothing is under way. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.pending++ === 0 ? work() : this.tail.then(work)
    this.tail = result.then(this.done, this.done)
    return result
  }

  /** Resolves when what is in it now has been done. */
  async settled(): Promise<void> {
    await this.tail
  }

  private readonly done = (): void => void this.pending--
}
