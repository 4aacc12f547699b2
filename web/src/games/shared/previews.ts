import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { MoveOffer, Props } from './props.ts'

/** While the pointer or the focus is on an element, the shell says what its move would give. */
export function previews(
  table: Pick<Props, 'preview'>,
  offer: () => MoveOffer | null,
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
