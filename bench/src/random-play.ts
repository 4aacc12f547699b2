// Random play: legal moves listed, one chosen, applied; nothing else.
import {
  FastRng,
  parseOptions,
  playOut,
  quickIO,
  randomChoice,
  type AnyGame,
  type GameState,
  type Tally,
} from '@harvest/engine'
import { enumerate, type Rival } from './euro/boardgameio.ts'
import { threadSeconds, type Row, type Sample } from './measure.ts'

const SEED = 20260101
const LISTED_GAMES = 200
/** Games between two looks at the clock, which takes about as long as five decisions. */
const BATCH = 20

function optionsOf(game: AnyGame, seats: number): object {
  const parsed = parseOptions(game.options, seats, {})
  if (!parsed.ok) throw new Error(`${game.id} refuses its own default options: ${parsed.refusal.key}`)
  return parsed.value
}

/** How long the lists of moves get, taken apart from measuring. */
function surveyLists(game: AnyGame, seats: number): { max: number; mean: number } {
  const io = quickIO<unknown>(SEED)
  const random = randomChoice(new FastRng(SEED))
  const options = optionsOf(game, seats)
  let [max, sum, count] = [0, 0, 0]
  const choose: typeof random = (state, seat, moves) => {
    max = Math.max(max, moves.length)
    sum += moves.length
    count++
    return random(state, seat, moves)
  }
  const tally: Tally = { decisions: 0, forced: 0 }
  for (let n = 0; n < LISTED_GAMES; n++)
    playOut(game, game.setup(options, seats, io) as GameState, choose, io, tally)
  return { max: Math.max(max, 1), mean: (sum + tally.decisions - count) / tally.decisions }
}

/** Plays whole games at random until the time is up. */
export function playRandomly(game: AnyGame, seats: number, seconds: number): Sample {
  const io = quickIO<unknown>(SEED)
  const choose = randomChoice(new FastRng(SEED))
  const options = optionsOf(game, seats)
  const tally: Tally = { decisions: 0, forced: 0 }
  const start = threadSeconds()
  let now = start
  while (now - start < seconds) {
    for (let n = 0; n < BATCH; n++)
      playOut(game, game.setup(options, seats, io) as GameState, choose, io, tally)
    now = threadSeconds()
  }
  return { count: tally.decisions, forced: tally.forced, seconds: now - start }
}

export function randomRow(game: AnyGame, seats: number, wanted: number): Row {
  return {
    id: `random/${game.id}`,
    label: `${game.name}, ${seats} players`,
    unit: 'decisions',
    group: 'random play',
    baseline: false,
    wanted,
    lists: surveyLists(game, seats),
    run: (seconds) => playRandomly(game, seats, seconds),
  }
}

export function rivalRow(rival: Rival, lists: Row['lists']): Row {
  const rng = new FastRng(SEED)
  let seed = 0
  return {
    id: 'random/boardgame.io',
    label: 'boardgame.io: mid-size euro, 4 players',
    unit: 'decisions',
    group: 'random play',
    baseline: true,
    wanted: null,
    lists,
    run(seconds) {
      let [count, forced] = [0, 0]
      const start = threadSeconds()
      let now = start
      while (now - start < seconds) {
        let state = rival.start(seed++)
        while (state.ctx.gameover === undefined) {
          const actions = enumerate(state.G, state.ctx)
          count++
          if (actions.length === 1) forced++
          state = rival.play(state, actions[rng.chance(actions.length)]!)
        }
        now = threadSeconds()
      }
      return { count, forced, seconds: now - start }
    },
  }
}
