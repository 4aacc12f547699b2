/**
 * The side channels of secret choices. Two servers live through the same, with the same seeds and commands, except that
 * one person comes to the same secret choice in other ways: one by one, in batches, taken back, changed, with orders
 * given and withdrawn, or without moving at all. Whatever everybody else can observe must be the same to the byte: statuses, headers, counts, sizes
 * and order, while they read, resume, reach limits, look back, undo, chat and list tables.
 *
 *   node server/checks/side-channels.ts [lives a game] [seed] [games…]
 */
import { FastRng, type AnyGame, type Seat } from '@harvest/engine'
import type { GameOffer } from '../src/games.ts'
import type { Storage } from '../src/storage/contract.ts'
import { doorOf, Life, type LifeOptions } from './side-channel-life.ts'
import { hearAll, lookAround, lookAtAll, vote } from './side-channel-looks.ts'
import { EnoughSeen, Transcript } from './side-channel-transcript.ts'
import {
  anyMove,
  choiceOf,
  findDetour,
  hasSealedPhase,
  inCommands,
  isSealed,
  played,
  samplePast,
  waitingAt,
  walkAhead,
  withOrders,
  type Past,
  type SecretCommand,
} from './secret-ways.ts'

/** Where everybody is while somebody chooses. */
export type Setting =
  /** At the table, looking. */
  | 'together'
  /** At the table, where the chooser looks back as well. */
  | 'studying'
  /** Elsewhere: nobody follows the table, and it leaves memory. */
  | 'deserted'
  /** Elsewhere, and the server has just been restarted. */
  | 'restarted'
  /** At the table, until the server falls and newer rules go on in its place. */
  | 'upgraded'

const SETTINGS: readonly Setting[] = ['together', 'studying', 'deserted', 'restarted', 'upgraded']

export interface SideChannelOptions {
  readonly offer: GameOffer
  /** Pairs of lives. */
  readonly pairs: number
  readonly seed: number
  /** Stop at the first difference. */
  readonly first?: boolean
  readonly settings?: readonly Setting[]
  /** Secret choices in each life. */
  readonly rounds?: number
  readonly wrap?: (storage: Storage) => Storage
}

export interface SideChannelReport {
  readonly pairs: number
  readonly compared: number
  /** Secret commands of the choosers in all first and in all second lives. */
  readonly secret: readonly [number, number]
  readonly differences: readonly string[]
}

const ROUNDS = 2
/** Pauses in each, in which the others do something. */
const PAUSES = 3
const ACTS = 4
/** Public moves between two secret choices, at most. */
const MAX_MOVES = 30
/** Games in which to look for a position with a secret choice; in some they are rare. */
const MAX_GAMES = 60

export async function checkSideChannels(options: SideChannelOptions): Promise<SideChannelReport> {
  const { offer, seed, first = false } = options
  const differences: string[] = []
  const secret: [number, number] = [0, 0]
  let compared = 0
  let pairs = 0
  const { settings = SETTINGS, rounds = ROUNDS } = options
  for (let pair = 0; pair < options.pairs && hasSealedPhase(offer.game); pair++) {
    const past = findPast(offer.game, new FastRng(seed + pair))
    if (!past) continue
    const waiting = waitingAt(past.match)
    const chooser = waiting[(seed + pair) % waiting.length]!
    const setting = settings[pair % settings.length]!
    let transcript: Transcript | null = null
    for (const which of [0, 1] as const) {
      transcript = new Transcript(transcript, first)
      const { wrap } = options
      const life = { offer, past, chooser, transcript, ...(wrap && { wrap }) }
      secret[which] += await liveOnce(life, { setting, rounds, seed: seed + pair, which })
    }
    pairs++
    compared += transcript!.length
    differences.push(...transcript!.differences.map((what) => `pair ${seed + pair}, ${setting}, ${what}`))
    if (first && differences.length > 0) break
  }
  return { pairs, compared, secret, differences }
}

