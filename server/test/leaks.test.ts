import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, type AnyGame } from '@harvest/engine'
import { checkHistory } from '../checks/leaks-history.ts'
import { checkLeaks, type LeakOptions } from '../checks/leaks.ts'
import { stateIn } from '../checks/inside.ts'
import { isNoticedBy, type Turn } from '../src/tables/fold.ts'
import type { Gathering } from '../src/tables/gathering.ts'
import { updateFrame } from '../src/tables/projection.ts'
import { Table } from '../src/tables/table.ts'
import type { ServerFrame } from '../src/wire.ts'
import { example, games } from './support/bots.ts'

for (const offer of games) {
  test(`${offer.game.id}: not a byte tells a viewer what they can’t know`, async () => {
    const { differences, compared } = await checkLeaks({ offer, positions: 10, seed: 20_250_101 })
    assert.deepEqual(differences, [])
    assert.ok(compared.get('first sync') === 10)
    assert.ok([...compared.keys()].some((what) => what.startsWith('frames after')))
  })

  test(`${offer.game.id}: looking back shows what was shown live, and nothing else`, async () => {
    assert.deepEqual(await checkHistory({ offer, games: 1, seed: 7 }), [])
  })
}

interface Secret {
  readonly players: readonly { readonly hand: readonly number[] }[]
  readonly sealed: readonly ({ readonly card: number } | null)[]
}

const real: AnyGame = example.game

/** A number that depends on a hand. */
function weigh(state: Secret, seat: number): number {
  return state.players[seat]!.hand.reduce((sum, count, card) => sum + count * 4 ** card, 0)
}

function other(who: number | string): number {
  return who === 0 ? 1 : 0
}

function inGame(broken: Partial<AnyGame>): Partial<LeakOptions> {
  return { offer: { ...example, game: { ...real, ...broken } } }
}

type Method = (this: never, ...args: never[]) => unknown

function insideOf(table: Table): { readonly gathering: Gathering } {
  return table as unknown as { readonly gathering: Gathering }
}

/** Replace a method while the check runs. */
function inClass(
  owner: { prototype: object },
  name: string,
  make: (original: Method) => Method,
): () => () => void {
  return () => {
    const prototype = owner.prototype as Record<string, Method>
    const original = prototype[name]!
    prototype[name] = make(original)
    return () => (prototype[name] = original)
  }
}

/** A leak as somebody might build it by mistake: in a game, or in the server. */
const PLANTED: readonly [string, Partial<LeakOptions> & { readonly patch?: () => () => void }][] = [
  [
    'a view that shows every hand',
    inGame({
      view: (s: Secret, who) => ({ ...real.view(s, who), hands: s.players.map(({ hand }) => hand) }),
    }),
  ],
  [
    'a view that shows whether somebody has begun to choose in secret',
    inGame({
      view: (s: Secret, who) => ({
        ...real.view(s, who),
        begun: s.sealed.map((choice) => choice && choice.card >= 0),
      }),
    }),
  ],
  // A seed by which it comes to light soon.
  ['an event that is not redacted', { ...inGame({ redact: (event) => event }), seed: 8 }],
  [
    'offers in an order that depends on another hand',
    inGame({
      moves(s: Secret, seat, out) {
        const listed = real.moves(s, seat, []) as never[]
        out.push(...(weigh(s, other(seat)) % 2 === 0 ? listed : listed.reverse()))
        return out
      },
    }),
  ],
  [
    'a preview that knows another hand',
    inGame({ preview: (s: Secret, seat) => [{ key: 'coins', args: { coins: weigh(s, other(seat)) } }] }),
  ],
  [
    'a refusal that knows another hand',
    inGame({
      why(s: Secret, seat, move) {
        const refusal = real.why(s, seat, move)
        return { ...refusal, args: { ...refusal.args, hint: weigh(s, other(seat)) } }
      },
    }),
  ],
  [
    'a frame for everybody at each secret step',
    {
      patch: inClass(
        Table,
        'broadcast',
        (original) =>
          function (this: Table, turn: Turn) {
            original.call(this as never, turn as never)
            if (!turn.noticed) insideOf(this).gathering.tellAll({ t: 'chat', table: this.id, lines: [] })
          } as never,
      ),
    },
  ],
  [
    'the number of the log in the table’s description',
    {
      patch: inClass(
        Table,
        'info',
        (original) =>
          function (this: Table) {
            return { ...(original.call(this as never) as object), seq: stateIn(this).seq }
          } as never,
      ),
    },
  ],
  [
    'update numbers that count the steps of others',
    {
      patch: inClass(
        Table,
        'broadcast',
        () =>
          function (this: Table, turn: Turn) {
            const { seq } = stateIn(this)
            insideOf(this).gathering.tellViewers((as) =>
              isNoticedBy(turn, as) ? ({ ...updateFrame(this.id, turn, as), n: seq } as ServerFrame) : null,
            )
          } as never,
      ),
    },
  ],
  [
    'a decision number that rises with the secret steps of others',
    {
      patch: inClass(
        Match,
        'raised',
        (original) =>
          function (this: Match) {
            return original.call(this as never)
          } as never,
      ),
    },
  ],
  [
    'a list that changes with a secret step',
    {
      wrap: (storage) => ({
        ...storage,
        async append(parts) {
          const counted = await Promise.all(
            parts.map(async (part) => {
              const rows = (await storage.readLog(part.table, 0)).length
              const { turn } = part
              return turn ? { ...part, turn: { ...turn, updated: turn.updated + rows } } : part
            }),
          )
          return storage.append(counted)
        },
      }),
    },
  ],
  [
    'an undone secret step that others notice',
    {
      patch: inClass(
        Match,
        'undoDraft',
        (original) =>
          function (this: Match, ...args: never[]) {
            return { ...(original.call(this as never, ...args) as object), noticed: true }
          } as never,
      ),
    },
  ],
]

for (const [name, { patch, ...broken }] of PLANTED)
  test(`a planted leak is caught: ${name}`, async () => {
    const restore = patch?.()
    try {
      const options: LeakOptions = { offer: example, positions: 400, seed: 5, first: true, ...broken }
      assert.notDeepEqual((await checkLeaks(options)).differences, [])
    } finally {
      restore?.()
    }
  })
