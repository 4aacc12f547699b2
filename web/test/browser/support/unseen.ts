/** Playing without seeing: by roles and names of the accessibility tree, and with the keyboard alone. */
import type { Locator } from 'playwright-core'
import type { Somebody } from './site.ts'

/** The final scores, or the way to them if a key that was meant for the line has closed them. */
export const ending = ({ page }: Somebody): Locator =>
  page
    .getByRole('dialog')
    .getByRole('heading', { name: /wins|win!|share the win/ })
    .or(page.getByRole('button', { name: 'Final scores' }))

/** Answers every question with M, Enter and now and then Tab, until the game is over; how many keys and decisions it took. */
export async function playByKeys(
  somebody: Somebody,
  pick: (step: number) => number,
): Promise<{ keys: number; decisions: number }> {
  const { page, commands } = somebody
  const list = page.getByRole('group', { name: 'What you can do' })
  const answers = list.getByRole('button')
  const count = { keys: 0, decisions: 0 }
  const press = async (key: string): Promise<void> => {
    count.keys++
    await page.keyboard.press(key)
  }
  /** Which of these has the focus; -1: none. */
  const focused = (places: Locator): Promise<number> =>
    places.evaluateAll((all) => all.findIndex((one) => one.contains(document.activeElement)))
  for (;;) {
    await answers.or(ending(somebody)).first().waitFor()
    if (await ending(somebody).isVisible()) return count
    const at = await focused(answers)
    if (at < 0) {
      // M leads to the first thing to choose, or to the number before it; pressed within the list, it closes it.
      await press((await focused(list)) < 0 ? 'm' : 'Tab')
      if ((await list.count()) === 0) await press('m')
      continue
    }
    const wanted = Math.min((await answers.count()) - 1, pick(count.decisions))
    if (at !== wanted) {
      await press(at < wanted ? 'Tab' : 'Shift+Tab')
      continue
    }
    const given = commands.given.length
    const answered = commands.next('moves')
    await press('Enter')
    await page.evaluate(drawn)
    // Something may just have begun to be told: then a press only skips that.
    if (commands.given.length === given) continue
    count.decisions++
    await answered
    await page.evaluate(drawn)
  }
}

/** What an answer led to is on the page two frames after it came. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Asks the question line, and hears its answer; nothing once the final scores are there. */
export async function ask(somebody: Somebody, question: string): Promise<string> {
  const { page } = somebody
  const told = page.getByRole('log', { name: 'Ask or play in words' }).getByRole('paragraph')
  const before = (await told.count()) > 0 ? await told.last().elementHandle() : null
  await page.keyboard.insertText(question)
  await page.keyboard.press('Enter')
  // The oldest answers go when there are many, so they can't be counted.
  for (;;) {
    await told.or(ending(somebody)).first().waitFor()
    if (await ending(somebody).isVisible()) return ''
    if (await told.last().evaluate((last, old) => last !== old, before))
      return (await told.last().textContent()) ?? ''
    await page.evaluate(drawn)
  }
}

/** Opens the line with its key, and answers every question by the words of one of the moves it lists. */
export async function playByWords(
  somebody: Somebody,
  pick: (moves: readonly string[]) => string,
): Promise<void> {
  const { page, commands } = somebody
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'A question or a move' }).waitFor()
  while (!(await ending(somebody).isVisible())) {
    const moves = (await ask(somebody, 'moves')).replace(/\.$/, '').split('. ')
    if (moves[0] === '' || /nothing for you to do/.test(moves[0]!)) continue
    const given = commands.given.length
    const answered = commands.next('moves')
    const answer = await ask(somebody, pick(moves))
    if (/Type (its number|“yes”)/.test(answer)) await ask(somebody, '1')
    if (commands.given.length > given) await answered
  }
}
