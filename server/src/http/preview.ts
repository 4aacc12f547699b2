/**
 * What messengers and forums show of a link to a table. Only those get it who fetch a page without being a browser:
 * browsers say what they want it for, and find out about the table themselves.
 */
import { listed } from '@harvest/engine'
import type { FastifyRequest } from 'fastify'
import type { Core } from '../core.ts'
import { pickLanguage } from '../doors/language.ts'
import { HEIGHT, WIDTH } from './picture/draw.ts'
import { escape } from '../notices/senders.ts'
import { nameSeats } from '../people/seat-names.ts'
import { OUTSIDE, type PreviewWords } from '../text/outside/index.ts'
import type { TableInfo } from '../wire.ts'

const TABLE = /^\/table\/([A-Za-z0-9_-]{22})$/

/** The page with what is to be shown of the table it is about; null where there is nothing to show. */
export async function previewOf(page: string, request: FastifyRequest, core: Core): Promise<string | null> {
  const id = TABLE.exec(request.url.split('?')[0]!)?.[1]
  if (!id || request.headers['sec-fetch-dest'] !== undefined) return null
  const language = pickLanguage(request.headers['accept-language'])
  const seen = await core.tables
    .use(id, (table) => ({ info: table.describe(null).table, drawn: core.painter.draw(table, language) }))
    .catch(() => null)
  if (!seen?.drawn) return null
  const { info, drawn } = seen
  const site = core.config.publicUrl.replace(/\/+$/, '') || `${request.protocol}://${request.host}`
  const game = core.tables.games.get(info.game)?.game.name ?? info.game
  const tags = {
    site_name: 'Harvest Table',
    type: 'website',
    title: info.name && info.name !== game ? `${info.name} (${game})` : game,
    description: describe(info, OUTSIDE[language].preview),
    url: `${site}/table/${id}`,
    // With what it shows in its address, so that it is fetched anew when that is something else.
    image: `${site}/api/tables/${id}/picture?lang=${language}&v=${drawn.digest}`,
    'image:width': WIDTH,
    'image:height': HEIGHT,
  }
  const metas = Object.entries(tags).map(
    ([name, content]) => `<meta property="og:${name}" content="${escape(String(content))}" />`,
  )
  metas.push('<meta name="twitter:card" content="summary_large_image" />')
  return page.replace('<title>', () => `${metas.join('\n    ')}\n    <title>`)
}

function describe({ seats, status }: TableInfo, said: PreviewWords): string {
  const names = nameSeats(seats, () => '')
  const taken = [...seats.keys()].filter((seat) => seats[seat]!.kind !== 'open')
  const people = listed(taken.map(names), said.and)
  if (status === 'open') return said.open(people, seats.length - taken.length)
  return status === 'playing' ? said.playing(people) : said.finished(people)
}
