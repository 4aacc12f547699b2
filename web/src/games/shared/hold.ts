import type { Attachment } from 'svelte/attachments'
import { focusQuietly } from './quiet-focus.ts'

/**
 * Keeps the keyboard where it was: when the member of a roving group that had the focus goes away, as a card does
 * that is played, the one that takes its place gets it. `changed` is read so that the group is looked at again
 * whenever it returns something new.
 */
export function hold(changed: () => unknown): Attachment<HTMLElement> {
  let at = -1
  return (group) => {
    changed()
    const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')]
    if (at >= 0 && document.activeElement === document.body) {
      const left = members()
      const next = left[Math.min(at, left.length - 1)]
      if (next) focusQuietly(next)
    }
    const into = ({ target }: FocusEvent): void => {
      const member = (target as HTMLElement).closest<HTMLElement>('[data-rove]')
      at = member?.matches(':focus-visible') ? members().indexOf(member) : -1
    }
    const away = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) at = -1
    }
    group.addEventListener('focusin', into)
    group.addEventListener('focusout', away)
    return () => {
      group.removeEventListener('focusin', into)
      group.removeEventListener('focusout', away)
    }
  }
}
