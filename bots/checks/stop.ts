/**
 * How long champion goes on after it was told to stop: in every fourth decision of a game of greedy ones, told at a
 * moment that changes from decision to decision. In processor time, so that a busy machine changes nothing; now and then
 * memory is tidied up meanwhile, so the limit holds for 99 of 100 decisions.
 *   npm run check:stop
 */
import {
  FastRng,
  firstSeat,
  moveList,
  parseOptions,
  quickIO,
  type GameState,
  type Move,
} from '@harvest/engine'
import { champion, games, greedy, type GameEntry } from '../src/index.ts'

const PLAYERS = 3
const GAMES = 4
const LIMIT = 5

/** Milliseconds this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds from when it was told to its answer, the longest last. */
function measure({ evaluation, ...entry }: GameEntry): number[] {
  const { game } = entry
  const options = parseOptions(game.options, PLAYERS, {})
  if (!options.ok) throw new Error(`${game.id} is not for ${PLAYERS}`)
  const took: number[] = []
  for (let seed = 0; seed <= GAMES; seed++) {
    const io = quickIO(seed)
    const rng = new FastRng(seed)
    const state = game.setup(options.value, PLAYERS, io) as GameState
    for (let step = 0; game.waiting(state) !== 0; step++) {
      const seat = firstSeat(game.waiting(state))
      const moves = game.moves(state, seat, moveList()) as Move[]
      if (moves.length > 1 && step % 4 === 0) {
        const due = worked() + rng.chance(40)
        const stop = (): boolean => worked() >= due
        champion.choose({ evaluation, ...entry }, state, seat, moves, rng, { iterations: 1e6, stop })
        // The first game is for the compiler.
        if (seed > 0 && worked() >= due) took.push(worked() - due)
      }
      game.apply(state, seat, greedy.choose({ evaluation, ...entry }, state, seat, moves, rng, {}).move, io)
    }
  }
  return took.sort((a, b) => a - b)
}

for (const entry of games) {
  const took = measure(entry)
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(share * took.length))]
  const isLate = at(0.99) > LIMIT
  console.log(
    `${entry.game.name}: told to stop ${took.length} times, answered after ${at(0.5).toFixed(2)} ms (half), ` +
      `${at(0.99).toFixed(2)} ms (99 of 100), ${at(1).toFixed(2)} ms (all)${isLate ? `: more than ${LIMIT} ms` : ''}`,
  )
  if (isLate) process.exitCode = 1
}
