/** Looking back on a finished game: chances, what decisions cost, and what was luck. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooWide, listSeriousInBoth, PHONE } from './support/looks.ts'
import { useSite } from './support/site.ts'

const site = useSite()

test('a review is worked out once, leads to its positions, and a turning point can be played again', async () => {
  const ruth = await site.somebody(PHONE)
  const id = await site.place('food-court', 'wins-usa', 0, [ruth, 'bot:greedy'])
  await ruth.open(`/story/${id}`)
  const { page } = ruth
  const section = page.getByRole('region', { name: 'Luck and skill' })
  await section.getByRole('button', { name: 'Review this game' }).click()
  await section.getByRole('progressbar').waitFor()
  await section.locator('.verdict').waitFor()
  assert.match(
    await section.locator('.verdict').innerText(),
    /(won|share the win).+(Luck gave|equally lucky)/,
  )
  assert.match(await section.getByRole('row', { name: 'Decisions' }).innerText(), /\d/)
  assert.equal(await isTooWide(ruth), false)
  assert.deepEqual(await listSeriousInBoth(ruth), [])

  await page.reload()
  await section.locator('.verdict').waitFor()
  await section.getByRole('link', { name: 'See the position' }).first().click()
  await page.waitForURL(/\/replay\/.+\?seat=\d&at=\d+/)
  await page.goBack()
  await section.getByRole('button', { name: 'Try it against bots' }).first().click()
  await page.waitForURL(/\/table\/~/)
  await ruth.turn()
  const tried = page.url()
  const said = page.locator('.log .list li')
  const openLog = () => page.getByRole('tab', { name: 'Log' }).click()
  await openLog()
  const before = await said.count()
  await page.goBack()
  await section.getByRole('button', { name: 'Play on from the better move' }).first().click()
  await page.waitForURL((url) => /\/table\/~/.test(url.pathname) && url.href !== tried)
  // The move is made: it can be taken back, or the bot has answered already.
  await openLog()
  await page.getByRole('button', { name: 'Undo', exact: true }).or(said.nth(before)).first().waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a review that is being worked out can be stopped', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'early-plaque', 0, [ruth, 'bot:greedy'])
  await ruth.open(`/story/${id}`)
  await ruth.page.getByRole('button', { name: 'Review this game' }).click()
  await ruth.page.getByRole('button', { name: 'Stop' }).click()
  await ruth.page.getByRole('button', { name: 'Review this game' }).waitFor()
  assert.deepEqual(ruth.faults, [])
})
