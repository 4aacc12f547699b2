/**
 * Measures how long bots' turns take to be shown at a normal pace, and how long Skip takes to the prompt:
 * `npm run check:pace`, after `npm run build`, on a machine that does nothing else.
 */
import { games } from '@harvest/bots'
import type { ServerFrame } from '@harvest/server/wire'
import { ASKED, Site, type Somebody } from './site.ts'

interface Aim {
  readonly game: string
  readonly bots: number
  /** Everybody decides at the same time, and what came of it is told by a scene: that is what is measured. */
  readonly scenes?: true
  /** For that many bots' turns in a row, or for a scene, in milliseconds. */
  readonly shown: number
  /** How often the person's moves are made; every second wait is skipped. */
  readonly presses: number
}

const AIMS: readonly Aim[] = [
  { game: 'food-court', bots: 3, shown: 8_000, presses: 90 },
  { game: 'scoville', bots: 2, shown: 4_000, presses: 60 },
  { game: 'jelly-bean-farmers', bots: 3, scenes: true, shown: 4_000, presses: 400 },
]
const SKIP_AIM = 150

/** Over the board, while it tells what happened. */
const SCENE = '.scene'

/** Whose turns are shown between two of a person's own: seats and phases of what came, each as often as they change. */
class Turns {
  private turns: string[] = []
  private phase = ''

  constructor(one: Somebody) {
    one.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as ServerFrame
        if (frame.t !== 'update') return
        const seat = frame.update.events.find((event) => event.seat !== undefined)?.seat
        const turn = `${seat} ${stageOf(this.phase)}`
        if (seat !== undefined && seat !== 0 && turn !== this.turns.at(-1)) this.turns.push(turn)
        this.phase = frame.update.phase
      }),
    )
  }

  begin(): void {
    this.turns = []
  }

  get count(): number {
    return this.turns.length
  }
}

/** The part of a round that a phase belongs to. */
function stageOf(phase: string): string {
  return games.map(({ game }) => game.phases.find(({ id }) => id === phase)?.stage).find(Boolean) ?? phase
}

interface Wait {
  /** Milliseconds from the press to the next question, with all that lies between on the screen. */
  readonly took: number
  /** Whether a scene told something meanwhile. */
  readonly told: boolean
  readonly over: boolean
}

/** Press the first move and wait for the next question. */
async function press(one: Somebody): Promise<Wait> {
  await one.page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.moves button')!
    Object.assign(window, { pressed: performance.now(), told: false })
    button.click()
  })
  return untilAsked(one)
}

async function untilAsked(one: Somebody): Promise<Wait> {
  const waited = await one.page.waitForFunction(
    ([asked, scene]) => {
      const page = window as unknown as { pressed: number; told: boolean }
      const telling = document.querySelector(scene) !== null
      page.told ||= telling
      const over = document.querySelector('dialog[open] tbody') !== null
      const free = document.querySelector(asked) && document.querySelector('.moves button') && !telling
      return over || free ? { took: performance.now() - page.pressed, told: page.told, over } : null
    },
    [ASKED, SCENE] as const,
    { polling: 'raf', timeout: 60_000 },
  )
  return (await waited.jsonValue())!
}

/** Press the first move, and Skip as soon as it is one's turn again; milliseconds from there to the prompt. */
async function skip(one: Somebody): Promise<number | null> {
  await one.page.evaluate(() => document.querySelector<HTMLElement>('.moves button')!.click())
  const skipped = await one.page.waitForFunction(
    (asked) => {
      const bar = document.querySelector('.bar')!
      const button = bar.querySelector<HTMLElement>('.skip')
      if (bar.matches('.asked') && button) {
        Object.assign(window, { pressed: performance.now() })
        button.click()
        return 'skipped'
      }
      return bar.matches(asked) || document.querySelector('dialog[open] tbody') ? 'asked' : null
    },
    ASKED,
    { polling: 'raf', timeout: 60_000 },
  )
  const took = (await skipped.jsonValue()) === 'skipped' ? (await untilAsked(one)).took : null
  return took
}

async function measure(site: Site, aim: Aim): Promise<boolean> {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'normal' })
  const turns = new Turns(ruth)
  await ruth.begin(aim.game, Array<`bot:${string}`>(aim.bots).fill('bot:greedy'))
  /** What so many bots' turns took; a stretch with fewer would tell mostly of the grace for Undo that comes before it. */
  const shown: number[] = []
  const skips: number[] = []
  for (let n = 0; n < aim.presses && (await ruth.askedAgain()); n++) {
    turns.begin()
    if (n % 2 === 1) {
      const took = await skip(ruth)
      if (took !== null) skips.push(took)
      continue
    }
    const { took, told, over } = await press(ruth)
    if (aim.scenes && told && !over) shown.push(took)
    else if (!aim.scenes && turns.count >= aim.bots) shown.push((took / turns.count) * aim.bots)
  }
  await site.clear()
  const worst = Math.max(...shown)
  const worstSkip = Math.max(...skips)
  const median = [...shown].sort((a, b) => a - b)[Math.floor(shown.length / 2)] ?? 0
  const seconds = (ms: number): string => (ms / 1000).toFixed(1)
  process.stdout.write(
    `${aim.game}: ${aim.scenes ? 'a season' : `${aim.bots} bots' turns`} shown in ${seconds(median)} s (median of ${shown.length}), ` +
      `${seconds(worst)} s at worst (aim ${seconds(aim.shown)}); ` +
      `Skip to prompt ${Math.round(worstSkip)} ms at worst of ${skips.length} (aim ${SKIP_AIM})\n`,
  )
  return worst <= aim.shown && worstSkip <= SKIP_AIM && shown.length > 0 && skips.length > 0
}

const site = new Site({ botPace: 10 })
await site.start()
try {
  let met = true
  for (const aim of AIMS) met = (await measure(site, aim)) && met
  process.exitCode = met ? 0 : 1
} finally {
  await site.stop()
}
