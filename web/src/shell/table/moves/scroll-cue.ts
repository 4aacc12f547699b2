import type { Attachment } from 'svelte/attachments'

/**
 * Marks a scrolling box with `data-more` while something lies below what it shows. `changed` is read so that the box
 * is looked at again whenever it returns something new.
 */
export function cue(changed: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    changed()
    const look = (): void => {
      box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 4)
    }
    // After the new content has its size; the box itself may be resized too.
    const frame = requestAnimationFrame(look)
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }
}
