/** What others show of a link to a table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from './support/server.ts'

test('a messenger that fetches a link to a table learns what it leads to, a browser gets the plain page', async (t) => {
  const server = await testServer(t, { config: { publicUrl: 'https://table.example/' } })
  const ada = await server.guest('Ada <3')
  const table = await ada.table('pepper-duel', ['me', 'open'], { name: 'Friday "late"' })
  // Injected, because fetch would say what it wants the page for.
  const read = async (headers: Record<string, string> = {}, id = table): Promise<string> =>
    (await server.app.inject({ url: `/table/${id}`, headers })).body
  const shown = await read()
  const tags = Object.fromEntries(
    [...shown.matchAll(/<meta property="og:(\w+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )
  assert.deepEqual(tags, {
    site_name: 'Harvest Table',
    type: 'website',
    title: 'Friday &quot;late&quot; (Pepper Duel)',
    description: 'Ada &lt;3 at the table, one seat free.',
    url: `https://table.example/table/${table}`,
    image: 'https://table.example/icon-512.png',
  })
  const bea = await server.guest('Bea')
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  assert.match(await read({ 'accept-language': 'de' }), /Ada &lt;3 und Bea spielen gerade\./)
  assert.doesNotMatch(await read({ 'sec-fetch-dest': 'document' }), /og:/)
  assert.doesNotMatch(await read({}, 'A'.repeat(22)), /og:/)
})
