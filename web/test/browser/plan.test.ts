/** Planning ahead: on from a table of the server in private, back and forth, and in earnest by one press. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

const named = ({ page }: Somebody, name: string) => page.getByRole('button', { name, exact: true })

/** Begin a plan from the table on the screen. */
async function planAhead(ruth: Somebody): Promise<void> {
  await named(ruth, 'Menu').click()
  await named(ruth, 'Plan ahead').click()
  await ruth.page.getByRole('region', { name: 'This is only a plan' }).waitFor()
  await ruth.turn()
}

test('a line is tried, gone back over, kept with a note, and played at the table by one press', async () => {
  const ruth = await site.somebody()
  await ruth.begin('scoville', ['bot:greedy', 'bot:greedy'])
  await ruth.turn()
  const [table, asked] = [ruth.page.url(), await ruth.prompt()]
  await planAhead(ruth)
  assert.equal(await ruth.prompt(), asked)
  const buttons = ruth.page.locator('.moves button')
  await buttons.first().click()
  await ruth.page.getByText(/^Step [1-9]/).waitFor()
  await named(ruth, 'Back').click()
  await ruth.page.getByText(/^Step 0 of [1-9]/).waitFor()
  assert.equal(await ruth.prompt(), asked)
  await named(ruth, 'Forward').click()
  await ruth.page.getByText(/^Step [1-9]/).waitFor()
  await named(ruth, 'Saved lines').click()
  await ruth.page.getByLabel('A note on this line').fill('the far end first')
  await named(ruth, 'Save this line').click()
  await ruth.page.getByRole('listitem').filter({ hasText: 'the far end first' }).waitFor()
  await ruth.page.reload()
  await ruth.page.getByText(/^Step [1-9]/).waitFor()
  await ruth.page.getByRole('link', { name: 'Back to the table', exact: true }).click()
  await ruth.page.getByText('Your plan: the far end first').waitFor()
  assert.equal(ruth.page.url(), table)
  assert.equal(await ruth.prompt(), asked, 'nothing has happened at the table')
  await ruth.answered(() => named(ruth, 'Play this').click())
  await ruth.page.getByText('Your plan: the far end first').waitFor({ state: 'detached' })
  assert.deepEqual(ruth.faults, [])
})

test('one plays for everybody in a plan, with nothing to hand over, and it is among nobody’s tables', async () => {
  const ruth = await site.somebody()
  await ruth.begin('jelly-bean-farmers', ['bot:greedy'])
  await ruth.turn()
  await planAhead(ruth)
  await named(ruth, 'Saved lines').click()
  await ruth.page.getByLabel('Who plays the others?').selectOption({ label: 'I do' })
  await named(ruth, 'Close').click()
  // Several decisions of both, in turns: whoever is asked is played for.
  for (let moves = 0; moves < 6; moves++) {
    await ruth.turn()
    await ruth.asksNext(() => ruth.page.locator('.moves button').first().click())
  }
  await ruth.open('/')
  await ruth.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
  assert.equal(await ruth.page.getByRole('link', { name: /on this device/ }).count(), 0)
  assert.deepEqual(ruth.faults, [])
})

test('looking back on a finished game you can play on from any seat, and what you can’t see is guessed', async () => {
  const ruth = await site.somebody()
  const id = await site.place('jelly-bean-farmers', 'draw-two', 0, [ruth, 'bot:random'])
  await ruth.open(`/replay/${id}?seat=1&at=12`)
  await named(ruth, 'Play on from here').click()
  await ruth.turn()
  await ruth.page.locator('.moves button').first().click()
  await ruth.page.getByText(/^Step [1-9]/).waitFor()
  const plan = ruth.page.url()
  await named(ruth, 'Saved lines').click()
  await named(ruth, 'Guess again').click()
  await ruth.page.waitForURL((url) => url.href !== plan)
  await ruth.page.getByText(/^Step [1-9]/).waitFor()
  assert.deepEqual(ruth.faults, [])
})
