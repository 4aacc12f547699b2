import { stall } from '@harvest/bots/testgame'
import assert from 'node:assert/strict'
import test from 'node:test'
import { lab } from './captured.ts'

test('the diagram has every phase with its name and who decides, and every arrow of the table', async () => {
  const { code, out } = await lab(['phases', 'stall'])
  assert.equal(code, 0)
  const lines = out.trim().split('\n')
  assert.equal(lines[0], 'stateDiagram-v2')
  assert.ok(lines.includes('  p_bid : Bidding – the crate'), 'a colon would end the label')
  assert.ok(lines.includes('  p_bid : everyone decides at once, in secret'))
  assert.ok(lines.includes('  p_lay : one player decides'))
  assert.ok(lines.includes('  p_lay : lay, rest'))
  assert.ok(lines.includes('  [*] --> p_bid'))
  assert.ok(lines.includes('  p_over --> [*]'))
  for (const phase of stall.phases)
    for (const next of phase.next) assert.ok(lines.includes(`  p_${phase.id} --> p_${next}`))
  const arrows = stall.phases.reduce((sum, phase) => sum + phase.next.length, 0)
  assert.equal(lines.filter((line) => line.includes('-->')).length, arrows + 2)
})

test('in German the words around the names are German', async () => {
  assert.match((await lab(['phases', 'stall', '--lang', 'de'])).out, /alle entscheiden zugleich, geheim/)
})
