let quiet = false

/** Brings the focus back to where something can be chosen. Nobody has asked about that place yet: nothing is previewed. */
export function focusQuietly(element: HTMLElement | SVGElement): void {
  quiet = true
  element.focus()
  quiet = false
}

/** Whether somebody went to this element themselves, with the keyboard. */
export function isVisited(element: Element): boolean {
  return !quiet && element.matches(':focus-visible')
}
