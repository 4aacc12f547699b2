import { random, type Bot } from '@harvest/bots'
import { FastRng, LANGUAGES, Match, safeName, seededSource, seedFromNumber } from '@harvest/engine'
import type { Args, Command } from '../args.ts'
import { wrap } from '../columns.ts'
import { DONE, UsageError } from '../lab.ts'
import { readBots, readSeating, readSeed, SEATING_OPTIONS } from '../seating.ts'
import { LineReader } from '../terminal/line-reader.ts'
import { TerminalTable } from '../terminal/terminal-table.ts'
import { WORDS } from '../words/index.ts'

const BOT_NAMES = ['Basil', 'Clove', 'Juniper', 'Sage', 'Olive', 'Saffron', 'Rosemary', 'Ginger']
const LONGEST_NAME = 24

export const play: Command = {
  name: 'play',
  summary: 'Play in the terminal against bots.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    bots: { value: 'LIST', help: 'a bot for each other seat; the last one repeats (greedy)' },
    seat: { value: 'N', help: 'where you sit, from 1 (1)' },
    seed: { value: 'N', help: 'deal the same game again (a new one)' },
    name: { value: 'NAME', help: 'what the log calls you' },
    lang: { value: LANGUAGES.join('|'), help: 'language (en)' },
    pause: { help: 'stop at the end of your turn while you can still undo; --no-pause doesn’t stop' },
  },
  examples: ['play scoville --players 3 --bots greedy,random', 'play scoville --lang de --seed 7'],
  async run(lab, args) {
    const seating = await readSeating(lab, args)
    const { entry, players, options } = seating
    const me = args.whole('seat', 1, players, 1) - 1
    const lang = args.oneOf('lang', LANGUAGES, 'en')
    const others = readBots(lab, args, players - 1, 'greedy')
    const seed = readSeed(args, lab.freshSeed())
    const pause = args.flag('pause') ?? lab.screen.typed
    const started = Match.start(entry.game, players, options, seededSource(seedFromNumber(seed)))
    if (!started.ok) throw new Error(`a checked set-up is refused: ${started.refusal.key}`)
    const names = seatNames(readName(args, WORDS[lang].person), players, me)
    const bots = others.toSpliced(me, 0, random)
    const opening = WORDS[lang].opening(entry.text[lang].name, listSeats(lang, names, bots, me), seed)
    for (const row of wrap(opening, lab.screen.columns)) lab.out(row)
    lab.out(WORDS[lang].helpHint)
    const reader = new LineReader(lab)
    const spec = { entry, me, bots, names, lang, pause, rng: new FastRng(seed) }
    try {
      await new TerminalTable(lab, spec, reader, started.value).run()
    } finally {
      reader.close()
    }
    return DONE
  },
}

function readName(args: Args, fallback: string): string {
  const name = safeName(args.text('name') ?? fallback).trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw new UsageError(`--name takes 1 to ${LONGEST_NAME} characters.`)
  return name
}

function seatNames(person: string, players: number, me: number): string[] {
  const free = BOT_NAMES.filter((name) => name !== person).slice(0, players - 1)
  return free.toSpliced(me, 0, person)
}

function listSeats(
  lang: keyof typeof WORDS,
  names: readonly string[],
  bots: readonly Bot[],
  me: number,
): string {
  const words = WORDS[lang]
  return names.map((name, seat) => words.seat(name, seat === me ? words.you : bots[seat].id)).join(', ')
}