function findPast(game: AnyGame, rng: FastRng): Past | null {
  const seats = game.seats.min + rng.chance(Math.min(4, game.seats.max) - game.seats.min + 1)
  for (let tries = 0; tries < MAX_GAMES; tries++) {
    const past = samplePast(game, seats, rng)
    if (past) return past
  }
  return null
}

/** What a life is like. */
interface Course {
  readonly setting: Setting
  readonly rounds: number
  readonly seed: number
  /** The first life goes straight, the second takes detours. */
  readonly which: 0 | 1
}

/** Returns how many secret commands the chooser gave. */
async function liveOnce(options: LifeOptions, { setting, rounds, seed, which }: Course): Promise<number> {
  const life = await Life.begin(options)
  const common = new FastRng(seed)
  const own = new FastRng(seed + 1_000_003 * (1 + which))
  try {
    for (let round = 0; round < rounds; round++) {
      await comeBack(life, common)
      await lookAtAll(life, common, 'coming together')
      if (isAway(setting)) await goAway(life, setting)
      await chooseSecretly(life, setting, common, own, which)
      if (setting === 'upgraded') await life.upgrade()
      await comeBack(life, common)
      await lookAtAll(life, common, 'choosing')
      if (setting === 'upgraded' || !(await playOn(life, common))) break
    }
    options.transcript.end()
  } catch (error) {
    if (!(error instanceof EnoughSeen)) throw error
  } finally {
    await life.end()
  }
  return life.secretIds.length
}

function isAway(setting: Setting): boolean {
  return setting === 'deserted' || setting === 'restarted'
}

/** Everybody who has no page opens one: at this table, and at another one. */
async function comeBack(life: Life, rng: FastRng): Promise<void> {
  for (const one of [...life.witnesses, life.actor]) {
    // Whether the chooser is there is for everybody to see.
    const follows = one !== life.actor || rng.chance(2) === 0
    if (!one.main || one.main.isClosed) {
      one.main = await one.openPage()
      if (follows) await one.follow(one.main, life.table)
    }
    if (!one.aside || one.aside.isClosed) one.aside = await one.openPage()
  }
  await hearAll(life, 'coming back')
}

/** Nobody follows the table any more, and it leaves memory. */
async function goAway(life: Life, setting: Setting): Promise<void> {
  for (const one of [...life.witnesses, life.actor]) {
    await one.main?.close()
    one.main = null
  }
  if (setting === 'restarted') await life.restart()
  await lookElsewhere(life)
}

/** Other tables are looked at, as many as fit into memory. */
async function lookElsewhere(life: Life): Promise<void> {
  const stranger = life.witnesses.at(-1)!
  for (const other of life.others) await stranger.get(`/api/tables/${other}`)
}

/** The chooser chooses somehow, says so, perhaps changes it, and nobody notices anything else. */
async function chooseSecretly(
  life: Life,
  setting: Setting,
  common: FastRng,
  own: FastRng,
  which: 0 | 1,
): Promise<void> {
  const { chooser } = life
  const pause = (when: string) => passTime(life, setting, common, when)
  await wander(life, common, own, which, pause)
  if (!isSealed(life.match) || waitingAt(life.match).length < 2) return
  await finish(life, common)
  await pause('a choice')
  await wander(life, common, own, which, pause)
  const undone = life.match.undo(chooser, 'turn')
  if (!undone.ok || !undone.value.noticed || common.chance(2) === 0) return
  // Back to the beginning, which is the same whatever led away from it.
  await life.act({ kind: 'undo', scope: 'turn' }, doorOf(common))
  await pause('a change of mind')
  await wander(life, common, own, which, pause)
}

/** Some time goes by in which everybody but the chooser does something. */
async function passTime(life: Life, setting: Setting, rng: FastRng, when: string): Promise<void> {
  const time = [1000, 11_000, 30_000, 70_000, 700_000][rng.chance(5)]!
  life.clock.pass(time)
  // The chooser looks back as well, and must not be noticed by what the server then has at hand.
  if (setting === 'studying')
    for (const what of ['log', 'replay'])
      await life.actor.get(`/api/tables/${life.table}/${what}?seat=${life.chooser}`)
  // Whoever is not there by now may be voted about.
  if (!isAway(setting) && time > 60_000) await vote(life, life.players[0]!, rng)
  if (!isAway(setting)) return lookAround(life, ACTS, rng, when)
  await lookElsewhere(life)
  await hearAll(life, when)
}

