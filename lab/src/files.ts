/** Why a file can't be read or written, for a sentence. */

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there’s no such file',
  EISDIR: 'it’s a folder',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'there’s already a file with that name',
  EACCES: 'this needs a permission you don’t have',
  EPERM: 'this needs a permission you don’t have',
  EROFS: 'you can’t write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'you’ve used up your space there',
}

/** Null for what isn't an error of the file system. */
export function whyNot(error: unknown): string | null {
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? (WHY[code] ?? code) : null
}
