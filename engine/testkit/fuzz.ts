// Moves as nobody should send them: legal ones bent out of shape, and things that were never moves.
import { canonical, FastRng, moveKey, type Move, type Rng } from '../src/index.ts'
import { Findings, place, type Kit, type Trial, type Violation } from './kit.ts'
import { checkInput } from './laws/refuse.ts'
import { pick, walk } from './trials.ts'

type Loose = Record<string, unknown>

const WORDS = [
  '',
  'do',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '0',
  '-1',
  '1e3',
  'ü',
  '\u0000',
  '\ud800',
]
const NUMBERS = [
  -1,
  -0,
  0,
  1,
  2,
  6,
  7,
  36,
  99,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  Number.MIN_VALUE,
]

// Made once: the expensive ones would take up most of a run's time.
const LISTS: readonly unknown[] = [
  [],
  [1],
  Array<number>(12).fill(1),
  Array<number>(13).fill(1),
  Array<number>(100_000).fill(1),
  new Array<number>(1_000_000),
]
const NESTED: readonly unknown[] = [3, 100, 1000].map(nested)

function nested(depth: number): unknown {
  let out: unknown = 1
  for (let i = 0; i < depth; i++) out = i % 2 ? [out] : { a: out }
  return out
}

function oneOf<T>(rng: Rng, items: readonly T[]): T {
  return items[rng.chance(items.length)]!
}

/** Any value, mostly of a kind that has no place in a move. */
function oddValue(rng: Rng, depth = 0): unknown {
  switch (rng.chance(depth > 2 ? 8 : 14)) {
    case 0:
      return oneOf(rng, NUMBERS)
    case 1:
      return oneOf(rng, WORDS)
    case 2:
      return null
    case 3:
      return undefined
    case 4:
      return rng.chance(2) === 0
    case 5:
      return 'x'.repeat(oneOf(rng, [1, 119, 120, 121, 5000]))
    case 6:
      return oneOf<unknown>(rng, [10n, Symbol('s'), () => 0, new Date(0), /x/, new Map(), new Uint8Array(4)])
    case 7:
      return String(rng.chance(50))
    case 8:
      return oneOf(rng, LISTS)
    case 9:
      return oneOf(rng, NESTED)
    case 10:
      return Array.from({ length: rng.chance(4) }, () => oddValue(rng, depth + 1))
    case 11:
      return { [oneOf(rng, WORDS)]: oddValue(rng, depth + 1) }
    case 12:
      return JSON.parse('{"__proto__":{"do":"x"},"length":3}') as unknown
    default:
      return { do: oneOf(rng, WORDS), toJSON: () => ({ do: 'x' }) }
  }
}

/** A listed move, bent. It may still be legal: whoever uses it looks the result up. */
function bend(rng: Rng, base: Move, pool: readonly Move[]): unknown {
  const move: Loose = { ...base }
  const keys = Object.keys(move)
  const key = oneOf(rng, keys)
  switch (rng.chance(13)) {
    case 0:
      if (typeof move[key] === 'number') move[key] = (move[key] as number) + oneOf(rng, [-1, 1, 2, 36, -100])
      else move[key] = rng.chance(40)
      return move
    case 1:
      move[key] =
        typeof move[key] === 'number' ? String(move[key]) : move[key] === 'true' ? true : Number(move[key])
      return move
    case 2:
      move[oneOf(rng, ['x', 'seat', 'rule', 'done', ...WORDS])] = oddValue(rng)
      return move
    case 3:
      delete move[key]
      return move
    case 4:
      return JSON.parse(`{"__proto__":${JSON.stringify(base)},"do":"${base.do}"}`) as unknown
    case 5:
      return Object.assign(Object.create({ ...base }) as object, { do: base.do })
    case 6:
      move[key] = oddValue(rng)
      return move
    case 7:
      move.do = oneOf(rng, [...WORDS, ...pool.map((other) => other.do)])
      return move
    case 8:
      return { ...oneOf(rng, pool), ...move }
    case 9:
      return Object.defineProperty(move, key, {
        enumerable: rng.chance(2) === 0,
        get() {
          throw new Error('a getter was called')
        },
      })
    case 10:
      for (let i = rng.chance(30); i >= 0; i--) move[`k${i}`] = i
      return move
    case 11:
      move[key] = [move[key]]
      return move
    default:
      return Object.assign(
        Object.create(null) as object,
        Object.fromEntries(keys.toReversed().map((k) => [k, move[k]])),
      )
  }
}

/** One thing a seat might send: half bent moves, some moves of elsewhere, some rubbish. */
export function hostileInput(rng: Rng, pool: readonly Move[]): unknown {
  const kind = rng.chance(10)
  if (kind < 6 && pool.length > 0) return bend(rng, oneOf(rng, pool), pool)
  if (kind < 8 && pool.length > 0) return { ...oneOf(rng, pool) }
  return kind === 8 ? oddValue(rng) : { do: oddValue(rng), [oneOf(rng, WORDS)]: oddValue(rng) }
}

/** Inputs that pass for moves by their outer form, as `why` gets them. */
export function hostileMoves(rng: Rng, pool: readonly Move[], count: number): (Move & Loose)[] {
  const out: (Move & Loose)[] = []
  for (let tries = 0; out.length < count && tries < count * 8; tries++) {
    const key = moveKey(hostileInput(rng, pool))
    const move = key === null ? null : (JSON.parse(key) as Move & Loose)
    if (move && typeof move.do === 'string') out.push(move)
  }
  return out
}

export interface FuzzResult {
  readonly inputs: number
  readonly accepted: number
  readonly violations: readonly Violation[]
}

/**
 * Send `inputs` hostile inputs to positions of random games of every seat count. Each is refused with a rule
 * and a sentence, or is the same as a listed move.
 */
export function fuzz(kit: Kit, inputs: number, seed: number, progress?: (done: number) => void): FuzzResult {
  const findings = new Findings('6 fuzz', 20)
  const { min, max } = kit.game.seats
  let done = 0
  let accepted = 0
  for (let round = 0; done < inputs && !findings.full; round++) {
    const seats = min + (round % (max - min + 1))
    const trial: Trial = { kit, seats, options: {}, seed: seed + round, positions: 0 }
    const rng = new FastRng(seed + round)
    const pool: Move[] = []
    for (const { n, before, seat } of walk(trial)) {
      const now = pick(before.legal(seat), 8, rng)
      for (const move of now) pool[pool.length < 300 ? pool.length : rng.chance(300)] = move
      const text = n % 50 === 0 ? canonical(before.state) : null
      for (let i = 0; i < 20 && done < inputs; i++, done++) {
        // Mostly the seat whose turn it is, or no input would get past that.
        const sender = rng.chance(4) > 0 ? seat : rng.chance(seats + 2) - 1
        const input = hostileInput(rng, rng.chance(2) === 0 ? now : pool)
        if (checkInput(kit, { match: before }, sender, input, place(trial, n), findings)) accepted++
      }
      if (text !== null && canonical(before.state) !== text)
        findings.add(place(trial, n), 'hostile input changed the state')
      if (done >= inputs || findings.full) break
    }
    progress?.(done)
  }
  return { inputs: done, accepted, violations: findings.list }
}
