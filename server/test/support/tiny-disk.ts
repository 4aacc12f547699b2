/** A disk that is soon full. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

/** A disk of this many bytes, or null where none can be made. */
export function tinyDisk(t: TestContext, size: number): string | null {
  const disk = mkdtempSync(join(tmpdir(), 'harvest-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  t.after(() => {
    if (status === 0) spawnSync('umount', [disk])
    rmdirSync(disk)
  })
  return status === 0 ? disk : null
}
