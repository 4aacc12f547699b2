/** What the fuzz check sends: bodies that would be taken, and what can be wrong with them. */
import type { FastRng } from '@harvest/engine'
import type { World } from './fuzz.ts'

export const CONTENT_TYPES = [
  ...Array<string>(12).fill('application/json'),
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '',
]

export function pick<T>(rng: FastRng, list: readonly T[]): T {
  return list[rng.chance(list.length)]!
}

/** A body that the route would take. */
export function goodBody(world: Pick<World, 'rng' | 'game'>, url: string): { [name: string]: unknown } {
  const { rng } = world
  const id = `fuzz-${rng.chance(1e9)}-id`
  const seat = rng.chance(3)
  const moves = [pick(rng, [{ do: 'lay', card: rng.chance(7) }, { do: 'draw' }, { do: 'x' }])]
  const bodies: { readonly [ending: string]: object } = {
    me: { name: 'Ada' },
    link: url === '/api/link' ? { code: 'abcdefghjkmnpqrstuvw' } : {},
    close: { which: 'nonsense' },
    tables: {
      id,
      game: world.game,
      seats: ['me', 'open'],
      options: {},
      public: true,
      name: 'x',
      autostart: false,
    },
    join: { id, seat },
    leave: { id, seat: 9 },
    start: { id, open: 'remove' },
    bot: { id, seat, level: 'random' },
    return: { id, seat },
    vote: { id, seat, agree: true },
    rematch: { id },
    chat: { id, text: 'hello' },
    moves: { id, seat, decision: rng.chance(4), moves },
    undo: { id, seat, decision: rng.chance(4), scope: 'step' },
  }
  return { ...bodies[url.split('/').at(-1)!] }
}

/** One to three things wrong with it. */
export function mutate(rng: FastRng, body: { [name: string]: unknown }): object | string {
  for (let n = 1 + rng.chance(3); n > 0; n--) {
    const key = pick(rng, [...Object.keys(body), 'extra', 'constructor'])
    const kind = rng.chance(10)
    if (kind === 0) delete body[key]
    else if (kind === 1) return brokenJson(rng, JSON.stringify(body))
    else if (kind === 2) return `{"__proto__":{"polluted":true},${JSON.stringify(body).slice(1)}`
    else if (kind === 3)
      return `{"constructor":{"prototype":{"polluted":true}},${JSON.stringify(body).slice(1)}`
    else body[key] = oddValue(rng)
  }
  return body
}

function brokenJson(rng: FastRng, text: string): string {
  const at = rng.chance(text.length)
  return pick(rng, [
    text.slice(0, at),
    text.slice(0, at) + '\u0000' + text.slice(at),
    text + text,
    `[${text}]`,
    '',
  ])
}

export function oddValue(rng: FastRng): unknown {
  switch (rng.chance(14)) {
    case 0:
      return null
    case 1:
      return -1
    case 2:
      return 1e308
    case 3:
      return 0.5
    case 4:
      return Number.MAX_SAFE_INTEGER
    case 5:
      return []
    case 6:
      return {}
    case 7:
      return nested(rng.chance(2000))
    case 8:
      return Array(rng.chance(500)).fill({ do: 'x' })
    case 9:
      return 'x'.repeat(rng.chance(20_000))
    case 10:
      return true
    case 11:
      return [{ do: 'lay', card: { deep: [1] } }]
    case 12:
      return { do: oddText(rng), toString: 1, valueOf: null }
    default:
      return oddText(rng)
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

export function oddText(rng: FastRng): string {
  return pick(rng, [
    '',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\ud800',
    "'; DROP TABLE log; --",
    '<script>alert(1)</script>',
    '{pepper/R|x}',
    'A'.repeat(22),
    'A'.repeat(43),
    '__proto__',
    'constructor',
    '\u202e\u200b',
    '🌶️'.repeat(40),
    'NaN',
    '-0',
    '1e9',
  ])
}

export function oddQuery(rng: FastRng): string {
  const names = [
    'seat',
    'at',
    'status',
    'game',
    'free',
    'before',
    '__proto__',
    'seat',
    'seat[]',
    'constructor',
  ]
  return Array.from({ length: rng.chance(4) }, () => {
    const value = rng.chance(2) === 0 ? String(rng.chance(40)) : oddText(rng)
    return `${pick(rng, names)}=${encodeURIComponent(value.toWellFormed())}`
  }).join('&')
}
