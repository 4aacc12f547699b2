/** What people meet around the table: coming, sitting down, losing the connection, playing again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedWhich, WHERE_TO_PLANT } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

/** A new table of two seats; the address of its lobby. */
async function newTable(host: Somebody, players = '2'): Promise<string> {
  await host.open('/new/scoville')
  await host.page.getByText(players, { exact: true }).click()
  await host.page.getByRole('button', { name: 'Set the table' }).click()
  await host.page.getByRole('heading', { name: 'Invite' }).waitFor()
  return new URL(host.page.url()).pathname
}

const seatsOf = (one: Somebody) =>
  one.page
    .locator('.seat .who')
    .evaluateAll((seats) => seats.map((seat) => (seat as HTMLElement).innerText.trim()))

test('newcomers give their name where they sit down, or leave the one suggested', async () => {
  const host = await site.somebody({ name: null })
  await host.open('/new/scoville')
  const field = host.page.getByRole('textbox', { name: 'Your name' })
  assert.match(await field.inputValue(), /^[A-Z]\w+$/)
  await field.fill('Anna')
  await host.page.getByText('2', { exact: true }).click()
  await host.page.getByRole('button', { name: 'Set the table' }).click()
  await host.page.locator('.seat').filter({ hasText: 'Anna' }).waitFor()
  const guest = await site.somebody({ name: null })
  await guest.page.goto(host.page.url())
  const borrowed = await guest.page.getByRole('textbox', { name: 'Your name' }).inputValue()
  await guest.page.getByRole('button', { name: 'Sit here' }).click()
  await host.page.locator('.seat').filter({ hasText: borrowed }).waitFor()
  assert.equal(await guest.page.getByRole('textbox', { name: 'Your name' }).count(), 0)
  assert.deepEqual([host.faults, guest.faults], [[], []])
})

test('somebody who played alone under a borrowed name is asked before others read it', async () => {
  const guest = await site.somebody({ name: null })
  await guest.open('/')
  await guest.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  await guest.page.getByRole('button', { name: '2 skilled bots' }).click()
  await guest.turn()
  const borrowed = await guest.page.getByRole('link', { name: /^[A-Z]\w+$/ }).innerText()
  await guest.page.goBack()
  await guest.page.getByRole('link', { name: 'New table: Scoville' }).click()
  const field = guest.page.getByRole('textbox', { name: 'Your name' })
  assert.equal(await field.inputValue(), borrowed)
  await field.fill('Anna')
  await guest.page.getByRole('button', { name: 'Set the table' }).click()
  await guest.page.locator('.seat').filter({ hasText: 'Anna' }).waitFor()
  await guest.open('/new/scoville')
  await guest.page.getByRole('button', { name: 'Set the table' }).waitFor()
  assert.equal(await field.count(), 0)
})

test('finished games are kept apart from those in progress, and a table’s menu says which rules it plays by', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await site.place('scoville', 'both-short', 0, [ruth, 'bot:random'])
  const going = await site.place('scoville', 'both-short', 590, [ruth, 'bot:random'])
  await ruth.open('/')
  const mine = ruth.page.getByRole('region', { name: 'My tables' })
  await mine.getByRole('link').first().waitFor()
  assert.equal(await mine.getByRole('link').count(), 1)
  await mine.getByText('1 finished game').click()
  assert.equal(await mine.getByRole('link').count(), 2)
  await mine.getByText(/won with \d+ points/).waitFor()
  await ruth.open(`/table/${going}`)
  await ruth.page.getByRole('button', { name: 'Menu' }).click()
  await ruth.page.getByRole('dialog').getByText('Standard rules').waitFor()
})

test('people who share a device get names when the table is made, and the device is passed to them by name', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/scoville')
  await ruth.page.getByText('2', { exact: true }).click()
  await ruth.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me')
  await ruth.page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Anna')
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  const heading = ruth.page.getByRole('heading', { name: /^Pass the device to/ })
  const names = new Set<string>()
  while (names.size < 2) {
    await heading.waitFor()
    names.add((await heading.innerText()).replace('Pass the device to ', ''))
    await ruth.page.getByRole('button', { name: /let me see/ }).click()
    while (!(await heading.isVisible()))
      await ruth.page
        .locator('.moves button')
        .last()
        .click({ timeout: 1000 })
        .catch(() => {})
  }
  assert.deepEqual([...names].sort(), ['Anna', 'Ruth'])
  assert.deepEqual(ruth.faults, [])
})

