import { changeableOf, listPaths, type Json } from '@harvest/engine'
import type { Command } from '../args.ts'
import { DONE } from '../lab.ts'
import { readGame } from '../seating.ts'

export const tables: Command = {
  name: 'tables',
  summary: 'List every number and card of a game that a variant can change, as the lines of one.',
  operand: '<game>',
  options: {},
  examples: ['tables food-court', 'tables scoville > mine.csv'],
  run(lab, args) {
    const { game } = readGame(lab, args)
    lab.out(`game,${game.id}`)
    lab.out('name,As printed')
    for (const [path, value] of listPaths(changeableOf(game.id))) lab.out(`${quoted(path)},${cell(value)}`)
    return DONE
  },
}

/** Texts are quoted as JSON within CSV where they could be taken for something else. */
const cell = (value: Json): string =>
  typeof value !== 'string' ? JSON.stringify(value) : isPlain(value) ? value : quoted(JSON.stringify(value))

const isPlain = (text: string): boolean =>
  /^[\p{L}][\p{L} '’-]*$/u.test(text) && !/^(true|false|null)$/.test(text)

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
