import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

/** SHA-256 of a text, in hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The same position has the same hash on every machine: 128 bits of SHA-256 over its canonical JSON, in hex. */
export function hashState(state: unknown): string {
  return sha256Hex(canonical(state)).slice(0, 32)
}

/** What a table shows of its seed from the start: it commits the host and reveals nothing. */
export function commitTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** HMAC-SHA-256 of texts under a hex seed, which is prepared only once. */
export function keyedHmac(seed: string): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, hexToBytes(seed))
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest()
}