test('a second seat is offered as a player on this device, and bots can be seated and removed', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await newTable(ruth, '3')
  assert.equal(await ruth.page.getByRole('button', { name: 'Sit here' }).count(), 0)
  await ruth.page.getByRole('button', { name: 'Add a player on this device' }).first().click()
  await ruth.page.getByRole('textbox', { name: 'Who else is playing on this device?' }).fill('Otto')
  await ruth.page.getByRole('button', { name: 'Add', exact: true }).click()
  await ruth.page.locator('.seat').filter({ hasText: 'Otto' }).waitFor()
  await ruth.page.getByRole('button', { name: 'Add a bot' }).click()
  await ruth.page.getByRole('button', { name: 'Remove bot' }).click()
  await ruth.page.locator('.seat').filter({ hasText: 'Free seat' }).waitFor()
  assert.deepEqual(await seatsOf(ruth), ['Ruth (you) · host', 'Otto (this device)', 'Free seat'])
  await ruth.page.getByRole('button', { name: 'Start with 2 players' }).click()
  await ruth.page.locator('.table, .over').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('the options of a table are shown before the game and in lists, apart from tables being played', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/scoville')
  await ruth.page.getByRole('checkbox', { name: /^Open screens/ }).check()
  await ruth.page.getByRole('checkbox', { name: /^Show it to everyone/ }).check()
  await ruth.page.getByRole('textbox', { name: 'Table name' }).fill('Sunday')
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  await ruth.page.locator('.lobby').getByText('Open screens').waitFor()
  const yuri = await site.somebody({ name: 'Yuri' })
  await yuri.open('/')
  const open = yuri.page.getByRole('region', { name: 'Open tables' })
  await open.getByRole('link', { name: /Sunday.*2 free seats.*Open screens/s }).waitFor()
  await ruth.page.getByRole('button', { name: 'Fill up with bots and start' }).click()
  await ruth.page.locator('.table').waitFor()
  await yuri.page.reload()
  await yuri.page
    .getByRole('list', { name: 'In progress' })
    .getByRole('link', { name: /Sunday/ })
    .waitFor()
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('the others hear of a rematch and join it with one click, and watchers hear of it too', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const watcher = await site.somebody({ name: null })
  const id = await site.place('scoville', 'market-short-in-afternoon', 0, [ruth, yuri, 'bot:random'])
  for (const one of [ruth, yuri, watcher]) await one.open(`/table/${id}`)
  assert.equal(await watcher.page.getByRole('button', { name: 'Rematch' }).count(), 0)
  await ruth.page.getByRole('button', { name: 'Rematch' }).click()
  await ruth.page.locator('.seat').filter({ hasText: 'Yuri' }).filter({ hasText: 'saved for them' }).waitFor()
  for (const one of [yuri, watcher]) await one.page.getByText('Ruth wants a rematch').waitFor()
  await watcher.page.getByRole('link', { name: 'Watch' }).click()
  await watcher.page.getByText('The game starts by itself once everyone’s seated').waitFor()
  await yuri.page.getByRole('button', { name: 'Join' }).click()
  for (const one of [ruth, yuri, watcher]) await one.page.locator('.table').waitFor()
  const address = new URL(ruth.page.url()).pathname
  assert.notEqual(address, `/table/${id}`)
  for (const one of [yuri, watcher]) assert.equal(new URL(one.page.url()).pathname, address)
  assert.deepEqual([ruth.faults, yuri.faults, watcher.faults], [[], [], []])
})

test('somebody who was away finds their seat in the rematch under their tables', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 0, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.page.getByRole('button', { name: 'Rematch' }).click()
  await ruth.page.locator('.lobby').waitFor()
  await yuri.open('/')
  await yuri.page.getByRole('link', { name: /a seat is saved for you/ }).click()
  await yuri.page.getByRole('button', { name: 'Take my seat' }).click()
  for (const one of [ruth, yuri]) await one.page.locator('.table').waitFor()
})

