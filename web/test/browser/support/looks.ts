/** What a page must be for everybody: nothing that axe objects to, nothing too wide, small or covered. */
import axe from 'axe-core'
import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import type { Somebody } from './site.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Axe sees a page by day where there is room and by night on a phone: the colours are the same in both. */
export const DAY_AND_NIGHT = [
  { viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
  { ...PHONE, colorScheme: 'dark' },
] as const

const CONTROLS = 'button, a[href], input, select, summary'

type Rules = axe.RunOnly

const FOR_EVERYBODY: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const COLOURS: Rules = { type: 'rule', values: ['color-contrast'] }

async function analyze({ page }: Somebody, runOnly: Rules, without?: string): Promise<string[]> {
  // What is still fading in has no contrast to speak of.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((motion) => motion.finished)))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([rules, left]) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof axe }
      const where = left === undefined ? document : { include: 'html', exclude: left }
      const { violations } = await loaded.run(where, { runOnly: rules, resultTypes: ['violations'] })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)}`)
    },
    [runOnly, without] as const,
  )
}

/** What axe finds serious or worse, in the colours the page has. */
export function listSerious(one: Somebody, without?: string): Promise<string[]> {
  return analyze(one, FOR_EVERYBODY, without)
}

/** What axe finds serious or worse by day and by night; between them nothing changes but the colours. */
export async function listSeriousInBoth(one: Somebody): Promise<string[]> {
  const { page } = one
  await page.emulateMedia({ colorScheme: 'light' })
  const found = await analyze(one, FOR_EVERYBODY)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.notEqual(await paper(), light)
  found.push(...(await analyze(one, COLOURS)).map((fault) => `dark: ${fault}`))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Whether somebody sees all of it without scrolling: nothing lies over its corners. */
export function isInSight(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const))
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

/** Measured against the device: on a phone, what is too wide widens the page's own idea of its window as well. */
export async function isTooWide({ page }: Somebody): Promise<boolean> {
  const { width } = page.viewportSize()!
  return (await page.evaluate(() => document.documentElement.scrollWidth)) > width
}

/** Those of these controls that are smaller than this many pixels either way. */
export function listSmall({ page }: Somebody, controls: string, least: number): Promise<string[]> {
  return page.locator(controls).evaluateAll(
    (all, pixels) =>
      all
        // A tap on the words beside a box ticks it too.
        .map((control) => control.closest('label') ?? control)
        .map((control) => ({
          box: control.getBoundingClientRect(),
          label: control.textContent?.trim() ?? '',
        }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < pixels - 0.5)
        .map(({ box, label }) => `${label} ${Math.round(box.width)} x ${Math.round(box.height)}`),
    least,
  )
}

/** Controls that no scrolling brings under a finger, because something lies over them or they are cut off. */
export function listUnreachable({ page }: Somebody): Promise<string[]> {
  return page.evaluate((controls) => {
    const isReached = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit !== null && (control.contains(hit) || hit.contains(control))
    }
    return [...document.querySelectorAll('main')]
      .flatMap((page) => [...page.querySelectorAll(controls)])
      .filter((control) => control.getBoundingClientRect().width > 1 && !control.closest('[inert]'))
      .filter((control) => !isReached(control))
      .map((control) => `${control.className}: ${control.textContent?.trim() ?? ''}`)
  }, CONTROLS)
}

/** Every tab of the phone's sheet at one position: nothing too wide, too small or out of reach. */
export async function checkPhone(one: Somebody): Promise<void> {
  for (const tab of ['Displays', 'Players', 'Log', 'Chat', 'My things']) {
    await one.page.getByRole('tab', { name: tab }).tap()
    assert.equal(await isTooWide(one), false, `${tab} is wider than the screen`)
    assert.deepEqual(await listSmall(one, '.sheet button, .sheet a, .bar button', 44), [], tab)
    assert.deepEqual(await listSmall(one, `main :is(${CONTROLS})`, 24), [], tab)
    assert.deepEqual(await listUnreachable(one), [], tab)
  }
}

/** Names that would be broken within a word, or cut off, if they stood where this one stands. */
export function listBroken(place: Locator, names: readonly string[]): Promise<string[]> {
  return place.evaluate((element, all) => {
    const isBroken = (name: string): boolean => {
      element.textContent = name
      const text = element.firstChild!
      const top = (at: number): number => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        // After a soft hyphen the first of them is still at the end of the line before.
        return [...range.getClientRects()].at(-1)!.top
      }
      const tears = [...name].some((_, at) => /^\p{L}{2}/u.test(name.slice(at)) && top(at) < top(at + 1))
      return tears || element.scrollWidth > element.clientWidth
    }
    return all.filter(isBroken)
  }, names)
}
