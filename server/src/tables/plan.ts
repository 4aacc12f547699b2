/**
 * Playing on in private. A plan begins from a position of another table that holds nothing but what one viewer can
 * know, all else being dealt anew, and goes on as a table of its own on a device: back, forward, and along other lines.
 */
import {
  canonical,
  Match,
  seededSource,
  type GameState,
  type Json,
  type Move,
  type Result,
  type Rng,
  type Seat,
  type Viewer,
} from '@harvest/engine'
import { failed, ruledOut } from '../problem.ts'
import type { PlanLine, PlanOf, PlanStart } from '../wire.ts'
import { variantOf } from './decide/create.ts'
import type { Asker, Decision, World } from './decide/shared.ts'
import type { TableRow } from './rows.ts'
import { isCoached, type TableState } from './state.ts'

/** A step of a line: who moves, and what they do. */
export type Stride = readonly [Seat, Move]

export interface Plan {
  readonly of: PlanOf
  /** Where it begins; null before it has. */
  readonly root: Match | null
  /** The steps there were last, those that were gone back over included. */
  readonly line: readonly Stride[]
}

/** A position of the table as somebody may have it who sees it as `who` does. */
export function planStart(state: TableState, match: Match, who: Viewer, rng: Rng): PlanStart {
  const { game, at, seats, over } = match
  if (over) throw failed('notPlaying')
  if (!game.forget) throw failed('noPlans')
  const known = game.forget(match.state, who) as GameState
  return {
    of: { table: state.id, as: who, at },
    game: game.id,
    version: game.version,
    options: state.options,
    ...variantOf(game),
    seats,
    coach: isCoached(state),
    state: game.redeal(known, who, rng) as unknown as Json,
  }
}

/** Who plays in a plan: a name for each seat, and the level of the bot that answers there, if any. */
export interface PlanSeats {
  readonly names: readonly string[]
  readonly levels: readonly (string | null)[]
}

/** The rows that a plan begins with: the seats are all one person's, and bots stand in. */
export function planRows(
  start: PlanStart,
  { names, levels }: PlanSeats,
  asker: Asker,
  world: World,
): [TableRow, ...TableRow[]] {
  const { of, game, version, options, variant, coach } = start
  const { guest, name } = asker
  const seats = Array.from({ length: start.seats }, (_, seat) => seat)
  const position = {
    state: start.state,
    draws: 0,
    at: 0,
    decisions: seats.map(() => 0),
    numbers: Array<number>(seats.length + 1).fill(1),
  }
  return [
    {
      kind: 'created',
      host: guest,
      hostName: name,
      game,
      options,
      seats: seats.map((seat) => ({ kind: 'person', guest, name, called: names[seat] ?? name })),
      public: false,
      name: '',
      autostart: false,
      ...(variant ? { variant } : {}),
      plan: of,
    },
    { kind: 'started', version, seed: world.newSeed() },
    { kind: 'carried', version, position },
    ...(coach ? [] : [{ kind: 'coach', guest, allow: false } as const]),
    ...seats.flatMap((seat) => {
      const level = levels[seat] ?? null
      return level === null ? [] : [{ kind: 'botIn', seat, level, by: 'owner' } as const]
    }),
  ]
}

/** Go to where these steps lead from the beginning of the plan, or as far as they are legal. */
export function decideWent({ plan, match, seed }: TableState, steps: readonly Stride[]): Decision {
  if (!plan?.root || !match || !seed) throw failed('noSuchPage')
  let walked = followPlan(plan, match, seed, [])
  const legal: Stride[] = []
  for (const [seat, move] of steps) {
    if (!walked.ok) break
    const played = walked.value.play(seat, move)
    if (!played.ok && legal.length === 0) throw ruledOut(played.refusal)
    if (!played.ok) break
    walked = { ok: true, value: played.value.match }
    legal.push([seat, move])
  }
  return { rows: [{ kind: 'went', steps: legal }], answer: () => ({}) }
}

/** The position after these steps. Its decisions are new ones: what was asked elsewhere must not be answered here. */
export function followPlan(
  { root }: Plan,
  now: Match,
  seed: string,
  steps: readonly Stride[],
): Result<Match> {
  const { game, seats, options } = now
  let match = Match.resume(game, seats, options, seededSource(seed), {
    state: root!.state,
    draws: root!.draws,
    at: root!.at,
    decisions: now.decisions.map((n) => n + 1),
  })
  for (const [seat, move] of steps) {
    const played = match.play(seat, move)
    if (!played.ok) return played
    match = played.value.match
  }
  return { ok: true, value: match }
}

/** Whoever goes back may go forward again, until they try something else. */
export function planAfter(plan: Plan, match: Match): Plan {
  const steps = match.steps().map(({ seat, move }): Stride => [seat, move])
  const isKept = steps.every((step, index) => canonical(step) === canonical(plan.line[index] ?? null))
  return isKept ? plan : { ...plan, line: steps }
}

/** The steps of a plan, with what its page needs to know of them. */
export function planLine({ plan, match, seed }: TableState): PlanLine {
  if (!plan?.root || !match || !seed) throw failed('noSuchPage')
  let walked = followPlan(plan, match, seed, [])
  const steps = plan.line.flatMap(([seat, move]) => {
    if (!walked.ok) return []
    const view = walked.value.update(seat, []).view
    const played = walked.value.play(seat, move)
    walked = played.ok ? { ok: true, value: played.value.match } : played
    const settles = walked.ok && !walked.value.canUndo(seat)
    return played.ok ? [{ seat, move, settles, view }] : []
  })
  return { at: match.steps().length, steps }
}
