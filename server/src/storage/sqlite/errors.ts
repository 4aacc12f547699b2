/** SQLite's primary result codes, the low byte of `errcode`. */
const CONSTRAINT = 19
const IOERR = 10
const CORRUPT = 11
const NOTADB = 26

/**
 * Whether the file can't be trusted any more. After a failed fsync the kernel may have dropped the pages it
 * could not write, and a second fsync would report success: only a restart from the log on disk is honest.
 */
export function isFatal(error: unknown): boolean {
  return [IOERR, CORRUPT, NOTADB].includes(codeOf(error))
}

/** Whether a row is there already. */
export function isConstraint(error: unknown): boolean {
  return codeOf(error) === CONSTRAINT
}

function codeOf(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? code & 0xff : 0
}
