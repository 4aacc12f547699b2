/**
 * The second half of the leak check: looking back shows nothing that was not shown when it happened. Random
 * games are played over the API with every viewer listening, and log, replay and earlier positions are compared
 * with what each viewer got live.
 */
import { randomUUID } from 'node:crypto'
import { canonical, FastRng, listViewers, type Viewer } from '@harvest/engine'
import type { GameOffer } from '../src/games.ts'
import type { Created, Log, Numbered, Replay, ServerFrame, Update } from '../src/wire.ts'
import { Eyes } from './eyes.ts'
import { checkServer, type CheckServer } from './harness.ts'

export interface HistoryOptions {
  readonly offer: GameOffer
  readonly games: number
  readonly seed: number
}

/** What was shown after each public step that stands. */
type Shown = Map<number, Update>

/** The differences found. */
export async function checkHistory({ offer, games, seed }: HistoryOptions): Promise<string[]> {
  const server = await checkServer([offer])
  const rng = new FastRng(seed)
  const differences: string[] = []
  try {
    for (let i = 0; i < games; i++) differences.push(...(await playAndLookBack(server, offer, rng)))
    return differences
  } finally {
    await server.end()
  }
}

async function playAndLookBack(server: CheckServer, offer: GameOffer, rng: FastRng): Promise<string[]> {
  const { game } = offer
  const seats = game.seats.min + rng.chance(game.seats.max - game.seats.min + 1)
  const { token } = await server.core.people.create('Everybody', '')
  const player = await Eyes.open(server, token)
  const wish = { id: randomUUID(), game: game.id, seats: Array<string>(seats).fill('me'), autostart: true }
  const { table } = (await player.json('POST', '/api/tables', wish)) as Created
  const viewers = listViewers(seats)
  const ears = await Promise.all(viewers.map(() => Eyes.open(server, token)))
  for (const [index, as] of viewers.entries()) await ears[index]!.follow([table], as)
  const shown = viewers.map(() => new Map<number, Update>())
  const differences: string[] = []
  const listen = async (): Promise<void> => {
    for (const [index, eyes] of ears.entries()) {
      await eyes.settle()
      for (const text of eyes.takeAll()) hear(shown[index]!, JSON.parse(text) as ServerFrame)
    }
  }
  const look = async (when: string): Promise<void> => {
    await listen()
    for (const [index, who] of viewers.entries()) {
      const found = await lookBack(player, table, who, shown[index]!, rng)
      differences.push(...found.map((what) => `${game.id}, ${who}, ${when}: ${what}`))
    }
  }
  await look('at the start')
  while (await step(player, table, rng)) if (rng.chance(60) === 0) await look('midway')
  await look('after the end')
  for (const eyes of [player, ...ears]) eyes.close()
  return differences
}

function hear(shown: Shown, frame: ServerFrame): void {
  if (frame.t !== 'sync' && frame.t !== 'update') return
  const { update } = frame
  if (!update) return
  const last = Math.max(-1, ...shown.keys())
  if (update.at > last) shown.set(update.at, update)
  // An undo: what was shown of later steps does not stand any more.
  else for (const at of [...shown.keys()]) if (at > update.at) shown.delete(at)
}

/** One random move, now and then an undo; false when the game is over. */
async function step(player: Eyes, table: string, rng: FastRng): Promise<boolean> {
  const path = `/api/tables/${table}`
  const open = (await player.json('GET', `${path}/view`)) as Numbered
  if (open.update.waiting.length === 0) return false
  const seat = open.update.waiting[rng.chance(open.update.waiting.length)]!
  const { update } = (await player.json('GET', `${path}/view?seat=${seat}`)) as Numbered
  const command = { id: randomUUID(), seat, decision: update.decision }
  if (update.undo.step && rng.chance(10) === 0) {
    await player.json('POST', `${path}/undo`, { ...command, scope: rng.chance(2) === 0 ? 'step' : 'turn' })
    return true
  }
  const { move } = update.offers[rng.chance(update.offers.length)]!
  await player.json('POST', `${path}/moves`, { ...command, moves: [move] })
  return true
}

async function lookBack(
  player: Eyes,
  table: string,
  who: Viewer,
  shown: Shown,
  rng: FastRng,
): Promise<string[]> {
  const seat = who === 'watcher' ? '' : `seat=${who}`
  const path = `/api/tables/${table}`
  const { updates } = (await player.json('GET', `${path}/replay?${seat}`)) as Replay
  const { lines } = (await player.json('GET', `${path}/log?${seat}`)) as Log
  const differences: string[] = []
  if (updates.length !== shown.size) differences.push(`${updates.length} positions, ${shown.size} were shown`)
  for (const [at, update] of updates.entries())
    if (seen(update) !== seen(shown.get(at))) differences.push(`position ${at} is not the one that was shown`)
  const told = [...shown].filter(([, update]) => update.events.length > 0)
  // Whoever subscribed after the set-up was told of it by the log alone.
  const later = lines.filter(({ at }) => at > 0)
  for (const { at, events } of later)
    if (canonical(events) !== canonical(shown.get(at)?.events))
      differences.push(`log line ${at} is not what was told`)
  if (later.length !== told.filter(([at]) => at > 0).length)
    differences.push('the log has lines more or less')
  const at = rng.chance(updates.length)
  const { update } = (await player.json('GET', `${path}/view?at=${at}&${seat}`)) as Numbered
  if (canonical(update) !== canonical(updates[at])) differences.push(`view?at=${at} differs from the replay`)
  return differences
}

/** A position without what there was to do in it; events of the set-up are told only to those already there. */
function seen(update: Update | undefined): string {
  if (!update) return 'nothing'
  const { at, view, phase, prompt, waiting, events, ending, scores } = update
  return canonical({ at, view, phase, prompt, waiting, events: at === 0 ? [] : events, ending, scores })
}
