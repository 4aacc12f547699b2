/**
 * What bots are, as one short number: of all their sources and of what they know about the game. Games of bots that
 * think otherwise are no games of the same study, even where the rules haven't changed.
 */
import { sha256Hex } from '@harvest/engine'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('./', import.meta.resolve('@harvest/bots')))

/** What bots say, and what they know of other games, makes no difference. */
const ALL = ['*.ts', 'search/**/*.ts', 'learned/**/*.ts']
const SAID = /^(say|telling|text|reasons|games|index)\b/
const ofGame = (game: string): string[] => [
  `games/${game}.ts`,
  `evaluations/${game}.ts`,
  `evaluations/${game}/**/*.ts`,
  'evaluations/simple.ts',
]

export function botsPrint(game: string): string {
  const files = [
    ...globSync(ALL, { cwd: SOURCES }).filter((file) => !SAID.test(file)),
    ...globSync(ofGame(game), { cwd: SOURCES }),
  ]
  const parts = files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => `${file}\n${readFileSync(join(SOURCES, file), 'utf8').replaceAll('\r\n', '\n')}`)
  return sha256Hex(parts.join('\n')).slice(0, 12)
}
