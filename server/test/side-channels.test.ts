import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, type Viewer } from '@harvest/engine'
import { stateIn } from '../checks/inside.ts'
import { checkSideChannels, type Setting, type SideChannelOptions } from '../checks/side-channels.ts'
import type { TriedRow } from '../src/tables/append.ts'
import type { Turn } from '../src/tables/fold.ts'
import type { Gathering } from '../src/tables/gathering.ts'
import { OrderDesk } from '../src/tables/order-desk.ts'
import { Projection, type Source, type Spend } from '../src/tables/projection.ts'
import type { TableState } from '../src/tables/state.ts'
import { Table } from '../src/tables/table.ts'
import type { Tables } from '../src/tables/tables.ts'
import type { ServerFrame } from '../src/wire.ts'
import { Window } from '../src/tables/window.ts'
import { example, games } from './support/bots.ts'

for (const offer of games)
  test(`${offer.game.id}: others can’t tell how somebody came to a secret choice`, async () => {
    const settings = ['together'] as const
    const { differences, compared, pairs } = await checkSideChannels({
      offer,
      pairs: 1,
      seed: 3,
      rounds: 1,
      settings,
    })
    assert.deepEqual(differences, [])
    // In Food Court secret choices are rare: not every run meets one.
    assert.ok(compared > 100 || (pairs === 0 && offer.game.id === 'food-court'))
  })

/** The chooser looks back too; nobody follows the table; the server starts again; with newer rules. */
const HARDER: readonly Setting[] = ['studying', 'deserted', 'restarted', 'upgraded']

for (const setting of HARDER)
  test(`others can’t tell it either in lives of the kind “${setting}”`, async () => {
    const settings = [setting]
    const { differences } = await checkSideChannels({
      offer: example,
      pairs: 1,
      seed: 8,
      first: true,
      settings,
    })
    assert.deepEqual(differences, [])
  })

type Method = (this: never, ...args: never[]) => unknown
type Broken = Partial<SideChannelOptions> & { readonly patch?: () => () => void }

/** Replace a method or a getter while the check runs. */
function inClass<T>(
  owner: { prototype: T },
  name: string,
  make: (original: Method) => (this: T, ...args: never[]) => unknown,
): Broken {
  return {
    patch() {
      const { prototype } = owner
      const original = Object.getOwnPropertyDescriptor(prototype, name)!
      const broken = original.get
        ? { get: make(original.get as Method) as () => unknown }
        : { value: make(original.value as Method) }
      Object.defineProperty(prototype, name, { ...original, ...broken })
      return () => void Object.defineProperty(prototype, name, original)
    },
  }
}

/** The parts of a table that nobody else sees. */
interface Inner {
  readonly id: string
  readonly gathering: Gathering
  readonly current: { state: TableState }
  readonly context: Tables
}

/** After a secret step has been stored, do this as well. */
function atSecretSteps(act: (table: Inner, turn: Turn) => void): Broken {
  return inClass(
    Table,
    'broadcast',
    (original) =>
      function (this: Table, turn: Turn) {
        original.call(this as never, turn as never)
        if (!turn.noticed) act(this as unknown as Inner, turn)
      } as never,
  )
}

function sourceOf(seen: Projection): Source & { readonly as: Viewer } {
  const { as, source } = seen as unknown as { readonly as: Viewer; readonly source: Source }
  return { ...source, as, state: source.state }
}

const numbers = new WeakMap<object, number>()
let numbered = 0

/** A number for each object, for keys. */
function numberOf(thing: object): number {
  if (!numbers.has(thing)) numbers.set(thing, ++numbered)
  return numbers.get(thing)!
}

/** Which row was the last when somebody looked. */
const lookedAt = new WeakMap<Projection, number>()

const farmers = games.find(({ game }) => game.id === 'jelly-bean-farmers')!

