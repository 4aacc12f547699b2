/** Questions about tables, apart from their games. */
import { describeGames } from '../../games.ts'
import { lineAt } from '../../tables/chat.ts'
import { cardOf } from '../../tables/listing.ts'
import type * as wire from '../../wire.ts'
import { pickLanguage, type Language } from '../../doors/language.ts'
import { failed } from '../../problem.ts'
import { query } from '../forms.ts'
import { dataHeaders } from '../headers.ts'
import type { Ask, Route } from '../route.ts'
import { lookAtTable } from './look-at-table.ts'

const PAGE = 50
const CHAT_PAGE = 100

export const tableRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/games',
    open: true,
    summary: 'All games, with their options and bots',
    query: query.none,
    answers: { 200: '{ games }' },
    handle: async ({ core, request }) => ({
      games: describeGames(core.tables.games.values(), core.tables.levels, core.mayVary(request.network)),
    }),
  },
  {
    method: 'GET',
    url: '/api/tables',
    open: true,
    summary: 'Public tables, newest first',
    query: query.list,
    answers: { 200: '{ tables, next }: pass `next` as `before` for the next page' },
    handle: listTables,
  },
  {
    method: 'GET',
    url: '/api/tables/:table',
    open: true,
    summary: 'A table: who sits there and who it is waiting for',
    query: query.none,
    answers: { 200: '{ table, you }' },
    handle: (ask): Promise<wire.TableAnswer> =>
      lookAtTable(ask, (table) => table.describe(ask.person?.guest ?? null)),
  },
  {
    method: 'GET',
    url: '/api/tables/:table/variant',
    open: true,
    summary: 'What’s different at this table from the game as printed',
    query: query.none,
    answers: {
      200: '{ variant, changes: [{ what, before, after }] }; null and an empty list for the game as printed',
    },
    async handle(ask): Promise<wire.VariantAnswer> {
      const variant = (await lookAtTable(ask, (table) => table.offer.game.variant)) ?? null
      return ask.core.variants ? ask.core.variants.tell(variant) : { variant: null, changes: [] }
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/picture',
    open: true,
    summary:
      'A picture of the table for link previews: its game, who’s sitting there, whose turn it is, and the scores at the end',
    query: query.picture,
    answers: { 200: 'image/png, 1200 × 630', 404: 'closed', 429: 'too many new ones' },
    handle: showPicture,
  },
  {
    method: 'GET',
    url: '/api/tables/:table/chat',
    open: true,
    summary: 'The chat, oldest line first; `before` a line number for earlier lines',
    query: query.chat,
    answers: { 200: '{ lines }' },
    async handle(ask): Promise<wire.ChatLines> {
      const id = await lookAtTable(ask, (table) => table.id)
      const before = ask.query.before === undefined ? null : Number(ask.query.before)
      const lines = await ask.core.storage.readChat(id, before, CHAT_PAGE)
      return { lines: lines.map((line) => lineAt(id, line)) }
    },
  },
]

/** What is the same for everybody may be kept for a moment on its way; who may see it is known by the address alone. */
async function showPicture(ask: Ask): Promise<Uint8Array | undefined> {
  const { core, request, reply, query: asked } = ask
  const language = (asked.lang as Language | undefined) ?? pickLanguage(request.headers['accept-language'])
  const drawn = await lookAtTable(ask, (table) => core.painter.draw(table, language))
  if (!drawn) throw failed('noSuchTable')
  const etag = `"${drawn.digest}"`
  if (request.headers['if-none-match'] === etag) {
    void reply.status(304).header('etag', etag)
    return undefined
  }
  const png = await core.painter.paint(drawn, request.network)
  void reply
    .headers({ ...dataHeaders(core.config), 'cache-control': 'public, max-age=60' })
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', etag)
    .type('image/png')
  return png
}

async function listTables({ core, query: asked }: Ask): Promise<wire.TableList> {
  const [created, table] = asked.before?.split('.') ?? []
  const listed = await core.storage.listPublic({
    status: (asked.status ?? 'open') as wire.TableStatus,
    game: asked.game ?? null,
    free: asked.free === '1',
    before: created === undefined ? null : [Number(created), table!],
    limit: PAGE + 1,
  })
  const page = listed.slice(0, PAGE)
  const last = listed.length > PAGE ? page.at(-1)! : null
  return { tables: page.map(cardOf), next: last && `${last.created}.${last.table}` }
}
