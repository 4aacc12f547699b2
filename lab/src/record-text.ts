/** A record, the way a command line names it. */
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { clip } from './args.ts'
import { whyNot } from './files.ts'
import { UsageError, type Lab } from './lab.ts'

/** The text of a file, or of standard input for `-`. */
export async function readRecordText(lab: Lab, path: string): Promise<string> {
  return path === '-' ? readAll(lab.input) : readText(path)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(
      `Can’t read "${clip(path)}": ${whyNot(error)}. Give the path of a record, or - for standard input.`,
    )
  }
}

async function readAll(input: Readable): Promise<string> {
  let text = ''
  input.setEncoding('utf8')
  for await (const chunk of input) text += chunk as string
  return text
}
