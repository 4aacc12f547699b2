// Law 1: every position is sound, every list of moves is in order, phases follow the table, and play ends.
import {
  allSeats,
  canonical,
  FastRng,
  has,
  isSameMove,
  listSeats,
  listViewers,
  moveKey,
  phaseSpec,
  TableIO,
  type AnyGame,
  type GameEvent,
  type GameState,
  type GameView,
  type Move,
  type PhaseId,
  type PhaseSpec,
  type Score,
  type Seat,
  type Viewer,
} from '../../src/index.ts'
import { firstDifference, isDeepFrozen, notPlain } from '../compare.ts'
import { Findings, place, type Loose, type Trial, type Violation } from '../kit.ts'
import { listActors, sourceOf } from '../trials.ts'
import type { Coverage } from './coverage.ts'

const MAX_MOVES = 300

/** Play a trial without the runner, as simulation does, and look at every position. */
export function lawSound(trial: Trial, coverage: Coverage): Violation[] {
  const findings = new Findings('1 sound')
  findings.guard(place(trial), () => playTrial(trial, coverage, findings))
  return findings.list
}

function playTrial(trial: Trial, coverage: Coverage, findings: Findings): void {
  const { game } = trial.kit
  const rng = new FastRng(trial.seed)
  const io = new TableIO<GameEvent>(sourceOf(trial), true)
  const state = game.setup(trial.options, trial.seats, io) as GameState
  checkEntered(trial, 0, null, state, io, coverage, findings)
  checkPosition(trial, 0, state, findings)
  let n = 0
  for (let waiting = game.waiting(state); waiting !== 0 && !findings.full; waiting = game.waiting(state)) {
    const where = place(trial, ++n)
    if (n > game.maxDecisions) return findings.add(where, `not over within ${game.maxDecisions} decisions`)
    const asked = listSeats(waiting)
    const seat = asked[rng.chance(asked.length)]!
    const moves = listChecked(trial, n, state, seat, findings)
    if (moves.length === 0) return findings.add(where, `seat ${seat} is waited for and has no move`)
    const move = moves[rng.chance(moves.length)]!
    const phase = game.phase(state) as PhaseId
    const before = phaseSpec(game, phase).decides === 'sealed' ? (game.clone(state) as GameState) : null
    io.reset(io.offset + io.drawn.length)
    if (
      findings.guard(
        `${where}, move ${JSON.stringify(move)}`,
        () => game.apply(state, seat, move, io) ?? true,
      ) === undefined
    )
      return
    checkEntered(trial, n, phase, state, io, coverage, findings)
    if (before && io.entered.length === 0) checkQuiet(where, before, state, seat, io, findings)
    for (const event of io.events) {
      const odd = typeof event.e === 'string' ? notPlain(event) : 'e is not a word'
      if (odd) findings.add(where, `event ${JSON.stringify(event)}: ${odd}`)
    }
    checkPosition(trial, n, state, findings)
    // The more expensive checks are made at every eleventh position: over all trials, each phase gets its share.
    if (n % 11 !== trial.seed % 11) continue
    checkReadsOnly(trial, n, state, findings)
    for (const other of listActors(game, state, trial.seats)) listChecked(trial, n, state, other, findings)
  }
  checkEnd(trial, n, state, findings)
}

/** The phases entered follow the table, and the state stands in the last of them. */
function checkEntered(
  trial: Trial,
  n: number,
  from: PhaseId | null,
  state: GameState,
  io: TableIO<GameEvent>,
  coverage: Coverage,
  findings: Findings,
): void {
  const { game } = trial.kit
  let at = from
  for (const phase of io.entered) {
    if (!game.phases.some((spec) => spec.id === phase))
      findings.add(place(trial, n), `enters ${phase}, which is no phase`)
    else if (at !== null) {
      if (!phaseSpec(game, at).next.includes(phase))
        findings.add(place(trial, n), `${at} is followed by ${phase}, which is not declared`)
      coverage.transitions.add(`${at} > ${phase}`)
    }
    at = phase
  }
  if (at === null) findings.add(place(trial, n), 'setup enters no phase')
  else if (game.phase(state) !== at)
    findings.add(place(trial, n), `the phase is ${game.phase(state)}, but the last one entered is ${at}`)
}

