/** The replay in real browsers: the things of the seat one looks from, and one step after the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

const position = ({ page }: Somebody): Promise<number> => page.getByRole('slider').inputValue().then(Number)

test('a phone shows the hand of the seat you look from', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const id = await site.place('food-court', 'wins-japan', 0, [ruth, 'bot:random'])
  await ruth.open(`/replay/${id}?seat=0&at=60`)
  await ruth.page.locator('.controls .hand .held').first().waitFor()
  await ruth.page.getByLabel('View as').selectOption('watcher')
  await ruth.page.locator('.controls .hand').waitFor({ state: 'detached' })
  assert.deepEqual(ruth.faults, [])
})

test('a press on "Step forward" while pieces fly goes two steps on in all', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'slow' })
  const id = await site.place('food-court', 'wins-japan', 0, [ruth, 'bot:random'])
  await ruth.open(`/replay/${id}?seat=0&at=59`)
  const on = ruth.page.getByRole('button', { name: 'Step forward' })
  await on.click()
  await ruth.page.locator('[data-key]').first().waitFor({ state: 'attached' })
  assert.equal(await position(ruth), 59)
  await on.click()
  await ruth.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[type=range]')!.value === '61',
  )
  assert.deepEqual(ruth.faults, [])
})

test('a finished game tells its story, and each round opens its position, where you can scrub the plot', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('scoville', 'both-short', 0, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}?guide=1`)
  await ruth.page.getByRole('button', { name: 'Play against bots' }).waitFor()
  await ruth.page.getByRole('link', { name: 'The story of the game' }).click()
  await ruth.page.getByRole('heading', { name: /^(.* wins|You win) with \d+ points$/ }).waitFor()
  for (const title of ['How the lead changed', 'Where the points came from', 'What everyone did'])
    await ruth.page.getByRole('heading', { name: title }).waitFor()
  const round = ruth.page.getByRole('link', { name: /^Round 3: .* Open this position\.$/ })
  const at = /at=(\d+)/.exec((await round.getAttribute('href'))!)![1]!
  await round.click()
  await ruth.page.getByText(`Position ${at} of`).waitFor()
  const plot = ruth.page.locator('.scrub svg')
  const { width, height } = (await plot.boundingBox())!
  await plot.click({ position: { x: width - 2, y: height / 2 } })
  const last = await ruth.page.getByRole('slider').getAttribute('max')
  await ruth.page.getByText(`Position ${last} of ${last}`).waitFor()
  await ruth.page.getByRole('link', { name: 'The story of the game' }).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a slider that is dragged fast leaves the replay where it was let go', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('scoville', 'both-short', 0, [ruth, 'bot:random'])
  await ruth.open(`/replay/${id}?seat=0&at=0`)
  const slider = ruth.page.getByRole('slider', { name: 'Replay' })
  await slider.waitFor()
  const last = await slider.evaluate((input: HTMLInputElement) => {
    // More often than a browser lets a page write its address.
    for (let n = 0; n < 700; n++) {
      input.value = String((n * 37) % Number(input.max))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return input.value
  })
  await ruth.page.getByText(`Position ${last} of`).waitFor()
  await ruth.page.waitForURL(new RegExp(`at=${last}$`))
  assert.equal(await slider.inputValue(), last)
})
