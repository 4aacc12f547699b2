/**
 * All that the admin can do, as entries of one table. Each first looks whether it can be done and says
 * what it is about; that goes into the audit log before anything happens.
 */
import { type Schema, closed, commandId, level, seat, tableId } from '../commands/forms.ts'
import type { Core } from '../core.ts'
import { cleanLine } from '../people/names.ts'
import { badForm, failed } from '../problem.ts'
import { decideHand, decideHush } from '../tables/decide/upkeep.ts'
import { checkLevel } from '../tables/decide/shared.ts'
import type { SeatPlan } from '../tables/rows.ts'
import type { AdminAction, AdminActions, Sanction } from '../wire.ts'
import { hashPassword, newInvitation } from './entry.ts'
import { hashOf } from './key.ts'
import { checkSettable } from './limits.ts'
import { cleanRange, isWithin } from './ranges.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MAX_NOTICE = 500
const MAX_NOTE = 200
/** Pages that follow a table are told that it is closed before nothing is left of it. */
const PURGE_AFTER = 60_000

export interface Doing<B> {
  readonly core: Core
  /** Of this command: the same again does nothing twice. */
  readonly id: string
  readonly body: B
  /** What limits count the address as from which it comes. */
  readonly network: string
}

export interface Plan {
  /** For the log, beside what was asked for. */
  readonly about?: { readonly [name: string]: unknown }
  act(): Promise<object | void>
}

export interface Action {
  readonly name: AdminAction
  readonly summary: string
  readonly form: Schema
  readonly answers: { readonly [status: number]: string }
  plan(doing: Doing<never>): Promise<Plan>
}

const person: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' }
const hours: Schema = { anyOf: [{ type: 'integer', minimum: 1, maximum: 100_000 }, { type: 'null' }] }
const words: Schema = { type: 'string', maxLength: 2_000 }
const short: Schema = { type: 'string', minLength: 1, maxLength: 200 }
const line: Schema = { type: 'integer', minimum: 1, maximum: 1e9 }
const days: Schema = { type: 'integer', minimum: 0, maximum: 36_500 }

function action<K extends AdminAction>(
  name: K,
  summary: string,
  fields: { readonly [field in keyof AdminActions[K]]-?: Schema },
  plan: (doing: Doing<AdminActions[K]>) => Promise<Plan>,
  more: { readonly optional?: readonly string[]; readonly answer?: string } = {},
): Action {
  const properties = { id: commandId, ...fields } as { readonly [name: string]: Schema }
  const required = Object.keys(properties).filter((field) => !more.optional?.includes(field))
  return {
    name,
    summary,
    form: closed(properties, required),
    answers: { 200: more.answer ?? '{}' },
    plan: plan as Action['plan'],
  }
}

export const actions: readonly Action[] = [
  action(
    'notice',
    'Tell everybody something, on every open page; empty takes it down',
    { text: words },
    notice,
  ),
  action(
    'ban',
    'Somebody may not come in, for so many hours or for good (null)',
    { person, hours, note: words },
    (doing) => sanctionPerson('ban', doing),
  ),
  action(
    'mute',
    'Somebody may say nothing, for so many hours or for good (null)',
    { person, hours, note: words },
    (doing) => sanctionPerson('mute', doing),
  ),
  action(
    'range',
    'Nobody from these addresses may come in',
    { range: short, hours, note: words },
    sanctionRange,
  ),
  action('lift', 'Lift a ban or a mute', { sanction: commandId }, lift),
  action('line', 'Take a line of chat away', { table: tableId, n: line }, removeLine),
  action('settle', 'A report has been dealt with', { table: tableId, n: line }, settle),
  action('close', 'Close a table', { table: tableId }, ({ core, body }) => endTable(core, body.table, false)),
  action(
    'delete',
    'Close a table and delete all that is stored of it',
    { table: tableId },
    ({ core, body }) => endTable(core, body.table, true),
  ),
  action(
    'hand',
    'Hand a seat on: to a person by id, or to `bot:<level>` for good',
    { table: tableId, seat, to: short },
    hand,
  ),
  action(
    'hush',
    'Only those who play may speak at this table, or everybody again',
    { table: tableId, hushed: { type: 'boolean' } },
    hush,
  ),
  action(
    'entry',
    'How new people come in',
    {
      kind: { type: 'string', enum: ['open', 'password', 'invitation'] },
      password: { type: 'string', minLength: 4, maxLength: 200 },
    },
    entry,
    { optional: ['password'] },
  ),
  action(
    'invite',
    'An invitation for so many new people',
    {
      uses: { type: 'integer', minimum: 1, maximum: 10_000 },
      days: { ...days, minimum: 1, maximum: 3650 },
      note: words,
    },
    invite,
    { answer: '{ code }' },
  ),
  action(
    'uninvite',
    'An invitation lets nobody in any more',
    { invitation: short },
    async ({ core, body }) => ({
      act: async () => void (await core.storage.club('dropInvitation', body.invitation)),
    }),
  ),
  action(
    'limit',
    'Set a limit; null for what the environment says',
    {
      name: { ...level, pattern: '^[A-Za-z]{1,40}$' },
      value: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    },
    limit,
  ),
  action(
    'keep',
    'For how many days finished games and chat are kept (0: for ever), and what becomes of the lines of those who have themselves deleted',
    { games: days, chat: days, chatOfDeleted: { type: 'string', enum: ['erase', 'nameless'] } },
    async ({ core, body: { games, chat, chatOfDeleted } }) => ({
      act: () => core.club.put('keep', { games, chat, chatOfDeleted }),
    }),
  ),
]

