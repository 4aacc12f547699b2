/** What a viewer can ask of two tables that look the same to them: every question must get the same answer. */
import { randomUUID } from 'node:crypto'
import type { AnyGame, FastRng, GameState, Match, Seat, Viewer } from '@harvest/engine'
import { contentOf, type Eyes } from './eyes.ts'

export type Compare = (what: string, bytes: readonly [string, string]) => void
export type AskBoth = (what: string, make: (table: string) => Promise<string>) => Promise<void>

/** Every question a viewer can ask, including those that are refused. */
export async function askEverything(
  ask: AskBoth,
  compare: Compare,
  eyes: Eyes,
  match: Match,
  viewer: Viewer,
  rng: FastRng,
): Promise<void> {
  const seat = viewer === 'watcher' ? '' : `seat=${viewer}`
  const stranger = viewer === 'watcher' ? 0 : (viewer + 1) % match.seats
  const paths = [
    '',
    `/view?${seat}`,
    `/view?${seat}&at=0`,
    `/log?${seat}`,
    `/replay?${seat}`,
    '/record',
    '/story',
    '/chat',
  ]
  for (const path of [...paths, '/view', `/view?seat=${stranger}`, `/log?seat=${stranger}`])
    await ask(`GET ${path}`, (table) => eyes.get(`/api/tables/${table}${path}`))
  for (const path of [`/plan?${seat}`, `/plan?${seat}&at=0`, `/plan?seat=${stranger}`])
    await ask(`GET ${path}`, async (table) =>
      dealtFrom(match.game, viewer, await eyes.get(`/api/tables/${table}${path}`)),
    )
  // With it the picture of the table, by a hash of what it shows.
  await ask('the preview of a link', async (table) => eyes.get(`/table/${table}`))
  await ask('the list of public tables', async (table) => eyes.getPart('/api/tables?status=playing', table))
  await ask('my tables', async (table) => eyes.getPart('/api/me/tables', table))
  if (viewer === 'watcher') return
  const id = randomUUID()
  /** Through both doors, whose answers are the same. */
  const post = async (what: string, body: object): Promise<void> => {
    const given = { id, seat: viewer, ...body }
    const told: string[] = []
    const keep = (answer: string): string => {
      told.push(contentOf(answer))
      return answer
    }
    await ask(`POST ${what}`, async (table) => keep(await eyes.post(`/api/tables/${table}/${what}`, given)))
    await ask(`do ${what}`, async (table) => keep(await eyes.say(table, what, given)))
    compare(`both doors: ${what}`, [told[0]!, told[2]!])
  }
  const old = match.decisions[viewer]! + 1000
  await post('moves', { decision: old, moves: [{ do: 'x' }] })
  await post('undo', { decision: old, scope: 'turn' })
  for (const move of wrongMoves(match.game, viewer, rng))
    await post('moves', { decision: NOW, moves: [move] })
  await post('vote', { seat: stranger, agree: true })
}

/** A plan is dealt anew each time: what it was dealt from must be the same. */
function dealtFrom(game: AnyGame, viewer: Viewer, answer: string): string {
  return answer.replace(/content-length: \d+/, '').replace(/\{.*\}/s, (body) => {
    const start = JSON.parse(body) as { state?: GameState }
    return JSON.stringify(
      start.state ? { ...start, state: game.forget!(start.state, viewer) as GameState } : start,
    )
  })
}

/** Stands for the decision as it is; the eyes fill it in. */
const NOW = -1

/** Moves of every kind, none of which is likely to be legal. */
function wrongMoves(game: AnyGame, seat: Seat, rng: FastRng): object[] {
  const kinds = new Set(game.phases.flatMap((phase) => phase.moves))
  return [...kinds].map((kind) => ({
    do: kind,
    card: 900 + rng.chance(9),
    seat,
    plot: -1,
    coins: 999,
    pepper: '?',
  }))
}
