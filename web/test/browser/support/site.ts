/** A real server with the built client, and a real browser, for one test file. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findGame, games, LEVELS } from '@harvest/bots'
import type { GameRecord } from '@harvest/engine'
import {
  creationOf,
  openSqlite,
  readConfig,
  startServer,
  type Config,
  type RunningServer,
  type SeatPlan,
  type TableRow,
} from '@harvest/server/testing'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core'
import { findBrowser } from '../../../../scripts/find-browser.mjs'
import { Commands, PATIENCE } from './commands.ts'

const WEB = fileURLToPath(new URL('../../../dist', import.meta.url))
const GOLDEN = new URL('../../../../games/', import.meta.url)

/**
 * Parts of the browser's own window that nobody sees here. Each window would draw them in processes of their own, which
 * cost more than our pages. A list like this replaces Playwright's, so what Playwright leaves out is named here too.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

const FLAGS = [
  `--disable-features=${LEFT_OUT.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const CONFIG: Partial<Config> = {
  port: 0,
  // So that no test depends on how this machine is connected.
  host: '127.0.0.1',
  logLevel: 'silent',
  botPace: 0,
  botAlonePace: 0,
  botThreads: 1,
  ratePerIp: 0,
  ratePerGuest: 0,
  rateGuests: 0,
  rateChat: 0,
  rateFrames: 0,
  ratePast: 0,
  webDir: WEB,
}

/** What the browser itself says of a network that is away; what the page makes of it is what tests are about. */
const NETWORK = /^(?:Failed to load resource|WebSocket connection to)/

/** The prompt when it asks this person, and the position it asks about is on the screen. */
export const ASKED = '.bar.asked:not(.pending):not(.telling)'

/** More stops of the Tab key than any table has. */
const MOST_STOPS = 120

export interface PersonOptions extends BrowserContextOptions {
  /** Null: somebody who has not said a name yet. */
  readonly name?: string | null
  /** Pieces travel only where a test is about that. */
  readonly speed?: 'off' | 'fast' | 'normal' | 'slow'
  /** Whether the list of moves is always shown. */
  readonly list?: boolean
  /** Whether bots leave a moment for second thoughts, and an only choice makes itself: where a test is about that. */
  readonly grace?: boolean
  readonly forced?: boolean
  /** A browser that nobody gets afterwards: for tests that change what can't be changed back, such as its clock. */
  readonly own?: boolean
}

/** Somebody's browser, to be handed on to the next person who wants one of this kind: a new one costs more than a game. */
interface Window {
  readonly kind: string
  readonly context: BrowserContext
  readonly page: Page
}

/** Somebody with a browser of their own. */
export class Somebody {
  readonly page: Page
  readonly context: BrowserContext
  readonly commands: Commands
  readonly faults: string[] = []
  private readonly site: Site

