import type { Component } from 'svelte'

/**
 * What the loaded games take their pictures from. It stays on the page once it's there: lists, rules and stories show
 * pieces too, and a piece that a page repeats with `<use>` is drawn only where its original is.
 */
class Drawings {
  list = $state.raw<readonly Component[]>([])

  add(drawings: readonly Component[]): void {
    this.list = [...new Set([...this.list, ...drawings])]
  }
}

export const drawings = new Drawings()
