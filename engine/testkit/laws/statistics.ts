// The law of statistics: what is counted in a game adds up to its scores, no matter how it was counted.
import {
  newLedger,
  RecordError,
  replay,
  tellStory,
  type NoteCard,
  type Score,
  type Story,
  type Told,
} from '../../src/index.ts'
import type { Golden } from '../golden.ts'
import { Findings, place, type Kit, type Trial, type Violation } from '../kit.ts'
import { startTrial, walk } from '../trials.ts'
import { sentenceFault } from './text.ts'

export function lawStatistics(trial: Trial): Violation[] {
  const findings = new Findings('statistics')
  const { game } = trial.kit
  if (game.statistics) findings.guard(place(trial), () => checkTrial(trial, findings))
  return findings.list
}

function checkTrial(trial: Trial, findings: Findings): void {
  const { game } = trial.kit
  const first = startTrial(trial)
  const told: Told[] = [{ state: first.state, events: first.opening }]
  const everyStep = newLedger(game, trial.seats)!
  game.statistics!.count(everyStep, first.state, first.opening)
  for (const { played } of walk(trial)) {
    const { state } = played.match
    game.statistics!.count(everyStep, state, played.events)
    if (!played.step?.quiet) told.push({ state, events: played.events })
  }
  checkCards(trial, told, findings)
  const story = tellStory(game, trial.seats, told)!
  const scores = game.scores(told.at(-1)!.state) as Score[]
  checkSums(place(trial), story, scores, told.length - 1, findings)
  const counted = everyStep.map(({ figures }) => story.figures.map((figure) => figures[figure]))
  if (JSON.stringify(counted) !== JSON.stringify(story.counted))
    findings.add(place(trial), 'secret choices are counted before they are made known')
}

/** Every card has a name of its own, and nobody takes one that had not come to where they could. */
function checkCards(trial: Trial, told: readonly Told[], findings: Findings): void {
  const cards = trial.kit.game.statistics!.cards
  if (!cards) return
  const { names } = cards
  const twice = names.find((name, card) => names.indexOf(name) !== card)
  if (twice !== undefined) findings.add(place(trial), `two cards are called "${twice}"`)
  const seen = new Set<string>()
  const named = (card: number): string => {
    if (names[card] === undefined) findings.add(place(trial), `card ${card} has no name`)
    return names[card] ?? String(card)
  }
  const note: NoteCard = {
    seen: (card, seat) => void (named(card), seen.add(`${card}:${seat}`)),
    taken(card, seat) {
      if (!seen.has(`${card}:${seat}`) && !seen.has(`${card}:null`))
        findings.add(place(trial), `seat ${seat} takes "${named(card)}", which it has never seen`)
    },
  }
  for (const { state, events } of told) cards.follow(state, events, note)
}

/** The same of the golden games. */
export function lawGoldenStatistics(kit: Kit): Violation[] {
  const findings = new Findings('statistics')
  for (const { file, golden } of kit.game.statistics ? kit.goldens : [])
    findings.guard(file, () => {
      const positions = positionsOf(kit, golden)
      if (positions === null) return
      const story = tellStory(kit.game, golden.record.seats, positions)!
      const scores = kit.game.scores(positions.at(-1)!.state) as Score[]
      checkSums(file, story, scores, positions.length - 1, findings)
    })
  return findings.list
}

/** Null for one that does not replay: that is what its own test says. */
function positionsOf({ game }: Kit, { record }: Golden): Told[] | null {
  try {
    const all = Array.from(replay(game, record))
    const noticed = all.filter(({ match }, n) => n === 0 || match.at !== all[n - 1]!.match.at)
    return noticed.map(({ match, events }) => ({ state: match.state, events }))
  } catch (error) {
    if (error instanceof RecordError) return null
    throw error
  }
}

function checkSums(where: string, story: Story, scores: readonly Score[], end: number, findings: Findings) {
  const last = story.rounds.at(-1)!
  if (last.at !== end) findings.add(where, `the story ends at ${last.at} of ${end}`)
  for (const [index, { at }] of story.rounds.entries())
    if (index > 0 && at <= story.rounds[index - 1]!.at) findings.add(where, `two rounds end at ${at}`)
  for (const { seat, total } of scores) {
    const sum = last.points[seat]!.reduce((all, points) => all + points, 0)
    if (sum !== total) findings.add(where, `the sources of seat ${seat} add up to ${sum}, not to ${total}`)
  }
  for (const [seat, counted] of story.counted.entries())
    for (const [index, figure] of story.figures.entries())
      if (!Number.isFinite(counted[index])) findings.add(where, `${figure} of seat ${seat} is no number`)
}

/** Every source and figure has words, and there are none for others. */
export function lawStatisticsWords({ game, statistics: words }: Kit): Violation[] {
  const findings = new Findings('statistics', 40)
  if (!game.statistics) return []
  if (!words) findings.add(game.id, 'no words for its statistics')
  for (const [language, text] of Object.entries(words ?? {}))
    for (const kind of ['sources', 'figures'] as const) {
      const wanted = new Set(game.statistics[kind])
      for (const name of wanted) {
        const fault = sentenceFault(text[kind][name])
        if (fault) findings.add(language, `what ${name} of ${kind} is called ${fault}`)
      }
      for (const name of Object.keys(text[kind]))
        if (!wanted.has(name)) findings.add(language, `words for ${name} of ${kind}, which there is not`)
    }
  return findings.list
}
