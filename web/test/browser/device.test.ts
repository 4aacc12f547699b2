/** Games on this device: with no network at all, kept through reloads and killed tabs, as files, and handed over. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { recordLines, type GameRecord } from '@harvest/engine'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()
const LAB = fileURLToPath(new URL('../../../lab/src/main.ts', import.meta.url))
const GOLDEN = new URL('../../../games/jelly-bean-farmers/golden/draw-two.json', import.meta.url)
const run = promisify(execFile)

/** Somebody whose browser has all of the site, and no network any more. */
async function cutOff(): Promise<Somebody> {
  const ruth = await site.somebody({ name: null, serviceWorkers: 'allow' })
  await ruth.open('/')
  await ruth.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await ruth.context.setOffline(true)
  await ruth.page.reload()
  await ruth.page.getByText('We can’t reach the server, but you can still play').waitFor()
  return ruth
}

const step = (somebody: Somebody) => somebody.page.locator('.moves button').first().click()

/** What the log says, once it is all there. */
async function told({ page }: Somebody, lines = 1): Promise<string[]> {
  await page
    .locator('.log li')
    .nth(lines - 1)
    .waitFor()
  return page.locator('.log li').allInnerTexts()
}

/** Lets the browser's database of a page say that there is no room left, while a test wants it to. */
async function useFull({ page }: Somebody): Promise<(isFull: boolean) => Promise<void>> {
  const patch = (): void => {
    const { add } = IDBObjectStore.prototype
    let isFull = false
    new BroadcastChannel('full').onmessage = ({ data }) => {
      isFull = data as boolean
      new BroadcastChannel('heard').postMessage(true)
    }
    IDBObjectStore.prototype.add = function (...row) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, row)
    }
  }
  await page.route(/\/assets\/worker-tables-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${patch.toString()})();${await response.text()}` })
  })
  return (isFull) =>
    page.evaluate(async (data) => {
      const heard = new Promise((resolve) => (new BroadcastChannel('heard').onmessage = resolve))
      new BroadcastChannel('full').postMessage(data)
      await heard
    }, isFull)
}

/** The game on the screen as a file, which the lab must find flawless. */
async function save({ page }: Somebody): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  return (await run(process.execPath, [LAB, 'verify', path])).stdout
}

/** A golden game as a file, some steps before its end. */
async function fileOf(t: TestContext, left: number): Promise<string> {
  const { record } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { record: GameRecord }
  const begun = { ...record, steps: record.steps.slice(0, record.steps.length - left) }
  const folder = await mkdtemp(join(tmpdir(), 'harvest-record-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'game.ndjson')
  writeFileSync(path, [...recordLines(begun, { ending: null, scores: null })].join('\n') + '\n')
  return path
}

/** From now on the server has another version: the same but for a mark on its page. */
async function release({ context }: Somebody, version: string): Promise<void> {
  await context.unrouteAll()
  await context.route(/\/(?:sw\.js|index\.html.*)$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const isWorker = route.request().url().endsWith('.js')
    const body = isWorker
      ? text.replace(/(url:.\/index\.html.,revision:.)/, `$1${version}`)
      : text.replace('<body>', `<body data-version="${version}">`)
    assert.notEqual(body, text)
    await route.fulfill({ response, body })
  })
}

const versionOf = ({ page }: Somebody) => page.evaluate(() => document.body.dataset.version)

/** Looks for a new version now, as the page does every hour. */
const lookForIt = ({ page }: Somebody) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const isHere = ({ page }: Somebody) => page.getByText('There’s a new version.').waitFor()

/**
 * The browser lets in the version that waits some time after the last tab is gone. A page opened at that very moment is
 * never loaded by a browser that's watched as closely as this one: a tab with nothing in it sees the moment pass.
 */
async function letInAfter({ context, page }: Somebody, leave: () => Promise<void>): Promise<void> {
  const watch = await context.newCDPSession(page)
  let isOldGone = false
  const isIn = new Promise<void>((resolve) => {
    watch.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      isOldGone ||= versions.some(({ status }) => status === 'redundant')
      if (isOldGone && versions.some(({ status }) => status === 'activated')) resolve()
    })
  })
  await watch.send('ServiceWorker.enable')
  await leave()
  await isIn
}

/** At a table in one version, with the next one fetched and waiting. */
async function outdated(): Promise<Somebody> {
  const ruth = await site.somebody({ serviceWorkers: 'allow' })
  await release(ruth, 'one')
  const id = await site.place('scoville', 'both-short', 40, [ruth, 'bot:random'])
  await ruth.open('/')
  await ruth.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await ruth.open(`/table/${id}`)
  await release(ruth, 'two')
  await lookForIt(ruth)
  await isHere(ruth)
  return ruth
}

test('a new version waits until somebody lets it in, and then no tab is left in the old one', async () => {
  const ruth = await outdated()
  let loads = 0
  ruth.page.on('load', () => loads++)
  const other = await site.sameIn(ruth)
  await other.open('/')
  await isHere(other)
  await ruth.answered(() => step(ruth))
  assert.equal(loads, 0)
  assert.deepEqual([await versionOf(ruth), await versionOf(other)], ['one', 'one'])
  const loaded = [ruth, other].map(({ page }) => page.waitForEvent('load'))
  await other.page.getByRole('button', { name: 'Update now' }).click()
  await Promise.all(loaded)
  await ruth.turn()
  assert.deepEqual([await versionOf(ruth), await versionOf(other)], ['two', 'two'])
  assert.deepEqual([...ruth.faults, ...other.faults], [])
})

test('a new version comes in by itself while no tab is open, and is offered to a tab that is reloaded', async () => {
  const ruth = await outdated()
  await ruth.page.reload()
  await isHere(ruth)
  assert.equal(await versionOf(ruth), 'one')
  const other = await site.sameIn(ruth)
  await letInAfter(other, () => ruth.page.close())
  await other.open('/')
  assert.equal(await versionOf(other), 'two')
  assert.deepEqual([...ruth.faults, ...other.faults], [])
})

test('with no network, a game against champions goes on after a reload and in a new tab, and can be saved', async () => {
  const ruth = await cutOff()
  await ruth.page.getByRole('button', { name: 'Play against bots: Scoville' }).click()
  await ruth.page.getByRole('button', { name: '2 champion bots' }).click()
  for (let moves = 3; moves > 0; moves--) {
    await ruth.turn()
    await step(ruth)
  }
  await ruth.turn()
  const url = ruth.page.url()
  const before = await told(ruth)
  await ruth.page.reload()
  await ruth.turn()
  assert.deepEqual(await told(ruth, before.length), before)
  const again = await site.sameIn(ruth)
  await ruth.page.close()
  await again.page.goto(url)
  await again.turn()
  assert.deepEqual(await told(again, before.length), before)
  await step(again)
  await again.turn()
  await again.page.getByRole('button', { name: 'Menu', exact: true }).click()
  assert.match(await save(again), /checks out.*All draws match the seed.*isn’t over/)
  await again.page.goto(`${site.url}/`)
  await again.page.getByRole('link', { name: /on this device/ }).waitFor()
  assert.deepEqual([...ruth.faults, ...again.faults], [])
})

test('a game from a file is played to its end offline, looked back on, and deleted', async (t) => {
  const ruth = await cutOff()
  await ruth.page.getByLabel('Open a saved game').setInputFiles(await fileOf(t, 8))
  while (await ruth.askedAgain()) await step(ruth)
  assert.match(await save(ruth), /checks out.*The scores match/)
  await ruth.page.getByRole('link', { name: 'Replay' }).click()
  await ruth.page.getByRole('slider').waitFor()
  await ruth.page.goBack()
  await ruth.page.getByRole('button', { name: 'Delete this game' }).click()
  await ruth.page.getByRole('button', { name: 'Delete it' }).click()
  await ruth.page.getByText('Your tables will show up here.').waitFor()
  await ruth.page.getByLabel('Open a saved game').setInputFiles({
    name: 'nonsense.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from('{"kind":"header"}\n'),
  })
  await ruth.page.getByText('We can’t open that file: line 1').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a game around one device carries on on the server with a friend, and a finished one is kept here', async () => {
  const ruth = await site.somebody()
  const setFull = await useFull(ruth)
  await ruth.open('/new/scoville')
  await ruth.page.getByLabel('Seat 2').selectOption({ label: 'Someone else on this device' })
  await ruth.page.getByLabel('Name for seat 2').fill('Yuri')
  await ruth.page.getByLabel('Seat 3').selectOption({ label: 'Skilled bot' })
  await ruth.page.getByLabel('Keep this game on my device').check()
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  await ruth.page
    .getByRole('button', { name: 'I’m Ruth, let me see' })
    .or(ruth.page.getByRole('button', { name: 'I’m Yuri, let me see' }))
    .click()
  await ruth.turn()
  await setFull(true)
  const asked = await ruth.prompt()
  await step(ruth)
  await ruth.page.getByText('There’s no room left on this device').waitFor()
  assert.equal(await ruth.prompt(), asked)
  await setFull(false)
  await ruth.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await ruth.page.getByRole('button', { name: 'Continue on the server' }).click()
  await ruth.page.getByRole('button', { name: 'Friends: I’ll share the link' }).click()
  await ruth.page.waitForURL(/table\/[^~]/)
  const friend = await site.somebody({ name: 'Ines' })
  await friend.page.goto(ruth.page.url())
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await friend.page.locator('.bar').waitFor()
  await friend.page.getByText('Yuri').first().waitFor()

  const finished = await site.place('jelly-bean-farmers', 'draw-two', 0, [ruth, friend])
  await ruth.open(`/table/${finished}`)
  await ruth.page.getByRole('button', { name: 'Keep on this device' }).click()
  await ruth.page.getByText('Saved. You’ll find it under My tables').waitFor()
  await ruth.open('/')
  await ruth.page.getByText('finished game').click()
  await ruth.page.getByRole('link').filter({ hasText: 'on this device' }).filter({ hasText: 'Ines' }).click()
  assert.match(await save(ruth), /checks out.*The scores match/)
  assert.deepEqual([...ruth.faults, ...friend.faults], [])
})
