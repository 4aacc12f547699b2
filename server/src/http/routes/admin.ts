/** For the admin: what there is at a glance, and one address for everything that can be done. */
import { actions, type Action } from '../../club/actions.ts'
import { adminCookie } from '../../doors/cookie.ts'
import type { ClubRow } from '../../storage/club-statements.ts'
import { Failed } from '../../problem.ts'
import { cardOf } from '../../tables/listing.ts'
import type * as wire from '../../wire.ts'
import { body, query } from '../forms.ts'
import { isSafe, type Ask, type Route } from '../route.ts'

const PAGE = 50
const LINES = 100
const LAST = Number.MAX_SAFE_INTEGER

/** A question that only the admin may ask. */
function question(
  path: string,
  summary: string,
  answer: string,
  form: NonNullable<Route['query']>,
  handle: (ask: Ask) => Promise<unknown>,
): Route {
  return {
    method: 'GET',
    url: `/api/admin${path}`,
    admin: true,
    summary,
    query: form,
    answers: { 200: answer },
    handle,
  }
}

export const adminRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/admin/enter',
    open: true,
    summary: 'Sign in with the admin key; this browser then gets a cookie of its own',
    body: body.key,
    answers: { 200: '{}', 403: 'that isn’t the key' },
    async handle({ core, gate, request, reply, body: given }): Promise<object> {
      const key = (given as { key: string }).key.trim()
      await gate.checkAdminKey(key, request.network)
      void reply.header('set-cookie', adminCookie(key, isSafe(request, core)))
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/admin/exit',
    open: true,
    summary: 'Sign this browser out of the admin page',
    body: body.empty,
    answers: { 200: '{}' },
    async handle({ core, request, reply }): Promise<object> {
      void reply.header('set-cookie', adminCookie(null, isSafe(request, core)))
      return {}
    },
  },
  question('', 'Counts, house rules and limits', '{ tables, people, pages, … }', query.none, overview),
  question(
    '/tables',
    'Tables, private ones too, by status and search words',
    '{ tables, more }',
    query.admin,
    listTables,
  ),
  question(
    '/people',
    'People by name, most recently here first',
    '{ people, more }',
    query.admin,
    listPeople,
  ),
  question('/sanctions', 'Bans and mutes', '{ sanctions }', query.none, async ({ core }) => ({
    sanctions: core.club.sanctions,
  })),
  question('/invitations', 'Invitations that still work', '{ invitations }', query.none, listInvitations),
  question('/reports', 'Reported chat lines', '{ reports }', query.none, async ({ core }) => ({
    reports: await core.storage.club<wire.Report>('reports'),
  })),
  question('/chat', 'What was said at a table, and who said it', '{ lines }', query.lines, readChat),
  question(
    '/audit',
    'Everything the admin has done, newest first',
    '{ entries, next }',
    query.audit,
    readAudit,
  ),
  ...actions.map(routeOf),
]

function routeOf(action: Action): Route {
  return {
    method: 'POST',
    url: `/api/admin/${action.name}`,
    admin: true,
    summary: action.summary,
    body: action.form,
    answers: action.answers,
    handle: (ask) => perform(action, ask),
  }
}

/** Noted before it is done, so that nothing is ever done without a trace; what is refused is not noted. */
async function perform(action: Action, { core, request, body: given }: Ask): Promise<object> {
  const { id, ...asked } = given as { id: string }
  const { network } = request
  const { about, act } = await action.plan({ core, id, body: asked as never, network })
  const { password: _secret, ...told } = asked as { password?: string }
  await core.storage.club(
    'addAudit',
    id,
    core.clock.now(),
    action.name,
    JSON.stringify({ ...told, ...about }),
    network,
  )
  try {
    return (await act()) ?? {}
  } catch (error) {
    // Of what failed in another way nobody knows how far it got.
    if (error instanceof Failed) await core.storage.club('dropAudit', id)
    throw error
  }
}

