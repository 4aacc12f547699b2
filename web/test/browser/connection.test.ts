/** What the network does to a move, and playing where it lets no WebSocket through. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { block, intercept, type Between } from './support/commands.ts'
import { askedWhere, askedWhich, WHERE_TO_PLANT } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

/** With a browser whose way to the server is meddled with, which nobody is to get afterwards. */
const somebody = (name: string | null = 'Ruth'): Promise<Somebody> => site.somebody({ name, own: true })

/** At the question which pepper to take, with something between the page and its server. */
async function taking(ruth: Somebody, between: Between = {}): Promise<void> {
  await intercept(ruth.page, between)
  await askedWhich(site, ruth)
}

const take = (ruth: Somebody) =>
  ruth.page
    .locator('.moves button')
    .filter({ hasText: /^Plant(?! on )/ })
    .first()

/** The pepper has been taken, and taken once: what is asked now is where to plant it. */
async function taken(ruth: Somebody): Promise<void> {
  await ruth.page.getByText(WHERE_TO_PLANT).waitFor()
  await ruth.turn()
  await ruth.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await ruth.page.getByText('Choose a pepper to plant').waitFor()
  assert.equal(await ruth.page.locator('.notice').count(), 0)
  assert.deepEqual(ruth.faults, [])
}

test('a move that is lost on its way to the server is made when the connection is back', async () => {
  const ruth = await somebody()
  const ids: string[] = []
  let losing = false
  await taking(ruth, {
    toServer({ id }, pass, line) {
      ids.push(id)
      if (!losing) return pass()
      losing = false
      void line.cut()
    },
  })
  ids.length = 0
  losing = true
  await take(ruth).click()
  await ruth.page.getByText('Back online').waitFor()
  await ruth.page.getByText(WHERE_TO_PLANT).waitFor()
  assert.deepEqual(ids, [ids[0], ids[0]])
  await taken(ruth)
})

test('a move made offline waits on the board, can be cancelled, and goes away if it’s refused', async () => {
  const ruth = await somebody()
  await askedWhere(site, ruth)
  const { page, context } = ruth
  const plot = page
    .locator('svg')
    .getByRole('button', { name: /^Plant on/ })
    .first()
  const waiting = page.locator('.hint-ring.waiting')
  await context.setOffline(true)
  await plot.click()
  await page.getByText('Waiting for the connection: Plant on').waitFor()
  const [ring, under] = [(await waiting.boundingBox())!, (await plot.boundingBox())!]
  assert.ok(ring.x <= under.x && ring.x + ring.width >= under.x + under.width, 'the ring is elsewhere')
  await page.getByRole('button', { name: 'Cancel this move' }).click()
  await waiting.waitFor({ state: 'detached' })
  await ruth.turn()

  await plot.click()
  await waiting.waitFor()
  const elsewhere = await somebody(null)
  await elsewhere.context.addCookies(await context.cookies())
  await elsewhere.page.goto(page.url())
  await elsewhere.choose(/^Plant on/)
  const late = ruth.commands.next('moves')
  await context.setOffline(false)
  assert.equal(await late, 409)
  await page.getByText('Things have changed since you looked').waitFor()
  await waiting.waitFor({ state: 'detached' })
  assert.equal(await ruth.prompt(), await elsewhere.prompt())
  assert.deepEqual([ruth.faults, elsewhere.faults], [[], []])
})

test('a move whose update and answer are lost with the connection is still shown, and made once', async () => {
  const ruth = await somebody()
  const ids: string[] = []
  let losing = false
  await taking(ruth, {
    toServer({ id }, pass) {
      ids.push(id)
      pass()
    },
    toPage(frame, pass, line) {
      if (!losing) return pass()
      if (frame.t !== 'answer') return
      losing = false
      void line.cut()
    },
  })
  ids.length = 0
  losing = true
  await take(ruth).click()
  await ruth.page.getByText(WHERE_TO_PLANT).waitFor()
  await ruth.turn()
  assert.deepEqual(ids, [ids[0], ids[0]])
  await taken(ruth)
})

test('a move whose answer alone is lost is shown, and the question after it can be answered', async () => {
  const ruth = await somebody()
  let losing = false
  await taking(ruth, {
    toPage(frame, pass) {
      if (losing && frame.t === 'answer') losing = false
      else pass()
    },
  })
  losing = true
  await take(ruth).click()
  await taken(ruth)
})

test('a connection that falls silent is given up, and the move goes over the next one', async () => {
  const ruth = await somebody()
  let deaf = false
  await ruth.page.clock.install()
  await taking(ruth, {
    toServer(_frame, pass) {
      if (!deaf) pass()
    },
  })
  deaf = true
  await take(ruth).click()
  await ruth.page.locator('.bar.pending').waitFor()
  deaf = false
  await ruth.page.clock.fastForward(10_000)
  await ruth.page.getByText('Back online').waitFor()
  await taken(ruth)
})

