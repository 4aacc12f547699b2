/** Playing Scoville in real browsers. Long games start from golden games near their end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedWhere, askedWhich } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()
const FIELD = 'Pepper field'

/** The last move that is listed. */
const last = (labels: readonly string[]): number => labels.length - 1

test('two people in two browsers and a bot play to the final scores', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'market-short-in-afternoon', 23, [ruth, yuri, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await Promise.all([ruth.playOn(last), yuri.playOn(last)])
  const rows = (one: Somebody) => one.page.locator('dialog tbody tr').allInnerTexts()
  assert.equal((await rows(ruth)).length, 3)
  assert.deepEqual(await rows(ruth), await rows(yuri))
  const totals = await ruth.page.locator('dialog .total').allInnerTexts()
  assert.deepEqual(
    totals,
    [...totals].sort((a, b) => Number(b) - Number(a)),
  )
  await ruth.page.getByRole('button', { name: 'Check the shuffle' }).click()
  await ruth.page.getByText(/All \d+ draws match the seed/).waitFor()
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('from the home page to the first move of a bot game takes three clicks and no account, and the next game two', async () => {
  const somebody = await site.somebody({ name: null })
  await somebody.open('/')
  // Kept in the document: a page that is reloaded would start counting again.
  await somebody.page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.clicks = '0'
    addEventListener('click', () => (dataset.clicks = String(Number(dataset.clicks) + 1)), true)
  })
  await somebody.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  await somebody.page.getByRole('button', { name: '2 skilled bots' }).click()
  await somebody.turn()
  assert.match(await somebody.page.title(), /^● Your turn/)
  const before = await somebody.prompt()
  await somebody.page.locator('.moves button').first().click()
  await somebody.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, before)
  const clicks = (): Promise<string | null> => somebody.page.locator('html').getAttribute('data-clicks')
  assert.equal(await clicks(), '3')
  await somebody.page.goBack()
  await somebody.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  await somebody.turn()
  await somebody.page.locator('.moves button').first().click()
  assert.equal(await clicks(), '5')
  assert.deepEqual(somebody.faults, [])
})

test('six bots to choose from, each with a sentence, fit a phone without scrolling', async () => {
  const somebody = await site.somebody({ viewport: { width: 360, height: 640 } })
  await somebody.open('/')
  await somebody.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  const levels = somebody.page.getByRole('dialog').getByRole('button', { name: /^2 \w+ bots [A-Z].+\.$/ })
  await levels.last().waitFor()
  assert.equal(await levels.count(), 6)
  const edges = await levels.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().bottom),
  )
  assert.ok(Math.max(...edges) <= 640, `${Math.max(...edges)}`)
  assert.deepEqual(somebody.faults, [])
})

test('an invited guest joins by the link and the host starts', async () => {
  const host = await site.somebody({ name: 'Ruth' })
  await host.open('/new/scoville')
  await host.page.getByText('2', { exact: true }).click()
  await host.page.getByRole('button', { name: 'Set the table' }).click()
  await host.page.getByRole('heading', { name: 'Invite' }).waitFor()
  await host.page.getByRole('img', { name: 'Scan to join' }).waitFor()
  const link = await host.page.getByRole('textbox', { name: 'Scan to join' }).inputValue()
  const guest = await site.somebody({ name: null })
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Sit here' }).click()
  await guest.page.getByText('starts the game once everyone’s seated').waitFor()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await host.page.locator('.table').waitFor()
  await guest.page.locator('.table').waitFor()
  assert.deepEqual([host.faults, guest.faults], [[], []])
})

