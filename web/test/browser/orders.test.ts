import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite({ orderLeast: 0, orderMost: 0 })

async function openOrders({ page }: Somebody): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Standing orders' }).click()
  await page.getByLabel('When I’m asked for').waitFor()
}

async function closeAll({ page }: Somebody): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

test('an order is picked from a list, carried out and cancelled; you’re told if one can’t be carried out', async () => {
  const ruth = await site.somebody()
  const { page } = ruth
  // Ruth begins, so she is asked for an auction card first: whoever is asked to plant while giving orders plants by hand.
  await ruth.open(`/table/${await site.place('scoville', 'both-short', 593, [ruth, 'bot:random'])}`)
  await ruth.turn()
  await openOrders(ruth)
  await page.getByText('It’s your turn now').waitFor()
  await page.getByLabel('When I’m asked for').selectOption({ label: 'Planting: the pepper' })
  await page.getByLabel('I do this').selectOption({ label: 'Plant a red pepper' })
  await page.getByRole('button', { name: 'Save this order' }).click()
  const list = page.locator('.orders li')
  await list.filter({ hasText: 'Planting: the pepper' }).waitFor()
  await page.getByLabel('When I’m asked for').selectOption({ label: 'Bidding' })
  const bids = await page.getByLabel('I do this').locator('option').allInnerTexts()
  await page.getByLabel('I do this').selectOption({ label: bids.at(-1)! })
  await page.getByLabel('every time').check()
  await page.getByRole('button', { name: 'Save this order' }).click()
  await list.filter({ hasText: 'every time' }).waitFor()
  await page.getByLabel('When I’m asked for').selectOption({ label: 'anything, if there’s only one option' })
  await page.getByRole('button', { name: 'Save this order' }).click()
  await list.nth(2).getByRole('button', { name: 'Cancel' }).click()
  await list.nth(2).waitFor({ state: 'detached' })
  await closeAll(ruth)

  // The order may be quicker than this test looks.
  await ruth.playUntil(/^(Choose a pepper to plant|Plant)/)
  await page.waitForFunction(() =>
    /^Plant/.test(document.querySelector<HTMLElement>('.prompt')?.innerText ?? ''),
  )
  await page.reload()
  await ruth.turn()
  assert.match(await ruth.prompt(), /^Plant/)
  await openOrders(ruth)
  assert.equal(await list.count(), 1)
  await closeAll(ruth)

  const ended = page.getByText('Bidding: your order isn’t possible, so it’s up to you.')
  await ruth.playUntil(/^Bid /)
  await ended.waitFor()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await ended.waitFor({ state: 'detached' })
  assert.match(await ruth.prompt(), /^Bid /)
  assert.deepEqual(ruth.faults, [])
})