  constructor(site: Site, context: BrowserContext, page: Page) {
    this.site = site
    this.context = context
    this.page = page
    this.commands = new Commands(page)
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK.test(message.text())) this.faults.push(message.text())
    })
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.site.url + path)
  }

  /** Begin a new game with these bots, and open its table. */
  async begin(game: string, others: readonly `bot:${string}`[]): Promise<void> {
    const answer = await this.context.request.post(`${this.site.url}/api/tables`, {
      data: { id: `begin-${game}`, game, seats: ['me', ...others], autostart: true },
    })
    const { table } = (await answer.json()) as { table: string }
    await this.open(`/table/${table}`)
  }

  /** Who the server thinks this is. */
  async guest(): Promise<{ guest: string; name: string }> {
    const cookie = (await this.context.cookies()).find(({ name }) => name === 'harvest')
    const identity = await this.site.server.core.people.identify(cookie?.value)
    assert.ok(identity, 'this person has no identity')
    return identity
  }

  /** Until it is this person's turn. */
  async turn(): Promise<void> {
    await this.page.locator(ASKED).waitFor()
  }

  prompt(): Promise<string> {
    return this.page.locator('.prompt').innerText()
  }

  /** Press a button of the list of moves: the one whose label fits, or the first. Returns when it is done. */
  async choose(label?: string | RegExp): Promise<void> {
    await this.turn()
    const buttons = this.page.locator('.moves button')
    await this.answered(() =>
      (label === undefined ? buttons : buttons.filter({ hasText: label })).first().click(),
    )
  }

  /** Do what sends a move, and wait for the server's answer and the position it led to. */
  async answered(act: () => Promise<unknown>): Promise<void> {
    const answer = this.commands.next('moves')
    await act()
    await answer
    await this.page.locator('.bar:not(.pending)').waitFor()
  }

  /** Do what leads to another question, and wait until it is asked. */
  async asksNext(act: () => Promise<unknown>): Promise<void> {
    const before = await this.prompt()
    await act()
    await this.page.waitForFunction(
      ([old, asked]) =>
        document.querySelector(asked) && document.querySelector<HTMLElement>('.prompt')?.innerText !== old,
      [before, ASKED] as const,
    )
  }

  /** Whenever asked, take one of the listed moves, until the final scores are on the screen. */
  async playOn(pick: (labels: readonly string[]) => number): Promise<void> {
    const buttons = this.page.locator('.moves button')
    while (await this.askedAgain()) {
      const at = pick(await buttons.allInnerTexts())
      await this.answered(() => buttons.nth(at).click())
    }
  }

  /** Press Tab until the focus is in `target`, as somebody without a mouse gets there. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)))) return
    }
    assert.fail(`Tab does not lead to ${target}`)
  }

  /** Until this person is asked or the final scores are on the screen; whether the game goes on. */
  async askedAgain(): Promise<boolean> {
    const state = await this.page.waitForFunction((asked) => {
      if (document.querySelector('dialog[open] tbody')) return 'over'
      return document.querySelector(asked) && document.querySelector('.moves button') ? 'asked' : null
    }, ASKED)
    return (await state.jsonValue()) === 'asked'
  }

  /** Take the first listed moves until the game asks this. */
  async playUntil(asked: RegExp): Promise<void> {
    for (await this.turn(); !asked.test(await this.prompt()); await this.turn()) await this.choose()
  }
}

export class Site {
  server!: RunningServer
  browser!: Browser
  private folder = ''
  private placed = 0
  private people: { readonly context: BrowserContext; readonly window: Window | null }[] = []
  private spare: Window[] = []
  private readonly config: Partial<Config>
  private readonly windowless: boolean

  constructor(config: Partial<Config> = {}, windowless = true) {
    this.config = config
    this.windowless = windowless
  }

  get url(): string {
    return this.server.url
  }

  async start(): Promise<void> {
    assert.ok(existsSync(join(WEB, 'index.html')), 'the web client is not built: run `npm run build`')
    const path = findBrowser({ windowless: this.windowless })
    assert.ok(path, 'no Chrome, Chromium or Edge was found: install one or set CHROME_PATH')
    this.folder = mkdtempSync(join(tmpdir(), 'harvest-browser-'))
    const storage = await openSqlite(this.folder, {
      onFatal(error) {
        throw error
      },
    })
    this.server = await startServer({
      config: { ...readConfig({}), ...CONFIG, ...this.config },
      games,
      levels: LEVELS,
      variantModule: import.meta.resolve('@harvest/bots/variants'),
      botModule: import.meta.resolve('@harvest/bots'),
      storage,
    })
    this.browser = await chromium.launch({ executablePath: path, args: FLAGS })
  }

