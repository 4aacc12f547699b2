/** Tells whether a command is a different one under the same id. */
import { canonical } from '@harvest/engine'
import { failed } from './problem.ts'
import type { StoredCommand } from './storage/contract.ts'

const LENGTH = 7

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1
  return byte
})
const encoder = new TextEncoder()

/** As zlib has it, which browsers do not. */
function crc32(text: string): number {
  let crc = ~0
  for (const byte of encoder.encode(text)) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8)
  return ~crc >>> 0
}

/** It guards against programs' mistakes: if you trick it, you only trick yourself. */
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
