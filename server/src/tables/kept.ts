/** The last few things that took long to make, under keys that whoever asks may know. */
export class Kept<T> {
  private readonly made = new Map<string, T>()
  private readonly room: number

  constructor(room: number) {
    this.room = room
  }

  get(key: string, make: () => T): T {
    const known = this.made.get(key)
    if (known !== undefined) return known
    const value = make()
    this.made.set(key, value)
    if (this.made.size > this.room) this.made.delete(this.made.keys().next().value!)
    return value
  }
}
