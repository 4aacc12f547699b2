/** The order in which positions are shown: beat by beat, within a time, and never so far behind that nobody follows. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { GameEvent, Update } from '@harvest/engine/wire'
import { compileModule } from 'svelte/compiler'

// State in files of their own is compiled as the build does it, without a page.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.svelte.ts')) return next(url, context)
    const filename = fileURLToPath(url)
    const script = stripTypeScriptTypes(readFileSync(filename, 'utf8'))
    const source = compileModule(script, { filename, generate: 'server' }).js.code
    return { format: 'module', source, shortCircuit: true }
  },
})

const { Presenter } = await import('../src/shell/table/film/presenter.svelte.ts')

const KINDS = { recipe: 'cook', added: 'cook' }

function told(at: number, e: string, seat = 1): Update {
  return { at, events: [{ e, seat }] as GameEvent[] } as unknown as Update
}

interface Shown {
  readonly beat: readonly number[]
  readonly limit: number
  /** It has been seen. */
  end(): void
}

/** A stage on which each beat lasts until the test ends it, or until it is skipped. */
function stage() {
  const shown: Shown[] = []
  let wake = (): void => {}
  const presenter = new Presenter({
    beatKinds: () => KINDS,
    animate: (_from, beat, limit, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
        shown.push({ beat: beat.map(({ at }) => at), limit, end: resolve })
        wake()
      }),
  })
  /** Until so many beats have begun. */
  async function begun(count: number): Promise<Shown> {
    while (shown.length < count) await new Promise<void>((resolve) => (wake = resolve))
    return shown[count - 1]!
  }
  presenter.jump(told(0, 'begin'))
  return { presenter, shown, begun }
}

test('what one player does of one kind is one beat, and beats are shown one after the other', async () => {
  const { presenter, shown, begun } = stage()
  for (const update of [told(1, 'recipe'), told(2, 'added'), told(3, 'served'), told(4, 'recipe', 2)])
    presenter.push(update, false)
  const first = await begun(1)
  assert.deepEqual(first.beat, [1, 2])
  assert.equal(presenter.shown?.at, 0)
  assert.ok(presenter.behind)
  first.end()
  const second = await begun(2)
  assert.equal(presenter.shown?.at, 2)
  assert.deepEqual(second.beat, [3])
  second.end()
  ;(await begun(3)).end()
  await Promise.resolve()
  assert.deepEqual(
    shown.map(({ beat }) => beat),
    [[1, 2], [3], [4]],
  )
})

test('however many beats a turn has, they share its time, and each is long enough to be seen', async () => {
  const { presenter, begun } = stage()
  for (let at = 1; at <= 5; at++) presenter.push(told(at, `kind ${at}`), false)
  const { limit } = await begun(1)
  assert.ok(limit > 150 && limit <= 1_500 / 5, `${limit} ms`)
  const crowded = stage()
  for (let at = 1; at <= 40; at++) crowded.presenter.push(told(at, `kind ${at}`), false)
  assert.equal((await crowded.begun(1)).limit, 150)
  const alone = stage()
  alone.presenter.push(told(1, 'served'), false)
  assert.equal((await alone.begun(1)).limit, 1_200)
})

test('Skip shows the newest position at once and forgets what was still to be told', async () => {
  const { presenter, shown, begun } = stage()
  presenter.push(told(1, 'recipe'), false)
  presenter.push(told(2, 'served'), false)
  await begun(1)
  presenter.skip()
  assert.equal(presenter.shown?.at, 2)
  assert.ok(!presenter.behind)
  assert.deepEqual(presenter.telling, [])
  // What comes afterwards is told again.
  presenter.push(told(3, 'served'), true)
  assert.deepEqual((await begun(2)).beat, [3])
  assert.equal(shown.length, 2)
})

test('if you’re too far behind to follow, you’re brought up to date', () => {
  const { presenter } = stage()
  for (let at = 1; at <= 600; at++) presenter.push(told(at, `kind ${at}`), false)
  assert.ok(presenter.behind)
  presenter.push(told(601, 'one more'), false)
  assert.equal(presenter.shown?.at, 601)
  assert.ok(!presenter.behind)
})