function checkPosition(trial: Trial, n: number, state: GameState, findings: Findings): void {
  const { game } = trial.kit
  const where = place(trial, n)
  findings.guard(`${where}, check`, () => game.check(state) ?? true)
  const odd = notPlain(state)
  if (odd) findings.add(where, `the state is not plain JSON: ${odd}`)
  if (!Array.isArray(state.sealed) || state.sealed.length !== trial.seats)
    return findings.add(where, 'sealed has not one entry a seat')
  checkWaiting(where, game, state, trial.seats, findings)
}

/** The seats waited for fit the kind of phase. */
function checkWaiting(
  where: string,
  game: AnyGame,
  state: GameState,
  seats: number,
  findings: Findings,
): void {
  const waiting = game.waiting(state)
  const spec = phaseSpec(game, game.phase(state))
  if ((waiting & ~allSeats(seats)) !== 0)
    findings.add(where, `waits for seats ${listSeats(waiting).join()} of ${seats}`)
  if (waiting === 0) return
  if (spec.decides === 'nobody') findings.add(where, `rests in ${spec.id}, where nobody decides`)
  if (spec.decides === 'one' && listSeats(waiting).length !== 1)
    findings.add(where, `waits for ${listSeats(waiting).join()} in ${spec.id}, where one decides`)
  for (let seat = 0; seat < seats; seat++) {
    const sealed = state.sealed[seat]
    const open = spec.decides === 'sealed' && sealed != null && !sealed.done
    if (spec.decides === 'sealed' && open !== has(waiting, seat))
      findings.add(
        where,
        `sealed[${seat}] is ${JSON.stringify(sealed)}, but waiting says ${has(waiting, seat)}`,
      )
    if (spec.decides !== 'sealed' && sealed !== null)
      findings.add(where, `sealed[${seat}] is left over in ${spec.id}`)
  }
}

/** The list of moves of a seat, with everything that must hold of it. */
function listChecked(trial: Trial, n: number, state: GameState, seat: Seat, findings: Findings): Move[] {
  const { game } = trial.kit
  const where = `${place(trial, n)}, moves of seat ${seat}`
  const first: Move = Object.freeze({ do: 'first' })
  const buffer: Move[] = [first]
  const listed = game.moves(state, seat, buffer) as Move[]
  if (listed !== buffer || buffer[0] !== first) findings.add(where, 'are not appended to the list given')
  const moves = listed.slice(1)
  // Whoever kept the buffer finds rubbish in it from now on.
  buffer.length = 0
  buffer.push(first, first)
  if (moves.length > MAX_MOVES) findings.add(where, `are ${moves.length}, more than ${MAX_MOVES}`)
  const spec: PhaseSpec = phaseSpec(game, game.phase(state))
  const keys = new Set<string>()
  for (const move of moves) {
    const key = canonical(move)
    if (keys.has(key)) findings.add(where, `list ${key} twice`)
    keys.add(key)
    if (!spec.moves.includes(move.do))
      findings.add(where, `list ${key}, but ${spec.id} declares no ${move.do}`)
    if (!isDeepFrozen(move)) findings.add(where, `list ${key}, which is not frozen`)
    if (moveKey(move) !== key) findings.add(where, `list ${key}, which nobody could send`)
  }
  const again = game.moves(state, seat, []) as Move[]
  if (again.length !== moves.length || !again.every((move, i) => isSameMove(move, moves[i]!)))
    findings.add(where, 'are listed otherwise the second time')
  return moves
}