  async stop(): Promise<void> {
    await this.browser?.close()
    await this.server?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async somebody(options: PersonOptions = {}): Promise<Somebody> {
    const { name = 'Ruth', own = false, ...kind } = options
    const window = this.takeSpare(JSON.stringify(kind)) ?? (await this.openWindow(kind))
    // What a service worker keeps can't be taken away from the outside.
    const isHandedOn = !own && kind.serviceWorkers !== 'allow'
    this.people.push({ context: window.context, window: isHandedOn ? window : null })
    if (name !== null) await window.context.request.post(`${this.url}/api/me`, { data: { name } })
    return new Somebody(this, window.context, window.page)
  }

  private takeSpare(kind: string): Window | undefined {
    const at = this.spare.findIndex((window) => window.kind === kind)
    return at < 0 ? undefined : this.spare.splice(at, 1)[0]
  }

  private async openWindow(kind: Omit<PersonOptions, 'name' | 'own'>): Promise<Window> {
    const { speed = 'off', list = true, grace = false, forced = false, ...rest } = kind
    const context = await this.browser.newContext({
      viewport: { width: 1400, height: 900 },
      locale: 'en',
      // Fetching all that a day without network needs is what only a few tests are about.
      serviceWorkers: 'block',
      ...rest,
    })
    context.setDefaultTimeout(PATIENCE)
    await context.addInitScript((prefs) => {
      // An empty page on the way to another one may keep nothing.
      if (!location.protocol.startsWith('http')) return
      if (!localStorage.getItem('harvest-prefs')) localStorage.setItem('harvest-prefs', prefs)
    }, JSON.stringify({ speed, list, grace, forced }))
    return { kind: JSON.stringify(kind), context, page: await context.newPage() }
  }

  /** The same person in another tab of their browser. */
  async sameIn({ context }: Somebody): Promise<Somebody> {
    return new Somebody(this, context, await context.newPage())
  }

  /** Everybody goes home: pages left open would slow down whoever comes next. */
  async clear(): Promise<void> {
    const people = this.people
    this.people = []
    await Promise.all(
      people.map(async ({ context, window }) => {
        if (window && (await forget(window))) this.spare.push(window)
        else await context.close()
      }),
    )
  }

  /** A table of a golden game that stands `left` steps before its end, with these people and bots in its seats. */
  async place(
    game: string,
    golden: string,
    left: number,
    seats: readonly (Somebody | `bot:${string}`)[],
  ): Promise<string> {
    const file = new URL(`${game}/golden/${golden}.json`, GOLDEN)
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord }
    const { storage, tables } = this.server.core
    assert.ok(record.seed, `${golden} is not a game of a seed`)
    assert.equal(seats.length, record.seats)
    const plans = await Promise.all(seats.map(planFor))
    const host = plans.find((plan) => plan.kind === 'person')!
    const rows: [TableRow, ...TableRow[]] = [
      {
        kind: 'created',
        host: host.guest,
        hostName: host.name,
        game,
        options: record.options as never,
        seats: plans,
        public: false,
        name: `Golden ${++this.placed}`,
        autostart: true,
      },
      { kind: 'started', version: findGame(game)!.game.version, seed: record.seed },
      ...record.steps
        .slice(0, Math.max(0, record.steps.length - left))
        .map(({ seat, move }, n): TableRow => ({ kind: 'move', seat, move, id: `placed-${n}` })),
    ]
    const id = randomBytes(16).toString('base64url')
    await storage.append([creationOf(id, rows, tables.games, Date.now(), null).part])
    return id
  }
}

/** Leaves nothing of whoever had this browser; whether that could be done. */
async function forget({ context, page }: Window): Promise<boolean> {
  if (page.isClosed() || context.pages().length > 1 || !page.url().startsWith('http')) return false
  page.removeAllListeners()
  await Promise.all([page.unrouteAll(), context.unrouteAll()])
  // A picture of the same site: an empty page would cost a new process, and all scripts would be compiled again.
  await page.goto(new URL('/icon.svg', page.url()).href)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  return true
}

async function planFor(who: Somebody | `bot:${string}`): Promise<SeatPlan> {
  if (typeof who === 'string') return { kind: 'bot', level: who.slice(4) }
  const { guest, name } = await who.guest()
  return { kind: 'person', guest, name }
}

/** A site for all tests of a file; where notifications are shown, with a browser that has a window. */
export function useSite(config?: Partial<Config>, { windowless = true } = {}): Site {
  const site = new Site(config, windowless)
  before(() => site.start())
  afterEach(() => site.clear())
  after(() => site.stop())
  return site
}
