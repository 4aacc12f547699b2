/** How somebody wants to be told of their turns, and the feed of them. */
import { pickLanguage, type Language } from '../../doors/language.ts'
import { escape } from '../../notices/senders.ts'
import { titleOf } from '../../notices/message.ts'
import { OUTSIDE } from '../../text/outside/index.ts'
import { deviceLabel } from '../../people/names.ts'
import { checkLimit, failed } from '../../problem.ts'
import { myTableOf } from '../../tables/listing.ts'
import type * as wire from '../../wire.ts'
import { body, query } from '../forms.ts'
import type { Ask, AskOfPerson, Route } from '../route.ts'
import { lookAtTable } from './look-at-table.ts'

/** Something that leaves the server counts as so many commands. */
const SEND_COST = 20
const FEED_TABLES = 50

export const noticeRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/me/notices',
    summary: 'How you’re told when it’s your turn, and how you could be',
    query: query.none,
    answers: { 200: '{ mail, pushKey, channels, feed }' },
    handle: ({ core, person }): Promise<wire.NoticeChoices> => core.notices.choices(person.guest),
  },
  {
    method: 'POST',
    url: '/api/me/notices',
    summary: 'Get notified by email (once you’ve followed the link in it), by web push, or through a hook',
    body: body.addChannel,
    answers: { 200: '{ mail, pushKey, channels, feed }', 400: 'not an address we can write to' },
    async handle(ask): Promise<wire.NoticeChoices> {
      const { core, person, request } = ask
      spend(ask)
      const label = deviceLabel((request.headers['user-agent'] ?? '').slice(0, 300))
      const asker = { language: languageOf(ask), label, network: request.network }
      await core.notices.add(person.guest, ask.body as wire.AddChannel, asker)
      return core.notices.choices(person.guest)
    },
  },
  {
    method: 'POST',
    url: '/api/me/notices/pace',
    summary: 'When: after this many minutes away (0 for right away), or `daily`',
    body: body.channelPace,
    answers: { 200: '{ mail, pushKey, channels, feed }' },
    async handle({ core, person, body: given }): Promise<wire.NoticeChoices> {
      const { channel, pace } = given as { channel: string; pace: wire.NoticePace }
      await core.notices.setPace(person.guest, channel, pace)
      return core.notices.choices(person.guest)
    },
  },
  {
    method: 'POST',
    url: '/api/me/notices/remove',
    summary: 'Remove a way of being notified',
    body: body.channel,
    answers: { 200: '{ mail, pushKey, channels, feed }' },
    async handle({ core, person, body: given }): Promise<wire.NoticeChoices> {
      await core.notices.remove(person.guest, (given as { channel: string }).channel)
      return core.notices.choices(person.guest)
    },
  },
  {
    method: 'POST',
    url: '/api/me/notices/test',
    summary: 'Send a test',
    body: body.channel,
    answers: { 200: '{}', 409: 'it didn’t get through, and why' },
    async handle(ask): Promise<object> {
      spend(ask)
      const { channel } = ask.body as { channel: string }
      await ask.core.notices.test(ask.person.guest, channel, ask.request.network)
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/me/notices/renew-feed',
    summary: 'A new secret address for your feed; the old one stops working',
    body: body.empty,
    answers: { 200: '{ mail, pushKey, channels, feed }' },
    async handle({ core, person }): Promise<wire.NoticeChoices> {
      await core.notices.renewFeed(person.guest)
      return core.notices.choices(person.guest)
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/hooks',
    summary: 'The chat rooms that hear how your table is going',
    query: query.none,
    answers: { 200: '{ hooks }', 403: 'you don’t play there' },
    handle: listHooks,
  },
  {
    method: 'POST',
    url: '/api/tables/:table/hooks',
    summary: 'Tell a chat room when the game begins, whose turn it is, and how it ends',
    body: body.addHook,
    answers: { 200: '{ hooks }', 400: 'not an address we can write to' },
    async handle(ask): Promise<wire.Hooks> {
      const { core, person, request } = ask
      spend(ask)
      const wish = ask.body as wire.AddHook
      await lookAtTable(ask, (table) =>
        core.rooms.add(table, person.guest, person.name, wish, request.headers['accept-language']),
      )
      return listHooks(ask)
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/hooks/remove',
    summary: 'Stop telling a chat room; for whoever added it, and for the host',
    body: body.hook,
    answers: { 200: '{ hooks }' },
    async handle(ask): Promise<wire.Hooks> {
      const { hook } = ask.body as { hook: string }
      await lookAtTable(ask, (table) => ask.core.rooms.remove(table, ask.person.guest, hook))
      return listHooks(ask)
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/hooks/test',
    summary: 'Send a test to a chat room',
    body: body.hook,
    answers: { 200: '{}', 409: 'it didn’t get through, and why' },
    async handle(ask): Promise<object> {
      spend(ask)
      const { hook } = ask.body as { hook: string }
      await lookAtTable(ask, (table) => ask.core.rooms.test(table, ask.person.guest, hook))
      return {}
    },
  },
  {
    method: 'GET',
    url: '/api/feed',
    open: true,
    summary: 'The tables waiting for the owner of the token, as an Atom feed',
    query: query.token,
    answers: { 200: 'application/atom+xml', 404: 'the address was renewed' },
    handle: readFeed,
  },
]

function listHooks(ask: AskOfPerson): Promise<wire.Hooks> {
  return lookAtTable(ask, async (table) => ({ hooks: await ask.core.rooms.list(table, ask.person.guest) }))
}

function spend({ core, person }: AskOfPerson): void {
  checkLimit(core.limits.guest.take(person.guest, SEND_COST))
}

function languageOf({ request }: Ask): Language {
  return pickLanguage(request.headers['accept-language'])
}

async function readFeed(ask: Ask): Promise<string> {
  const { core, reply } = ask
  const guest = await core.notices.feedOwner(ask.query.token ?? '')
  if (!guest) throw failed('noSuchPage')
  const words = OUTSIDE[languageOf(ask)].notices
  const { teller } = core.notices
  const waiting = (await core.storage.listOf(guest, FEED_TABLES))
    .filter(({ toMove }) => toMove)
    .map(myTableOf)
  const newest = Math.max(0, ...waiting.map(({ updated }) => updated))
  const entries = waiting.map(
    (table) => `  <entry>
    <id>${teller.url}/table/${table.id}#${table.updated}</id>
    <title>${escape(words.yourTurn(titleOf(table, teller)))}</title>
    <link href="${teller.url}/table/${table.id}"/>
    <updated>${new Date(table.updated).toISOString()}</updated>
  </entry>`,
  )
  void reply.type('application/atom+xml; charset=utf-8')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${teller.url}/</id>
  <title>${escape(words.feed)}</title>
  <author><name>Harvest Table</name></author>
  <updated>${new Date(newest).toISOString()}</updated>
${entries.join('\n')}
</feed>
`
}
