/** The rules pages: every game's own, with anchors, search and figures. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { games } from '@harvest/bots'
import type { InEvery } from '@harvest/engine'
import { isTooWide, listSerious, DAY_AND_NIGHT } from './support/looks.ts'
import { useSite, type PersonOptions, type Somebody } from './support/site.ts'

const GAMES = new URL('../../../games/', import.meta.url)
const site = useSite()

interface Figure {
  readonly name: string
  readonly caption: InEvery<string>
}

function figuresOf(game: string): Figure[] {
  const folder = new URL(`${game}/figures/`, GAMES)
  return globSync('*.json', { cwd: fileURLToPath(folder) }).map((file) => ({
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Figure),
    name: file.slice(0, -'.json'.length),
  }))
}

/** Somebody on a rules page whose figures are all drawn. */
async function reader(address: string, options: PersonOptions = {}): Promise<Somebody> {
  const one = await site.somebody({ name: null, ...options })
  await one.open(`/rules/${address}`)
  await one.page.locator('article h1').waitFor()
  for (const { name } of figuresOf(/^[^#]*/.exec(address)![0]))
    await one.page.locator(`#figure-${name} > .picture > :not(.sprite)`).waitFor()
  return one
}

for (const { game } of games)
  test(`the rules of ${game.name} have an anchor for each rule and for each line of the contents`, async () => {
    const { page, faults } = await reader(game.id)
    const book = readFileSync(new URL(`${game.id}/RULES.md`, GAMES), 'utf8')
    const rules = [...book.matchAll(/^- \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*/gm)].map(([, id]) => id!)
    const shown = await page.locator('article li .id').allInnerTexts()
    assert.deepEqual(shown, rules)
    const dead = await page
      .locator('nav a[href^="#"], article a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!).filter((to) => !document.getElementById(to.slice(1))),
      )
    assert.deepEqual(dead, [])
    assert.deepEqual(faults, [])
  })

test('a link to a rule shows that rule, even if the figures above it load later', async () => {
  const { page } = await reader('scoville#SC-HAR-6')
  const rule = page.locator('[id="SC-HAR-6"]')
  await page.waitForFunction(() => {
    const { top } = document.getElementById('SC-HAR-6')!.getBoundingClientRect()
    return top >= 0 && top < 100
  })
  assert.match((await rule.getAttribute('class')) ?? '', /\bhere\b/)
  await page.getByRole('navigation').getByRole('link', { name: 'Glossary' }).click()
  await page.waitForURL(/#glossary$/)
})

test('searching says how many passages there are, marks the words, and Enter goes to the first', async () => {
  const { page } = await reader('scoville')
  const box = page.getByRole('searchbox', { name: 'Search the rules' })
  await box.fill('double back')
  const results = page.locator('nav .results a')
  const count = await results.count()
  assert.ok(count >= 3)
  await page
    .getByRole('status')
    .filter({ hasText: `${count} passages found` })
    .waitFor()
  assert.ok((await results.allInnerTexts()).some((line) => line.includes('SC-HAR-7')))
  assert.match((await page.locator('[id="SC-HAR-7"] mark').allInnerTexts()).join(), /double,back/)
  await box.press('Enter')
  const first = (await results.first().getAttribute('href'))!.slice(1)
  assert.equal(new URL(page.url()).hash, `#${first}`)
  assert.equal(await page.evaluate(() => document.activeElement?.id), first)
  await box.fill('no such word')
  await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor()
  await box.fill('')
  assert.equal(await page.locator('mark').count(), 0)
})

test('every figure is drawn beside its rule, says what it shows, and nothing in it takes the focus', async () => {
  const figures = figuresOf('scoville')
  assert.ok(figures.length >= 6)
  const { page, faults } = await reader('scoville')
  for (const { name, caption } of figures) {
    const figure = page.locator(`#figure-${name}`)
    assert.ok((await figure.locator(':scope > figcaption').innerText()).endsWith(caption.en))
    assert.ok((await figure.locator('.picture').boundingBox())!.height > 40)
  }
  const stops = await page
    .locator('figure :is(button, a, [tabindex="0"])')
    .evaluateAll((all) => all.filter((one) => !one.closest('[inert]')).length)
  assert.equal(stops, 0)
  assert.equal(await page.locator('[id="SC-HAR-5"] figure').count(), 1)
  // What may be chosen is marked as at the table: plots, notches, cards.
  assert.ok((await page.locator('#figure-planting [data-legal]').count()) > 5)
  assert.equal(await page.locator('#figure-a-step [data-legal]').count(), 3)
  assert.ok((await page.locator('#figure-fulfilment .choice.legal').count()) > 2)
  // The chart stands where the table of words would.
  assert.equal(await page.locator('article section > .table').count(), 0)
  assert.deepEqual(faults, [])
})

test('on a phone final points stand with the names of their sources, and nothing has to be scrolled', async () => {
  const { page } = await reader('scoville', { viewport: { width: 360, height: 740 } })
  const table = page.locator('#figure-scores .wrap')
  const [shown, needed] = await table.evaluate((wrap) => [wrap.clientWidth, wrap.scrollWidth])
  assert.equal(needed, shown)
  const named = await table
    .locator('tbody tr:first-child td.part')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').content))
  assert.match(named[0]!, /Market cards/)
  assert.equal(named.length, 5)
})

for (const { game } of games)
  test(`the rules of ${game.name} are shown in the reader’s language, under the same anchors`, async () => {
    const idsOn = async ({ page }: Somebody): Promise<string[]> => {
      const found = await page.locator('article [id]').evaluateAll((all) => all.map(({ id }) => id))
      return found.filter((id) => !id.startsWith('caption'))
    }
    const english = await idsOn(await reader(game.id))
    for (const [locale, last] of [
      ['de', 'Auslegungen'],
      ['fr', 'Interprétations'],
    ] as const) {
      if (!existsSync(new URL(`${game.id}/rules/${locale}.md`, GAMES))) continue
      const one = await reader(game.id, { locale })
      await one.page.locator(`article [lang=${locale}]`).getByRole('heading', { name: last }).waitFor()
      assert.deepEqual(await idsOn(one), english)
      assert.equal(await one.page.locator('article [lang=en]').count(), 0)
      assert.deepEqual(one.faults, [])
    }
  })

test('captions follow the language, and pieces the preference for letters', async () => {
  const { page } = await reader('scoville', { locale: 'de' })
  const [figure] = figuresOf('scoville')
  assert.ok(
    (await page.locator(`#figure-${figure!.name} > figcaption`).innerText()).endsWith(figure!.caption.de),
  )
  const letters = page.locator('#figure-star svg text.letter')
  assert.equal(await letters.count(), 0)
  await page.evaluate(() => localStorage.setItem('harvest-prefs', JSON.stringify({ letters: true })))
  await page.reload()
  await letters.nth(1).waitFor()
  assert.ok((await letters.allTextContents()).includes('Ge'), 'yellow is gelb')
})

for (const options of DAY_AND_NIGHT)
  test(`axe finds nothing serious on any rules page, ${options.colorScheme}, ${options.viewport.width} px`, async () => {
    const found: string[] = []
    for (const { game } of games) {
      const one = await reader(game.id, options)
      // Pictures are made of the table's own pieces, which are looked at where they can be used.
      found.push(...(await listSerious(one, '[inert]')).map((fault) => `${game.id} ${fault}`))
      if (await isTooWide(one)) found.push(`${game.id} is wider than the screen`)
    }
    assert.deepEqual(found, [])
  })

for (const { game } of games)
  test(`what ${game.id} asks leads to its rule`, async () => {
    const ruth = await site.somebody()
    await ruth.begin(game.id, ['bot:random'])
    await ruth.turn()
    const link = ruth.page.locator('.bar').getByRole('link', { name: 'See the rule' })
    const href = (await link.getAttribute('href'))!
    await ruth.open(href)
    await ruth.page.locator(`[id="${href.split('#')[1]}"]`).waitFor()
    assert.deepEqual(ruth.faults, [])
  })
