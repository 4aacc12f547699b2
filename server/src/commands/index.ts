/** What is done with a command, whichever door it came through. */
import { Ajv, type ValidateFunction } from 'ajv'
import { badForm } from '../problem.ts'
import { commands } from './all.ts'
import type { Command, Given } from './command.ts'

const ajv = new Ajv()
const byName = new Map<string, { readonly command: Command; readonly fits: ValidateFunction }>(
  commands.map((command) => [command.name, { command, fits: ajv.compile(command.form) }]),
)

export function isCommandName(name: string): boolean {
  return byName.has(name)
}

/** Nothing is quietly fixed up: what doesn't have the right form is refused. */
export function run(name: string, given: Omit<Given, 'body'>, body: unknown): Promise<unknown> {
  const { command, fits } = byName.get(name)!
  if (!fits(body))
    throw badForm(`body${fits.errors?.[0]?.instancePath ?? ''} ${fits.errors?.[0]?.message ?? ''}`)
  return command.run({ ...given, body: body as Given['body'] })
}
