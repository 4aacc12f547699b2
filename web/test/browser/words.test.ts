/** The table without seeing it: found by roles and names alone, with the keyboard, and by the question line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'
import { playByKeys, playByWords } from './support/unseen.ts'

const site = useSite()

/** More moves than any list has. */
const MANY = 60

/**
 * How many steps before its end each begins, and which of the listed moves is taken: what leads there soon. A game of the
 * last is short enough to be played whole; `npm run check:unseen` plays all three from their beginning.
 */
const GAMES = [
  ['scoville', 'both-short', 5, -1],
  ['food-court', 'wins-india', 4, 0],
  ['jelly-bean-farmers', null, 0, 0],
] as const

for (const [game, golden, left, pick] of GAMES) {
  const sit = async (ruth: Somebody): Promise<void> => {
    if (golden === null) return ruth.begin(game, ['bot:random'])
    await ruth.open(`/table/${await site.place(game, golden, left, [ruth, 'bot:random'])}`)
  }

  test(`${game} is played to its end by the question line alone`, async () => {
    const ruth = await site.somebody({ list: false })
    await sit(ruth)
    await playByWords(ruth, (moves) => moves.at(pick)!)
    assert.deepEqual(ruth.faults, [])
  })

  test(`${game} is played to its end by roles, names and keys alone`, async () => {
    const ruth = await site.somebody()
    await sit(ruth)
    await playByKeys(ruth, () => (pick < 0 ? MANY : 0))
    assert.deepEqual(ruth.faults, [])
  })
}

test('each table has one main heading, and no level is left out below it', async () => {
  for (const game of ['scoville', 'food-court', 'jelly-bean-farmers']) {
    const ruth = await site.somebody()
    await ruth.begin(game, ['bot:random', 'bot:random'])
    await ruth.turn()
    const levels = await ruth.page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1])),
    )
    assert.equal(levels[0], 1)
    assert.ok(
      levels.every((level, n) => n === 0 || (level > 1 && level <= levels[n - 1]! + 1)),
      `${game}: ${levels.join()}`,
    )
  }
})

test('the field is read place by place, and keys can be switched off', async () => {
  const ruth = await site.somebody()
  const { page } = ruth
  const id = await site.place('scoville', 'both-short', 60, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.prompt')))
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'The position in words' })
  await dialog.getByRole('heading', { name: 'Market' }).waitFor()
  await dialog.getByRole('gridcell', { name: /^A1: / }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  assert.match(name ?? '', /^B2: /)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Use letter keys at the table' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  assert.equal(await dialog.count(), 0)
  assert.deepEqual(ruth.faults, [])
})
