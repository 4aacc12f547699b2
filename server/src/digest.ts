/** What tells a command from another under the same id. */
import { crc32 } from 'node:zlib'
import { canonical } from '@harvest/engine'
import { failed } from './problem.ts'
import type { StoredCommand } from './storage/contract.ts'

const LENGTH = 7

/** It guards against mistakes of programs: whoever deceives it deceives only themselves. */
export function digestOf(kind: string, body: unknown): string {
  return crc32(`${kind} ${canonical(body)}`)
    .toString(36)
    .padStart(LENGTH, '0')
}

/** The answer to a command that was done before. Earlier releases kept longer digests: of theirs the id alone decides. */
export function answerAgain({ digest, answer }: StoredCommand, again: string): string {
  if (digest !== again && digest.length === LENGTH) throw failed('idReused')
  return answer
}
