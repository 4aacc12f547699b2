import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { clip, type Command } from '../args.ts'
import { DONE, FAILED, UsageError } from '../lab.ts'
import { verifyRecord } from '../verification.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replay a record and check every hash; exit code 1 if one is wrong.',
  operand: '<file>',
  options: {},
  examples: ['verify game.ndjson', 'record scoville --seed 7 | npm run -s lab -- verify -'],
  async run(lab, args) {
    const path = args.operand()
    const verdict = verifyRecord(lab.games, path === '-' ? await readAll(lab.input) : readText(path))
    if (verdict.holds) lab.out(verdict.sentence)
    else lab.err(`${verdict.sentence}\n`)
    return verdict.holds ? DONE : FAILED
  },
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there’s no such file' : code === 'EISDIR' ? 'it’s a folder' : `${code}`
    throw new UsageError(
      `Can’t read "${clip(path)}": ${why}. Give the path of a record, or - for standard input.`,
    )
  }
}

async function readAll(input: Readable): Promise<string> {
  let text = ''
  input.setEncoding('utf8')
  for await (const chunk of input) text += chunk as string
  return text
}