/** A side channel as somebody might build it by mistake. */
const PLANTED: readonly (readonly [string, Broken])[] = [
  [
    'the past is kept under the real match, which a secret step replaces',
    inClass(
      Projection,
      'key',
      () =>
        function (this: Projection) {
          const { as, state } = sourceOf(this)
          return `${state.id} ${as} ${numberOf(state.match ?? state)}`
        } as never,
    ),
  ],
  [
    'the window of what can be made up for counts secret rows',
    inClass(
      Window,
      'add',
      (original) =>
        function (this: Window, step: TriedRow) {
          original.call(this as never, { ...step, turn: null } as never)
        } as never,
    ),
  ],
  [
    'a watcher’s number rises with secret steps',
    inClass(
      Projection,
      'n',
      (original) =>
        function (this: Projection) {
          const { as, state } = sourceOf(this)
          return as === 'watcher' ? state.seq : original.call(this as never)
        } as never,
    ),
  ],
  [
    'notices are thought of at secret steps as well',
    {
      wrap: (storage) => ({
        ...storage,
        append: (parts) =>
          storage.append(
            parts.map((part) => ({ waits: { over: [], begun: [], anew: [], seq: 0, since: 0 }, ...part })),
          ),
      }),
    },
  ],
  [
    'lists show how many rows there are',
    {
      wrap: (storage) => ({
        ...storage,
        async append(parts) {
          const counted = parts.map(async (part) => {
            const { length } = await storage.readLog(part.table, 0)
            return part.turn ? { ...part, turn: { ...part.turn, updated: part.turn.updated + length } } : part
          })
          return storage.append(await Promise.all(counted))
        },
      }),
    },
  ],
  [
    'a secret step clears votes',
    {
      ...atSecretSteps(({ current }, { seat }) => {
        const seats = current.state.seats.map((one, index) => (index === seat ? { ...one, votes: [] } : one))
        current.state = { ...current.state, seats }
      }),
      offer: farmers,
      // Votes that a secret step can clear are rare: by this seed they are met at once.
      seed: 8,
    },
  ],
  [
    'a secret step is a sign of life',
    atSecretSteps(({ current, gathering }, { seat }) => gathering.sign(current.state.seats[seat!]!.guest!)),
  ],
  [
    'everybody is told of the table again at a secret step',
    atSecretSteps(({ gathering }) => gathering.announce()),
  ],
  [
    'pages elsewhere are told whose turn it is at a secret step',
    atSecretSteps(({ id, current, context }) => {
      for (const { guest } of current.state.seats)
        if (guest !== null) context.tell(guest, { t: 'turn', table: id, toMove: true }, false)
    }),
  ],
  [
    'lines of chat are numbered with the log',
    inClass(
      Table,
      'say',
      (original) =>
        async function (this: Table, ...args: never[]) {
          const answer = (await original.apply(this as never, args)) as { n: number }
          return { n: answer.n + stateIn(this).seq }
        } as never,
    ),
  ],
  [
    'the last position there is counts secret steps',
    inClass(
      Projection,
      'at',
      (original) =>
        function (this: Projection, ...args: never[]) {
          try {
            return original.apply(this as never, args)
          } catch (error) {
            const { refusal } = error as { refusal: { args: { last?: number } } }
            const { match } = sourceOf(this).state
            if (refusal.args.last !== undefined) refusal.args.last = match!.steps().length
            throw error
          }
        } as never,
    ),
  ],
  [
    'the allowance for looking back is spent by the secret steps of others',
    inClass(
      Projection,
      'log',
      (original) =>
        function (this: Projection, spend: Spend) {
          const { seq } = sourceOf(this).state
          if ((lookedAt.get(this) ?? seq) !== seq) spend('a secret step')
          lookedAt.set(this, seq)
          return original.call(this as never, spend as never)
        } as never,
    ),
  ],
  [
    'the decisions of others rise with a secret step',
    inClass(
      Match,
      'raised',
      (original) =>
        function (this: Match) {
          return original.call(this as never)
        } as never,
    ),
  ],
  [
    'undo is offered only to whoever made the last step of all',
    inClass(
      Match,
      'canUndo',
      (original) =>
        function (this: Match, seat: never) {
          return this.steps().at(-1)?.seat === seat && original.call(this as never, seat)
        } as never,
    ),
  ],
  [
    'a refusal says how long the log is',
    inClass(
      Table,
      'viewerFor',
      (original) =>
        function (this: Table, ...args: never[]) {
          try {
            return original.apply(this as never, args)
          } catch (error) {
            Object.assign((error as { refusal: { args: object } }).refusal.args, { seq: stateIn(this).seq })
            throw error
          }
        } as never,
    ),
  ],
  [
    'everybody is told when somebody gives an order',
    inClass(
      OrderDesk,
      'news',
      () =>
        function (this: OrderDesk, before: TableState, as: Viewer) {
          const { state } = (this as unknown as { current: Source }).current
          const orders = { standing: [], ended: [] }
          const told: ServerFrame = { t: 'orders', table: state.id, as: 0, orders }
          return as !== 'watcher' && before.orders !== state.orders ? told : null
        } as never,
    ),
  ],
  [
    'notices are thought of when somebody gives an order',
    {
      wrap: (storage) => ({
        ...storage,
        append: (parts) =>
          storage.append(
            parts.map((part) =>
              part.rows.some(({ body }) => body.includes('"ordered"'))
                ? { ...part, waits: { over: [], begun: [], anew: [], seq: 0, since: 0 } }
                : part,
            ),
          ),
      }),
    },
  ],
  [
    'a table leaves memory after a number of rows',
    atSecretSteps(({ id, current, context }) => {
      const { loaded } = context as unknown as { readonly loaded: Map<string, Table> }
      if (current.state.seq % 5 === 0) loaded.delete(id)
    }),
  ],
]

for (const [name, { patch, ...broken }] of PLANTED)
  test(`a planted side channel is found: ${name}`, async () => {
    const restore = patch?.()
    try {
      const short = { pairs: 12, seed: 3, rounds: 1, first: true, settings: ['together'] } as const
      const { differences } = await checkSideChannels({ offer: example, ...short, ...broken })
      assert.notDeepEqual(differences, [])
    } finally {
      restore?.()
    }
  })
