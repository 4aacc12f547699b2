/** One person on several devices: a link asks before it makes a device somebody else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooWide, listSerious, PHONE } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

async function linkOf(one: Somebody): Promise<string> {
  const answer = await one.context.request.post(`${site.url}/api/me/link`, { data: {} })
  return `/#link=${((await answer.json()) as { code: string }).code}`
}

const question = (one: Somebody) => one.page.getByRole('dialog')
const nameOf = (one: Somebody) => one.page.getByRole('textbox', { name: 'Your name' }).inputValue()

test('if you leave things as they are you keep your name, and the code can still be used', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const bea = await site.somebody({ name: 'Bea' })
  for (let games = 0; games < 3; games++) await site.place('scoville', 'both-short', 300, [bea, 'bot:random'])
  await site.place('scoville', 'both-short', 0, [bea, 'bot:random'])
  const link = await linkOf(ruth)
  await bea.open(link)
  await question(bea).getByText('You’re Bea on this device, with 3 games under way.').waitFor()
  await question(bea).getByText('there’s no way back').waitFor()
  assert.equal(new URL(bea.page.url()).hash, '')
  assert.deepEqual(await listSerious(bea), [])
  await question(bea).getByRole('button', { name: 'Leave things as they are' }).click()
  await question(bea).waitFor({ state: 'detached' })
  assert.equal(await nameOf(bea), 'Bea')
  assert.equal((await bea.guest()).name, 'Bea')
  const phone = await site.somebody({ name: null })
  await phone.open(link)
  await question(phone).getByText('play here as whoever made the link').waitFor()
  await question(phone).getByRole('button', { name: 'Continue' }).click()
  await phone.page.getByText('You’re signed in here now.').waitFor()
  assert.equal(await nameOf(phone), 'Ruth')
  assert.deepEqual([bea.faults, phone.faults], [[], []])
})

test('if you continue you’re somebody else from then on, at a table too', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const bea = await site.somebody({ name: 'Bea' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, 'bot:random'])
  await bea.open(`/table/${id}`)
  await bea.page.getByText('You’re watching').waitFor()
  await bea.open(await linkOf(ruth))
  await question(bea).getByRole('button', { name: 'Continue' }).click()
  await bea.page.getByText('You’re signed in here now.').waitFor()
  assert.equal((await bea.guest()).guest, (await ruth.guest()).guest)
  await bea.open(`/table/${id}`)
  await bea.choose()
  assert.deepEqual(bea.faults, [])
})

test('somebody with another device is told the way back; Escape changes nothing; a used code says so', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const bea = await site.somebody({ name: 'Bea' })
  const phone = await site.somebody({ name: null })
  const first = await linkOf(bea)
  await phone.open(first)
  await question(phone).getByRole('button', { name: 'Continue' }).click()
  await phone.page.getByText('You’re signed in here now.').waitFor()
  // In a tab that is open already only the fragment changes.
  await phone.open('/')
  await phone.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
  await phone.page.evaluate((link) => location.assign(link), await linkOf(ruth))
  await question(phone).getByText('Bea’s games stay behind').waitFor()
  await phone.page.keyboard.press('Escape')
  await question(phone).waitFor({ state: 'detached' })
  assert.equal((await phone.guest()).name, 'Bea')
  await phone.page.evaluate((link) => location.assign(link), first)
  await question(phone).getByRole('button', { name: 'Continue' }).click()
  await phone.page.getByText('That code has already been used').waitFor()
  assert.equal((await phone.guest()).name, 'Bea')
  assert.deepEqual(phone.faults, [])
})

test('on a phone the card of a webhook fits', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const { page } = ruth
  await ruth.open('/me')
  await page.getByText('More ways to reach me').click()
  await page.getByRole('combobox', { name: 'Send to' }).selectOption('Slack')
  await page.getByRole('textbox', { name: 'Webhook address' }).fill('https://hooks.example.org/room')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.locator('li.card').getByText('Slack: hooks.example.org').waitFor()
  assert.equal(await isTooWide(ruth), false)
  assert.deepEqual(ruth.faults, [])
})
