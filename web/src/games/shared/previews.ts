import type { Move, Offer } from '@harvest/engine/wire'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { isVisited } from './quiet-focus.ts'

/**
 * Calls back while the mouse or the keyboard's focus is on an element, and when neither is any more. A finger is gone
 * as soon as it has pressed, and the focus it leaves behind asks nothing.
 */
export function pointed(come: () => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    let under = false
    let focused = false
    const tell = () => (under || focused ? come() : leave())
    const point = (event: PointerEvent) => {
      under = event.type !== 'pointerleave' && event.pointerType === 'mouse'
      tell()
    }
    const focus = () => {
      focused = isVisited(element)
      if (focused) come()
    }
    const blur = () => {
      if (!focused) return
      focused = false
      tell()
    }
    // Not with addEventListener: an element that goes while it has the focus calls back in the middle of a drawing.
    const stops = [
      on(element, 'pointerenter', point),
      // Under a mouse that rests, the question may have changed.
      on(element, 'pointermove', point),
      on(element, 'pointerleave', point),
      on(element, 'focus', focus),
      on(element, 'blur', blur),
    ]
    return () => {
      stops.forEach((stop) => stop())
      // What is gone is not pointed at, and no pointer leaves it.
      if (under || focused) leave()
    }
  }
}

/** While an element is pointed at, the shell says what its move would give. */
export function previews<M extends Move>(
  table: { preview(offer: Offer<M> | null): void },
  offer: () => Offer<M> | null,
): Attachment<HTMLElement> {
  return pointed(
    () => table.preview(offer()),
    () => table.preview(null),
  )
}
