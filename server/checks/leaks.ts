/**
 * The leak oracle. At positions of random games, everything a viewer can't know is dealt out again, and the real position and its twin are put on two tables of one server. Whatever the viewer then asks for and whatever
 * others do that tells the viewer nothing, both tables must give the viewer the same bytes.
 *
 *   npm run check:leaks -- [positions a game] [games…]
 */
import { randomUUID } from 'node:crypto'
import {
  canonical,
  FastRng,
  has,
  includesViewer,
  listSeats,
  listViewers,
  Match,
  phaseSpec,
  seededSource,
  seedFromNumber,
  TableIO,
  type GameState,
  type Move,
  type Seat,
  type Viewer,
} from '@harvest/engine'
import type { Storage } from '../src/storage/contract.ts'
import type { Identity } from '../src/people/people.ts'
import type { GameOffer } from '../src/games.ts'
import { checkServer, type CheckServer } from './harness.ts'
import { contentOf, Eyes } from './eyes.ts'
import { checkHistory } from './leaks-history.ts'
import { askEverything, type Compare } from './leaks-questions.ts'
import { putOnTable, takeAway } from './leaks-tables.ts'
import { checkSideChannels } from './side-channels.ts'

export interface LeakOptions {
  readonly offer: GameOffer
  readonly positions: number
  readonly seed: number
  /** To break something on purpose, and see that it is caught. */
  readonly wrap?: (storage: Storage) => Storage
  /** Stop at the first difference. */
  readonly first?: boolean
}

export interface LeakReport {
  readonly positions: number
  /** Answers and frames that were compared, by what they followed. */
  readonly compared: ReadonlyMap<string, number>
  readonly differences: readonly string[]
}

interface Sample {
  readonly match: Match
  readonly viewer: Viewer
  readonly seed: string
}

/** What the check works with. */
interface Bench {
  readonly server: CheckServer
  readonly offer: GameOffer
  readonly rng: FastRng
  /** One person for each seat; the last one watches. */
  readonly people: readonly Person[]
  readonly compared: Map<string, number>
  readonly differences: string[]
  /** Commands so far. */
  given: number
}

interface Person {
  readonly identity: Identity
  readonly eyes: Eyes
}

const MAX_SEATS = 12

export async function checkLeaks(options: LeakOptions): Promise<LeakReport> {
  const { offer, wrap } = options
  const server = await checkServer([offer], { config: { maxLoaded: 20 }, ...(wrap && { wrap }) })
  try {
    const people = await Promise.all(
      Array.from({ length: MAX_SEATS + 1 }, (_, i) => newPerson(server, `Person ${i}`)),
    )
    const bench: Bench = {
      server,
      offer,
      rng: new FastRng(options.seed),
      people,
      compared: new Map(),
      differences: [],
      given: 0,
    }
    for (let i = 0; i < options.positions; i++) {
      await comparePosition(bench, samplePosition(bench))
      if (options.first && bench.differences.length > 0) break
    }
    for (const { eyes } of people) eyes.close()
    return { positions: options.positions, compared: bench.compared, differences: bench.differences }
  } finally {
    await server.end()
  }
}

async function newPerson(server: CheckServer, name: string): Promise<Person> {
  const { identity, token } = await server.core.people.create(name, '')
  return { identity, eyes: await Eyes.open(server, token) }
}

/** A position somewhere in a random game, and somebody to look at it. */
function samplePosition({ offer, rng }: Bench): Sample {
  const { game } = offer
  const seats = game.seats.min + rng.chance(game.seats.max - game.seats.min + 1)
  const seed = seedFromNumber(rng.chance(2 ** 32))
  const started = Match.start(game, seats, {}, seededSource(seed))
  if (!started.ok) throw new Error(started.refusal.key)
  const positions = [started.value]
  for (let match = started.value; ;) {
    const next = match.play(...randomMove(match, rng))
    if (!next.ok) throw new Error(next.refusal.key)
    match = next.value.match
    if (match.over) break
    positions.push(match)
  }
  const match = positions[rng.chance(positions.length)]!
  const viewers = listViewers(seats)
  return { match, viewer: viewers[rng.chance(viewers.length)]!, seed }
}

function randomMove(match: Match, rng: FastRng): [Seat, Move] {
  const waiting = listSeats(match.game.waiting(match.state))
  const seat = waiting[rng.chance(waiting.length)]!
  const legal = match.legal(seat)
  return [seat, legal[rng.chance(legal.length)]!]
}

