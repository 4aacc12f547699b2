import { parseArgs } from 'node:util'
import { UsageError, type Lab } from './lab.ts'

export interface OptionHelp {
  /** What the help calls the value; absent for a switch. */
  readonly value?: string
  readonly help: string
}

export interface Command {
  readonly name: string
  readonly summary: string
  /** What comes after the name, such as `<game>`; empty if nothing does. */
  readonly operand: string
  readonly options: { readonly [name: string]: OptionHelp }
  readonly examples: readonly string[]
  run(lab: Lab, args: Args): Promise<number> | number
}

/** A parsed command line. Every way to read it throws a UsageError with a sentence. */
export class Args {
  private readonly command: Command
  private readonly operands: readonly string[]
  private readonly values: { readonly [name: string]: string | boolean | undefined }

  constructor(command: Command, argv: readonly string[]) {
    this.command = command
    const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
      help: { type: 'boolean', short: 'h' },
    }
    for (const [name, spec] of Object.entries(command.options))
      options[name] = { type: spec.value === undefined ? 'boolean' : 'string' }
    try {
      const parsed = parseArgs({
        args: joinNegative(argv, command),
        options,
        allowPositionals: true,
        allowNegative: true,
        strict: true,
      })
      this.operands = parsed.positionals
      this.values = parsed.values as Record<string, string | boolean | undefined>
    } catch (error) {
      throw new UsageError(`${wrongOption(error, argv)} ${this.seeHelp()}`)
    }
    const most = command.operand === '' ? 0 : 1
    if (!this.help && this.operands.length > most)
      throw new UsageError(`Unexpected word: "${this.operands[most]}". ${this.seeHelp()}`)
  }

  get help(): boolean {
    return this.values.help === true
  }

  /** The word after the command's name. */
  operand(): string {
    const word = this.operands[0]
    if (word === undefined) throw new UsageError(`${this.command.operand} is missing. ${this.seeHelp()}`)
    return word
  }

  text(name: string): string | undefined {
    return this.values[name] as string | undefined
  }

  flag(name: string): boolean | undefined {
    return this.values[name] as boolean | undefined
  }

  whole(name: string, min: number, max: number, fallback: number): number {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
    if (!(value >= min && value <= max)) {
      const takes = min === max ? `only ${min}` : `a whole number from ${min} to ${max}`
      throw new UsageError(`--${name} takes ${takes}, not "${clip(text)}".`)
    }
    return value
  }

  oneOf<T extends string>(name: string, words: readonly T[], fallback: T): T {
    const text = this.text(name)
    if (text === undefined) return fallback
    const word = words.find((known) => known === text)
    if (word === undefined)
      throw new UsageError(`--${name} takes ${words.join(' or ')}, not "${clip(text)}".`)
    return word
  }

  private seeHelp(): string {
    return `"lab ${this.command.name} --help" shows how to use it.`
  }
}

/** `--players -1` as `--players=-1`: what looks like a number is the value, and is refused as one. */
function joinNegative(argv: readonly string[], { options }: Command): string[] {
  const out: string[] = []
  for (const word of argv) {
    const before = out.at(-1)
    if (/^-\d/.test(word) && before?.startsWith('--') && options[before.slice(2)]?.value !== undefined)
      out[out.length - 1] = `${before}=${word}`
    else out.push(word)
  }
  return out
}

/** What people typed, short enough to repeat to them. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function wrongOption(error: unknown, argv: readonly string[]): string {
  const { code, message } = error as { code?: string; message: string }
  const named = /'(-[^' ]*)/.exec(message)?.[1] ?? argv.find((word) => word.startsWith('-')) ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There’s no option ${clip(named)}.`
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return /does not take an argument/.test(message) ? `${named} takes no value.` : `${named} needs a value.`
  throw error
}

const COLUMN = 24

/** The help of one command. */
export function commandHelp(command: Command): string {
  const lines = [
    command.summary,
    '',
    `  lab ${[command.name, command.operand, '[options]'].filter(Boolean).join(' ')}`,
  ]
  const options = Object.entries(command.options)
  if (options.length > 0) lines.push('', 'Options')
  for (const [name, { value, help }] of options)
    lines.push(`  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(COLUMN)} ${help}`)
  if (command.examples.length > 0)
    lines.push('', 'Examples', ...command.examples.map((line) => `  npm run -s lab -- ${line}`))
  return lines.join('\n')
}
