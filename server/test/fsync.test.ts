import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canTrace, checkFsync } from '../checks/fsync.ts'

test('the disk is waited for before every acknowledgement', { skip: !canTrace() }, async () => {
  const report = await checkFsync(10)
  assert.deepEqual([report.seen, report.early], [10, 0])
})
