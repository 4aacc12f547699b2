import type { Attachment } from 'svelte/attachments'

/**
 * One tab stop for a group of things, arrow keys between them: the focus goes to whatever lies nearest in that
 * direction on the screen, so rows, grids and the notches of a field all work alike. Members carry `data-rove`
 * and `tabindex="-1"`; Tab leads to the one marked `data-way-in`, or to the first marked `data-legal`.
 *
 * `changed` is read so that the group is looked at again whenever it returns something new.
 */
export function rove(changed: () => unknown): Attachment<Element> {
  return (group) => {
    changed()
    if (!group.contains(document.activeElement)) settle(group)
    group.addEventListener('keydown', onKey as EventListener)
    group.addEventListener('focusin', onFocus as EventListener)
    return () => {
      group.removeEventListener('keydown', onKey as EventListener)
      group.removeEventListener('focusin', onFocus as EventListener)
    }
  }
}

type Member = HTMLElement | SVGElement

const members = (group: Element): Member[] => [...group.querySelectorAll<Member>('[data-rove]')]

function settle(group: Element): void {
  const all = members(group)
  const entry =
    all.find((member) => member.hasAttribute('data-way-in')) ??
    all.find((member) => member.hasAttribute('data-legal')) ??
    all[0]
  for (const member of all) stopAt(member, member === entry)
}

function onFocus(event: FocusEvent): void {
  const focused = (event.target as Element).closest('[data-rove]')
  if (!focused) return
  for (const member of members(event.currentTarget as Element)) stopAt(member, member === focused)
}

/** Writing what is there already would be a reason to look at the page's styles again. */
function stopAt(member: Member, isStop: boolean): void {
  const tabindex = isStop ? '0' : '-1'
  if (member.getAttribute('tabindex') !== tabindex) member.setAttribute('tabindex', tabindex)
}

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function onKey(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key]
  const from = (event.target as Element).closest('[data-rove]')
  if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return
  const next = nearestTowards(from, members(event.currentTarget as Element), direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nearestTowards(
  from: Element,
  all: readonly Member[],
  [dx, dy]: readonly [number, number],
): Member | null {
  const here = middle(from)
  let best: Member | null = null
  let least = Infinity
  for (const member of all) {
    const there = middle(member)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    if (member === from || ahead < 1) continue
    // Straying to the side counts more: a key should feel like its arrow.
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    const cost = ahead + aside * 1.6
    if (cost < least) {
      best = member
      least = cost
    }
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
