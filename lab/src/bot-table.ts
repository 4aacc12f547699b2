/** A table at which bots decide, on the real runner. */
import { think, type Bot, type GameEntry } from '@harvest/bots'
import { firstSeat, type Match, type Move, type Played, type Rng, type Seat } from '@harvest/engine'

/** What a bot does for a seat of a match. */
export function botMove(entry: GameEntry, match: Match, seat: Seat, bot: Bot, rng: Rng): Move {
  const legal = match.legal(seat)
  if (legal.length === 1) return legal[0]
  return think(entry, match.state, seat, bot, rng, { legal })
}

/** Let the bot of the first waiting seat decide. */
export function botStep(entry: GameEntry, match: Match, bots: readonly Bot[], rng: Rng): Played {
  const seat = firstSeat(match.game.waiting(match.state))
  return mustPlay(match, seat, botMove(entry, match, seat, bots[seat], rng))
}

/** Make a move that is known to be legal. */
export function mustPlay(match: Match, seat: Seat, move: Move): Played {
  const played = match.play(seat, move)
  if (!played.ok) throw new Error(`${match.game.id} refuses a move it listed, by ${played.refusal.rule}`)
  return played.value
}
