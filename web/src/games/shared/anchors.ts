import type { Attachment } from 'svelte/attachments'

/**
 * Where things are on the screen, by name: `plot/34`, `tray/R`, `panel/2`. Board, panels and tray register
 * their elements; the flight layer asks where a name is at the moment a piece takes off. A name may be drawn
 * twice (a card on the board and in the sheet): the last one that can be seen counts.
 */
export class Anchors {
  readonly #elements = new Map<string, Set<Element>>()
  readonly #places = new Map<string, (id: string) => DOMRect | null>()

  /** `<g {@attach anchors.at('plot/34')}>` */
  at(name: string): Attachment {
    return (element) => {
      let known = this.#elements.get(name)
      if (!known) this.#elements.set(name, (known = new Set()))
      known.add(element)
      return () => {
        known.delete(element)
      }
    }
  }

  /** Places without an element of their own: all names `kind/…` are looked up by `find`. */
  provide(kind: string, find: (id: string) => DOMRect | null): () => void {
    this.#places.set(kind, find)
    return () => {
      if (this.#places.get(kind) === find) this.#places.delete(kind)
    }
  }

  /** The first of some names that is drawn where it can be seen. */
  find(names: readonly string[]): { readonly element: Element | null; readonly box: DOMRect } | null {
    for (const name of names) {
      const element = this.#seen(name)
      if (element) return { element, box: element.getBoundingClientRect() }
      const slash = name.indexOf('/')
      const box = this.#places.get(name.slice(0, slash))?.(name.slice(slash + 1))
      if (box && isSeen(box)) return { element: null, box }
    }
    return null
  }

  #seen(name: string): Element | null {
    let found: Element | null = null
    for (const element of this.#elements.get(name) ?? [])
      if (isSeen(element.getBoundingClientRect())) found = element
    return found
  }
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
}