/** A secret choice that resolves nothing touches only the chooser's own slot. */
function checkQuiet(
  where: string,
  before: GameState,
  after: GameState,
  seat: Seat,
  io: TableIO<GameEvent>,
  findings: Findings,
): void {
  const blank = (state: GameState): object => ({ ...state, sealed: state.sealed.with(seat, null) })
  const difference = firstDifference(blank(before), blank(after))
  if (difference) findings.add(where, `a secret choice of seat ${seat} changes ${difference}`)
  if (io.events.length > 0) findings.add(where, `a secret choice emits ${JSON.stringify(io.events[0])}`)
  if (io.drawn.length > 0) findings.add(where, 'a secret choice draws chance')
  if (io.revealed !== 0) findings.add(where, 'a secret choice reveals something')
  if (after.sealed[seat] === null) findings.add(where, `a secret choice leaves sealed[${seat}] empty`)
}

/** Everything but `apply` leaves the state as it is. */
function checkReadsOnly(trial: Trial, n: number, state: GameState, findings: Findings): void {
  const { game } = trial.kit
  const before = JSON.stringify(state)
  const rng = new FastRng(trial.seed + n)
  const still = (name: string, run: () => unknown): void => {
    findings.guard(`${place(trial, n)}, ${name}`, run)
    if (JSON.stringify(state) !== before) findings.add(place(trial, n), `${name} changes the state`)
  }
  still('phase, waiting, scores, ending', () => [
    game.phase(state),
    game.waiting(state),
    game.scores(state),
    game.ending(state),
  ])
  still('check', () => game.check(state))
  still('clone', () => game.clone(state))
  for (const who of listViewers(trial.seats)) {
    still(`view of ${who}`, () => checkView(trial, n, state, who, findings))
    still(`redeal for ${who}`, () => game.redeal(state, who, rng))
    still(`conceal for ${who}`, () => game.conceal(state, who, rng))
  }
  for (const seat of listSeats(game.waiting(state))) {
    const moves = game.moves(state, seat, []) as Move[]
    still('moves', () => game.moves(state, seat, []))
    still('preview', () => moves.forEach((move) => game.preview(state, seat, move)))
    still('why', () => moves.forEach((move) => game.why(state, seat, move as Loose)))
  }
}

function checkView(trial: Trial, n: number, state: GameState, who: Viewer, findings: Findings): void {
  const view = trial.kit.game.view(state, who) as GameView
  const odd = notPlain(view)
  if (odd) findings.add(place(trial, n, who), `the view is not plain JSON: ${odd}`)
  if (view.me !== (who === 'watcher' ? null : who))
    findings.add(place(trial, n, who), `the view is that of ${view.me}`)
}

/** Over is over for waiting, ending and scores alike, and the scores are whole. */
function checkEnd(trial: Trial, n: number, state: GameState, findings: Findings): void {
  if (findings.full) return
  const { game, seats } = { game: trial.kit.game, seats: trial.seats }
  const where = place(trial, n)
  const ending = game.ending(state)
  const scores = game.scores(state) as Score[] | null
  if (ending === null || !game.endings.includes(ending))
    findings.add(where, `ends with ${JSON.stringify(ending)}`)
  if (!scores || scores.length !== seats) return findings.add(where, 'is over without a score for each seat')
  for (const [seat, score] of scores.entries()) {
    const told = JSON.stringify(score)
    if (score.seat !== seat) findings.add(where, `score ${seat} is ${told}`)
    if (canonical(Object.keys(score.parts)) !== canonical(game.sources))
      findings.add(where, `the parts of ${told} are not the sources`)
    const sum = Object.values(score.parts).reduce((a, b) => a + b, 0)
    if (sum !== score.total) findings.add(where, `the parts of ${told} add up to ${sum}`)
    const better = scores.filter((other) => other.place < score.place).length
    if (score.place !== better + 1) findings.add(where, `the place of ${told} is not ${better + 1}`)
    if (score.ties.length !== game.tieBreaks.filter((name) => name !== 'shared').length)
      findings.add(where, `the ties of ${told} are not those of tieBreaks`)
  }
}
