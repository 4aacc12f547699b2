import { skipStory } from '../film/skip.ts'
import type { TableStore } from '../store/table-store.svelte.ts'

/** What is always what it says it is, and may be pressed as often as one likes. */
const SAFE = 'input, textarea, select, a, dialog, [popover], [popovertarget], .side, .log, .chat'
/** What answers the question on the screen. */
const ANSWERS = '.board, .tray, .choices, [data-answer]'

/**
 * A click on an answer while pieces fly only catches up, and the second half of a double click is nobody's choice:
 * what lies under the pointer by then is another question. A click on one's own things in an earlier position leads
 * back to where they can be used.
 */
export function guardClick(store: TableStore, event: MouseEvent): void {
  const target = event.target as Element
  // What was said about the last click is answered by the next one.
  if (!target.closest('.notices')) store.notice = store.news = null
  if (target.closest(SAFE)) return
  const early = store.presenter.behind && target.closest(ANSWERS) !== null && !target.closest('[data-look]')
  const past = (store.looking !== null || store.film !== null) && target.closest('.mine button') !== null
  if (target.closest(ANSWERS) && !target.closest('[data-undo]')) store.goOn()
  if (!early && !past && event.detail < 2) return
  event.stopPropagation()
  event.preventDefault()
  if (past) store.lookNow()
  else if (early) void skipStory(store)
}
