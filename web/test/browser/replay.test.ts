/** The replay in real browsers: the things of the seat one looks from, and one step after the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

const position = ({ page }: Somebody): Promise<number> => page.getByRole('slider').inputValue().then(Number)

test('a phone shows the hand of the seat that is looked from', async () => {
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
