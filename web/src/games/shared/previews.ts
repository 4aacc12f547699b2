import type { Move, Offer } from '@harvest/engine/wire'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** Calls back when the pointer or the focus comes to an element, and when it leaves. */
export function pointed(come: () => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    // Not with addEventListener: an element that goes while it has the focus calls back in the middle of a drawing.
    const stops = [
      on(element, 'mouseenter', come),
      on(element, 'focus', come),
      on(element, 'mouseleave', leave),
      on(element, 'blur', leave),
    ]
    return () => stops.forEach((stop) => stop())
  }
}

/** While the pointer or the focus is on an element, the shell says what its move would give. */
export function previews<M extends Move>(
  table: { preview(offer: Offer<M> | null): void },
  offer: () => Offer<M> | null,
): Attachment<HTMLElement> {
  return pointed(
    () => table.preview(offer()),
    () => table.preview(null),
  )
}