async function countOf(ask: Ask, name: 'countPeople' | 'countReports'): Promise<number> {
  const [row] = await ask.core.storage.club<{ n: number }>(name)
  return row!.n
}

async function overview(ask: Ask): Promise<wire.AdminOverview> {
  const { core, hub } = ask
  const counted = await core.storage.club<{ status: wire.TableStatus; n: number }>('countTables')
  const tables = { open: 0, playing: 0, finished: 0, closed: 0 }
  for (const { status, n } of counted) tables[status] = n
  return {
    ...core.club.house,
    since: core.started,
    people: await countOf(ask, 'countPeople'),
    pages: hub.size,
    online: hub.guests().length,
    tables,
    reports: await countOf(ask, 'countReports'),
    limits: core.live.list(),
    levels: core.tables.levels.offered,
  }
}

function pageOf({ query: asked }: Ask): number {
  return Math.min(Number(asked.page ?? 0), 1_000) * PAGE
}

/** Anywhere in it; what stands for anything else in such a search stands for itself. */
function searchOf({ query: asked }: Ask): string {
  return `%${(asked.search ?? '').toLowerCase().replace(/[%_\\]/g, '_')}%`
}

async function listTables(ask: Ask): Promise<{ tables: wire.AdminTable[]; more: boolean }> {
  const { status = 'playing' } = ask.query
  const rows = await ask.core.storage.club<ClubRow & Parameters<typeof cardOf>[0] & { listed: number }>(
    'tables',
    status,
    searchOf(ask),
    PAGE + 1,
    pageOf(ask),
  )
  const tables = rows.slice(0, PAGE).map((row): wire.AdminTable => {
    const { id, game, name, hostName, created, updated, seats, status: is } = cardOf({ ...row, waiting: [] })
    return { id, game, name, status: is, hostName, public: row.listed === 1, created, updated, seats }
  })
  return { tables, more: rows.length > PAGE }
}

async function listPeople(ask: Ask): Promise<{ people: wire.AdminPerson[]; more: boolean }> {
  const rows = await ask.core.storage.club<{
    guest: string
    name: string
    devices: number
    lastUsed: number
  }>('people', searchOf(ask), PAGE + 1, pageOf(ask))
  const people = rows.slice(0, PAGE).map(({ guest: id, name, devices, lastUsed }) => ({
    id,
    name,
    devices,
    lastUsed,
    from: ask.hub.networksOf(id),
  }))
  return { people, more: rows.length > PAGE }
}

async function listInvitations({ core }: Ask): Promise<{ invitations: wire.Invitation[] }> {
  const rows = await core.storage.club<Omit<wire.Invitation, 'id'> & { hash: string }>(
    'invitations',
    core.clock.now(),
  )
  return { invitations: rows.map(({ hash: id, ...rest }) => ({ id, ...rest })) }
}

async function readChat({ core, query: asked }: Ask): Promise<{ lines: wire.AdminLine[] }> {
  const before = asked.before === undefined ? null : Number(asked.before)
  const lines = await core.storage.readChat(asked.table!, before, LINES)
  return {
    lines: lines.map(({ n, name, guest, text, time, removed }) => ({ n, name, guest, text, time, removed })),
  }
}

async function readAudit({ core, query: asked }: Ask): Promise<wire.Audit> {
  const [, time = String(LAST), id = ''] = /^(\d+)\.(.+)$/.exec(asked.before ?? '') ?? []
  const rows = await core.storage.club<Omit<wire.AuditEntry, 'about'> & { about: string }>(
    'audit',
    Number(time),
    id,
    PAGE + 1,
  )
  const entries = rows
    .slice(0, PAGE)
    .map((row) => ({ ...row, about: JSON.parse(row.about) as wire.AuditEntry['about'] }))
  const last = rows.length > PAGE ? entries.at(-1)! : null
  return { entries, next: last && `${last.time}.${last.id}` }
}
