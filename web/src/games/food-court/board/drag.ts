import type { Attachment } from 'svelte/attachments'
import type { Drag, FoodCourtUi } from '../ui.svelte.ts'

/** Closer than this it's a trembling hand, not a drag. */
const SLACK = 8

/**
 * Lets a piece be dragged onto whatever carries `data-drop`. `drop` gets that word when it is let go there, even
 * where it doesn't fit, so that the reason can be given; `lift` is told when it is picked up. A click that ends a
 * drag is swallowed, so the same element can be pressed as well.
 */
export function draggable(
  ui: FoodCourtUi,
  piece: Pick<Drag, 'kind' | 'id' | 'fits'>,
  drop: (place: string) => void,
  lift?: () => void,
): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let moved = false

    function down(event: PointerEvent): void {
      moved = false
      from = event.button === 0 ? { x: event.clientX, y: event.clientY } : null
      // A quick hand has left the piece before it moves; a finger is held by what it touched anyway.
      if (from && event.pointerType === 'mouse') element.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent): void {
      if (!from) return
      if (!moved) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
        moved = true
        element.setPointerCapture(event.pointerId)
        lift?.()
      }
      ui.drag = { ...piece, x: event.clientX, y: event.clientY }
      ui.over = placesAt(event).find(piece.fits) ?? null
    }

    function up(event: PointerEvent): void {
      const places = event.type === 'pointerup' && moved ? placesAt(event) : []
      if (moved) swallowClick()
      stop()
      const place = places.find(piece.fits) ?? places[0]
      if (place !== undefined) drop(place)
    }

    function stop(): void {
      from = null
      ui.drag = null
      ui.over = null
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      if (from) stop()
    }
  }
}

/** At the window, because what was dropped may be redrawn before the click that ends the drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 100)
}

/** The places under the pointer, a customer before the kitchen it stands in. */
function placesAt({ clientX, clientY }: PointerEvent): string[] {
  const out: string[] = []
  let element: Element | null | undefined = document.elementFromPoint(clientX, clientY)
  while ((element = element?.closest('[data-drop]'))) {
    out.push((element as HTMLElement).dataset.drop!)
    element = element.parentElement
  }
  return out
}
