/** What a page must be for everybody: nothing that axe objects to, nothing too wide, small or covered. */
import type { Locator } from 'playwright-core'
import { AxeBuilder } from '@axe-core/playwright'
import assert from 'node:assert/strict'
import type { Somebody } from './site.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const CONTROLS = 'button, a[href], input, select, summary'

/** What axe finds serious or worse. */
export async function listSerious({ page }: Somebody, without?: string): Promise<string[]> {
  // What is still fading in has no contrast to speak of.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((motion) => motion.finished)))
  const builder = new AxeBuilder({ page }).withTags(RULES)
  const { violations } = await (without ? builder.exclude(without) : builder).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)}`)
}

export function isTooWide({ page }: Somebody): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}

/** Those of these controls that are smaller than so many pixels either way. */
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
  for (const tab of ['Displays', 'Players', 'Log', 'Chat', 'Mine']) {
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
