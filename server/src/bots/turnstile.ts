/** Lets only so many run at once. The others wait in line, those that somebody is waiting for first. */
export class Turnstile {
  private free: number
  private readonly first: (() => void)[] = []
  private readonly others: (() => void)[] = []

  constructor(count: number) {
    this.free = count
  }

  /** How many are waiting in line. */
  get waiting(): number {
    return this.first.length + this.others.length
  }

  async take<T>(run: () => Promise<T>, isFirst: boolean): Promise<T> {
    if (this.free > 0) this.free--
    else await new Promise<void>((resolve) => (isFirst ? this.first : this.others).push(resolve))
    try {
      return await run()
    } finally {
      const next = this.first.shift() ?? this.others.shift()
      if (next) next()
      else this.free++
    }
  }
}
