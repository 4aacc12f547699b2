import { Args, clip, commandHelp, type Command } from './args.ts'
import { aims } from './commands/aims.ts'
import { compare } from './commands/compare.ts'
import { games } from './commands/games.ts'
import { ladder } from './commands/ladder.ts'
import { newGame } from './commands/new-game.ts'
import { phases } from './commands/phases.ts'
import { play } from './commands/play.ts'
import { record } from './commands/record.ts'
import { report } from './commands/report.ts'
import { review } from './commands/review.ts'
import { simulate } from './commands/simulate.ts'
import { statistics } from './commands/statistics.ts'
import { study } from './commands/study.ts'
import { tables } from './commands/tables.ts'
import { train } from './commands/train.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import { DONE, UsageError, WRONG_USE, type Lab } from './lab.ts'

export const commands: readonly Command[] = [
  play,
  simulate,
  ladder,
  statistics,
  record,
  verify,
  review,
  phases,
  games,
  compare,
  tune,
  tables,
  study,
  train,
  report,
  aims,
  newGame,
]

/** Run a command line and return its exit code: 0 done, 1 a record that doesn't check out, 2 used wrongly. */
export async function run(lab: Lab, argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(lab, argv)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    lab.err(`${error.message}\n`)
    return WRONG_USE
  }
}

async function dispatch(lab: Lab, [name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') return showHelp(lab, rest[0])
  if (name === undefined) throw new UsageError(`Give a command.\n\n${overview()}`)
  const command = find(name)
  const args = new Args(command, rest)
  if (!args.help) return command.run(lab, args)
  lab.out(commandHelp(command))
  return DONE
}

function showHelp(lab: Lab, name: string | undefined): number {
  lab.out(name === undefined ? overview() : commandHelp(find(name)))
  return DONE
}

function find(name: string): Command {
  const command = commands.find((known) => known.name === name)
  if (command) return command
  throw new UsageError(
    `There’s no command "${clip(name)}". Choose from: ${commands.map((known) => known.name).join(', ')}.`,
  )
}

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length))
  return [
    'The lab plays, simulates, records and checks the games.',
    '',
    '  npm run -s lab -- <command> …',
    '',
    'Commands',
    ...commands.map((command) => `  ${command.name.padEnd(width)}   ${command.summary}`),
    '',
    '"lab <command> --help" shows how to use a command.',
  ].join('\n')
}
