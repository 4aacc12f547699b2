import type { Bot } from '@harvest/bots'
import {
  commitTo,
  FastRng,
  Match,
  recordLines,
  recordOf,
  seededSource,
  seedFromNumber,
  type GameEvent,
  type GameState,
} from '@harvest/engine'
import type { Command } from '../args.ts'
import { botStep } from '../bot-table.ts'
import { DONE, INTERRUPTED } from '../lab.ts'
import { readBots, readSeating, readSeed, SEATING_OPTIONS, type Seating } from '../seating.ts'
import { breath, untilStopped } from '../stopping.ts'

export const record: Command = {
  name: 'record',
  summary: 'Let bots play one game, and print it as NDJSON: header, steps, scores.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    seed: { value: 'N', help: 'the same seed records the same game (1)' },
    bots: { value: 'LIST', help: 'a bot for each seat; the last one repeats (random)' },
    states: { help: 'add the full state after each step' },
  },
  examples: ['record scoville --players 3 --seed 7 --bots greedy,random > game.ndjson'],
  async run(lab, args) {
    const seating = await readSeating(lab, args)
    const bots = readBots(lab, args, seating.players, 'random')
    const { lines } = await untilStopped(lab, async (stop) => ({
      lines: await recordGame(seating, bots, readSeed(args, 1), args.flag('states') === true, stop),
    }))
    if (lines === null) {
      lab.err(
        'Stopped before the game was over. Only whole games are recorded, so there’s nothing to print.\n',
      )
      return INTERRUPTED
    }
    for (const line of lines) lab.out(line)
    return DONE
  },
}

/** One game of bots as the lines of a record; null if it was stopped. */
async function recordGame(
  seating: Seating,
  bots: readonly Bot[],
  number: number,
  states: boolean,
  stop: AbortSignal,
): Promise<Iterable<string> | null> {
  const { entry, players, options } = seating
  const seed = seedFromNumber(number)
  const started = Match.start(entry.game, players, options, seededSource(seed))
  if (!started.ok) throw new Error(`a checked set-up is refused: ${started.refusal.key}`)
  const rng = new FastRng(number)
  const extras: { events: readonly GameEvent[]; state?: GameState }[] = []
  let match = started.value
  while (!match.over) {
    await breath()
    if (stop.aborted) return null
    const played = botStep(entry, match, bots, rng)
    match = played.match
    extras.push(states ? { events: played.events, state: match.state } : { events: played.events })
  }
  const end = { ending: entry.game.ending(match.state), scores: entry.game.scores(match.state) }
  return recordLines(recordOf(match, commitTo(seed), seed), end, (seq) => extras[seq - 1])
}
