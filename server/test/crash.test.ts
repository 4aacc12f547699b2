import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCrash } from '../checks/crash.ts'

test('a server killed four times loses and doubles nothing that was acknowledged', async () => {
  const report = await checkCrash({ kills: 4, tables: 8, seed: 11, life: 60 })
  assert.deepEqual(report.faults, [])
  assert.ok(report.repeated > 0, 'no client ever had to repeat anything')
})
