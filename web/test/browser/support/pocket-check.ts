/**
 * What the site is like on a phone: `npm run check:pocket`, after `npm run build`, on a machine that does nothing else.
 * Pages over a slow network as a first visit, the start of a game without any network, both with the processor slowed
 * four times; frames while bots think on the device; and how long they think there.
 */
import type { Page } from 'playwright-core'
import { PHONE } from './looks.ts'
import { ASKED, Site, type Somebody } from './site.ts'

const SLOWDOWN = 4
/** What Lighthouse takes for a phone on a slow 4G network. */
const NETWORK = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const START_GOAL_MS = 2000
const SCORE_GOAL = 90
const FRAME_MS = 1000 / 60
const LOOKED_MS = 3000
const GAMES = ['Scoville', 'Food Court', 'Jelly Bean Farmers']
/** Twice what a bot may think about a move: a secret choice has several. A search stops within a few milliseconds. */
const THOUGHT_MS = 1000
const STOP_MS = 5
const THOUGHTS = 12

const site = new Site()

interface Vitals {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Notes in the page what Lighthouse looks at. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { harvestVitals: seen })
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  // What keeps the page from answering for more than 50 ms at a time, as soon as there is anything to see.
  on('longtask', (entry) => seen.fcp > 0 && (seen.tbt += entry.duration - 50))
  on('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
}

/** Resolves when nothing has kept the page busy for a second. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 1000)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 1000)
    }).observe({ type: 'longtask' })
  })
}

/** Where erfc is a fifth: Lighthouse's curves give 0.9 at `good` and 0.5 at the median. */
const AT_GOOD = 0.9061938024368232

/** Lighthouse's curve, a log-normal distribution. */
function grade(value: number, good: number, median: number): number {
  const x = (Math.log(Math.max(value, 1e-6) / median) * AT_GOOD) / -Math.log(good / median)
  return (1 - erf(x)) / 2
}

function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - poly * Math.exp(-x * x))
}

/** Lighthouse's weights for phones, without the speed index: that needs a film of the page. */
function score({ fcp, lcp, tbt, cls }: Vitals): number {
  const parts = [
    [10, grade(fcp, 1800, 3000)],
    [25, grade(lcp, 2500, 4000)],
    [30, grade(tbt, 200, 600)],
    [25, grade(cls, 0.1, 0.25)],
  ] as const
  const weight = parts.reduce((sum, [w]) => sum + w, 0)
  return Math.round((100 * parts.reduce((sum, [w, part]) => sum + w * part, 0)) / weight)
}

async function slowDown(page: Page, withNetwork: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (withNetwork) await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
}

function report(line: string, isGood: boolean): void {
  process.stdout.write(`${line}${isGood ? '' : ': not good enough'}\n`)
  if (!isGood) process.exitCode = 1
}

/** What the site does until somebody prefers otherwise; most tests do. */
const NEWCOMER = { ...PHONE, speed: 'normal', list: false, grace: true, forced: true, own: true } as const

/** A page as somebody sees it who comes for the first time. */
async function firstVisit(
  what: string,
  path: (one: Somebody) => Promise<string>,
  there: string,
): Promise<void> {
  const ruth = await site.somebody(NEWCOMER)
  const to = await path(ruth)
  await slowDown(ruth.page, true)
  await ruth.page.addInitScript(observe)
  await ruth.open(to)
  await ruth.page.locator(there).first().waitFor()
  await ruth.page.waitForLoadState('load')
  await ruth.page.evaluate(quiet)
  const seen = await ruth.page.evaluate(() => (window as unknown as { harvestVitals: Vitals }).harvestVitals)
  const total = score(seen)
  const ms = (value: number): string => `${Math.round(value)} ms`
  report(
    `${what}: first paint ${ms(seen.fcp)}, largest ${ms(seen.lcp)}, blocked ${ms(seen.tbt)}, shift ${seen.cls.toFixed(3)}: score ${total} (goal ${SCORE_GOAL})`,
    total >= SCORE_GOAL,
  )
}

