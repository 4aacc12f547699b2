import { checkLimit } from '../../problem.ts'
import { checkEntry } from '../../club/entry.ts'
import { checkName } from '../../people/people.ts'
import type { Device, Entering, LinkCode, Me, MyTables, OwnAddresses } from '../../wire.ts'
import { findToken, isHttps, tokenCookies } from '../../doors/cookie.ts'
import { ownAddresses } from '../../doors/own-addresses.ts'
import { myTableOf } from '../../tables/listing.ts'
import { body, query } from '../forms.ts'
import type { Ask, Route } from '../route.ts'

/** A new name is written to every table of a person: that counts as this many commands. */
const RENAME_COST = 20

export const peopleRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/me',
    open: true,
    summary: 'Who am I?',
    query: query.none,
    answers: { 200: '{ name }, null without an identity' },
    async handle(ask): Promise<Me> {
      const { person, request } = ask
      const { token, outdated } = findToken(request.headers.cookie, isSafe(ask))
      if (person && outdated) handOut(ask, token!)
      const { notice } = ask.core.club.settings
      return { name: person?.name ?? null, ...(notice === '' ? {} : { notice }) }
    },
  },
  {
    method: 'GET',
    url: '/api/addresses',
    open: true,
    summary: 'Where others on your network reach this server, if it runs on your own machine',
    query: query.none,
    answers: { 200: '{ addresses }' },
    handle: async ({ core, request }): Promise<OwnAddresses> => ({
      addresses: ownAddresses(request.ip, core.config),
    }),
  },
  {
    method: 'POST',
    url: '/api/me',
    open: true,
    summary:
      'Take a name: makes a new identity, or renames yours. A club may ask for its password or an invitation',
    body: body.me,
    answers: {
      200: '{ name }, with a cookie for a new identity',
      403: 'this club asks for a password or an invitation, or you’ve been muted and keep your name',
    },
    async handle(ask): Promise<Me> {
      const { core, person } = ask
      const entering = ask.body as Entering
      const { name } = entering
      if (!person) {
        checkNewcomer(ask)
        checkName(name)
        await checkEntry(core, entering, ask.request.network)
        const made = await core.people.create(name, agentOf(ask))
        handOut(ask, made.token)
        return { name: made.identity.name }
      }
      checkLimit(core.limits.guest.take(person.guest, RENAME_COST))
      // A new name is read at every table.
      if (checkName(name) !== person.name) core.checkVoice(person.guest)
      const renamed = await core.people.rename(person, name)
      await core.tables.rename(renamed)
      return { name: renamed.name }
    },
  },
  {
    method: 'POST',
    url: '/api/me/link',
    summary: 'A code that signs you in on another device; works once, within five minutes',
    body: body.empty,
    answers: { 200: '{ code, expires }' },
    handle: ({ core, person }): Promise<LinkCode> => core.people.link(person),
  },
  {
    method: 'POST',
    url: '/api/link',
    open: true,
    summary: 'Sign in as the person who made the code',
    body: body.link,
    answers: { 200: '{ name }, with a cookie', 404: 'unknown, used or expired' },
    async handle(ask): Promise<Me> {
      checkNewcomer(ask)
      const redeemed = await ask.core.people.redeem((ask.body as { code: string }).code, agentOf(ask))
      handOut(ask, redeemed.token)
      return { name: redeemed.identity.name }
    },
  },
  {
    method: 'GET',
    url: '/api/me/devices',
    summary: 'The devices you’re signed in on',
    query: query.none,
    answers: { 200: '{ devices }' },
    handle: async ({ core, person }): Promise<{ devices: Device[] }> => ({
      devices: await core.people.devices(person),
    }),
  },
  {
    method: 'POST',
    url: '/api/me/devices/close',
    summary: 'Sign out: every device (`all`), the others (`others`), or one by its id',
    body: body.closeDevices,
    answers: { 200: '{}' },
    async handle(ask): Promise<object> {
      const { core, person } = ask
      const chosen = (ask.body as { which: string }).which
      await core.people.closeDevices(person, chosen)
      if (chosen === 'all' || chosen === person.device) handOut(ask, null)
      return {}
    },
  },
  {
    method: 'GET',
    url: '/api/me/tables',
    summary: 'Your tables, those where it’s your turn first',
    query: query.none,
    answers: { 200: '{ tables }' },
    handle: async ({ core, person }): Promise<MyTables> => ({
      tables: (await core.storage.listOf(person.guest, 100)).map(myTableOf),
    }),
  },
]

function checkNewcomer({ core, request }: Ask): void {
  checkLimit(core.limits.newcomers.take(request.network))
}

function agentOf({ request }: Ask): string {
  return (request.headers['user-agent'] ?? '').slice(0, 300)
}

function handOut(ask: Ask, token: string | null): void {
  void ask.reply.header('set-cookie', tokenCookies(token, isSafe(ask)))
}

function isSafe({ core, request }: Ask): boolean {
  return request.protocol === 'https' || isHttps(core.config)
}
