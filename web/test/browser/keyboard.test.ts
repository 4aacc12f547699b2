/** The same table with the keyboard alone, and on a phone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSmall, PHONE } from './support/looks.ts'
import { askedWhere } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

const ending = (one: Somebody) => one.page.getByRole('heading', { name: /wins|win!|share the win/ })

const isInList = (one: Somebody) =>
  one.page.evaluate(() => document.activeElement!.closest('.moves') !== null)

test('M leads into the list of moves, and M or Escape out of it again', async () => {
  const ruth = await site.somebody({ list: false })
  const id = await site.place('scoville', 'early-plaque', 140, [ruth, 'bot:greedy'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  for (const out of ['m', 'Escape']) {
    await ruth.page.keyboard.press('m')
    await ruth.page.locator('.moves').waitFor()
    assert.ok(await isInList(ruth))
    await ruth.page.keyboard.press(out)
    await ruth.page.locator('.moves').waitFor({ state: 'detached' })
  }
})

test('a game is played to its end with the keyboard alone', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 40, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.page.locator('.table').waitFor()
  for (let step = 0; await ruth.askedAgain(); step++) {
    // M leads to the list of moves; Tab and Enter choose.
    const answered = ruth.commands.next('moves')
    if (!(await isInList(ruth))) await ruth.page.keyboard.press('m')
    const several = (await ruth.page.locator('.moves button').count()) > 1
    if (several && step % 3 === 0) await ruth.page.keyboard.press('Tab')
    await ruth.page.keyboard.press('Enter')
    await answered
  }
  await ending(ruth).waitFor()
  await ruth.page.keyboard.press('Escape')
  await ending(ruth).waitFor({ state: 'detached' })
  await ruth.page.keyboard.press('d')
  await ruth.page.getByRole('heading', { name: 'The position in words' }).waitFor()
  await ruth.page
    .getByRole('dialog')
    .getByText(/^Round \d+/)
    .waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('on the field arrow keys move between legal plots and Enter plants', async () => {
  const ruth = await site.somebody()
  await askedWhere(site, ruth)
  const plots = ruth.page.getByRole('button', { name: /^Plant on/ }).and(ruth.page.locator('svg *'))
  await plots.first().waitFor()
  const entry = ruth.page.locator('svg [data-rove][tabindex="0"]').first()
  await entry.focus()
  const first = await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await ruth.page.keyboard.press(key)
    if ((await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !== first) break
  }
  const chosen = await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  assert.notEqual(chosen, first)
  const prompt = await ruth.prompt()
  await ruth.page.keyboard.press('Enter')
  await ruth.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt)
  assert.deepEqual(ruth.faults, [])
})

test('a turn is taken at 360 px by thumb, and nothing to tap is smaller than 44 px', async () => {
  const ruth = await site.somebody(PHONE)
  const id = await site.place('scoville', 'both-short', 590, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  for (let step = 0; step < 4; step++) {
    const prompt = await ruth.prompt()
    await ruth.page.locator('.moves button').first().tap()
    await ruth.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt)
    await ruth.turn()
  }
  for (const tab of ['Displays', 'Players', 'Log', 'Chat', 'My things']) {
    await ruth.page.getByRole('tab', { name: tab }).tap()
    assert.deepEqual(await listSmall(ruth, '.sheet button, .sheet a, .bar button', 44), [], tab)
  }
  assert.deepEqual(ruth.faults, [])
})

test('on a phone a bid is asked for once, in the tray, and M still lists every bid', async () => {
  const ruth = await site.somebody({ ...PHONE, list: false })
  const id = await site.place('scoville', 'both-short', 574, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const bid = ruth.page.getByRole('button', { name: /^Bid \d+$/ })
  assert.equal(await bid.count(), 1)
  await ruth.page.keyboard.press('m')
  await ruth.page.locator('.moves input').waitFor()
  assert.deepEqual(await listSmall(ruth, '.sheet button, .sheet a, .sheet input', 44), [])
  assert.deepEqual(ruth.faults, [])
})
