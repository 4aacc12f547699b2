/** SQLite's primary result codes, the low byte of `errcode`. */
const IOERR = 10
const CORRUPT = 11
const NOTADB = 26

/**
 * Whether the file can't be trusted any more. After a failed fsync the kernel may have dropped the pages it
 * could not write, and a second fsync would report success: only a restart from the log on disk is honest.
 */
export function isFatal(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode
  if (typeof code !== 'number') return false
  return [IOERR, CORRUPT, NOTADB].includes(code & 0xff)
}
