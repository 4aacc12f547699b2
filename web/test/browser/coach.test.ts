/** The coach beside the table: the best moves, why, and where they are made. */
import type { Advised } from '@harvest/server/wire'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooWide, listSeriousInBoth, PHONE } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'
import { drawn } from './support/unseen.ts'

const site = useSite({ botThink: 400 })

const card = ({ page }: Somebody) => page.getByRole('region', { name: 'Coach' })
const best = (somebody: Somebody) => card(somebody).getByRole('listitem').getByRole('button')

/** The table as a golden game has it so many steps before its end, when it is Ruth's turn. */
async function sit(ruth: Somebody, game: string, golden: string, left: number, bots: number): Promise<void> {
  const others = Array<'bot:greedy'>(bots).fill('bot:greedy')
  await ruth.open(`/table/${await site.place(game, golden, left, [ruth, ...others])}`)
  await ruth.turn()
}

test('the coach names the best moves, rings what they’re about, and makes one when you press it', async () => {
  const ruth = await site.somebody()
  await sit(ruth, 'jelly-bean-farmers', 'contract-strength', 60, 2)
  const onServer: string[] = []
  ruth.page.on('request', (request) => {
    if (request.url().includes('/advice?')) onServer.push(request.url())
  })
  await ruth.page.keyboard.press('c')
  await best(ruth).nth(1).waitFor()
  assert.deepEqual(onServer, [], 'this device has the game and can think')
  await card(ruth).getByText('to win, with about').waitFor()
  await best(ruth).filter({ hasText: 'Seed field' }).first().click()
  await ruth.page.locator('.hint-ring').waitFor()
  await ruth.page.getByRole('button', { name: 'Preferences' }).click()
  await ruth.page.getByRole('checkbox', { name: 'Show everybody’s chances of winning' }).check()
  await ruth.page.keyboard.press('Escape')
  await ruth.page.getByRole('img', { name: /^Chances of winning: Ruth \d+%, .+ \d+%, .+ \d+%$/ }).waitFor()

  const second = best(ruth).nth(1)
  await second.click()
  assert.equal(await second.getAttribute('aria-pressed'), 'true')
  const label = (await second.innerText()).split('\n')[0]!
  assert.equal(
    await ruth.page.locator('.moves button').filter({ hasText: label }).count(),
    1,
    'it is one of the moves on offer',
  )
  assert.deepEqual(await listSeriousInBoth(ruth), [])
  await ruth.answered(() => card(ruth).getByRole('button', { name: 'Make this move' }).click())
  // While something is told, Escape only skips that.
  while ((await card(ruth).count()) > 0) {
    await ruth.page.keyboard.press('Escape')
    await ruth.page.evaluate(drawn)
  }
  assert.deepEqual(ruth.faults, [])
})

test('on a phone the coach is in the menu, leaves the board open and folds away from what it is about', async () => {
  const ruth = await site.somebody(PHONE)
  await sit(ruth, 'food-court', 'reached-and-lost-again', 70, 2)
  await ruth.page.getByRole('button', { name: 'Menu' }).click()
  await ruth.page.getByRole('button', { name: 'Coach' }).click()
  await best(ruth).nth(1).waitFor()
  assert.equal(await isTooWide(ruth), false)
  const board = (await ruth.page.locator('div.board').boundingBox())!
  assert.ok(
    (await card(ruth).boundingBox())!.y >= board.y + board.height - 1,
    'the coach lies over the board',
  )
  assert.equal(await ruth.page.locator('.hint-ring').count(), 0, 'a ring lies over the coach')
  await best(ruth).filter({ hasText: 'Discard' }).first().click()
  await card(ruth).getByRole('button', { name: 'Hide the hint' }).click()
  await ruth.page.locator('.hint-ring').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('in a guided game the coach says what it thinks of a move', async () => {
  const ruth = await site.somebody()
  const { page } = ruth
  // A page that can't have the position asks the server to think.
  await page.route('**/plan?*', (route) => route.abort())
  await page.route('**/advice?*', async (route) => {
    // On a busy machine the first answer may be that the bots took too long.
    let response = await route.fetch()
    while (!response.ok()) response = await route.fetch()
    const answer = (await response.json()) as Advised
    const seeds = answer.advice.find(({ move }) => move.do === 'seed')!
    const others = answer.advice.filter((known) => known !== seeds)
    const advice = [{ ...seeds, wins: 0.6 }, ...others.map((known) => ({ ...known, wins: 0.3 }))]
    await route.fulfill({ json: { ...answer, advice } })
  })
  const thought = page.waitForResponse(/advice/)
  const id = await site.place('jelly-bean-farmers', 'contract-strength', 60, [
    ruth,
    'bot:greedy',
    'bot:greedy',
  ])
  await ruth.open(`/table/${id}?guide=1`)
  await ruth.turn()
  await (await thought).finished()
  await page.getByRole('button', { name: 'Try it' }).click()
  await ruth.choose('Don’t seed')
  await page.getByText(/The coach would have gone for: Seed field \d/).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('any player can do without a coach at the table, until they change their mind', async () => {
  const ruth = await site.somebody()
  await sit(ruth, 'scoville', 'blocked-farmer', 210, 3)
  const { page } = ruth
  const coach = page.getByRole('button', { name: 'Coach' })
  await coach.click()
  await best(ruth).first().waitFor()
  await page.locator('.hint-ring').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  const off = page.getByRole('checkbox', { name: 'No coach at this table' })
  await off.check()
  await card(ruth).waitFor({ state: 'detached' })
  assert.equal(await coach.count(), 0)
  await off.uncheck()
  await coach.first().waitFor()
  assert.deepEqual(ruth.faults, [])
})