async function comparePosition(bench: Bench, { match, viewer, seed }: Sample): Promise<void> {
  const { game } = match
  const dealt = game.redeal(match.state, viewer, bench.rng) as GameState
  const twin = Match.resume(game, match.seats, match.options, seededSource(seed), {
    state: dealt,
    draws: match.draws,
    at: match.at,
    decisions: match.decisions,
  })
  const real = await putOnTable(bench, match, seed)
  const other = await putOnTable(bench, twin, seed)
  const person = bench.people[viewer === 'watcher' ? match.seats : viewer]!
  const compare: Compare = (what, bytes) => {
    bench.compared.set(what, (bench.compared.get(what) ?? 0) + 1)
    const [a, b] = [bytes[0].replaceAll(real, 'TABLE'), bytes[1].replaceAll(other, 'TABLE')]
    if (a === b) return
    const at = [...a].findIndex((sign, index) => sign !== b[index])
    const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60)
    bench.differences.push(
      `${game.id}, ${viewer} in ${game.phase(match.state)}: ${what}: …${near(a)}… or …${near(b)}…`,
    )
  }
  const tables = [real, other] as const
  const ask = (what: string, make: (table: string) => Promise<string>): Promise<void> =>
    Promise.all([make(real), make(other)]).then((bytes) => compare(what, bytes))
  await person.eyes.follow(tables, viewer)
  compare('first sync', person.eyes.take(tables))
  await askEverything(ask, compare, person.eyes, match, viewer, bench.rng)
  await othersDecide(bench, tables, [match, twin], viewer, async (what) => {
    await person.eyes.settle()
    compare(`frames after ${what}`, person.eyes.take(tables))
    await askEverything(ask, compare, person.eyes, match, viewer, bench.rng)
  })
  person.eyes.unfollow(tables)
  for (const table of tables) await takeAway(bench, table)
}

/** What others do without telling the viewer: in both tables something legal there, not the same. */
async function othersDecide(
  bench: Bench,
  tables: readonly [string, string],
  matches: readonly [Match, Match],
  viewer: Viewer,
  compare: (what: string) => Promise<void>,
): Promise<void> {
  const { game } = matches[0]
  let [a, b] = matches
  for (const seat of listSeats(game.waiting(a.state))) {
    if (seat === viewer) continue
    const sealed = phaseSpec(game, game.phase(a.state)).decides === 'sealed'
    const done: [Match, Match] | null = sealed
      ? await sealBoth(bench, tables, [a, b], seat, compare)
      : await moveBoth(bench, tables, [a, b], seat, viewer, compare)
    if (!done) return
    ;[a, b] = done
  }
}

/** A secret choice in each table, with as many or as few steps as it takes; the last one would resolve it. */
async function sealBoth(
  bench: Bench,
  tables: readonly [string, string],
  matches: readonly [Match, Match],
  seat: Seat,
  compare: (what: string) => Promise<void>,
): Promise<[Match, Match] | null> {
  const played: Match[] = []
  let hesitations = 0
  for (const [index, start] of matches.entries()) {
    let match = start
    while (has(match.game.waiting(match.state), seat)) {
      const legal = match.legal(seat)
      const next = match.play(seat, legal[bench.rng.chance(legal.length)]!)
      if (!next.ok) throw new Error(next.refusal.key)
      if (!next.value.step!.quiet) return null
      if (!has(match.game.waiting(next.value.match.state), seat)) {
        // The step that says "done" is made in both tables at the same place of the comparison.
        played.push(match)
        break
      }
      await post(bench, tables[index]!, seat, match, next.value.step!.move)
      match = next.value.match
      // In one of them somebody hesitates: whatever counts secret steps or undos tells the tables apart.
      if (index === 0 && hesitations++ === 0) match = await takeBack(bench, tables[index]!, seat, match)
    }
  }
  await compare('secret steps')
  if (played.length < 2) return null
  const done = await Promise.all(
    played.map((match, index) => finishSealed(bench, tables[index]!, seat, match)),
  )
  await compare('a finished secret choice')
  return [done[0]!, done[1]!]
}