/** To one and the same choice, in a way of one's own, with pauses in between. */
async function wander(
  life: Life,
  common: FastRng,
  own: FastRng,
  which: 0 | 1,
  pause: (when: string) => Promise<void>,
): Promise<void> {
  const { match, chooser } = life
  const straight = walkAhead(match, chooser, 3, common)
  const commands = findWay(life, straight, own, which)
  const cuts = Array.from({ length: PAUSES - 1 }, () => own.chance(commands.length + 1)).sort((a, b) => a - b)
  for (let part = 0; part < PAUSES; part++) {
    const some = commands.slice(cuts[part - 1] ?? 0, cuts[part] ?? commands.length)
    for (const command of some) await life.act(command, doorOf(own))
    await pause('secret steps, or none')
  }
}

/** One life goes straight, the other takes detours, a few or very many, and perhaps gives orders on the way. */
function findWay(
  life: Life,
  straight: Parameters<typeof inCommands>[0],
  own: FastRng,
  which: 0 | 1,
): SecretCommand[] {
  const { match, chooser } = life
  const least = [0, 2, 5, 40][own.chance(4)]!
  const moves = straight.filter((move) => typeof move !== 'string')
  const walk = which === 0 ? null : findDetour(match, chooser, moves, least, own)
  const commands = inCommands(walk ?? straight, [1, 3, 10][own.chance(3)]!)
  return which === 0 || own.chance(2) === 0 ? commands : withOrders(commands, match, chooser, own)
}

/** Moves of the chooser until nobody waits for them; the last one is what everybody notices. */
async function finish(life: Life, rng: FastRng): Promise<void> {
  await decide(life, life.chooser, rng)
}

/** A seat makes up its mind, in one command or several. */
async function decide(life: Life, seat: Seat, rng: FastRng): Promise<void> {
  while (isSealed(life.match) && waitingAt(life.match).includes(seat)) {
    const move = anyMove(life.match, seat, rng)
    if (played(life.match, seat, move).over) return
    await life.move(seat, [move], doorOf(rng))
    life.clock.pass(300)
  }
}

/** The others choose, the choices are shown, and the game goes on to the next ones; false when it would end. */
async function playOn(life: Life, rng: FastRng): Promise<boolean> {
  const before = choiceOf(life.match, life.chooser)
  for (const seat of waitingAt(life.match)) await decide(life, seat, rng)
  await lookAround(life, ACTS, rng, `the end of a secret choice ${before.length}`)
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const waiting = waitingAt(life.match)
    if (isSealed(life.match) && waiting.length > 1) return true
    const seat = waiting[rng.chance(waiting.length)]!
    const move = anyMove(life.match, seat, rng)
    if (played(life.match, seat, move).over) return false
    await life.move(seat, [move], doorOf(rng))
    life.clock.pass(300)
    if (rng.chance(5) === 0) await lookAround(life, 1, rng, 'public moves')
  }
  return false
}

if (import.meta.main) {
  const { games } = await import('../test/support/bots.ts')
  const pairs = Number(process.argv[2] ?? 300)
  const seed = Number(process.argv[3] ?? 1)
  const wanted = process.argv.slice(4)
  for (const offer of games) {
    if (wanted.length > 0 && !wanted.includes(offer.game.id)) continue
    const report = await checkSideChannels({ offer, pairs, seed })
    process.stdout.write(
      `${offer.game.id}: ${report.pairs} pairs of lives with ${report.secret.join(' and ')} secret commands, ` +
        `${report.compared} observations compared, ${report.differences.length} differences\n`,
    )
    for (const difference of report.differences.slice(0, 10)) process.stdout.write(`  ${difference}\n`)
    if (report.differences.length > 0) process.exitCode = 1
  }
}
