/**
 * Measures how long a click, a hover and a key take until the next paint, with the processor slowed four times:
 * `npm run check:latency`, after `npm run build`, on a machine that does nothing else.
 */
import { Site, type Somebody } from './site.ts'

const SLOWDOWN = 4
const GOAL_MS = 100
const ROUNDS = 12

/** Collects the durations that the browser itself reports for input events. */
function observe(): void {
  const seen: number[] = []
  Object.assign(window, { harvestLatency: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function play(one: Somebody): Promise<void> {
  for (let round = 0; round < ROUNDS && (await one.askedAgain()); round++) {
    const targets = one.page.locator('svg [data-legal]')
    if ((await targets.count()) > 0) await targets.first().hover({ force: true })
    const answered = one.commands.next('moves')
    await one.page.locator('.moves button').first().click()
    await answered
  }
}

const site = new Site()
await site.start()
try {
  const ruth = await site.somebody({ name: 'Ruth', speed: 'normal' })
  const session = await ruth.context.newCDPSession(ruth.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await ruth.page.addInitScript(observe)
  const id = await site.place('scoville', 'both-short', 300, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await play(ruth)
  const durations = await ruth.page.evaluate(
    () => (window as unknown as { harvestLatency: number[] }).harvestLatency,
  )
  durations.sort((a, b) => a - b)
  const worst = durations.at(-1) ?? 0
  const median = durations[Math.floor(durations.length / 2)] ?? 0
  process.stdout.write(
    `${durations.length} interactions at ${SLOWDOWN}x slowdown: median ${median} ms, worst ${worst} ms (goal ${GOAL_MS})\n`,
  )
  process.exitCode = worst <= GOAL_MS ? 0 : 1
} finally {
  await site.stop()
}
