import type { GameEntry } from '@harvest/bots'
import { counted, type OptionSpec } from '@harvest/engine'
import { clip, type Args, type Command } from '../args.ts'
import { alignRows } from '../columns.ts'
import { Comparison, judge, type Difference, type Verdict } from '../compare/comparison.ts'
import { sideOf, type Side } from '../compare/side.ts'
import { DONE, INTERRUPTED, UsageError, type Lab } from '../lab.ts'
import { titleOf } from '../game-plan.ts'
import { Progress } from '../progress.ts'
import { readGame, SEATING_OPTIONS } from '../seating.ts'
import { openPlayer } from '../study/player.ts'
import type { StudyRow } from '../study/study-game.ts'
import { withVariant } from '../variant.ts'

/** Pairs between one look and the next. */
const LOOK = 24

export const compare: Command = {
  name: 'compare',
  summary: 'Play the same deals with and without a change until it’s clear what it does.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    against: { value: 'FILE', help: 'compare with another variant instead of the printed game' },
    about: {
      value: 'MEASURE',
      help: 'what to ask about: score, rounds, wins mexico, … (what was changed)',
    },
    margin: {
      value: 'N',
      help: 'a difference smaller than this doesn’t matter (2 points of a share, 5 % of others)',
    },
    games: { value: 'N', help: 'give up after this many pairs of games (2000)' },
    bots: { value: 'LIST', help: 'a bot for each seat; the last one repeats (greedy)' },
    seed: { value: 'N', help: 'the same seed deals the same games (1)' },
    json: { help: 'figures as JSON' },
  },
  examples: [
    'compare food-court --variant examples/variants/hot-mexico.csv --players 4',
    'compare scoville --variant examples/variants/rich-market.json --players 3 --about rounds --bots random',
  ],
  async run(lab, args) {
    const printed = readGame(lab, args)
    if (args.text('variant') === undefined)
      throw new UsageError('Use --variant to say what to compare with the printed game.')
    const sides = [await withVariant(printed, args, 'against'), await withVariant(printed, args)] as const
    const about = readAbout(args, sides[1])
    const most = args.whole('games', LOOK, 1_000_000, 2000)
    const stop = new AbortController()
    const release = lab.onInterrupt(() => stop.abort())
    const comparison = new Comparison(sides[1])
    const plans = sides.map((entry) => sideOf(lab, args, entry, about, most)) as [Side, Side]
    const progress = new Progress(lab, most, 'pairs of games')
    const player = await openPlayer(lab)
    let verdict: Verdict = 'open'
    let margin = 0
    try {
      while (verdict === 'open' && comparison.pairs < most && !stop.signal.aborted) {
        const from = comparison.pairs
        const numbers = Array.from({ length: Math.min(LOOK, most - from) }, (_, n) => from + n)
        const rows: StudyRow[][] = [[], []]
        for (const [n, { spec, plan }] of plans.entries())
          await player.play(spec, plan, numbers, (some) => void rows[n].push(...some), stop.signal)
        if (stop.signal.aborted) break
        const [before, after] = rows.map((side) => side.sort((a, b) => a.game - b.game))
        for (const [n, row] of before.entries()) comparison.add(row, after[n])
        const difference = comparison.get(about)
        if (!difference) throw unknownMeasure(about, comparison)
        margin = readMargin(args, difference)
        verdict = judge(difference, margin)
        progress.at(comparison.pairs)
      }
    } finally {
      await player.close()
      progress.end()
      release()
    }
    if (comparison.pairs > 0) tell(lab, args, sides, comparison, { about, margin, verdict })
    if (!stop.signal.aborted) return DONE
    lab.err(
      comparison.pairs === 0
        ? `Stopped before ${LOOK} pairs of games were over, so there’s nothing to compare yet.\n`
        : `Stopped after ${comparison.pairs} of up to ${counted(most, 'pair')} of games; these figures cover just those.\n`,
    )
    return INTERRUPTED
  },
}

