import type { Component } from 'svelte'

/** A part of the table that the first board can do without: it is loaded once that stands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export class Later<P extends Record<string, any>> {
  /** Null until it is here. */
  part = $state.raw<Component<P> | null>(null)
  readonly #load: () => Promise<{ readonly default: Component<P> }>
  #isAsked = false

  constructor(load: () => Promise<{ readonly default: Component<P> }>) {
    this.#load = load
  }

  /** Load it; without a connection nothing is shown, and the next one who wants it tries again. */
  want(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    this.#load().then(
      (loaded) => (this.part = loaded.default),
      () => (this.#isAsked = false),
    )
  }
}
