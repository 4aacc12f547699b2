/** Where somebody last pressed something, so that what is said about it can stand beside it. */
import type { Attachment } from 'svelte/attachments'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is larger than this was not meant as a whole: the field, a pane. */
const LARGEST = 260
/** Around a point of something large. */
const REACH = 28
const GAP = 8

export class Pressed {
  #box: Box | null = null

  get box(): Box | null {
    return this.#box
  }

  readonly watch: Attachment<Element> = (element) => {
    const onpointer = (event: Event) => {
      const { clientX: x, clientY: y } = event as PointerEvent
      const around = { left: x - REACH, top: y - REACH, right: x + REACH, bottom: y + REACH }
      this.#box = this.#boxOf(event.target, around)
    }
    const onkey = (event: Event) => {
      if (event.target !== document.body) this.#box = this.#boxOf(event.target, null)
    }
    element.addEventListener('pointerdown', onpointer, true)
    element.addEventListener('keydown', onkey, true)
    return () => {
      element.removeEventListener('pointerdown', onpointer, true)
      element.removeEventListener('keydown', onkey, true)
    }
  }

  #boxOf(target: EventTarget | null, otherwise: Box | null): Box | null {
    const box = (target as Element | null)?.closest('button, [role=button], input')?.getBoundingClientRect()
    return box && box.width <= LARGEST && box.height <= LARGEST ? box : otherwise
  }
}

/** The top left corner for something of this size: below the box or above it, never on it, and on the screen. */
export function beside(
  box: Box,
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const middle = (box.left + box.right - size.width) / 2
  const left = Math.max(GAP, Math.min(middle, screen.width - size.width - GAP))
  const below = box.bottom + GAP
  const above = box.top - GAP - size.height
  return { left, top: below + size.height <= screen.height || above < 0 ? below : above }
}