test('what others do is shown while the answer to your own move is still on its way', async () => {
  const ruth = await somebody('Ruth')
  const yuri = await somebody('Yuri')
  const id = await site.place('scoville', 'both-short', 301, [ruth, yuri])
  const held: (() => void)[] = []
  await intercept(ruth.page, {
    toPage(frame, pass) {
      if (frame.t === 'answer') held.push(pass)
      else pass()
    },
  })
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  const bid = (one: Somebody) => one.page.locator('.bid input[type=number]')
  await bid(ruth).fill('1')
  await bid(ruth).press('Enter')
  await ruth.page.locator('.bar:not(.pending):not(.asked)').waitFor()
  await bid(yuri).fill('2')
  await yuri.answered(() => bid(yuri).press('Enter'))
  const lines = await yuri.page.locator('.log .line').count()
  await ruth.page.waitForFunction((count) => document.querySelectorAll('.log .line').length === count, lines)
  assert.equal(held.length, 1)
  for (const pass of held) pass()
  assert.equal(await ruth.page.locator('.notice').count(), 0)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('the second half of a double click chooses nothing', async () => {
  const ruth = await somebody()
  await taking(ruth)
  const before = ruth.commands.given.length
  await ruth.page.locator('.moves button').first().dblclick()
  await ruth.page.getByText(WHERE_TO_PLANT).waitFor()
  assert.deepEqual(ruth.commands.given.slice(before), ['moves'])
})

test('a page reloaded before the answer shows the move, made once', async () => {
  const ruth = await somebody()
  const done = Promise.withResolvers<void>()
  let losing = false
  await taking(ruth, {
    toPage(frame, pass) {
      if (!losing || frame.t === 'hello') return pass()
      if (frame.t === 'answer') done.resolve()
    },
  })
  losing = true
  await take(ruth).click()
  await done.promise
  losing = false
  await ruth.page.reload()
  await taken(ruth)
})

test('a tab that answers what another tab has already answered is told so, and both carry on from there', async () => {
  const ruth = await somebody()
  await taking(ruth)
  const other = await site.sameIn(ruth)
  const held: (() => void)[] = []
  let behind = false
  await intercept(other.page, {
    toPage(frame, pass) {
      if (!behind) return pass()
      held.push(pass)
      // Its own answer comes last, after the news that it has not seen yet.
      if (frame.t !== 'answer') return
      behind = false
      for (const each of held) each()
    },
  })
  await other.page.goto(ruth.page.url())
  await other.turn()
  behind = true
  await ruth.answered(() => take(ruth).click())
  const late = other.commands.next('moves')
  await take(other).click()
  assert.equal(await late, 409)
  await other.page.getByText('Things have changed since you looked').waitFor()
  for (const one of [ruth, other]) {
    await one.page.getByText(WHERE_TO_PLANT).waitFor()
    await one.turn()
  }
  await ruth.page.getByRole('button', { name: 'Undo', exact: true }).click()
  for (const one of [ruth, other]) await one.page.getByText('Choose a pepper to plant').waitFor()
  assert.deepEqual([ruth.faults, other.faults], [[], []])
})

/** What the page is answered over sockets from now on. */
function answersBySocket(one: Somebody): string[] {
  const answers: string[] = []
  one.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"answer"')) answers.push(String(payload))
    }),
  )
  return answers
}

test('without any WebSocket two people and a bot play to the final scores', async () => {
  const ruth = await somebody('Ruth')
  const yuri = await somebody('Yuri')
  const answers = answersBySocket(ruth)
  await block(ruth.page)
  const id = await site.place('scoville', 'market-short-in-afternoon', 12, [ruth, yuri, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await ruth.page.getByRole('tab', { name: /^Chat/ }).click()
  await yuri.page.getByRole('tab', { name: /^Chat/ }).click()
  await yuri.page.getByRole('textbox', { name: 'Say something' }).fill('Can you hear me?')
  await yuri.page.getByRole('button', { name: 'Send' }).click()
  await ruth.page.locator('.chat').getByText('Can you hear me?').waitFor()
  const last = (labels: readonly string[]): number => labels.length - 1
  await Promise.all([ruth.playOn(last), yuri.playOn(last)])
  const rows = (one: Somebody) => one.page.locator('dialog tbody tr').allInnerTexts()
  assert.equal((await rows(ruth)).length, 3)
  assert.deepEqual(await rows(ruth), await rows(yuri))
  assert.ok(ruth.commands.given.includes('moves'))
  assert.deepEqual(answers, [])
})

test('without any WebSocket a game against bots begins, and a socket is used as soon as one opens', async () => {
  const ruth = await somebody(null)
  const answers = answersBySocket(ruth)
  const proxy = await block(ruth.page)
  await ruth.open('/')
  await ruth.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  await ruth.page.getByRole('button', { name: '2 skilled bots' }).click()
  await ruth.choose()
  assert.deepEqual(ruth.commands.given, ['create', 'moves'])
  assert.deepEqual(answers, [])
  proxy.lift()
  while (answers.length === 0) await ruth.choose()
  await ruth.choose()
})

test('the server answers in the language you’ve chosen', async () => {
  const ruth = await somebody()
  const first = ruth.page.waitForEvent('websocket')
  await ruth.open('/')
  assert.match((await first).url(), /\?lang=en$/)
  await ruth.page.getByRole('button', { name: 'Preferences' }).click()
  const next = ruth.page.waitForEvent('websocket')
  await ruth.page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  assert.match((await next).url(), /\?lang=de$/)
})