test('a step and a whole turn can be taken back, and an illegal click says why with its rule', async () => {
  const ruth = await site.somebody()
  await askedWhere(site, ruth)
  // The last plot of the last row is far from everything planted.
  const last = await ruth.page.getByRole('group', { name: FIELD }).evaluate((field: SVGSVGElement) => {
    const { width, height } = field.viewBox.baseVal
    const { x, y } = new DOMPoint(width * 0.93, height * 0.9).matrixTransform(field.getScreenCTM()!)
    return { x, y }
  })
  await ruth.page.mouse.click(last.x, last.y)
  await ruth.page.getByRole('alert').getByRole('link', { name: 'See the rule' }).waitFor()
  await ruth.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await ruth.page.getByText('Choose a pepper to plant').waitFor()
  await ruth.playUntil(/^Walk your farmer/)
  const prompt = await ruth.prompt()
  const steps = ruth.page.locator('.log').getByText('Ruth stepped')
  const before = await steps.count()
  for (let step = 0; step < 2; step++) await ruth.choose(/^Step/)
  await steps.nth(before + 1).waitFor()
  await ruth.page.getByRole('button', { name: 'Undo turn' }).click()
  await steps.nth(before).waitFor({ state: 'detached' })
  await ruth.turn()
  assert.equal(await ruth.prompt(), prompt)
  assert.deepEqual(ruth.faults, [])
})

test('a reload and a lost network in the middle of a turn lose nothing', async () => {
  const ruth = await site.somebody()
  await askedWhere(site, ruth)
  const prompt = await ruth.prompt()
  await ruth.page.reload()
  await ruth.turn()
  assert.equal(await ruth.prompt(), prompt)
  await ruth.context.setOffline(true)
  await ruth.page.getByText('Offline: your moves will be sent').waitFor()
  await ruth.context.setOffline(false)
  await ruth.page.getByText('Offline: your moves will be sent').waitFor({ state: 'detached' })
  await ruth.choose(/^Plant on/)
  await ruth.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt)
  assert.deepEqual(ruth.faults, [])
})

test('looking at an earlier position changes nothing, and the game goes on afterwards', async () => {
  const ruth = await site.somebody()
  await askedWhich(site, ruth)
  await ruth.page.locator('.log .line').first().click()
  await ruth.page.getByText('You’re looking at an earlier position').waitFor()
  assert.equal(await ruth.page.locator('.moves button').count(), 0)
  await ruth.page.getByRole('button', { name: 'Back to the game' }).click()
  await ruth.choose(/^Plant(?! on )/)
  await ruth.page
    .locator('.moves button')
    .filter({ hasText: /^Plant on/ })
    .first()
    .waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a bid you can’t pay is refused where you typed it, and never rounded to one you can', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 574, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.playUntil(/^Bid for the turn order/)
  const field = ruth.page.locator('.bid input[type=number]')
  await field.fill('999')
  await field.press('Enter')
  assert.equal(await field.inputValue(), '999')
  assert.ok(await field.evaluate((input: HTMLInputElement) => input.matches(':invalid')))
  assert.match(await ruth.prompt(), /^Bid for the turn order/)
  await field.fill('1')
  await ruth.answered(() => field.press('Enter'))
  assert.deepEqual(ruth.faults, [])
})

test('what happened since your last turn stays in sight while you take the next', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 558, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.playUntil(/^Walk your farmer/)
  await ruth.page.getByLabel('Since your last turn').check()
  const lines = ruth.page.locator('.log .line')
  const before = await lines.count()
  assert.ok(before > 0)
  await ruth.choose()
  await ruth.page.waitForFunction((known) => document.querySelectorAll('.log .line').length > known, before)
  assert.deepEqual(ruth.faults, [])
})

test('while a bot plays for somebody the table asks nothing of them', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await ruth.page.locator('.bar').getByText('A bot is playing for you.').waitFor()
  assert.equal(await ruth.page.locator('.bar.asked').count(), 0)
  assert.equal(await ruth.page.locator('.moves button, svg [data-legal]').count(), 0)
  await ruth.page.locator('.bar').getByRole('button', { name: 'Take my seat back' }).click()
  await ruth.page.locator('.bar').getByText('A bot is playing for you.').waitFor({ state: 'detached' })
  assert.deepEqual(ruth.faults, [])
})