test('the final scores count up to what the game says, or appear at once if you want no motion', async () => {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'normal' })
  const yuri = await site.somebody({ name: 'Yuri', speed: 'normal', reducedMotion: 'reduce' })
  const id = await site.place('scoville', 'both-short', 0, [ruth, yuri])
  const totals = (one: Somebody) => one.page.locator('dialog .total').allInnerTexts()
  await yuri.open(`/table/${id}`)
  await yuri.page.locator('dialog .total').first().waitFor()
  const final = await totals(yuri)
  await ruth.open(`/table/${id}`)
  await ruth.page.locator('dialog .total').first().waitFor()
  assert.notDeepEqual(await totals(ruth), final)
  await ruth.page.locator('dialog tr.first').waitFor()
  assert.deepEqual(await totals(ruth), final)
})

test('every other page says that it’s your turn at a table, until you’ve taken it', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
  await yuri.open(`/table/${id}`)
  await ruth.open('/rules/scoville')
  const hint = ruth.page.getByRole('link', { name: 'Your turn at a table' })
  // Both bid at the same time; what was asked before this page was opened is known too.
  await hint.waitFor()
  await hint.click()
  await ruth.turn()
  assert.equal(await hint.count(), 0)
  while (await ruth.page.locator('.bar.asked').isVisible())
    await ruth.page
      .locator('.moves button')
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
  await ruth.page.getByRole('link', { name: 'Harvest Table' }).click()
  await ruth.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
  assert.equal(await hint.count(), 0)
  const asked = async () => (await hint.count()) > 0
  while (!(await asked()))
    await yuri.page
      .locator('.moves button')
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
  assert.match(await ruth.page.title(), /^● Your turn/)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('you’re told when the connection is lost and when it’s back, and a move made meanwhile waits for it', async () => {
  const ruth = await site.somebody()
  await askedWhich(site, ruth)
  await ruth.context.setOffline(true)
  await ruth.page.getByText('Offline: your moves will be sent').waitFor()
  const answered = ruth.commands.next('moves')
  await ruth.page
    .locator('.moves button')
    .filter({ hasText: /^Plant(?! on )/ })
    .first()
    .click()
  await ruth.context.setOffline(false)
  await ruth.page.getByText('Back online').waitFor()
  assert.equal(await answered, 200)
  await ruth.page.getByText(WHERE_TO_PLANT).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('giving a name for the first time doesn’t look like a lost connection', async () => {
  const host = await site.somebody({ name: 'Ruth' })
  const path = await newTable(host)
  const guest = await site.somebody({ name: null, own: true })
  await guest.page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => said.push(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
  })
  await guest.open(path)
  await guest.page.getByRole('button', { name: 'Sit here' }).click()
  await guest.page.getByRole('button', { name: 'Stand up' }).waitFor()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await guest.page.locator('.table').waitFor()
  const said = await guest.page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
  assert.doesNotMatch(said, /Offline|connection is lost|Back online/)
})

test('going back and forth between home, a new table and its lobby shows each page and loads no other', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const asked: string[] = []
  ruth.page.on('response', (response) => {
    if (response.status() >= 400) asked.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await ruth.open('/')
  await ruth.page.getByRole('link', { name: 'New table: Scoville' }).click()
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  await ruth.page.locator('.lobby').waitFor()
  for (let round = 0; round < 2; round++) {
    await ruth.page.goBack()
    await ruth.page.getByRole('heading', { name: 'New table: Scoville' }).waitFor()
    await ruth.page.goBack()
    await ruth.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
    await ruth.page.goForward()
    await ruth.page.getByRole('heading', { name: 'New table: Scoville' }).waitFor()
    await ruth.page.goForward()
    await ruth.page.locator('.lobby').waitFor()
  }
  assert.deepEqual(asked, [])
  assert.deepEqual(ruth.faults, [])
})

test('no sound is made before somebody has touched the page', async () => {
  const ruth = await site.somebody({ name: 'Ruth', own: true })
  const said: string[] = []
  ruth.page.on('console', (message) => said.push(message.text()))
  const id = await site.place('scoville', 'both-short', 590, [ruth, 'bot:random'])
  await ruth.context.addInitScript(() => {
    localStorage.setItem('harvest-prefs', JSON.stringify({ speed: 'off', list: true, sound: true }))
    const contexts: AudioContext[] = []
    Object.assign(window, { contexts })
    const Real = AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        contexts.push(this)
      }
    }
  })
  const states = () =>
    ruth.page.evaluate(() =>
      (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state),
    )
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.deepEqual(await states(), [])
  await ruth.page.locator('.prompt').click()
  await ruth.page.waitForFunction(
    () => (window as unknown as { contexts: AudioContext[] }).contexts[0]?.state === 'running',
  )
  assert.deepEqual(
    said.filter((line) => line.includes('AudioContext')),
    [],
  )
})

test('a host alone stands up, sits down again and closes the table; anyone who loses a seat is told', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const path = await newTable(ruth)
  await ruth.page.getByRole('button', { name: 'Stand up' }).click()
  await ruth.page.getByRole('button', { name: 'Sit here' }).nth(1).waitFor()
  assert.equal(await ruth.page.locator('.notice').count(), 0)
  await ruth.page.getByRole('button', { name: 'Sit here' }).first().click()
  await ruth.page.getByRole('button', { name: 'Stand up' }).waitFor()
  const yuri = await site.somebody({ name: 'Yuri' })
  await yuri.open(path)
  await yuri.page.getByRole('button', { name: 'Sit here' }).click()
  await ruth.page.getByRole('button', { name: 'Free up this seat' }).click()
  await yuri.page.getByText('The host has freed up your seat.').waitFor()
  await yuri.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await ruth.page.getByRole('button', { name: 'Close the table' }).click()
  await ruth.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('an invitation from the server’s own machine uses its address on the network, or says who it won’t work for', async () => {
  const ruth = await site.somebody({ name: 'Ruth', own: true })
  const { page } = ruth
  const found = { addresses: ['192.0.2.7'] }
  await page.route('**/api/addresses', (route) => route.fulfill({ json: found }))
  await ruth.open('/new/scoville')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByText('This link works for everyone on the same network').waitFor()
  const { port, pathname } = new URL(page.url())
  const link = page.locator('.invite input')
  assert.equal(await link.inputValue(), `http://192.0.2.7:${port}${pathname}`)
  found.addresses = []
  await page.reload()
  await page.getByText('This link only works on this computer.').waitFor()
  assert.equal(await link.inputValue(), page.url())
  assert.deepEqual(ruth.faults, [])
})

test('a variant from a file is played, shown to everybody line by line, and drawn with its own numbers', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/food-court')
  const bring = (lines: string) =>
    ruth.page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
  await bring('game,food-court\nname,Ours\nendVp,1000')
  await ruth.page.getByText('2', { exact: true }).click()
  await ruth.page.getByRole('combobox', { name: 'Seat 2' }).first().selectOption('bot:greedy')
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  await ruth.page
    .getByRole('alert')
    .getByText('Line 3: endVp: it takes a whole number from 5 to 500')
    .waitFor()
  await bring('game,food-court\nname,Ours\nendVp,33')
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  await ruth.turn()
  await ruth.page.getByRole('banner').getByText('Ours').waitFor()
  await ruth.page.getByRole('button', { name: 'Menu' }).click()
  const changes = ruth.page.getByRole('dialog').getByRole('listitem')
  await changes.getByText('Points that end the game').waitFor()
  assert.match(await changes.first().innerText(), /33\s+instead of 40/)
  // A page that has loaded the game as printed begins anew.
  const guest = await site.somebody({ name: 'Ada' })
  await guest.open('/new/food-court')
  await guest.page.getByRole('button', { name: 'Set the table' }).waitFor()
  const table = new URL(ruth.page.url()).pathname
  await guest.open(table)
  await guest.page.getByRole('banner').getByText('Ours').waitFor()
  assert.deepEqual([ruth.faults, guest.faults], [[], []])
})
