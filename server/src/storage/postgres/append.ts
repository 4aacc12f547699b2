/**
 * Appending to tables as one statement, and so one transaction and one round trip, for several appends at once: its
 * units. It looks for earlier commands, then for the last row of each table; where both allow it, all parts of the
 * unit are written, whatever becomes of its neighbours. Whoever else appends at the same moment inserts the same row
 * of the log: one of the two waits there, and then clashes.
 */
import type { Append, Appended, StoredCommand } from '../contract.ts'
import type { WaitChange } from '../notice-contract.ts'
import type { Row, Statement } from './connection.ts'

export const CHANNEL = 'harvest'

/** Lists of rows travel as one array a column; each group here is one list, and every row belongs to a unit. */
const GROUPS = {
  row: { unit: 'integer', tab: 'text', seq: 'integer', body: 'text', time: 'bigint' },
  command: { unit: 'integer', scope: 'text', actor: 'text', id: 'text', digest: 'text', answer: 'text' },
  listing: {
    unit: 'integer',
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
  seated: { unit: 'integer', tab: 'text' },
  person: { unit: 'integer', tab: 'text', guest: 'text', seats: 'text', to_move: 'boolean' },
  turn: {
    unit: 'integer',
    tab: 'text',
    waiting: 'text',
    bot_to_move: 'boolean',
    updated: 'bigint',
    to_move: 'jsonb',
  },
  snapshot: { unit: 'integer', tab: 'text', seq: 'integer', version: 'integer', body: 'text' },
  clock: { unit: 'integer', tab: 'text', due: 'bigint', at: 'bigint' },
  wait: { unit: 'integer', tab: 'text', guest: 'text', seq: 'integer', since: 'bigint', known: 'boolean' },
  over: { unit: 'integer', tab: 'text', guest: 'text' },
  order: { unit: 'integer', tab: 'text', seat: 'integer', due: 'bigint' },
  carried: { unit: 'integer', tab: 'text', seat: 'integer' },
} as const

type Group = keyof typeof GROUPS
type Given = { readonly [G in Group]: readonly { readonly [C in keyof (typeof GROUPS)[G]]: unknown }[] }

const names = Object.keys(GROUPS) as Group[]
const columns = (group: Group): string[] => Object.keys(GROUPS[group])

/** `given_row (unit, …) AS (SELECT * FROM unnest($3::integer[], …))` for each group. */
function givenLists(): string {
  let parameter = 2
  return names
    .map((group) => {
      const arrays = Object.values(GROUPS[group]).map((type) => `$${++parameter}::${type}[]`)
      return `given_${group} (${columns(group)}) AS (SELECT * FROM unnest(${arrays.join(', ')}))`
    })
    .join(',\n  ')
}

/** Insert those rows of a group whose unit may go on. */
function insert(group: Group, into: string): string {
  const own = columns(group).filter((column) => column !== 'unit')
  return `INSERT INTO ${into} (${own}) SELECT ${own} FROM given_${group} JOIN go USING (unit)`
}

/** $1 is the process that writes, $2 the number of units. */
export const appendStatement: Statement = {
  name: 'append',
  text: `
WITH
  units AS (SELECT generate_series(0, $2::integer - 1) AS unit),
  ${givenLists()},
  earlier AS (
    SELECT g.unit, to_json(c) AS command FROM given_command g JOIN commands c USING (scope, actor, id)
  ),
  misplaced AS (
    SELECT unit FROM (SELECT unit, tab, min(seq) AS seq FROM given_row GROUP BY unit, tab) first
    WHERE seq <> 1 + coalesce((SELECT max(l.seq) FROM log l WHERE l.tab = first.tab), 0)
  ),
  go AS MATERIALIZED (
    SELECT unit FROM units EXCEPT SELECT unit FROM earlier EXCEPT SELECT unit FROM misplaced
  ),
  added AS (${insert('row', 'log')} ORDER BY tab, seq RETURNING tab, seq),
  command AS (${insert('command', 'commands')}),
  listing AS (
    ${insert('listing', 'tables')}
    ON CONFLICT (tab) DO UPDATE SET status = excluded.status, name = excluded.name,
      host_name = excluded.host_name, seats = excluded.seats, waiting = excluded.waiting, free = excluded.free,
      bot_to_move = excluded.bot_to_move, updated = excluded.updated
  ),
  gone AS (
    DELETE FROM people p USING given_seated s JOIN go USING (unit)
    WHERE p.tab = s.tab AND NOT EXISTS (SELECT FROM given_person g WHERE g.tab = p.tab AND g.guest = p.guest)
    RETURNING p.guest, p.tab
  ),
  former AS (INSERT INTO former (guest, tab) SELECT guest, tab FROM gone ON CONFLICT DO NOTHING),
  person AS (
    ${insert('person', 'people')}
    ON CONFLICT (guest, tab) DO UPDATE SET seats = excluded.seats, to_move = excluded.to_move
    WHERE (people.seats, people.to_move) IS DISTINCT FROM (excluded.seats, excluded.to_move)
  ),
  turn AS (
    UPDATE tables t SET waiting = g.waiting, bot_to_move = g.bot_to_move, updated = g.updated
    FROM given_turn g JOIN go USING (unit) WHERE t.tab = g.tab
  ),
  turned AS (
    UPDATE people p SET to_move = g.to_move ? p.guest
    FROM given_turn g JOIN go USING (unit) WHERE p.tab = g.tab AND p.to_move <> (g.to_move ? p.guest)
  ),
  snapshot AS (
    ${insert('snapshot', 'snapshots')}
    ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
    WHERE snapshots.seq < excluded.seq
  ),
  clock AS (
    ${insert('clock', 'clocks')} ON CONFLICT (tab) DO UPDATE SET due = excluded.due, at = excluded.at
  ),
  over AS (
    DELETE FROM waits w USING given_over g JOIN go USING (unit) WHERE w.tab = g.tab AND w.guest = g.guest
  ),
  wait AS (
    ${insert('wait', 'waits')} WHERE EXISTS (SELECT FROM channels c WHERE c.guest = given_wait.guest)
    ON CONFLICT (tab, guest) DO UPDATE SET seq = excluded.seq, since = excluded.since, known = excluded.known
  ),
  carried AS (
    DELETE FROM orders o USING given_carried g JOIN go USING (unit) WHERE o.tab = g.tab AND o.seat = g.seat
  ),
  ordered AS (
    ${insert('order', 'orders')} ON CONFLICT (tab, seat) DO UPDATE SET due = excluded.due
  ),
  news AS (
    SELECT json_build_object('from', $1::text, 'appended', tab, 'n', max(seq))::text AS text FROM added GROUP BY tab
  )
SELECT
  EXISTS (SELECT FROM go WHERE go.unit = units.unit) AS done,
  (SELECT command FROM earlier WHERE earlier.unit = units.unit LIMIT 1) AS earlier,
  (SELECT count(pg_notify('${CHANNEL}', text)) FROM news) AS told
FROM units ORDER BY unit`,
}

/** One row comes back for each unit. */
export function appendValues(from: string, units: readonly (readonly Append[])[]): unknown[] {
  const parts = units.flatMap((unit, index) => unit.map((part) => ({ ...part, unit: index })))
  const given: Given = {
    row: parts.flatMap(({ unit, table, rows }) => rows.map((row) => ({ unit, tab: table, ...row }))),
    command: parts.flatMap(({ unit, command }) => (command ? [{ unit, ...command }] : [])),
    listing: parts.flatMap(({ unit, listing }) => (listing ? [listingRow(unit, listing)] : [])),
    seated: parts.flatMap(({ unit, table, people }) => (people ? [{ unit, tab: table }] : [])),
    person: parts.flatMap(({ unit, table, people }) =>
      (people ?? []).map(({ guest, seats, toMove }) => ({
        unit,
        tab: table,
        guest,
        seats: JSON.stringify(seats),
        to_move: toMove,
      })),
    ),
    turn: parts.flatMap(({ unit, table, turn }) => (turn ? [turnRow(unit, table, turn)] : [])),
    snapshot: parts.flatMap(({ unit, snapshot }) =>
      snapshot ? [{ unit, ...snapshot, tab: snapshot.table }] : [],
    ),
    clock: parts.flatMap(({ unit, table, clock }) => (clock ? [{ unit, tab: table, ...clock }] : [])),
    wait: parts.flatMap(({ unit, table, waits }) => (waits ? waitRows(unit, table, waits) : [])),
    over: parts.flatMap(({ unit, table, waits }) =>
      (waits?.over ?? []).map((guest) => ({ unit, tab: table, guest })),
    ),
    order: parts.flatMap(({ unit, table, orders = [] }) =>
      orders.flatMap(({ seat, due }) => (due === null ? [] : [{ unit, tab: table, seat, due }])),
    ),
    carried: parts.flatMap(({ unit, table, orders = [] }) =>
      orders.flatMap(({ seat, due }) => (due === null ? [{ unit, tab: table, seat }] : [])),
    ),
  }
  const arrays = names.flatMap((group) => {
    const rows = given[group] as readonly Row[]
    return columns(group).map((column) => rows.map((row) => row[column]))
  })
  return [from, units.length, ...arrays]
}

function waitRows(unit: number, tab: string, { begun, anew, seq, since }: WaitChange): Given['wait'] {
  const row = (known: boolean) => (guest: string) => ({ unit, tab, guest, seq, since, known })
  return [...begun.map(row(false)), ...anew.map(row(true))]
}

function listingRow(unit: number, listing: NonNullable<Append['listing']>): Given['listing'][number] {
  const { table, hostName, botToMove, waiting, ...same } = listing
  const renamed = { tab: table, host_name: hostName, bot_to_move: botToMove }
  return { ...same, ...renamed, unit, waiting: JSON.stringify(waiting) }
}

function turnRow(unit: number, tab: string, turn: NonNullable<Append['turn']>): Given['turn'][number] {
  const { waiting, toMove, botToMove, updated } = turn
  return {
    unit,
    tab,
    waiting: JSON.stringify(waiting),
    bot_to_move: botToMove,
    updated,
    to_move: JSON.stringify(toMove),
  }
}

export function appendedFrom(row: Row): Appended {
  if (row.done) return { kind: 'done' }
  return row.earlier ? { kind: 'repeated', command: row.earlier as StoredCommand } : { kind: 'conflict' }
}
