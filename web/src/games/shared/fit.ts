import type { Attachment } from 'svelte/attachments'

/** Smaller than this nothing can be read: then it is scrolled. */
const LEAST = 0.55

/** Draws a thing smaller when it is higher than what it lies in, so that nothing of it is cut off. */
export const fit: Attachment<HTMLElement> = (element) => {
  const frame = element.parentElement!
  const measure = (): void => {
    const { paddingTop, paddingBottom } = getComputedStyle(frame)
    const room = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    const scale = scaleFor(element.offsetHeight, room)
    element.style.scale = scale === 1 ? '' : String(scale)
    // What is scaled keeps its place in the layout, and would be scrolled to.
    element.style.marginBottom = scale === 1 ? '' : `${Math.ceil((scale - 1) * element.offsetHeight)}px`
  }
  const watch = new ResizeObserver(measure)
  watch.observe(frame)
  watch.observe(element)
  return () => watch.disconnect()
}

/** How large a thing of some height can be drawn in a room. */
export function scaleFor(height: number, room: number): number {
  return height <= room || height === 0 ? 1 : Math.max(LEAST, room / height)
}