/** What is asked: as said, or the wins of the deck that is changed, or else everybody's score. */
function readAbout(args: Args, { game }: GameEntry): string {
  const said = args.text('about')
  if (said !== undefined) return said
  const words = Object.values(game.options as { readonly [name: string]: OptionSpec }).flatMap((spec) =>
    spec.kind === 'seatChoice' ? spec.values : [],
  )
  const paths = Object.keys(game.variant?.changes ?? {})
  const changed = words.filter((word) => paths.some((path) => path.split('.').includes(word)))
  return changed.length === 1 ? `wins ${changed[0]}` : 'score'
}

function unknownMeasure(about: string, comparison: Comparison): UsageError {
  return new UsageError(
    `Nothing here is called "${clip(about)}". --about takes: ${comparison.ids.join(', ')}.`,
  )
}

function readMargin(args: Args, { isShare, before }: Difference): number {
  const text = args.text('margin')
  if (text === undefined) return isShare ? 0.02 : Math.abs(before) * 0.05
  const value = Number(text)
  if (!(value >= 0)) throw new UsageError(`--margin takes a number from 0, not "${clip(text)}".`)
  return isShare ? value / 100 : value
}

interface Told {
  readonly about: string
  readonly margin: number
  readonly verdict: Verdict
}

function tell(
  lab: Lab,
  args: Args,
  [against, changed]: readonly [GameEntry, GameEntry],
  comparison: Comparison,
  { about, margin, verdict }: Told,
): void {
  const all = comparison.ids.map((id) => comparison.get(id)!)
  const asked = comparison.get(about)!
  if (args.flag('json')) {
    const { id, version } = changed.game
    const finite = all.map((row) => ({
      ...row,
      ...(Number.isFinite(row.low) ? {} : { low: null, high: null }),
    }))
    lab.out(
      JSON.stringify(
        { game: id, version, pairs: comparison.pairs, about, verdict, margin, measures: finite },
        null,
        2,
      ),
    )
    return
  }
  const name = (entry: GameEntry): string => entry.game.variant?.name ?? 'as printed'
  lab.out(
    `${titleOf(changed)}, compared with ${against.game.variant ? `“${name(against)}”` : 'the printed game'}`,
  )
  lab.out('')
  lab.out(sentenceOf(asked, verdict, margin))
  lab.out('')
  for (const line of alignRows([
    ['', 'pairs', name(against), name(changed), 'difference', '95 %'],
    ...all.map((row) => [
      row.name,
      String(row.pairs),
      plainly(row, row.before),
      plainly(row, row.after),
      ...moreCells(row),
    ]),
  ]))
    lab.out(line)
  lab.out('')
  lab.out(
    'Each interval holds however often you look. Out of twenty measures that haven’t changed, about one will look as if it had.',
  )
}

function sentenceOf(row: Difference, verdict: Verdict, margin: number): string {
  const after = `after ${counted(row.pairs, 'pair')} of games.`
  const unit = row.isShare ? ' points' : ''
  const size = (value: number): string => amount(row, Math.abs(value))
  const range = `95 % ${signed(row, row.low)} to ${signed(row, row.high)}`
  switch (verdict) {
    case 'more':
      return `The change raises ${row.name} by ${size(row.more)}${unit}, 95 % ${size(row.low)} to ${size(row.high)}, ${after}`
    case 'less':
      return `The change lowers ${row.name} by ${size(row.more)}${unit}, 95 % ${size(row.high)} to ${size(row.low)}, ${after}`
    case 'same':
      return `The change makes no difference to ${row.name} that matters (less than ${amount(row, margin)}${unit}): ${range}, ${after}`
    case 'open':
      return `Too few games to tell what the change does to ${row.name}: ${signed(row, row.more)}${unit}, ${range}, ${after}`
  }
}

const amount = ({ isShare }: Difference, value: number): string =>
  Number.isFinite(value) ? (isShare ? value * 100 : value).toFixed(isShare ? 1 : 2) : 'any'

const signed = (row: Difference, value: number): string =>
  Number.isFinite(value) ? `${value < 0 ? '−' : '+'}${amount(row, Math.abs(value))}` : 'anything'

const plainly = (row: Difference, value: number): string =>
  row.isShare ? `${amount(row, value)} %` : amount(row, value)

const moreCells = (row: Difference): string[] => [
  signed(row, row.more),
  `${signed(row, row.low)} to ${signed(row, row.high)}`,
]
