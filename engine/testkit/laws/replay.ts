// Law 2: a game is its record. Replayed, reloaded in the middle or played without the runner, it comes to
// the same position after every step.
import {
  parseRecord,
  recordedSource,
  recordLines,
  recordOf,
  replay,
  TableIO,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Match,
} from '../../src/index.ts'
import { firstDifference, isText } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { startTrial, walk } from '../trials.ts'

const COMMITMENT = '0'.repeat(64)

export function lawReplay(trial: Trial): Violation[] {
  const findings = new Findings('2 replay')
  findings.guard(place(trial), () => {
    const texts = [JSON.stringify(startTrial(trial).state)]
    let last: Match | null = null
    for (const { played } of walk(trial)) {
      last = played.match
      texts.push(JSON.stringify(last.state))
    }
    if (!last) return findings.add(place(trial), 'a game without a step')
    const chance = [...last.setupChance, ...last.steps().flatMap((step) => step.chance)]
    const loaded = [0.2, 0.5, 0.8].map((part) => {
      const from = Math.floor(texts.length * part)
      return playOn(trial, last!, chance, from, JSON.parse(texts[from]!) as GameState, texts, findings)
    })
    // Step by step in turn: a game that keeps anything outside its state confuses them.
    alternate([playOn(trial, last, chance, 0, null, texts, findings), ...loaded])
    if (findings.list.length === 0)
      checkRecord(trial, recordOf(last, COMMITMENT, null), last, texts, findings)
  })
  return findings.list
}

function alternate(runs: Generator<void>[]): void {
  for (let open = runs; open.length > 0;) open = open.filter((run) => !run.next().done)
}

/** Through the file format and the runner. */
function checkRecord(
  trial: Trial,
  record: GameRecord,
  last: Match,
  texts: string[],
  findings: Findings,
): void {
  const { game } = trial.kit
  const end = { ending: game.ending(last.state), scores: game.scores(last.state) }
  const reread = parseRecord([...recordLines(record, end)].join('\n')).record
  const difference = firstDifference(JSON.parse(JSON.stringify(record)), reread)
  if (difference) findings.add(place(trial), `the record read back differs at ${difference}`)
  let n = 0
  for (const { match } of replay(game, reread)) {
    if (!isText(match.state, texts[n]!))
      return differs(trial, n, 'on replay', texts[n]!, match.state, findings)
    n++
  }
  if (n !== texts.length) findings.add(place(trial), `${n} positions on replay of ${texts.length}`)
}

/** As simulation plays: one state, changed in place, from a given step on. */
function* playOn(
  trial: Trial,
  last: Match,
  chance: readonly number[],
  from: number,
  loaded: GameState | null,
  texts: string[],
  findings: Findings,
): Generator<void> {
  const { game } = trial.kit
  const how = loaded ? `reloaded at step ${from}` : 'without the runner'
  const steps = last.steps()
  const earlier = steps.slice(0, from).reduce((n, step) => n + step.chance.length, last.setupChance.length)
  const io = new TableIO<GameEvent>(recordedSource(chance), true)
  const state = loaded ?? (game.setup(last.options, last.seats, io) as GameState)
  if (loaded) io.reset(earlier)
  for (let n = from; ; n++) {
    const step = steps[n]
    // What goes wrong stays wrong, so not every position of every copy is worth its price.
    if ((!loaded || !step || n % 5 === 0) && !isText(state, texts[n]!))
      return differs(trial, n, how, texts[n]!, state, findings)
    if (!step) return
    yield
    io.reset(io.offset + io.drawn.length)
    game.apply(state, step.seat, step.move, io)
  }
}

function differs(
  trial: Trial,
  n: number,
  how: string,
  text: string,
  state: GameState,
  findings: Findings,
): void {
  findings.add(place(trial, n), `${how} the state differs at ${firstDifference(JSON.parse(text), state)}`)
}
