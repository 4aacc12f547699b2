// Positions of Pepper Duel for the tests of the engine. With chance that always gives the first outcome,
// seat 0 holds three peppers of heat 1 and seat 1 three of heat 2, so seat 1 wins the first duel.
import assert from 'node:assert/strict'
import { Match, type ChanceSource, type Move, type Played, type Result, type Seat } from '../src/index.ts'
import { pepperDuel } from '../testkit/example/game.ts'

type AnyMove = Move & Record<string, unknown>

export const firstOutcome: ChanceSource = { draw: () => 0 }

export function startDuel(source: ChanceSource = firstOutcome): Match {
  return valueOf(Match.start(pepperDuel, 2, {}, source))
}

/** Play moves that must be accepted: `[seat, move]` each. */
export function playAll(match: Match, ...steps: readonly (readonly [Seat, AnyMove])[]): Match {
  return steps.reduce((at, [seat, move]) => played(at, seat, move).match, match)
}

export function played(match: Match, seat: Seat, move: unknown): Played {
  return valueOf(match.play(seat, move))
}

export function undone(match: Match, seat: Seat, scope: 'step' | 'turn' = 'step'): Played {
  return valueOf(match.undo(seat, scope))
}

export function valueOf<T>(result: Result<T>): T {
  assert.ok(result.ok, `refused: ${JSON.stringify(result.ok || result.refusal)}`)
  return result.value
}

/** The rule a refusal names; fails when nothing was refused. */
export function ruleOf(result: Result<unknown>): string {
  assert.ok(!result.ok, 'nothing was refused')
  return result.refusal.rule
}

export const lay = (card: number): AnyMove => ({ do: 'lay', card })
export const stake = (coins: number): AnyMove => ({ do: 'stake', coins })
export const draw: AnyMove = { do: 'draw' }
export const buy: AnyMove = { do: 'buy' }

/** After the first duel: seat 0 has lost, has four coins, and is at the market. */
export function atMarket(source: ChanceSource = firstOutcome): Match {
  return playAll(startDuel(source), [0, lay(0)], [0, stake(0)], [1, lay(1)], [1, stake(0)])
}
