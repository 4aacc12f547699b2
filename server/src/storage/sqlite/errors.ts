/** SQLite's primary result codes, the low byte of `errcode`. */
const PERM = 3
const BUSY = 5
const LOCKED = 6
const READONLY = 8
const IOERR = 10
const CORRUPT = 11
const FULL = 13
const CANTOPEN = 14
const CONSTRAINT = 19
const NOTADB = 26

/** Called an error of the disk, but all it says is that the index of the log could not grow. */
const IOERR_SHMSIZE = 4874

/**
 * Whether the file can't be trusted any more. After a failed fsync the kernel may have dropped the pages it
 * could not write, and a second fsync would report success: only a restart from the log on disk is honest.
 */
export function isFatal(error: unknown): boolean {
  return fullCodeOf(error) !== IOERR_SHMSIZE && [IOERR, CORRUPT, NOTADB].includes(codeOf(error))
}

/** Whether a row is there already. */
export function isConstraint(error: unknown): boolean {
  return codeOf(error) === CONSTRAINT
}

/** What keeps a file or folder from being used, as far as a host can do something about it. */
export type Trouble = 'busy' | 'full' | 'readOnly' | 'denied' | 'notFolder' | 'damaged'

/** Of an error of SQLite or of the file system; null for any other. */
export function troubleOf(error: unknown): Trouble | null {
  if (fullCodeOf(error) === IOERR_SHMSIZE) return 'full'
  const { code } = (error ?? {}) as { code?: unknown }
  return SQLITE_TROUBLES[codeOf(error)] ?? SYSTEM_TROUBLES[String(code)] ?? null
}

const SQLITE_TROUBLES: { readonly [code: number]: Trouble } = {
  [BUSY]: 'busy',
  [LOCKED]: 'busy',
  [FULL]: 'full',
  [READONLY]: 'readOnly',
  [PERM]: 'denied',
  [CANTOPEN]: 'denied',
  [CORRUPT]: 'damaged',
  [NOTADB]: 'damaged',
}

const SYSTEM_TROUBLES: { readonly [code: string]: Trouble } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
  EEXIST: 'notFolder',
  ENOTDIR: 'notFolder',
}

function codeOf(error: unknown): number {
  return fullCodeOf(error) & 0xff
}

function fullCodeOf(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? code : 0
}
