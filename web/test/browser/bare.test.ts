/** A browser that keeps nothing: an old one, or a private window. Whatever needs only the server still works. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite } from './support/site.ts'

const site = useSite()

/** Takes away what such browsers lack or forbid. */
function forbid(): void {
  const refused = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refused })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, get: () => undefined })
}

test('without a database, a store and a service worker, a linked table is opened, played, talked at and found again', async () => {
  const ruth = await site.somebody({ own: true })
  const { page } = ruth
  await page.addInitScript(forbid)
  const id = await site.place('scoville', 'both-short', 40, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  // The preference for the list can't be kept here; its key opens it.
  await page.keyboard.press('m')
  const answers = page.getByRole('group', { name: 'What you can do' }).getByRole('button')
  for (let moves = 0; moves < 2; moves++) await ruth.answered(() => answers.first().click())
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill('Hello')
  await page.keyboard.press('Enter')
  await page.locator('.chat').getByText('Hello').waitFor()
  await page.reload()
  await ruth.turn()
  await ruth.open('/')
  await page.getByRole('link', { name: /Golden/ }).waitFor()
  await ruth.open('/rules/scoville#SC-HAR-6')
  await page.getByRole('heading', { level: 1, name: 'Scoville' }).waitFor()
  // With nowhere to note that it was tried, a part that is gone is not asked for again and again.
  await page.route(/\/assets\/Learn-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
  await ruth.open('/learn/scoville')
  await page.getByRole('alert').getByText('We can’t reach the server').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('what needs a database says that there’s none, and the game on the server goes on', async () => {
  const ruth = await site.somebody({ own: true })
  const { page } = ruth
  const patch = (): void => {
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(self, 'indexedDB', { configurable: true, get })
  }
  await page.route(/\/assets\/worker-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${patch.toString()})();${await response.text()}` })
  })
  await ruth.begin('scoville', ['bot:greedy'])
  await ruth.turn()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Plan ahead' }).click()
  await page.getByText('This browser window doesn’t keep anything').waitFor()
  await ruth.answered(() => page.locator('.moves button').first().click())
  // It is noted down for whoever looks into it, and nothing else is.
  assert.ok(
    ruth.faults.every((fault) => fault.includes('a table on this device')),
    ruth.faults.join(),
  )
})
