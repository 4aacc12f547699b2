/** How far somebody has read what was said at a table, kept through a reload. */
import type { ChatLine, Seat } from '@harvest/server/wire'

const key = (table: string): string => `harvest-chat-${table}`

class ChatMark {
  /** How the lines of those name their speakers whom somebody has muted. */
  muted = $state.raw<readonly string[]>([])
  private seen = $state(0)
  readonly table: string

  constructor(table: string) {
    this.table = table
    try {
      this.seen = Number(sessionStorage.getItem(key(table)) ?? 0) || 0
    } catch {
      // Without a store everything is new after a reload.
    }
  }

  /** Of what others said; `own` are the seats of whoever reads. Watchers, who have none, are told apart by name. */
  unread(lines: readonly ChatLine[], own: readonly Seat[], name: string | null): number {
    const isOwn = (line: ChatLine): boolean =>
      line.seats.some((seat) => own.includes(seat)) ||
      (own.length + line.seats.length === 0 && line.name === name)
    return lines.filter((line) => line.n > this.seen && !isOwn(line) && !this.muted.includes(line.by!)).length
  }

  see(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.n ?? 0
    if (last <= this.seen) return
    this.seen = last
    try {
      sessionStorage.setItem(key(this.table), String(last))
    } catch {
      // See above.
    }
  }
}

let mark: ChatMark | null = null

/** The same for every pane and tab of a table's page. */
export function chatMark(table: string): ChatMark {
  if (mark?.table !== table) mark = new ChatMark(table)
  return mark
}
