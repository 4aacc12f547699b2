import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFuzz } from '../checks/fuzz.ts'
import { example } from './support/bots.ts'

test('nothing that is sent breaks the server, and what is refused writes nothing', async () => {
  const report = await checkFuzz({ offers: [example], requests: 4000, seed: 1 })
  assert.deepEqual(report.faults, [])
  assert.ok(report.answered > 200, `only ${report.answered} commands over the socket were answered`)
  for (const status of [400, 401, 403, 404, 409, 415, 422])
    assert.ok((report.statuses[status] ?? 0) > 0, `no request was answered with ${status}`)
})
