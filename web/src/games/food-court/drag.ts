import type { Attachment } from 'svelte/attachments'
import type { FoodCourtUi } from './ui.svelte.ts'

/** Nearer than this a hand that trembles is not dragging. */
const SLACK = 8

/**
 * Lets a piece be dragged onto whatever carries `data-drop`. `drop` gets that word when it is let go there;
 * `lift` is told when it is picked up. A click that ends a drag is swallowed, so the same element can be pressed
 * as well.
 */
export function draggable(
  ui: FoodCourtUi,
  piece: { readonly kind: string; readonly id: string },
  drop: (place: string) => void,
  lift?: () => void,
): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let moved = false

    function down(event: PointerEvent): void {
      moved = false
      from = event.button === 0 ? { x: event.clientX, y: event.clientY } : null
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
      ui.over = placeAt(event)
    }

    function up(event: PointerEvent): void {
      const place = event.type === 'pointerup' && moved ? placeAt(event) : null
      if (moved) swallowClick()
      stop()
      if (place !== null) drop(place)
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

/** At the window, for what was dropped may be drawn anew before the click that ends the drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 100)
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')
  return element?.dataset.drop ?? null
}
