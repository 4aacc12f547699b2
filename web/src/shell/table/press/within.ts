/** Where a key is pressed, or the focus is. */
export function isWithin(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

export function isTyping(target: EventTarget | null): boolean {
  return isWithin('input, textarea, select, [contenteditable]', target)
}
