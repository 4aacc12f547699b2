/** The newest positions of a table, by how many steps lie behind them. */
import type { Update } from '@harvest/engine/wire'

const KEPT = 300

export class Positions {
  private readonly known = new Map<number, Update>()

  find(at: number): Update | null {
    return this.known.get(at) ?? null
  }

  /** What is remembered last is forgotten last. */
  remember(update: Update): void {
    this.known.delete(update.at)
    this.known.set(update.at, update)
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT) this.known.delete(oldest!)
  }

  clear(): void {
    this.known.clear()
  }
}
