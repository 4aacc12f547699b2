import type { Move, Offer } from '@harvest/engine/wire'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** While the pointer or the focus is on an element, the shell says what its move would give. */
export function previews<M extends Move>(
  table: { preview(offer: Offer<M> | null): void },
  offer: () => Offer<M> | null,
): Attachment<HTMLElement> {
  const show = () => table.preview(offer())
  const hide = () => table.preview(null)
  return (element) => {
    // Not with addEventListener: an element that goes while it has the focus calls back in the middle of a drawing.
    const stops = [
      on(element, 'mouseenter', show),
      on(element, 'focus', show),
      on(element, 'mouseleave', hide),
      on(element, 'blur', hide),
    ]
    return () => stops.forEach((stop) => stop())
  }
}
