/**
 * Appending to tables as one statement, and so one transaction and one round trip. It looks for earlier
 * commands, then for the last row of each table; only when both allow it, all parts are written. Whoever else
 * appends at the same moment inserts the same row of the log: one of both waits there, and then clashes.
 */
import type { Append, Appended, StoredCommand } from './contract.ts'
import type { Row, Statement } from './postgres-connection.ts'

export const CHANNEL = 'harvest'

/** Lists of rows travel as one array a column; each group here is one list. */
const GROUPS = {
  row: { tab: 'text', seq: 'integer', body: 'text', time: 'bigint' },
  command: { scope: 'text', actor: 'text', id: 'text', digest: 'text', answer: 'text' },
  listing: {
    tab: 'text',
    game: 'text',
    status: 'text',
    public: 'boolean',
    name: 'text',
    host_name: 'text',
    seats: 'text',
    waiting: 'text',
    free: 'integer',
    bot_to_move: 'boolean',
    created: 'bigint',
    updated: 'bigint',
  },
  seated: { tab: 'text' },
  person: { tab: 'text', guest: 'text', seats: 'text', to_move: 'boolean' },
  snapshot: { tab: 'text', seq: 'integer', version: 'integer', body: 'text' },
} as const

type Group = keyof typeof GROUPS
type Given = { readonly [G in Group]: readonly { readonly [C in keyof (typeof GROUPS)[G]]: unknown }[] }

const names = Object.keys(GROUPS) as Group[]
const columns = (group: Group): string[] => Object.keys(GROUPS[group])

/** `given_row (tab, …) AS (SELECT * FROM unnest($2::text[], …))` for each group; $1 is the process that writes. */
function givenLists(): string {
  let parameter = 1
  return names
    .map((group) => {
      const arrays = Object.values(GROUPS[group]).map((type) => `$${++parameter}::${type}[]`)
      return `given_${group} (${columns(group)}) AS (SELECT * FROM unnest(${arrays.join(', ')}))`
    })
    .join(',\n  ')
}

export const appendStatement: Statement = {
  name: 'append',
  text: `
WITH
  ${givenLists()},
  earlier AS (
    SELECT c.scope, c.actor, c.id, c.digest, c.answer FROM commands c JOIN given_command USING (scope, actor, id)
    LIMIT 1
  ),
  misplaced AS (
    SELECT FROM (SELECT tab, min(seq) AS seq FROM given_row GROUP BY tab) first
    WHERE seq <> 1 + coalesce((SELECT max(l.seq) FROM log l WHERE l.tab = first.tab), 0)
  ),
  go AS MATERIALIZED (
    SELECT WHERE NOT EXISTS (SELECT FROM earlier) AND NOT EXISTS (SELECT FROM misplaced)
  ),
  added AS (
    INSERT INTO log (tab, seq, body, time)
    SELECT g.tab, g.seq, g.body, g.time FROM given_row g, go ORDER BY g.tab, g.seq
    RETURNING tab, seq
  ),
  command AS (INSERT INTO commands (scope, actor, id, digest, answer) SELECT g.* FROM given_command g, go),
  listing AS (
    INSERT INTO tables (${columns('listing')}) SELECT g.* FROM given_listing g, go
    ON CONFLICT (tab) DO UPDATE SET status = excluded.status, name = excluded.name,
      host_name = excluded.host_name, seats = excluded.seats, waiting = excluded.waiting, free = excluded.free,
      bot_to_move = excluded.bot_to_move, updated = excluded.updated
  ),
  gone AS (
    DELETE FROM people p USING given_seated s, go
    WHERE p.tab = s.tab AND NOT EXISTS (SELECT FROM given_person g WHERE g.tab = p.tab AND g.guest = p.guest)
  ),
  person AS (
    INSERT INTO people (tab, guest, seats, to_move) SELECT g.* FROM given_person g, go
    ON CONFLICT (guest, tab) DO UPDATE SET seats = excluded.seats, to_move = excluded.to_move
    WHERE (people.seats, people.to_move) IS DISTINCT FROM (excluded.seats, excluded.to_move)
  ),
  snapshot AS (
    INSERT INTO snapshots (tab, seq, version, body) SELECT g.* FROM given_snapshot g, go
    ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
    WHERE snapshots.seq < excluded.seq
  ),
  news AS (
    SELECT json_build_object('from', $1::text, 'appended', tab, 'n', max(seq))::text AS text FROM added GROUP BY tab
  )
SELECT
  EXISTS (SELECT FROM go) AS done,
  (SELECT to_json(e) FROM earlier e) AS earlier,
  (SELECT count(pg_notify('${CHANNEL}', text)) FROM news) AS told`,
}

export function appendValues(from: string, parts: readonly Append[]): unknown[] {
  const given: Given = {
    row: parts.flatMap(({ table, rows }) => rows.map((row) => ({ tab: table, ...row }))),
    command: parts.flatMap(({ command }) => command ?? []),
    listing: parts.flatMap(({ listing }) => (listing ? [listingRow(listing)] : [])),
    seated: parts.flatMap(({ table, people }) => (people ? [{ tab: table }] : [])),
    person: parts.flatMap(({ table, people }) =>
      (people ?? []).map(({ guest, seats, toMove }) => ({
        tab: table,
        guest,
        seats: JSON.stringify(seats),
        to_move: toMove,
      })),
    ),
    snapshot: parts.flatMap(({ snapshot }) => (snapshot ? [{ ...snapshot, tab: snapshot.table }] : [])),
  }
  const arrays = names.flatMap((group) => {
    const rows = given[group] as readonly Row[]
    return columns(group).map((column) => rows.map((row) => row[column]))
  })
  return [from, ...arrays]
}

function listingRow(listing: NonNullable<Append['listing']>): Given['listing'][number] {
  const { table, hostName, botToMove, waiting, ...same } = listing
  return {
    ...same,
    tab: table,
    host_name: hostName,
    bot_to_move: botToMove,
    waiting: JSON.stringify(waiting),
  }
}

export function appendedFrom(row: Row): Appended {
  if (row.done) return { kind: 'done' }
  return row.earlier ? { kind: 'repeated', command: row.earlier as StoredCommand } : { kind: 'conflict' }
}
