/** House rules as everybody may know them; what is stored of oneself; whom one does not want to read, and what one reports. */
import { tokenCookies } from '../../doors/cookie.ts'
import { deletePerson, ownData } from '../../club/privacy.ts'
import { cleanLine } from '../../people/names.ts'
import { checkLimit, failed } from '../../problem.ts'
import { speakerAt } from '../../tables/chat.ts'
import type * as wire from '../../wire.ts'
import { body, query } from '../forms.ts'
import { isSafe, type AskOfPerson, type Route } from '../route.ts'
import { hashOf } from '../../club/key.ts'

/** To collect all that is stored of somebody, or to delete it, counts as so many commands. */
const DATA_COST = 50
const MAX_MUTES = 200
/** Open ones of one person: then it is somebody else's turn to be read. */
const MAX_REPORTS = 20
const MAX_NOTE = 200

export const houseRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/house',
    open: true,
    summary: 'The house rules: how newcomers get in, what everybody is told, and how long things are kept',
    query: query.none,
    answers: { 200: '{ entry, notice, keepGames, keepChat, chatOfDeleted }' },
    handle: async ({ core }): Promise<wire.House> => core.club.house,
  },
  {
    method: 'GET',
    url: '/api/me/data',
    banned: true,
    summary: 'Everything stored about you',
    query: query.none,
    answers: { 200: '{ name, devices, notices, hooks, tables, chat, mutes, reports, sanctions }' },
    async handle({ core, person, reply }): Promise<wire.OwnData> {
      checkLimit(core.limits.guest.take(person.guest, DATA_COST))
      void reply.header('content-disposition', 'attachment; filename="harvest-table.json"')
      return ownData(core, person)
    },
  },
  {
    method: 'POST',
    url: '/api/me/delete',
    banned: true,
    summary: 'Delete everything stored about you; finished games keep a seat without a name',
    body: body.empty,
    answers: { 200: '{}' },
    async handle(ask): Promise<object> {
      const { core, person, reply, request } = ask
      checkLimit(core.limits.guest.take(person.guest, DATA_COST))
      await deletePerson(core, person)
      void reply.header('set-cookie', tokenCookies(null, isSafe(request, core)))
      return {}
    },
  },
  {
    method: 'GET',
    url: '/api/me/mutes',
    summary: 'Who you’ve muted; with a table, how its lines name them',
    query: query.mutes,
    answers: { 200: '{ mutes: [{ id, name, time }], speakers }' },
    handle: listMutes,
  },
  {
    method: 'POST',
    url: '/api/me/mutes',
    summary: 'Mute whoever said line `n`',
    body: body.mute,
    answers: { 200: '{ mutes, speakers }', 404: 'the line is gone, or nobody knows who said it' },
    async handle(ask): Promise<wire.Mutes> {
      const { core, person } = ask
      const { table, n } = ask.body as { table: string; n: number }
      const { guest, name } = await readLine(ask, table, n)
      if (!guest || guest === person.guest) throw failed('noSuchLine')
      if ((await core.storage.club('mutes', person.guest)).length >= MAX_MUTES) throw failed('tooManyMutes')
      await core.storage.club('putMute', person.guest, guest, name, core.clock.now())
      return mutesAt(ask, table)
    },
  },
  {
    method: 'POST',
    url: '/api/me/mutes/remove',
    summary: 'Unmute somebody',
    body: body.unmute,
    answers: { 200: '{ mutes, speakers }' },
    async handle(ask): Promise<wire.Mutes> {
      const { storage } = ask.core
      const { mute } = ask.body as { mute: string }
      for (const { muted } of await storage.club<Muted>('mutes', ask.person.guest))
        if (idOf(ask.person.guest, muted) === mute) await storage.club('dropMute', ask.person.guest, muted)
      return mutesAt(ask, null)
    },
  },
  {
    method: 'POST',
    url: '/api/reports',
    summary: 'Report line `n` of a table to the admin',
    body: body.report,
    answers: { 200: '{}', 404: 'the line is gone' },
    handle: report,
  },
]

interface Muted {
  readonly muted: string
  readonly name: string
  readonly time: number
}

function listMutes(ask: AskOfPerson): Promise<wire.Mutes> {
  return mutesAt(ask, ask.query.table ?? null)
}

async function mutesAt({ core, person }: AskOfPerson, table: string | null): Promise<wire.Mutes> {
  const muted = await core.storage.club<Muted>('mutes', person.guest)
  return {
    mutes: muted.map(({ muted: who, name, time }) => ({ id: idOf(person.guest, who), name, time })),
    speakers: table === null ? [] : muted.map(({ muted: who }) => speakerAt(table, who)),
  }
}

/** Who is muted is known by it to whoever muted them, and by nobody else. */
function idOf(guest: string, muted: string): string {
  return hashOf(`mute ${guest} ${muted}`).slice(0, 22)
}

interface Line {
  readonly guest: string | null
  readonly name: string
  readonly text: string
  readonly removed: number
}

async function readLine({ core }: AskOfPerson, table: string, n: number): Promise<Line> {
  // Whoever knows of the table may read what is said there.
  const id = await core.tables.use(table, (found) => found.id)
  const [line] = await core.storage.club<Line>('line', id, n)
  if (!line || line.removed === 1) throw failed('noSuchLine')
  return line
}

async function report(ask: AskOfPerson): Promise<object> {
  const { core, person } = ask
  const { table, n, note } = ask.body as { table: string; n: number; note: string }
  const { guest, name, text } = await readLine(ask, table, n)
  const [open] = await core.storage.club<{ n: number }>('countReportsBy', person.guest)
  if (open!.n >= MAX_REPORTS) throw failed('tooManyReports')
  const said = cleanLine(note, MAX_NOTE) ?? ''
  await core.storage.club('addReport', table, n, person.guest, guest, name, text, said, core.clock.now())
  return {}
}
