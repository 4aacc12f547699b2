/** Making a table. */
import type { AnyGame } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { SeatPlan, TableRow } from '../rows.ts'
import { checkPace } from './clocks.ts'
import { calledBy, checkLevel, checkSetup, type Asker, type World } from './shared.ts'

export type CreatedRow = TableRow & { kind: 'created' }

/** What a row says of the game beyond its id. */
export function variantOf({ variant }: AnyGame): Pick<CreatedRow, 'variant'> {
  return variant ? { variant } : {}
}

/** A new table. The options must suit the number of seats. */
export function decideCreate(
  game: AnyGame,
  asker: Asker,
  body: wire.CreateTable,
  name: string,
  world: World,
): CreatedRow {
  const seats = body.seats.map((wish, seat): SeatPlan => {
    if (wish === 'me')
      return { kind: 'person', guest: asker.guest, name: asker.name, ...calledBy(body.names?.[seat]) }
    if (wish === 'open') return { kind: 'open' }
    return { kind: 'bot', level: checkLevel(wish.slice('bot:'.length), world) }
  })
  checkSetup(game, seats.length, body.options ?? {})
  if (body.begun && body.begun.version !== game.version)
    throw failed('otherVersion', { theirs: body.begun.version, ours: game.version })
  return {
    kind: 'created',
    host: asker.guest,
    hostName: asker.name,
    game: game.id,
    ...variantOf(game),
    options: body.options ?? {},
    seats,
    public: body.public ?? false,
    name,
    autostart: body.autostart ?? false,
    ...(body.begun ? { begun: body.begun } : {}),
    ...(body.pace ? { pace: checkPace(body.pace, world) } : {}),
  }
}
