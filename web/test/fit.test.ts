import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleFor } from '../src/games/shared/fit.ts'

test('what’s taller than its space is drawn smaller, but never too small to read', () => {
  assert.equal(scaleFor(100, 120), 1)
  assert.equal(scaleFor(0, 0), 1)
  assert.equal(scaleFor(200, 150), 0.75)
  assert.equal(scaleFor(900, 100), 0.55)
})
