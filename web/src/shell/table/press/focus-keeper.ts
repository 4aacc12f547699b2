import type { Attachment } from 'svelte/attachments'
import { focusQuietly } from '../../../games/shared/quiet-focus.ts'

const REGIONS = '.moves, .tray, .board, .sheet, .side, .buttons'
const WAYS_IN = ['[data-way-in]', '[data-legal]', 'button:not(:disabled), input:not(:disabled)']

/**
 * Keeps whoever plays with the keyboard in the part of the table where they are. What was chosen is often gone with
 * the next position, and the focus with it: then it goes to the first thing to choose in the same part.
 */
export class FocusKeeper {
  #held: Element | null = null
  #region: Element | null = null
  #byKeys = false

  readonly watch: Attachment<Element> = (table) => {
    const onfocus = (event: Event) => {
      this.#held = event.target as Element
      this.#region = this.#held.closest(REGIONS)
    }
    const onkey = () => (this.#byKeys = true)
    const onpointer = () => (this.#byKeys = false)
    table.addEventListener('focusin', onfocus)
    // A key that leads into the table is pressed outside it.
    document.addEventListener('keydown', onkey, true)
    document.addEventListener('pointerdown', onpointer, true)
    return () => {
      table.removeEventListener('focusin', onfocus)
      document.removeEventListener('keydown', onkey, true)
      document.removeEventListener('pointerdown', onpointer, true)
    }
  }

  /** To be called when another position is on the page. */
  settle(): void {
    if (!this.#byKeys || document.activeElement !== document.body) return
    if (!this.#held || (this.#held.isConnected && !this.#held.matches(':disabled'))) return
    const region = this.#region?.isConnected ? this.#region : null
    for (const way of region ? WAYS_IN : []) {
      const next = region!.querySelector<HTMLElement | SVGElement>(way)
      if (next) return focusQuietly(next)
    }
  }
}
