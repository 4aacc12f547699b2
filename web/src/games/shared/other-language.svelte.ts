/**
 * Words in a language that most people at a table don't read: loaded for those who do. Until they are here, or without
 * a connection, the others stand in for them.
 */
export class OtherLanguage<T> {
  #loaded = $state.raw<T | null>(null)
  #asked: Promise<void> | null = null
  readonly #instead: T
  readonly #load: () => Promise<T>

  constructor(instead: T, load: () => Promise<T>) {
    this.#instead = instead
    this.#load = load
  }

  get words(): T {
    void this.ready()
    return this.#loaded ?? this.#instead
  }

  ready(): Promise<void> {
    return (this.#asked ??= this.#load().then(
      (loaded) => void (this.#loaded = loaded),
      () => void (this.#asked = null),
    ))
  }
}
