/** The tables of this device: each game's rules, bots and words come when a table of it is opened. */
import { LEVELS } from '@harvest/bots/bots'
import { RecordError } from '@harvest/engine'
import {
  listPlans,
  listTables,
  Pocket,
  randomBase64,
  type ClientFrame,
  type Clock,
  type GameOffer,
  type PlanSeats,
  type PlanStart,
  type PocketAnswer,
  type Stride,
  type Visitor,
} from '@harvest/server/pocket'
import { loadGame } from './games.ts'
import type { Asked, Told } from './messages.ts'
import { gameOfRecord, readRecord, withPlayers, type Player } from './records.ts'
import { DeviceStorage } from './storage.ts'
import { Thinking } from './thinking.ts'

const storage = new DeviceStorage()
const thinking = new Thinking()
const pockets = new Map<string, Promise<Pocket | null>>()
/** Of a plan nothing is lost with its page but the steps tried in it: kept lines are elsewhere. */
const PLANS_KEPT = 8
/** How the commands that the worker gives itself are answered. */
const own = new Map<string, (answer: PocketAnswer) => void>()

const clock: Clock = {
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

function tell(told: Told): void {
  postMessage(told)
}

function pocketOf(game: string): Promise<Pocket | null> {
  const known = pockets.get(game)
  if (known) return known
  const made = open(game)
  pockets.set(game, made)
  // What could not be fetched may be there the next time.
  void made.catch(() => pockets.delete(game))
  return made
}

async function open(game: string): Promise<Pocket | null> {
  const entry = await loadGame(game)
  return entry && makePocket([entry])
}

function makePocket(games: readonly GameOffer[]): Pocket {
  return new Pocket({
    games,
    levels: LEVELS,
    storage,
    clock,
    think: thinking.think,
    advise: thinking.advise,
    foresee: thinking.foresee,
    send(frame) {
      const settle = frame.t === 'answer' ? own.get(frame.id) : undefined
      if (settle) settle(frame as unknown as PocketAnswer)
      else tell({ frame })
    },
    trouble: (error, what) => reportError(error instanceof Error ? error : new Error(what)),
  })
}

/** The pocket that holds a table, or an empty one, which knows how to say that there is no such table. */
async function pocketWith(table: string): Promise<Pocket> {
  const game = await storage.gameOf(table)
  return (game === null ? null : await pocketOf(game)) ?? makePocket([])
}

async function follow(frame: ClientFrame, visitor: Visitor): Promise<void> {
  // Nobody is told by other ways of what is on their own device.
  if (!('do' in frame) && frame.t === 'shown') return
  const isCreation = 'do' in frame && frame.table === undefined
  const pocket = isCreation ? await pocketOf(String(frame.game)) : await pocketWith(frame.table!)
  await pocket?.hear(frame, visitor)
}

async function read(path: string, visitor: Visitor): Promise<PocketAnswer> {
  if (path === '/me/tables') return { status: 200, body: await listTables(storage) }
  const [, , table = '', what] = path.split('?')[0]!.split('/')
  const pocket = await pocketWith(table)
  const answer = await pocket.read(path, visitor)
  if (what !== 'record' || answer.status !== 200) return answer
  const about = await pocket.read(`/tables/${table}`, visitor)
  const { seats } = (about.body as { table: { seats: readonly Player[] } }).table
  return { status: 200, body: withPlayers(answer.body as string, seats) }
}

/** A table that goes on with a record, or looks back at it. */
async function keep(
  text: string,
  players: readonly Player[] | undefined,
  then: readonly Stride[] | undefined,
  visitor: Visitor,
): Promise<PocketAnswer> {
  const record = players ? withPlayers(text, players) : text
  const game = gameOfRecord(record)
  const [entry, pocket] = await Promise.all([loadGame(game), pocketOf(game)])
  if (!entry || !pocket) throw new RecordError(0, `there is no game ${game}`)
  const kept = readRecord(entry.game, record, then)
  if (!kept) throw new RecordError(0, 'its shuffles do not follow from its seed')
  const id = `kept:${randomBase64(16)}`
  return new Promise((resolve) => {
    own.set(id, (answer) => {
      own.delete(id)
      resolve(answer)
    })
    void pocket.hear({ do: 'create', id, autostart: true, ...kept }, visitor)
  })
}

async function plan(start: PlanStart, seats: PlanSeats, visitor: Visitor): Promise<PocketAnswer> {
  const pocket = (await pocketOf(start.game)) ?? makePocket([])
  const answer = await pocket.plan(start, seats, visitor)
  if (answer.status === 200)
    for (const old of (await listPlans(storage)).slice(PLANS_KEPT)) await storage.remove(old)
  return answer
}

async function answer(asked: Asked): Promise<PocketAnswer> {
  switch (asked.what) {
    case 'hear':
      await follow(asked.frame, asked.visitor)
      return { status: 200, body: null }
    case 'read':
      return read(asked.path, asked.visitor)
    case 'keep':
      return keep(asked.record, asked.players, asked.then, asked.visitor)
    case 'plan':
      return plan(asked.start, asked.seats, asked.visitor)
    case 'go':
      return (await pocketWith(asked.table)).go(asked.table, asked.steps, asked.visitor)
    case 'remove':
      await storage.remove(asked.table)
      return { status: 200, body: null }
  }
}

export function hear(asked: Asked): void {
  answer(asked).then(
    (given) => tell({ n: asked.n, answer: given }),
    (error: unknown) => {
      const isRecord = error instanceof RecordError
      const fault = error instanceof Error ? error.message : ''
      tell({ n: asked.n, answer: { status: isRecord ? 422 : 0, body: { fault } } })
    },
  )
}
