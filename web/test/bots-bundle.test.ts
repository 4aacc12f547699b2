/** Bots think in browsers too: bundled as for one, they need nothing that a Web Worker does not have. */
import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import test from 'node:test'
import vm from 'node:vm'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Run where there is nothing but what the test hands in. */
const PROGRAM = `
  let drawn = 1
  JSON.stringify(bots.games.map((entry) => {
    const { game } = entry
    const rng = { chance: (n) => (drawn = (drawn * 48271) % 2147483647) % n }
    const io = { ...rng, reveal() {}, emit() {}, enter() {} }
    const options = game.id === 'food-court' ? { decks: [null, null] } : {}
    const state = game.setup(options, 2, io)
    return bots.think(entry, state, Math.log2(game.waiting(state) & -game.waiting(state)), bots.champion, rng).do
  }))
`

test('bundled for a browser, champion answers without anything of Node', async () => {
  const entry = fileURLToPath(import.meta.resolve('@harvest/bots'))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bots' } },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[]
  assert.equal(output.length, 1)
  assert.deepEqual(output[0].imports, [])
  const worker = vm.createContext({ performance, structuredClone, TextEncoder })
  vm.runInContext(`${output[0].code}\nglobalThis.bots = bots`, worker)
  const answers = JSON.parse(vm.runInContext(PROGRAM, worker) as string) as unknown[]
  assert.equal(answers.length, games.length)
  for (const answer of answers) assert.equal(typeof answer, 'string')
})
