import type { Attachment } from 'svelte/attachments'

/**
 * Where things are on the screen, by name: `plot/34`, `tray/R`, `panel/2`. Board, panels and tray register
 * their elements; the flight layer asks where a name is at the moment a piece takes off. A name may be drawn
 * twice (a card on the board and in the sheet): the last one that can be seen counts.
 */
export class Anchors {
  readonly #elements = new Map<string, Set<Element>>()

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

  element(name: string): Element | null {
    let found: Element | null = null
    for (const element of this.#elements.get(name) ?? []) if (isSeen(element.getBoundingClientRect())) found = element
    return found
  }

  box(name: string): DOMRect | null {
    return this.element(name)?.getBoundingClientRect() ?? null
  }
}

function isSeen(box: DOMRect): boolean {
  return (
    box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
  )
}
