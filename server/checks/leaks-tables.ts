/** Tables of the leak check: put at any position, and taken away again. */
import type { Json, Match } from '@harvest/engine'
import type { GameOffer } from '../src/games.ts'
import type { Identity } from '../src/people/people.ts'
import { listingOf, peopleOf } from '../src/tables/listing.ts'
import type { TableRow } from '../src/tables/rows.ts'
import { createState } from '../src/tables/state.ts'
import { newTable } from '../src/tables/tables.ts'
import type { CheckServer } from './harness.ts'
import { lookInside } from './inside.ts'

export interface TwinBench {
  readonly server: CheckServer
  readonly offer: GameOffer
  /** One person for each seat. */
  readonly people: readonly { readonly identity: Identity }[]
}

/** A table that stands at this position, as if its game had been carried over from an older version. */
export async function putOnTable(bench: TwinBench, match: Match, seed: string): Promise<string> {
  const { server, offer, people } = bench
  const table = newTable()
  const time = server.core.clock.now()
  const host = people[0]!.identity
  const seats = Array.from({ length: match.seats }, (_, seat) => {
    const { guest, name } = people[seat]!.identity
    return { kind: 'person' as const, guest, name }
  })
  const position = {
    state: structuredClone(match.state) as unknown as Json,
    draws: match.draws,
    at: match.at,
    decisions: match.decisions,
    numbers: Array<number>(match.seats + 1).fill(7),
  }
  const options = {}
  const created: TableRow = {
    kind: 'created',
    host: host.guest,
    hostName: host.name,
    game: offer.game.id,
    options,
    seats,
    public: true,
    name: '',
    autostart: false,
  }
  const version = offer.game.version
  const rows: TableRow[] = [
    created,
    { kind: 'started', version, seed },
    { kind: 'carried', version, position },
  ]
  const state = {
    ...createState(table, created, server.core.tables.games, time),
    match,
    status: 'playing' as const,
  }
  await server.core.storage.append([
    {
      table,
      rows: rows.map((row, index) => ({ seq: index + 1, body: JSON.stringify(row), time })),
      command: null,
      listing: listingOf(state),
      people: peopleOf(state),
      turn: null,
      snapshot: null,
    },
  ])
  return table
}

/** Lists show only a limited number of tables: these two make room for the next. */
export async function takeAway({ server }: TwinBench, table: string): Promise<void> {
  const { state } = await lookInside(server.core, table)
  const listing = { ...listingOf(state), status: 'closed' as const }
  await server.core.storage.append([
    { table, rows: [], command: null, listing, people: [], turn: null, snapshot: null },
  ])
}
