/** Where the focus goes when what had it is gone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite } from './support/site.ts'

const site = useSite()

test('whoever chooses from the list with the keyboard stays in the list from move to move', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 560, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await ruth.page.keyboard.press('m')
  for (let move = 0; move < 4; move++) {
    await ruth.answered(() => ruth.page.keyboard.press('Enter'))
    await ruth.askedAgain()
    await ruth.page.waitForFunction(() => document.activeElement?.closest('.moves') !== null)
  }
  assert.deepEqual(ruth.faults, [])
})

test('with Tab one comes into the field beside the own farmer, walks on, and comes into the log at its last line', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 560, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.playUntil(/Walk your farmer/)
  const field = ruth.page.getByRole('group', { name: 'Pepper field' })
  await ruth.page.locator('body').press('Home')
  await ruth.tabTo(field)
  const label = () => ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  assert.match(await label(), /^Step /)
  assert.doesNotMatch(await label(), /, Step /, 'only one step away')
  const bubble = ruth.page.locator('.bubble')
  await bubble.waitFor()
  await ruth.answered(() => ruth.page.keyboard.press('Enter'))
  await ruth.turn()
  await ruth.page.waitForFunction(() => document.activeElement?.matches('[data-id]'))
  assert.equal(await bubble.count(), 0, 'nobody has asked what the next step would bring')
  assert.equal(await ruth.page.locator('.bar .effect').count(), 0)
  await ruth.page.keyboard.press('ArrowLeft')
  await bubble.waitFor()
  const log = ruth.page.getByRole('list', { name: 'Log' })
  await ruth.tabTo(log)
  const last = await log.locator('.line').last().innerText()
  assert.equal(await ruth.page.evaluate(() => (document.activeElement as HTMLElement).innerText), last)
  assert.deepEqual(ruth.faults, [])
})