async function takeBack(bench: Bench, table: string, seat: Seat, match: Match): Promise<Match> {
  const undone = match.undo(seat, 'step')
  if (!undone.ok) return match
  const body = { id: randomUUID(), seat, decision: match.decisions[seat]!, scope: 'step' }
  const answer = await give(bench, bench.people[seat]!.eyes, table, 'undo', body)
  if (!answer.startsWith('200')) throw new Error(`an undo was refused: ${answer}`)
  return undone.value.match
}

async function finishSealed(bench: Bench, table: string, seat: Seat, match: Match): Promise<Match> {
  for (const move of match.legal(seat)) {
    const next = match.play(seat, move)
    if (!next.ok || has(match.game.waiting(next.value.match.state), seat)) continue
    await post(bench, table, seat, match, next.value.step!.move)
    return next.value.match
  }
  throw new Error('a secret choice that could be finished has no last step')
}

/** A move that is legal in both and that reveals nothing to the viewer in either. */
async function moveBoth(
  bench: Bench,
  tables: readonly [string, string],
  matches: readonly [Match, Match],
  seat: Seat,
  viewer: Viewer,
  compare: (what: string) => Promise<void>,
): Promise<[Match, Match] | null> {
  const keys = new Set(matches[1].legal(seat).map((move) => canonical(move)))
  const common = matches[0].legal(seat).filter((move) => keys.has(canonical(move)))
  const move = common.find((listed) => matches.every((match) => !isRevealed(match, seat, listed, viewer)))
  if (!move) return null
  const next = matches.map((match) => match.play(seat, move))
  if (next.some((played) => !played.ok || played.value.match.over)) return null
  for (const [index, match] of matches.entries()) await post(bench, tables[index]!, seat, match, move)
  await compare(`${move.do} of another seat`)
  return next.map((played) => (played.ok ? played.value.match : null)) as [Match, Match]
}

function isRevealed(match: Match, seat: Seat, move: Move, viewer: Viewer): boolean {
  const io = new TableIO<unknown>({ draw: () => 0 }, true)
  const state = match.game.clone(match.state) as GameState
  try {
    match.game.apply(state, seat, move, io)
  } catch {
    return true
  }
  return includesViewer(io.revealed, viewer)
}

/** A command through either door by turns, and again through the other one, which must say the same. */
async function give(
  bench: Bench,
  eyes: Eyes,
  table: string,
  name: string,
  body: { readonly [name: string]: unknown },
): Promise<string> {
  const doors = [
    () => eyes.post(`/api/tables/${table}/${name}`, body),
    () => eyes.say(table, name, body),
  ] as const
  const first = bench.given++ % 2
  const answers = [contentOf(await doors[first]!()), contentOf(await doors[1 - first]!())]
  if (answers[0] !== answers[1]) bench.differences.push(`two doors, two answers: ${answers.join(' or ')}`)
  return answers[0]!
}

async function post(bench: Bench, table: string, seat: Seat, match: Match, move: Move): Promise<void> {
  const { eyes } = bench.people[seat]!
  const decision = match.decisions[seat]!
  const body = { id: randomUUID(), seat, decision, moves: [move] }
  const answer = await give(bench, eyes, table, 'moves', body)
  if (!answer.startsWith('200')) throw new Error(`a legal move was refused: ${answer}`)
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((a, b) => a + b, 0)
}

if (import.meta.main) {
  const { games } = await import('@harvest/bots')
  const positions = Number(process.argv[2] ?? 10_000)
  const wanted = process.argv.slice(3)
  let failed = false
  for (const offer of games) {
    if (wanted.length > 0 && !wanted.includes(offer.game.id)) continue
    const twins = await checkLeaks({ offer, positions, seed: 1 })
    const back = await checkHistory({ offer, games: Math.ceil(positions / 500), seed: 1 })
    const aside = await checkSideChannels({ offer, pairs: Math.ceil(positions / 100), seed: 1 })
    const differences = [...twins.differences, ...back, ...aside.differences]
    process.stdout.write(
      `${offer.game.id}: ${positions} positions, ${sum(twins.compared)} answers and frames compared, ` +
        `${aside.pairs} pairs of lives, ${aside.compared} observations compared, ` +
        `${differences.length} differences\n`,
    )
    for (const difference of differences.slice(0, 10)) process.stdout.write(`  ${difference}\n`)
    failed ||= differences.length > 0
  }
  process.exitCode = failed ? 1 : 0
}
