/** The table without seeing it: found by roles and names alone, with the keyboard, and by the question line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

/** How many steps before its end each begins, and which of the listed moves is taken: what leads there soon. */
const GAMES = [
  ['scoville', 'both-short', 5, -1],
  ['food-court', 'wins-india', 4, 0],
  ['jelly-bean-farmers', 'draw-two', 10, -1],
] as const

/** The final scores, or the way to them if a key that was meant for the line has closed them. */
const ending = ({ page }: Somebody) =>
  page
    .getByRole('dialog')
    .getByRole('heading', { name: /wins|win!|share the win/ })
    .or(page.getByRole('button', { name: 'Final scores' }))

/** Ask the line, and hear its answer; nothing once the final scores are there. */
async function ask(somebody: Somebody, question: string): Promise<string> {
  const { page } = somebody
  const told = page.getByRole('log', { name: 'Ask or play in words' }).getByRole('paragraph')
  const next = (await told.count()) + 1
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await told.nth(next).or(ending(somebody)).first().waitFor()
  return (await ending(somebody).isVisible()) ? '' : ((await told.nth(next).textContent()) ?? '')
}

for (const [game, golden, left, pick] of GAMES)
  test(`${game} is played to its end by the question line alone`, async () => {
    const ruth = await site.somebody({ list: false })
    const { page } = ruth
    const id = await site.place(game, golden, left, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    await page.getByRole('textbox', { name: 'A question or a move' }).waitFor()
    while (!(await ending(ruth).isVisible())) {
      const moves = (await ask(ruth, 'moves')).replace(/\.$/, '').split('. ')
      if (moves[0] === '' || /nothing for you to do/.test(moves[0]!)) continue
      const answer = await ask(ruth, moves.at(pick)!)
      if (/Type (its number|“yes”)/.test(answer)) await ask(ruth, '1')
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    }
    assert.deepEqual(ruth.faults, [])
  })

test('the field is read place by place, headings are in order, and keys can be switched off', async () => {
  const ruth = await site.somebody()
  const { page } = ruth
  const id = await site.place('scoville', 'both-short', 60, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.prompt')))
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1])),
  )
  assert.equal(levels[0], 1)
  for (const [n, level] of levels.entries()) assert.ok(n === 0 || level <= levels[n - 1]! + 1, levels.join())
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
  await page.getByRole('checkbox', { name: 'Letter keys act on the table' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  assert.equal(await dialog.count(), 0)
  assert.deepEqual(ruth.faults, [])
})
