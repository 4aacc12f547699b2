/** From tables that wait to what somebody is told of them, the same for every channel. */
import { listed, plain } from '@harvest/engine'
import type { Language } from '../doors/language.ts'
import type { Games } from '../games.ts'
import { nameSeats } from '../people/seat-names.ts'
import type { Table } from '../tables/table.ts'
import type { MyTable } from '../wire.ts'
import { OUTSIDE } from '../text/outside/index.ts'

export interface Message {
  readonly title: string
  readonly lines: readonly string[]
  /** Where a press leads. */
  readonly url: string
  /** The table it is about; null when it is about several. */
  readonly table: string | null
  /** How it stands there, in words, for those who read more than a line. */
  readonly position?: string
}

export interface Teller {
  readonly games: Games
  /** Where people reach the server. */
  readonly url: string
}

/** That somebody is waited for at a table. */
export function turnMessage(table: MyTable, language: Language, teller: Teller): Message {
  const words = OUTSIDE[language].notices
  return {
    title: words.yourTurn(titleOf(table, teller)),
    lines: linesOf(table, language),
    url: `${teller.url}/table/${table.id}`,
    table: table.id,
  }
}

/**
 * How a table stands, in words: what anybody may see who watches it, and nothing of the reader's own, since others read
 * mailboxes too.
 */
export function positionInWords(table: Table, language: Language, { games }: Teller): string {
  const { seats, game } = table.describe(null).table
  const { text } = games.get(game)!
  const names = nameSeats(seats, (seat) => String(seat + 1))
  return plain((text[language] ?? text.en).describe(table.as('watcher').now().update.view, names))
}

/** All tables that wait, once a day. */
export function dayMessage(tables: readonly MyTable[], language: Language, teller: Teller): Message {
  return {
    title: OUTSIDE[language].notices.waiting(tables.length),
    lines: tables.map((table) => [titleOf(table, teller), ...linesOf(table, language)].join(' · ')),
    url: tables.length === 1 ? `${teller.url}/table/${tables[0]!.id}` : `${teller.url}/`,
    table: tables.length === 1 ? tables[0]!.id : null,
  }
}

export function titleOf(table: MyTable, { games }: Teller): string {
  return table.name || (games.get(table.game)?.game.name ?? table.game)
}

function linesOf(table: MyTable, language: Language): string[] {
  const words = OUTSIDE[language].notices
  const names = nameSeats(table.seats, (seat) => String(seat + 1))
  const others = [...table.seats.keys()].filter((seat) => !table.yours.includes(seat)).map(names)
  return [
    ...(others.length > 0 ? [words.among(listed(others, words.and))] : []),
    ...(table.due === null ? [] : [words.until(moment(table, language))]),
  ]
}

/** In the zone of the table, which is the only one a server knows of. */
function moment({ due, pace }: MyTable, language: Language): string {
  const timeZone = pace?.kind === 'days' ? pace.zone : 'UTC'
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return `${new Intl.DateTimeFormat(language, form).format(due!)} (${timeZone})`
}
