/** What others show of a link to a table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPicture, HEIGHT, WIDTH, type PictureFacts } from '../src/http/picture/draw.ts'
import { duel } from './support/duel.ts'
import { testServer } from './support/server.ts'

test('a messenger that fetches a link to a table learns what it leads to; a browser gets the plain page', async (t) => {
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
    image: tags.image!,
  })
  const address = `^https://table\\.example(/api/tables/${table}/picture\\?lang=en&amp;v=[\\w-]{22})$`
  const [, picture] = new RegExp(address).exec(tags.image!)!
  const answer = await server.app.inject({ url: picture!.replace('&amp;', '&') })
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/png'])
  const bea = await server.guest('Bea')
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  assert.match(await read({ 'accept-language': 'de' }), /Ada &lt;3 und Bea spielen gerade\./)
  assert.doesNotMatch(await read({ 'sec-fetch-dest': 'document' }), /og:/)
  assert.doesNotMatch(await read({}, 'A'.repeat(22)), /og:/)
})

const facts: PictureFacts = {
  game: 'Pepper Duel',
  table: '',
  variant: null,
  state: 'To move: Ada',
  seats: [
    { name: 'Ada', toMove: true, score: null, won: false },
    { name: null, toMove: false, score: null, won: false },
  ],
  freeSeat: 'free',
  plate: null,
}

test('whatever people are called, it is drawn as text, and fits', () => {
  const name = `</text><image href="https://evil.example/x.png"/>&amp;${'W'.repeat(200)}`
  const seats = facts.seats.map((seat) => ({ ...seat, name }))
  const drawn = drawPicture({ ...facts, table: name, state: name, variant: name, seats })
  const tags = new Set([...drawn.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
  assert.deepEqual([...tags].sort(), ['circle', 'rect', 'svg', 'text'])
  const texts = [...drawn.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
  assert.ok(texts.filter((text) => text.startsWith('&lt;/text&gt;&lt;image')).length >= 4)
  assert.ok(texts.every((text) => text.length < 150 && !/&(?!amp;|lt;|gt;|quot;)/.test(text)))
  // What no font here has would be boxes.
  assert.match(drawPicture({ ...facts, table: 'Ελένη 😀 漢字 Маша' }), />Ελένη Маша</)
  assert.match(drawPicture({ ...facts, table: '漢字' }), />…</)
})

test('the picture of a table is a PNG that changes with what everybody sees, and with nothing else', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  const look = (headers = {}) =>
    server.app.inject({
      url: `/api/tables/${table}/picture`,
      headers: { 'accept-language': 'en', ...headers },
    })
  const first = await look()
  assert.equal(first.statusCode, 200)
  const png = first.rawPayload
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [WIDTH, HEIGHT])
  assert.ok(png.length < 200_000, `${png.length} bytes`)
  const etag = String(first.headers.etag)
  assert.equal((await look({ 'if-none-match': etag })).statusCode, 304)
  // A choice in secret.
  await ada.playAny(table, 0)
  assert.equal((await look()).headers.etag, etag)
  await ada.choose(table, 0)
  await bea.choose(table, 1)
  assert.notEqual((await look()).headers.etag, etag)
  assert.equal((await look({ 'accept-language': 'de' })).statusCode, 200)
  await server.core.tables.end(table)
  assert.equal((await look()).statusCode, 404)
})

test('an address gets so many new pictures at once, and as often as it likes those it has', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const open = async (name: string) => ada.table('pepper-duel', ['me', 'open'], { name })
  const look = async (table: string) =>
    (await server.app.inject({ url: `/api/tables/${table}/picture` })).statusCode
  const known = await open('Known')
  assert.equal(await look(known), 200)
  let refused = 0
  for (let i = 0; i < 21 && refused === 0; i++)
    if ((await look(await open(`Table ${i}`))) === 429) refused = i
  assert.equal(refused, 19)
  assert.equal(await look(known), 200)
})
