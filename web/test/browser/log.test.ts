/** Log and chat in a real browser. The log follows the game until somebody scrolls away from its end, and never by itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

const logOf = ({ page }: Somebody) => page.getByRole('list', { name: 'Log' })

/** How far the end of the log is from being seen, in pixels. */
const short = (one: Somebody): Promise<number> =>
  logOf(one).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight))

/** Until the end of the log is in sight; the wait fails if it never is. */
const seesEnd = (one: Somebody) =>
  one.page.waitForFunction(() => {
    const list = document.querySelector('.log ol')!
    return list.scrollHeight - list.scrollTop - list.clientHeight < 2
  })

/** As somebody does: again, if lines came meanwhile that are further down. */
async function scrollToEnd(one: Somebody): Promise<void> {
  await logOf(one).hover()
  for (let tries = 100; tries > 0 && (await short(one)) > 1; tries--) await one.page.mouse.wheel(0, 4000)
  await seesEnd(one)
}

const linesOf = (one: Somebody) => logOf(one).locator('button.line')

/** Take a listed move and wait until the log tells of it. */
async function tell(one: Somebody, label: RegExp): Promise<void> {
  const before = await linesOf(one).last().innerText()
  await one.choose(label)
  await one.page.waitForFunction(
    (last) => [...document.querySelectorAll<HTMLElement>('.log button.line')].at(-1)?.innerText !== last,
    before,
  )
}

async function sitDown(): Promise<Somebody> {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await linesOf(ruth).nth(20).waitFor()
  await seesEnd(ruth)
  return ruth
}

test('lines that come before the log has answered its own scrolling do not stop it', async () => {
  const ruth = await sitDown()
  // As when several moves arrive at once: the log has grown by the time it hears that it was scrolled.
  await logOf(ruth).evaluate((list) => {
    const late = document.createElement('li')
    late.style.height = '300px'
    list.append(late)
    list.dispatchEvent(new Event('scroll'))
  })
  assert.ok((await short(ruth)) > 200)
  await tell(ruth, /^Prepare/)
  await seesEnd(ruth)
  assert.deepEqual(ruth.faults, [])
})

test('the newest line stays in sight when the log gets lower', async () => {
  const ruth = await sitDown()
  await ruth.page.setViewportSize({ width: 1400, height: 640 })
  await seesEnd(ruth)
  assert.deepEqual(ruth.faults, [])
})

test('if you’re reading further up you’re left alone, until you’re back at the end', async () => {
  const ruth = await sitDown()
  await logOf(ruth).hover()
  await ruth.page.mouse.wheel(0, -400)
  await ruth.page.waitForFunction(() => {
    const list = document.querySelector('.log ol')!
    return list.scrollHeight - list.scrollTop - list.clientHeight > 300
  })
  await tell(ruth, /^Prepare/)
  assert.ok((await short(ruth)) > 200)
  await scrollToEnd(ruth)
  await tell(ruth, /^End/)
  await seesEnd(ruth)
  assert.deepEqual(ruth.faults, [])
})

for (const [screen, options] of [
  ['a wide screen', {}],
  ['a phone', PHONE],
] as const)
  test(`unread lines are marked on the chat until it’s opened, on ${screen}`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...options })
    const yuri = await site.somebody({ name: 'Yuri' })
    const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
    await ruth.open(`/table/${id}`)
    await yuri.open(`/table/${id}`)
    const chat = ruth.page.getByRole('tab', { name: /^Chat/ })
    await chat.waitFor()
    assert.equal(await chat.innerText(), 'Chat')
    await yuri.page.getByRole('tab', { name: /^Chat/ }).click()
    for (const line of ['Good morning', 'Nice field']) {
      await yuri.page.getByRole('textbox', { name: 'Say something' }).fill(line)
      await yuri.page.getByRole('button', { name: 'Send' }).click()
      await yuri.page.locator('.chat').getByText(line).waitFor()
    }
    await ruth.page.getByRole('tab', { name: 'Chat 2 new lines' }).click()
    await ruth.page.locator('.chat').getByText('Nice field').waitFor()
    await ruth.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
    await ruth.page.reload()
    await ruth.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
  })

test('you can read what was said long ago', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
  for (let line = 1; line <= 130; line++) {
    const answer = await yuri.context.request.post(`${site.url}/api/tables/${id}/chat`, {
      data: { id: `chat-line-${line}`, text: `Line ${line}.` },
    })
    assert.equal(answer.status(), 200, await answer.text())
  }
  await ruth.open(`/table/${id}`)
  await ruth.page.getByRole('tab', { name: /^Chat/ }).click()
  await ruth.page.getByText('Line 130.').waitFor()
  const earlier = ruth.page.getByRole('button', { name: 'Earlier lines' })
  await earlier.waitFor()
  while (await earlier.isVisible()) {
    const before = await ruth.page.locator('.chat li').count()
    await earlier.click()
    await ruth.page.waitForFunction((known) => document.querySelectorAll('.chat li').length !== known, before)
  }
  const said = ruth.page.locator('.chat li').filter({ hasText: /^Yuri\s+Line/ })
  await said.filter({ hasText: /Line 1\./ }).waitFor()
  assert.equal(await said.count(), 130)
  assert.deepEqual(ruth.faults, [])
})