function clean(text: string, max: number): string {
  if (text.trim() === '') return ''
  const kept = cleanLine(text, max)
  if (kept === null) throw text.length > max ? failed('tooLarge') : badForm('it has no visible character')
  return kept
}

async function notice({ core, body }: Doing<AdminActions['notice']>): Promise<Plan> {
  const text = clean(body.text, MAX_NOTICE)
  return { act: () => core.club.put('notice', text) }
}

/** How long, and why. */
function termsOf(
  { core }: Doing<unknown>,
  { hours: long, note }: { readonly hours: number | null; readonly note: string },
): Pick<Sanction, 'note' | 'until' | 'time'> {
  const time = core.clock.now()
  return { note: clean(note, MAX_NOTE), until: long === null ? null : time + long * HOUR, time }
}

async function nameOf({ storage }: Core, guest: string): Promise<string> {
  const [found] = await storage.club<{ name: string }>('person', guest)
  if (!found) throw failed('noSuchPerson')
  return found.name
}

function put({ core, id }: Doing<unknown>, sanction: Omit<Sanction, 'id'>): Promise<void> {
  const { kind, target, name, note, until, time } = sanction
  return core.club.change(() => core.storage.club('putSanction', id, kind, target, name, note, until, time))
}

async function sanctionPerson(
  kind: 'ban' | 'mute',
  doing: Doing<AdminActions['ban'] | AdminActions['mute']>,
): Promise<Plan> {
  const { person: target } = doing.body
  const name = await nameOf(doing.core, target)
  const terms = termsOf(doing, doing.body)
  return { about: { name }, act: () => put(doing, { kind, target, name, ...terms }) }
}

async function sanctionRange(doing: Doing<AdminActions['range']>): Promise<Plan> {
  const target = cleanRange(doing.body.range)
  if (target === null) throw failed('badRange')
  if (isWithin(doing.network, [target])) throw failed('ownAddress')
  const terms = termsOf(doing, doing.body)
  return { about: { range: target }, act: () => put(doing, { kind: 'range', target, name: '', ...terms }) }
}

async function lift({ core, body }: Doing<AdminActions['lift']>): Promise<Plan> {
  const known = core.club.sanctions.find(({ id }) => id === body.sanction)
  return {
    about: known ? { kind: known.kind, target: known.target, name: known.name } : {},
    act: () => core.club.change(() => core.storage.club('dropSanction', body.sanction)),
  }
}

async function removeLine({ core, body }: Doing<AdminActions['line']>): Promise<Plan> {
  const { table, n } = body
  const [said] = await core.storage.club<{ name: string; guest: string | null }>('line', table, n)
  if (!said) throw failed('noSuchLine')
  return {
    about: { name: said.name, ...(said.guest === null ? {} : { person: said.guest }) },
    async act() {
      await core.storage.club('removeLine', table, n)
      await core.storage.club('closeReports', table, n)
      await core.tables.lineChanged(table, n)
    },
  }
}

async function settle({ core, body: { table, n } }: Doing<AdminActions['settle']>): Promise<Plan> {
  return { act: async () => void (await core.storage.club('closeReports', table, n)) }
}

async function endTable(core: Core, table: string, deleted: boolean): Promise<Plan> {
  const name = await core.tables.use(table, (found) => found.describe(null).table.name)
  return {
    about: { name },
    async act() {
      if (deleted) await core.storage.club('putPurge', table, core.clock.now() + PURGE_AFTER)
      await core.tables.end(table)
    },
  }
}

async function hand(doing: Doing<AdminActions['hand']>): Promise<Plan> {
  const { core, body } = doing
  const bot = /^bot:([a-z0-9-]{1,20})$/.exec(body.to)?.[1]
  const name = bot ? '' : await nameOf(core, body.to)
  return {
    about: name ? { name } : {},
    act: () =>
      core.tables.use(body.table, (table) =>
        table.apply((state, world) => {
          const to: SeatPlan = bot
            ? { kind: 'bot', level: checkLevel(bot, world) }
            : { kind: 'person', guest: body.to, name }
          return decideHand(state, body.seat, to)
        }),
      ),
  }
}

async function hush({ core, id, body }: Doing<AdminActions['hush']>): Promise<Plan> {
  const nobody = { guest: '', name: '' }
  return {
    act: () =>
      core.tables.use(body.table, (table) =>
        table.apply((state) => decideHush(state, nobody, { id, hushed: body.hushed })),
      ),
  }
}

async function entry({ core, body }: Doing<AdminActions['entry']>): Promise<Plan> {
  const { kind, password } = body
  const { hash: known } = core.club.settings.entry
  if (kind === 'password' && password === undefined && known === undefined)
    throw badForm('there is no password yet')
  const hash = password === undefined ? known : await hashPassword(password)
  return { act: () => core.club.put('entry', hash === undefined ? { kind } : { kind, hash }) }
}

async function invite({ core, body }: Doing<AdminActions['invite']>): Promise<Plan> {
  const code = newInvitation()
  const note = clean(body.note, MAX_NOTE)
  const now = core.clock.now()
  return {
    async act() {
      const expires = now + body.days * DAY
      await core.storage.club('addInvitation', hashOf(code), note, body.uses, expires, now)
      return { code }
    },
  }
}

async function limit({ core, body }: Doing<AdminActions['limit']>): Promise<Plan> {
  const name = checkSettable(body.name, body.value)
  const { [name]: _before, ...others } = core.club.settings.limits
  const limits = body.value === null ? others : { ...others, [name]: body.value }
  return { act: () => core.club.put('limits', limits) }
}
