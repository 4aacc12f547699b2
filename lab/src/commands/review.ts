import { reviewGame, type Review, type ReviewedDecision } from '@harvest/bots'
import { parseRecord, plain, RecordError, type GameRecord, type Seat } from '@harvest/engine'
import type { Command } from '../args.ts'
import { alignRows, hang } from '../columns.ts'
import { DONE, FAILED, type Lab } from '../lab.ts'
import { Progress } from '../progress.ts'
import { readRecordText } from '../record-text.ts'
import { readSeed } from '../seating.ts'

/** How many turning points to name, and for each, how many moves that would have followed the better one. */
const TURNS = 3
const LINE = 3

/** The plot of chances: its width, and a sign for each eighth of a chance. */
const COLUMNS = 60
const SIGNS = '▁▂▃▄▅▆▇█'

export const review: Command = {
  name: 'review',
  summary: 'Look back on a record: chances over the game, what decisions cost, and how much was luck.',
  operand: '<file>',
  options: {
    seed: { value: 'N', help: 'the same seed gives the same review (1)' },
    json: { help: 'figures as JSON' },
  },
  examples: ['review game.ndjson', 'record scoville --seed 7 --bots greedy | npm run -s lab -- review -'],
  async run(lab, args) {
    const text = await readRecordText(lab, args.operand())
    try {
      const { record } = parseRecord(text)
      const found = reviewRecord(lab, record, readSeed(args, 1))
      if (args.flag('json')) lab.out(JSON.stringify(found, null, 2))
      else for (const line of report(lab, found)) lab.out(line)
      return DONE
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      lab.err(`There’s nothing to review: ${error.message}. \`verify\` says more about a record.\n`)
      return FAILED
    }
  },
}

const nameOf = (seat: Seat): string => `Seat ${seat + 1}`

function reviewRecord(lab: Lab, record: GameRecord, seed: number): Review {
  const entry = lab.games.find(({ game }) => game.id === record.game)
  if (!entry) throw new RecordError(0, `there’s no game "${record.game}" here`)
  const progress = new Progress(lab, record.steps.length, 'steps')
  const work = reviewGame(entry, record, nameOf, seed)
  for (;;) {
    const next = work.next()
    if (next.done) {
      progress.end()
      return next.value
    }
    progress.at(Math.round(next.value * record.steps.length))
  }
}

function report(lab: Lab, { positions, decisions, choices, luck, verdict }: Review): string[] {
  const seats = [...choices.keys()]
  const count = (seat: Seat, grade: string): string =>
    String(decisions.filter((decision) => decision.seat === seat && decision.grade === grade).length)
  const wrapped = (line: string): string[] => hang(line, 2, lab.screen.columns)
  return [
    ...(verdict ? wrapped(verdict.en) : ['This game isn’t over in the record.']),
    '',
    'Chances of winning, from the first position to the last:',
    ...seats.map((seat) => `${nameOf(seat)}  ${plotOf(positions.map(({ chances }) => chances[seat]))}`),
    '',
    ...alignRows([
      ['', 'decisions', 'brilliant', 'inaccuracies', 'mistakes', 'blunders', 'luck in points', 'in chances'],
      ...seats.map((seat) => [
        nameOf(seat),
        String(choices[seat]),
        ...['brilliant', 'inaccuracy', 'mistake', 'blunder'].map((grade) => count(seat, grade)),
        `${signed(luck[seat].points)} ± ${(1.96 * luck[seat].error).toFixed(1)}`,
        `${signed(100 * luck[seat].chance)} %`,
      ]),
    ]),
    ...turningPoints(decisions).flatMap((decision) => ['', ...turnLines(decision).flatMap(wrapped)]),
    ...brilliantMoves(decisions).flatMap((decision) => ['', ...praise(decision).flatMap(wrapped)]),
  ]
}

/** The decisions that cost the most. */
function turningPoints(decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  return decisions
    .filter(({ grade }) => grade !== 'brilliant')
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TURNS)
}

function brilliantMoves(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  const found = decisions.filter(({ grade }) => grade === 'brilliant')
  return found.sort((a, b) => b.cost - a.cost).slice(0, TURNS)
}

function praise({ step, seat, cost, said, reason }: ReviewedDecision): string[] {
  return [
    `Step ${step + 1}, ${nameOf(seat)}: ${plain(said.en)} was brilliant (+${Math.round(100 * cost)} %). ${plain(reason.en)}`,
  ]
}

function turnLines({
  step,
  seat,
  grade,
  cost,
  said,
  otherSaid,
  lineSaid,
  reason,
}: ReviewedDecision): string[] {
  const line =
    lineSaid.length > 0
      ? `, then ${lineSaid
          .slice(0, LINE)
          .map(({ en }) => plain(en))
          .join(', ')}`
      : ''
  return [
    `Step ${step + 1}, ${nameOf(seat)}: ${plain(said.en)} was ${grade === 'inaccuracy' ? 'an' : 'a'} ${grade} (−${Math.round(100 * cost)} %).`,
    `Better: ${plain(otherSaid.en)}${line}. ${plain(reason.en)}`,
  ]
}

function plotOf(chances: readonly number[]): string {
  const columns = Math.min(COLUMNS, chances.length)
  return Array.from({ length: columns }, (_, column) => {
    const at = Math.round((column / Math.max(1, columns - 1)) * (chances.length - 1))
    return SIGNS[Math.min(SIGNS.length - 1, Math.floor(chances[at] * SIGNS.length))]
  }).join('')
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
}
