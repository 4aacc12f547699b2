/** What's stored about one person: given to them as a whole, and deleted if they want. */
import type { Core } from '../core.ts'
import { hookLeads, type HookTarget } from '../notices/senders.ts'
import type { Identity } from '../people/people.ts'
import type { ClubRow } from '../storage/club-statements.ts'
import type { Storage } from '../storage/contract.ts'
import type { GuestId, TableRow } from '../tables/rows.ts'
import { cardOf } from '../tables/listing.ts'
import type { OwnData } from '../wire.ts'

const MAX_TABLES = 5_000
const MAX_LINES = 20_000

/** Everything stored about somebody. Of running games it holds what lists show: no position, and nothing secret. */
export async function ownData(core: Core, { guest, name }: Identity): Promise<OwnData> {
  const { storage, club, notices } = core
  const [devices, choices, listed, left, chat, mutes, reports, hooks] = await Promise.all([
    storage.listDevices(guest),
    notices.choices(guest),
    storage.listOf(guest, MAX_TABLES),
    storage.club<Omit<OwnData['tables'][number], 'seats'>>('leftBy', guest, MAX_TABLES),
    storage.club<OwnData['chat'][number]>('saidBy', guest, MAX_LINES),
    storage.club<OwnData['mutes'][number]>('mutes', guest),
    storage.club<OwnData['reports'][number]>('reportsBy', guest),
    storage.club<{ table: string; target: string }>('hooksOf', guest),
  ])
  return {
    name,
    devices: devices.map(({ label, created, lastUsed }) => ({ label, created, lastUsed })),
    notices: choices.channels.map(({ kind, to, pace }) => ({ kind, to, pace })),
    hooks: hooks.map(({ table, target }) => ({ table, to: hookLeads(JSON.parse(target) as HookTarget) })),
    tables: [
      ...listed.map((listing) => {
        const { id, game, name: title, status, created, updated } = cardOf(listing)
        return { table: id, game, name: title, status, seats: listing.yours, created, updated }
      }),
      ...left.map((table) => ({ ...table, seats: [] })),
    ],
    chat,
    mutes: mutes.map(({ name: muted, time }) => ({ name: muted, time })),
    reports: reports.map(({ table, text, note, time }) => ({ table, text, note, time })),
    sanctions: club.sanctions
      .filter(({ kind, target }) => kind !== 'range' && target === guest)
      .map(({ kind, note, until, time }) => ({ kind, note, until, time })),
  }
}

/**
 * Delete a person. Their seats in games that are over stay without a name, in others as if they had left. What can't
 * be found any more goes last, so that it can be done again when it was interrupted.
 */
export async function deletePerson(core: Core, person: Identity): Promise<void> {
  const { guest } = person
  const { storage, club } = core
  for (
    let places = await placesOf(storage, guest);
    places.length > 0;
    places = await placesOf(storage, guest)
  )
    for (const table of places) await leaveForGood(core, table, guest)
  await core.notices.forget(guest)
  await storage.club('dropHooksOf', guest)
  await eraseChat(core, guest)
  await storage.club('dropMutesOf', guest)
  await storage.club('dropReportsOf', guest)
  await storage.club('dropWaitsOf', guest)
  await storage.club('dropCommandsOf', '', guest)
  await storage.club('dropFormersOf', guest)
  await club.change(() => storage.club('dropSanctionsOf', guest))
  await unnameAudit(storage, guest)
  await core.people.closeDevices(person, 'all')
  await storage.club('dropGuest', guest)
}

async function placesOf(storage: Storage, guest: GuestId): Promise<string[]> {
  return (await storage.club<{ table: string }>('placesOf', guest)).map(({ table }) => table)
}

async function leaveForGood({ storage, tables }: Core, table: string, guest: GuestId): Promise<void> {
  await tables.forget(table, guest)
  await storage.club('dropCommandsOf', table, guest)
  const rows = await storage.club<ClubRow & { seq: number; body: string }>(
    'rowsNaming',
    table,
    `%"${guest}"%`,
  )
  for (const { seq, body } of rows) {
    const unnamed = JSON.stringify(withoutName(JSON.parse(body) as TableRow, guest))
    if (unnamed !== body) await storage.club('putRow', table, seq, unnamed)
  }
  // A damaged table can't be folded; whoever was at it is not to be held up by it for ever.
  await storage.club('dropPlace', table, guest)
  await storage.club('dropFormer', table, guest)
}

/** What was done about them stays in the log, without their name. */
async function unnameAudit(storage: Storage, guest: GuestId): Promise<void> {
  const entries = await storage.club<{ id: string; about: string }>('auditNaming', `%"${guest}"%`)
  for (const { id, about } of entries) {
    const { name: _name, ...kept } = JSON.parse(about) as { readonly name?: string }
    await storage.club('putAbout', id, JSON.stringify(kept))
  }
}

/** The same row without what this person was called in it. */
export function withoutName(row: TableRow, guest: GuestId): TableRow {
  if (row.kind === 'created') {
    const seats = row.seats.map((plan) =>
      (plan.kind === 'person' && plan.guest === guest) || (plan.kind === 'open' && plan.for === guest)
        ? nameless(plan)
        : plan,
    )
    return { ...row, seats, ...(row.host === guest ? { hostName: '' } : {}) }
  }
  if (row.kind === 'handed' && row.to.kind === 'person' && row.to.guest === guest)
    return { ...row, to: nameless(row.to) }
  if ((row.kind === 'joined' || row.kind === 'hosted' || row.kind === 'renamed') && row.guest === guest)
    return nameless(row)
  return row
}

function nameless<T extends { readonly name?: string }>(named: T): T {
  const { called: _called, ...rest } = named as T & { readonly called?: string }
  return { ...rest, name: '' } as T
}

async function eraseChat({ storage, tables, club }: Core, guest: GuestId): Promise<void> {
  const how = club.house.chatOfDeleted === 'erase' ? 'eraseSaidBy' : 'unnameSaidBy'
  for (;;) {
    const lines = await storage.club<{ table: string }>(how, guest)
    for (const table of new Set(lines.map((line) => line.table))) {
      await storage.club('dropCommandsOf', table, guest)
      await tables.lineChanged(table, null)
    }
    if (lines.length === 0) return
  }
}