/** From an empty tab to a board that asks, with no network; and how smoothly it runs while a champion thinks. */
async function alone(game: string): Promise<void> {
  const ruth = await site.somebody({
    ...PHONE,
    name: null,
    serviceWorkers: 'allow',
    own: true,
    speed: 'normal',
  })
  const { page } = ruth
  await ruth.open('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await ruth.context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: `Play against bots: ${game}` }).click()
  await page
    .getByRole('button', { name: /champion bot/ })
    .first()
    .click()
  await ruth.turn()
  const url = page.url()
  await page.goto('about:blank')
  await slowDown(page, false)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ASKED).waitFor()
  const start = await page.evaluate(() => performance.now())
  report(
    `${game}: a board to play on ${Math.round(start)} ms after its start with no network (goal ${START_GOAL_MS})`,
    start <= START_GOAL_MS,
  )
  await frames(ruth, game)
}

async function frames({ page }: Somebody, game: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.locator('.moves button, [data-answer]').first().click()
  const gaps = await page.evaluate(async (looked) => {
    const out: number[] = []
    let last = performance.now()
    const end = last + looked
    while (last < end) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      out.push(now - last)
      last = now
    }
    return out
  }, LOOKED_MS)
  const late = gaps.filter((gap) => gap > 1.5 * FRAME_MS).length
  const perSecond = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
  report(
    `${game}: ${perSecond.toFixed(0)} frames a second while bots play, ${late} of ${gaps.length} late, the longest ${Math.round(Math.max(...gaps))} ms`,
    perSecond >= 55,
  )
}

/**
 * Lets the thread of the bots say how long each of its answers took. Of several questions asked at once, one waits for
 * the other: its time begins with the answer before.
 */
async function overhear({ page }: Somebody): Promise<void> {
  const patch = (): void => {
    // Each of its files is patched, and one is enough.
    if (self.name !== 'thinker' || 'overheard' in self) return
    Object.assign(self, { overheard: true })
    const asked = new Map<number, number>()
    let answered = 0
    const told = new BroadcastChannel('thoughts')
    const post = self.postMessage.bind(self)
    addEventListener('message', ({ data }: MessageEvent<{ n: number }>) =>
      asked.set(data.n, performance.now()),
    )
    self.postMessage = (answer: { n: number }) => {
      const now = performance.now()
      told.postMessage(now - Math.max(answered, asked.get(answer.n) ?? NaN))
      answered = now
      post(answer)
    }
  }
  await page.route(/\/assets\/worker-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${patch.toString()})();${await response.text()}` })
  })
  await page.addInitScript(() => {
    const thoughts: number[] = []
    Object.assign(window, { thoughts })
    new BroadcastChannel('thoughts').onmessage = ({ data }) => thoughts.push(data as number)
  })
}

/** How long champions on the device think about a move. */
async function thoughts(game: string, id: string): Promise<void> {
  const ruth = await site.somebody({ own: true })
  const { page } = ruth
  await overhear(ruth)
  await ruth.open(`/new/${id}`)
  await page.getByLabel('Seat 2').waitFor()
  for (let seat = 2; (await page.getByLabel(`Seat ${seat}`).count()) > 0; seat++)
    await page.getByLabel(`Seat ${seat}`).first().selectOption({ label: 'Champion bot' })
  await page.getByLabel('Keep this game on my device').check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  const taken = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { thoughts: number[] }).thoughts)
  while ((await taken()).length < THOUGHTS) {
    await ruth.turn()
    await page.locator('.moves button').first().click()
  }
  const times = (await taken()).sort((a, b) => a - b)
  const longest = times.at(-1)!
  report(
    `${game}: champions thought ${times.length} times, ${Math.round(times[times.length >> 1]!)} ms in the median, ${Math.round(longest)} ms at most (goal ${THOUGHT_MS})`,
    longest <= THOUGHT_MS + STOP_MS,
  )
}

await site.start()
try {
  await firstVisit('Home page', () => Promise.resolve('/'), 'h1')
  await firstVisit(
    'Board of Scoville',
    async (ruth) => `/table/${await site.place('scoville', 'both-short', 300, [ruth, 'bot:random'])}`,
    ASKED,
  )
  await site.clear()
  for (const game of GAMES) {
    await alone(game)
    await thoughts(game, game.toLowerCase().replaceAll(' ', '-'))
    await site.clear()
  }
} finally {
  await site.stop()
}
