/** How Jelly Bean Farmers tells a season once everybody has decided, in real browsers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite } from './support/site.ts'

const site = useSite()
const GAME = 'jelly-bean-farmers'

test('the reveal is a scene in the order of resolution, and you can watch it again', async () => {
  // Slow, so that there is always something left to be skipped.
  const ruth = await site.somebody({ name: 'Ruth', speed: 'slow' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.choose(/^Play/)
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  await scene.getByRole('button', { name: 'Show all' }).click()
  const steps = () =>
    scene.locator('.step').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const told = ['Planting', 'Climate', 'All other cards', 'Harvest', 'Everybody eats']
  assert.deepEqual((await steps()).slice(0, told.length), told)
  await scene.getByRole('button', { name: 'Show again' }).click()
  await scene.getByRole('button', { name: 'Show all' }).click()
  assert.deepEqual((await steps()).slice(0, told.length), told)
  await scene.getByRole('button', { name: 'Back to the farms' }).click()
  await scene.waitFor({ state: 'detached' })
  await ruth.page.getByRole('button', { name: 'Watch the last season' }).click()
  await scene.waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('the scene makes room for the question below it, and pressing it closes it', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'fast' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.choose(/^Play/)
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  await scene.waitFor()
  assert.match(await ruth.prompt(), /^Seed fields for 1 food/)
  await scene.waitFor({ state: 'detached' })
  await ruth.page.getByRole('button', { name: 'Watch the last season' }).click()
  await scene.getByRole('button', { name: 'Show again' }).waitFor()
  const field = ruth.page
    .getByRole('group', { name: 'The farms' })
    .getByRole('button', { name: /^Seed field 1/ })
  const { x, y, width, height } = (await field.boundingBox())!
  const press = () => ruth.page.mouse.click(x + width / 2, y + height / 2)
  await press()
  await scene.waitFor({ state: 'detached' })
  await ruth.answered(press)
  assert.deepEqual(ruth.faults, [])
})

/** For everything that a season has to tell while somebody is asked, in milliseconds at a normal pace. */
const SCENE_LIMIT = 4_000

test('nobody who has a question to answer waits longer than 4 s for a scene, even if only the tray asks it', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'normal', own: true })
  await ruth.page.clock.install()
  const id = await site.place(GAME, 'every-use', 68, [ruth, 'bot:random', 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  // Seeding is asked on the farms, placing cards for a new year in the tray alone.
  const asked: string[] = []
  while (!/^Place one card/.test(asked.at(-1) ?? '')) {
    await ruth.turn()
    const isLast = /^(Plan your|Add to your)/.test(await ruth.prompt())
    await ruth.choose(isLast ? /^(Play|Discard|Seal)/ : undefined)
    if (!isLast) continue
    await scene.waitFor()
    await ruth.page.clock.runFor(SCENE_LIMIT)
    asked.push(await ruth.prompt())
    assert.equal(await scene.count(), 0, `something is still told over “${asked.at(-1)}”`)
  }
  assert.ok(asked.some((prompt) => prompt.startsWith('Seed')))
  assert.deepEqual(ruth.faults, [])
})

test('Skip, an answer and Escape end the scene at once, but a key pressed in a dialog doesn’t', async () => {
  // Slow, so that there is always something left to be skipped.
  const ruth = await site.somebody({ name: 'Ruth', speed: 'slow' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  const { keyboard } = ruth.page
  const ways = [
    () => ruth.page.locator('.slot').getByRole('button', { name: 'Skip' }).click(),
    () => ruth.choose(),
    async () => {
      await keyboard.press('?')
      await ruth.page.getByRole('dialog').waitFor()
      await keyboard.press('Escape')
      await ruth.page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.equal(await scene.count(), 1)
      await keyboard.press('Escape')
    },
  ]
  for (const end of ways) {
    const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
    await ruth.open(`/table/${id}`)
    await ruth.choose(/^Play/)
    await scene.waitFor()
    await end()
    await scene.waitFor({ state: 'detached', timeout: 1_000 })
  }
  assert.deepEqual(ruth.faults, [])
})

test('the second of two people is asked while the first is still watching the season', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'slow' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await ruth.choose(/^Play/)
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  await scene.waitFor()
  await yuri.choose(/^(Seed|Don)/)
  assert.equal(await scene.count(), 1)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('without motion no scene covers the question', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'normal', reducedMotion: 'reduce' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await ruth.asksNext(() => ruth.choose(/^Play/))
  assert.match(await ruth.prompt(), /^Seed fields for 1 food/)
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  assert.equal(await scene.count(), 0)
  await ruth.page.getByRole('button', { name: 'Watch the last season' }).click()
  await scene.waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('the final scores wait until the last season has been shown', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'fast' })
  const id = await site.place(GAME, 'draw-two', 1, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.choose()
  const scene = ruth.page.getByRole('region', { name: 'What happened' })
  await scene.getByRole('button', { name: 'Show all' }).waitFor()
  assert.equal(await ruth.page.getByRole('dialog').count(), 0)
  await ruth.page.getByRole('dialog').waitFor()
  assert.equal(await scene.count(), 0)
  await ruth.page.getByRole('button', { name: 'See the final board' }).click()
  // Whoever looks at the season again may have the scores at once.
  await ruth.page.getByRole('button', { name: 'Watch the last season' }).click()
  await scene.waitFor()
  await ruth.page.getByRole('button', { name: 'Final scores' }).click()
  await ruth.page.getByRole('dialog').waitFor()
  assert.deepEqual(ruth.faults, [])
})
