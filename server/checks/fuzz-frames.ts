/** Frames of all kinds over sockets, which are opened again whenever the server closes them. */
import { commands } from '../src/commands/all.ts'
import { commandUrl } from '../src/http/route.ts'
import type { ServerFrame } from '../src/wire.ts'
import type { World } from './fuzz.ts'
import { goodBody, mutate, oddText, oddValue, pick } from './fuzz-inputs.ts'
import { Page } from './witness.ts'

/** Too fast or nonsense, and too large: nothing else is a reason to close. */
const MAY_CLOSE = [1008, 1009]
const TOO_LARGE = 10 * 1024 * 1024

/** Returns how many commands were answered. */
export async function fuzzFrames(world: World, count: number): Promise<number> {
  let answered = 0
  let page: Page | null = null
  for (let i = 0; i < count; i++) {
    if (!page || page.isClosed) page = await openPage(world)
    const sent = anyFrame(world)
    if ((await sendFrame(world, page, sent)) === 'answer') answered++
  }
  await page?.close()
  return answered
}

async function openPage({ server, rng, tokens }: World): Promise<Page> {
  const token = rng.chance(6) === 0 ? 'nobody' : pick(rng, tokens)
  return Page.open(server, { cookie: `harvest=${token}` })
}

type Sent = string | Buffer

function anyFrame(world: World): Sent {
  const { rng } = world
  const kind = rng.chance(1000)
  if (kind === 0) return JSON.stringify({ do: 'chat', id: 'far-too-long', text: 'x'.repeat(TOO_LARGE) })
  if (kind < 40) return Buffer.from([0xff, 0xfe, rng.chance(256)])
  const frame = kind < 300 ? followFrame(world) : commandFrame(world)
  const sent = rng.chance(3) === 0 ? frame : mutate(rng, frame)
  return typeof sent === 'string' ? sent : JSON.stringify(sent)
}

function followFrame({ rng, tables }: World): { [name: string]: unknown } {
  return {
    t: pick(rng, ['sub', 'unsub', 'chat', 'do']),
    table: pick(rng, tables),
    as: pick(rng, [0, 1, 2, 'watcher']),
    ...(rng.chance(3) === 0 ? { from: rng.chance(20) } : {}),
  }
}

function commandFrame(world: World): { [name: string]: unknown } {
  const { rng } = world
  const { name } = pick(rng, commands)
  const body = goodBody(world, commandUrl(name))
  const table = rng.chance(10) === 0 ? pick(rng, [oddText(rng), oddValue(rng)]) : pick(rng, world.tables)
  const named = rng.chance(20) === 0 ? oddText(rng) : name
  return { do: named, ...(name === 'create' && rng.chance(4) > 0 ? {} : { table }), ...body }
}

const NAMES = new Set<unknown>(commands.map(({ name }) => name))

/** The id of a frame that is a command, whatever is wrong with what it says; null for others. */
function commandIn(sent: Sent): string | null {
  if (typeof sent !== 'string') return null
  let frame: { do?: unknown; id?: unknown; table?: unknown } | null
  try {
    frame = JSON.parse(sent) as typeof frame
  } catch {
    return null
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame) || isPoisoned(frame)) return null
  const { do: name, id, table = '' } = frame
  return NAMES.has(name) && typeof id === 'string' && typeof table === 'string' ? id : null
}

/** Whether it would change what objects are, if it were copied without care. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { constructor: made } = value as { constructor?: unknown }
  if (Object.hasOwn(value, '__proto__')) return true
  if (
    Object.hasOwn(value, 'constructor') &&
    typeof made === 'object' &&
    made &&
    Object.hasOwn(made, 'prototype')
  )
    return true
  return Object.values(value).some(isPoisoned)
}

async function sendFrame(world: World, page: Page, sent: Sent): Promise<ServerFrame['t'] | null> {
  const { faults } = world
  const before = world.writes
  const what = typeof sent === 'string' ? sent.slice(0, 300) : 'bytes'
  const id = commandIn(sent)
  if (isUnfollowing(sent)) {
    page.say(sent)
    await page.settle()
  }
  const reply = isUnfollowing(sent) ? null : await page.ask(sent, isReply)
  page.take()
  const { closedWith } = page
  if (closedWith !== null && !MAY_CLOSE.includes(closedWith))
    faults.push(`closed with ${closedWith}: ${what}`)
  if (id !== null && closedWith === null && (reply?.t !== 'answer' || reply.id !== id))
    faults.push(`a command was not answered: ${what}`)
  if (id === null && reply?.t === 'answer') faults.push(`no command, and answered: ${what}`)
  if (reply?.t === 'answer') countAnswer(world, reply.status, what)
  const refused = reply === null || reply.t === 'refused' || (reply.t === 'answer' && reply.status >= 400)
  if (refused && world.writes !== before) faults.push(`a frame has written something: ${what}`)
  if (reply?.t === 'refused' && reply.error.key === 'internal') faults.push(`an internal error: ${what}`)
  if (Object.hasOwn(Object.prototype, 'polluted')) faults.push(`the prototype was changed: ${what}`)
  return reply?.t ?? null
}

function countAnswer({ statuses, faults }: World, status: number, what: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status >= 500) faults.push(`${status}: ${what}`)
}

function isReply({ t }: ServerFrame): boolean {
  return t === 'answer' || t === 'refused' || t === 'sync' || t === 'resumed'
}

/** The one frame that nothing is said about. */
function isUnfollowing(sent: Sent): boolean {
  return typeof sent === 'string' && /^\{"t":"unsub","table":"[\w-]{22}"\}$/.test(sent)
}
