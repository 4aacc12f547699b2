/** Random numbers nobody can guess, made with what both Node and browsers have. */

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function randomHex(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In a form that fits into addresses. */
export function randomBase64(bytes: number): string {
  const text = btoa(String.fromCharCode(...randomBytes(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A whole number from 0 to just below 2³². */
export function random32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
