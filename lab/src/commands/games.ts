import type { GameEntry } from '@harvest/bots'
import { plain, type OptionSpec } from '@harvest/engine'
import type { Command } from '../args.ts'
import { countRange } from '../counting.ts'
import { DONE } from '../lab.ts'

export const games: Command = {
  name: 'games',
  summary: 'List the games with their players and options, and the bots.',
  operand: '',
  options: {},
  examples: ['games'],
  run(lab) {
    for (const entry of lab.games) for (const line of describeGame(entry)) lab.out(line)
    lab.out(`Bots: ${lab.bots.map((bot) => bot.id).join(', ')}`)
    return DONE
  },
}

function describeGame({ game, text }: GameEntry): string[] {
  const { min, max } = game.seats
  const lines = [`${game.id}: ${text.en.name}, ${countRange(min, max, 'player')}. ${plain(text.en.tagline)}`]
  for (const [name, spec] of Object.entries(game.options as Record<string, OptionSpec>)) {
    const words = text.en.options[name]
    lines.push(`  ${name} (${valuesOf(spec)})${words ? `: ${plain(words.label)}. ${plain(words.help)}` : ''}`)
  }
  return [...lines, '']
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag': {
      const seats = spec.seats ? `, ${countRange(spec.seats.min, spec.seats.max, 'player')}` : ''
      return `true or false, ${spec.default} by default${seats}`
    }
    case 'choice':
      return `${spec.values.join(' or ')}, ${spec.default} by default`
    case 'seatChoice':
      return `a list with a word for each seat: random, ${spec.values.join(', ')}`
  }
}
