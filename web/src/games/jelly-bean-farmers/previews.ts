import type { Attachment } from 'svelte/attachments'
import type { MoveOffer, Props } from './props.ts'

/** While the pointer or the focus is on an element, the shell says what its move would give. */
export function previews(
  table: Pick<Props, 'preview'>,
  offer: () => MoveOffer | null,
): Attachment<HTMLElement> {
  const show = () => table.preview(offer())
  const hide = () => table.preview(null)
  return (element) => {
    element.addEventListener('mouseenter', show)
    element.addEventListener('focus', show)
    element.addEventListener('mouseleave', hide)
    element.addEventListener('blur', hide)
  }
}
