// All laws as a table. Each stands alone: it can be run without the others and in any order.
import type { Kit, Trial, Violation } from '../kit.ts'
import { lawClone } from './clone.ts'
import { lawCoverage, newCoverage } from './coverage.ts'
import { lawDraws } from './draws.ts'
import { lawLooked, lawMemory } from './memory.ts'
import { lawOrder } from './order.ts'
import { lawSound } from './sound.ts'
import { lawRefuse } from './refuse.ts'
import { lawReplay } from './replay.ts'
import { lawReveal } from './reveal.ts'
import { lawConceal, lawRedeal, lawSealed, lawVaried, newVaried } from './secrecy.ts'
import { lawGoldenStatistics, lawStatistics, lawStatisticsWords } from './statistics.ts'
import { lawStubborn } from './stubborn.ts'
import { lawSentences, lawWords } from './text.ts'
import { lawUndo } from './undo.ts'

export interface Law {
  /** What holds, as a sentence. */
  readonly name: string
  /** The marks its violations carry. */
  readonly finds: readonly string[]
  readonly run: (kit: Kit, trials: readonly Trial[]) => Violation[]
}

const each =
  (law: (trial: Trial) => Violation[]): Law['run'] =>
  (_kit, trials) =>
    collect(trials, law)

/** Stops after a handful: the first few violations of a law say as much as a thousand. */
function collect(trials: readonly Trial[], law: (trial: Trial) => Violation[]): Violation[] {
  const out: Violation[] = []
  for (const trial of trials) {
    out.push(...law(trial))
    if (out.length >= 10) break
  }
  return out
}

/** For each number of seats, one trial with default options and one with all of them changed. */
function firstAndLast(trials: readonly Trial[]): Trial[] {
  const bySeats = Map.groupBy(trials, ({ seats }) => seats)
  return [...bySeats.values()].flatMap((some) => (some.length > 1 ? [some[0]!, some.at(-1)!] : some))
}

export const LAWS: readonly Law[] = [
  {
    name: 'law 1: positions are sound, play ends, and all that is declared is met and nothing else',
    finds: ['1 sound', '1 stubborn', '1 coverage'],
    run(kit, trials) {
      const coverage = newCoverage()
      const found = [
        ...collect(trials, (trial) => lawSound(trial, coverage)),
        ...collect(firstAndLast(trials), lawStubborn),
      ]
      return found.length > 0 ? found : lawCoverage(kit, coverage)
    },
  },
  { name: 'law 2: replay and reload reproduce every hash', finds: ['2 replay'], run: each(lawReplay) },
  { name: 'law 3: copies share nothing', finds: ['3 clone'], run: each(lawClone) },
  {
    name: 'law 4a, 4b, 4e: what is hidden could be otherwise, and the viewer would not know',
    finds: ['4a redeal', '4b conceal', '4b varied', '4e redealt play'],
    run(kit, trials) {
      const varied = newVaried()
      const found = collect(trials, (trial) => [...lawRedeal(trial, varied), ...lawConceal(trial, varied)])
      return found.length > 0 ? found : lawVaried(kit, varied)
    },
  },
  {
    name: 'law 4c: secret choices show nothing before they resolve',
    finds: ['4c sealed'],
    run: each(lawSealed),
  },
  {
    name: 'law 4d: a draw tells only those it is revealed to',
    finds: ['4d draws', '4d events'],
    run: each(lawDraws),
  },
  {
    name: 'law 5: undo restores the position and stops at what was learned',
    finds: ['5 undo'],
    run: each(lawUndo),
  },
  {
    name: 'law 4, 5: whoever learns something is revealed to, and events tell no more than the view',
    finds: ['5 reveal', '4 events'],
    run: each(lawReveal),
  },
  {
    name: 'law 5b: what somebody was shown stays true in every redeal for them',
    finds: ['5b memory'],
    run(kit, trials) {
      const looked = { steps: 0, vain: 0 }
      const found = collect(trials, (trial) => lawMemory(trial, looked))
      return found.length > 0 ? found : lawLooked(kit, looked)
    },
  },
  {
    name: 'law 6: what is not listed is refused with a rule and a sentence',
    finds: ['6 refuse'],
    run: each(lawRefuse),
  },
  { name: 'law 7: the order of secret choices does not matter', finds: ['7 order'], run: each(lawOrder) },
  {
    name: 'words: all that is declared and all that is met can be said in each language',
    finds: ['text words', 'text sentences'],
    run: (kit, trials) => [...lawWords(kit), ...collect(trials, lawSentences)],
  },
  {
    name: 'statistics: what is counted adds up to the scores, and has words in each language',
    finds: ['statistics'],
    run: (kit, trials) => [
      ...lawStatisticsWords(kit),
      ...lawGoldenStatistics(kit),
      ...collect(trials, lawStatistics),
    ],
  },
]
