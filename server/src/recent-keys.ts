/**
 * Something for each key, for as many keys as there is room for. Each time that many keys have come in, those not
 * used since the last time are forgotten: whoever keeps coming is remembered, and nobody is forgotten because others
 * bring many keys.
 */
const GENERATION = 25_000

export class RecentKeys<T> {
  private young = new Map<string, T>()
  private old: ReadonlyMap<string, T> = new Map()

  get size(): number {
    return this.young.size + this.old.size
  }

  get(key: string): T | undefined {
    const known = this.young.get(key)
    if (known !== undefined) return known
    const older = this.old.get(key)
    return older === undefined ? undefined : this.set(key, older)
  }

  /** Returns the value. */
  set(key: string, value: T): T {
    if (this.young.size >= GENERATION && !this.young.has(key)) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
    return value
  }
}
