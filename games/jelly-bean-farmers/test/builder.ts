/** Small positions for tests, a table whose draws are chosen, and moves by what they say. */
import assert from 'node:assert/strict'
import { canonical, isSameMove, type IO, type Refusal } from '@harvest/engine'
import { makeCard, NO_CARD } from '../src/cards.ts'
import {
  ACTION_IDS,
  CLIMATE_IDS,
  UPGRADES,
  type ActionId,
  type ClimateId,
  type UpgradeId,
} from '../src/data.ts'
import type { Event } from '../src/events.ts'
import { goTo } from '../src/flow.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import type { PhaseName } from '../src/phases/index.ts'
import { emptyTable } from '../src/setup.ts'
import type { Contract, Farm, State } from '../src/state.ts'

/** What is left out is as at the start of a game: 5 food, 2 stamps, a plain field, a plain silo, no cards. */
export interface FarmSpec extends Partial<
  Pick<
    Farm,
    | 'food'
    | 'stamps'
    | 'halfField'
    | 'halfSilo'
    | 'cats'
    | 'rabbits'
    | 'flexibleHands'
    | 'reactivePlantings'
    | 'men'
    | 'mercenaries'
    | 'berzerkers'
    | 'dogs'
    | 'walls'
    | 'out'
    | 'onStamps'
  >
> {
  readonly hand?: readonly ActionId[]
  readonly spring?: ActionId
  readonly summer?: ActionId
  readonly saved?: readonly ActionId[]
  readonly backs?: readonly ActionId[]
  readonly fields?: readonly (readonly UpgradeId[])[]
  readonly silos?: readonly number[]
  /** Fields seeded this season. */
  readonly seeded?: readonly number[]
}

export interface Spec {
  readonly farms: readonly FarmSpec[]
  readonly year?: number
  readonly season?: 'spring' | 'summer'
  /** Climate of the year and of the season that lies open. */
  readonly climate?: readonly ClimateId[]
  /** The next climate cards with the seats that have seen them. */
  readonly next?: readonly (readonly [ClimateId, ...number[]])[]
  readonly contracts?: readonly Contract[]
  /** Only these cards are left in the deck; all others that are nowhere lie on the discards. */
  readonly deck?: readonly ActionId[]
  /** With `deck`: nothing lies on the discards, those cards are used up as backs of seat 0. */
  readonly noDiscards?: boolean
}

export const kind = (id: ActionId): number => ACTION_IDS.indexOf(id)
const climate = (id: ClimateId): number => CLIMATE_IDS.indexOf(id)

/** An IO that keeps everything and draws what it is told to, in that order; then always the first card. */
export class TestIO implements IO<Event> {
  state: State | null = null
  draws: (ActionId | ClimateId)[] = []
  events: Event[] = []
  entered: string[] = []
  revealed = 0

  chance(_n: number): number {
    const next = this.draws.shift()
    if (next === undefined || this.state === null) return 0
    const isAction = (ACTION_IDS as readonly string[]).includes(next)
    const counts = isAction ? this.state.deck : this.state.climate
    const at = isAction ? kind(next as ActionId) : climate(next as ClimateId)
    assert.ok(counts[at] > 0, `${next} is not there to be drawn`)
    return counts.slice(0, at).reduce((a, b) => a + b, 0)
  }

  reveal(to: number): void {
    this.revealed |= to
  }

  emit(event: Event): void {
    this.events.push(event)
  }

  enter(phase: string): void {
    this.entered.push(phase)
  }
}

/** A table in the middle of a game. */
export class Table {
  readonly io = new TestIO()
  readonly state: State

  constructor(state: State) {
    this.state = state
    this.io.state = state
  }

  /** Let a phase begin. */
  begin(phase: PhaseName): this {
    goTo(this.state, phase, this.io)
    return this
  }

  /** Say what the next cards drawn are. */
  drawing(...cards: (ActionId | ClimateId)[]): this {
    this.io.draws.push(...cards)
    return this
  }

  farm(seat: number): Farm {
    return this.state.farms[seat]
  }

  legal(seat: number): Move[] {
    return game.moves(this.state, seat, [])
  }

  /** Make moves, each of which must be listed. */
  play(seat: number, ...moves: Move[]): this {
    for (const move of moves) {
      const listed = this.legal(seat).find((one) => isSameMove(one, move))
      assert.ok(listed, `${JSON.stringify(move)} is not among ${JSON.stringify(this.legal(seat))}`)
      game.apply(this.state, seat, listed, this.io)
      game.check(this.state)
    }
    return this
  }

  /** A move that is not listed, and why. */
  refused(seat: number, move: object): Refusal {
    assert.ok(!this.allows(seat, move), `${JSON.stringify(move)} is listed`)
    const before = canonical(this.state)
    const refusal = game.why(this.state, seat, move as Move & Record<string, unknown>)
    assert.equal(canonical(this.state), before)
    return refusal
  }

  allows(seat: number, move: object): boolean {
    return this.legal(seat).some((one) => isSameMove(one, move))
  }

  events<K extends Event['e']>(kind: K): Extract<Event, { e: K }>[] {
    return this.io.events.filter((event): event is Extract<Event, { e: K }> => event.e === kind)
  }

  /** Seats with something still to choose. */
  waiting(): number[] {
    return game.view(this.state, 'watcher').waiting.slice()
  }
}

function take(s: State, id: ActionId): number {
  const at = kind(id)
  assert.ok(s.deck[at] > 0, `there are not that many cards of ${id}`)
  s.deck[at]--
  s.deckLeft--
  return makeCard(at, 0)
}

function takeFaces(s: State, farm: Farm): void {
  const piles: [ActionId, number][] = [
    ['cats', farm.cats],
    ['rabbits', farm.rabbits],
    ['mercenary', farm.mercenaries],
    ['berzerker', farm.berzerkers],
    ['dogs', farm.dogs],
    ['walls', farm.walls],
    ['flexibleHand', farm.flexibleHands],
    ['reactivePlanting', farm.reactivePlantings],
    ['siloExtension', farm.silos.reduce((a, b) => a + b, 0)],
  ]
  for (const [id, count] of piles) for (let i = 0; i < count; i++) take(s, id)
}

function buildFarm(s: State, farm: Farm, spec: FarmSpec): void {
  const { hand, spring, summer, saved, backs, fields, silos, seeded, ...plain } = spec
  Object.assign(farm, plain)
  const takeAll = (ids: readonly ActionId[] | undefined): number[] => (ids ?? []).map((id) => take(s, id))
  farm.fields = (fields ?? [[]]).map((ids) =>
    ids.reduce((bits, id) => {
      take(s, id)
      return bits | (1 << UPGRADES.indexOf(id))
    }, 0),
  )
  farm.silos = [...(silos ?? [0])]
  if (spec.out) {
    farm.fields = []
    farm.silos = []
    farm.food = farm.stamps = 0
  }
  takeFaces(s, farm)
  farm.hand = takeAll(hand)
  farm.saved = takeAll(saved)
  farm.backs = takeAll(backs)
  farm.spring = spring ? take(s, spring) : NO_CARD
  farm.summer = summer ? take(s, summer) : NO_CARD
  for (const field of seeded ?? []) farm.seeded |= 1 << field
}

function shapeDeck(s: State, spec: Spec): void {
  if (!spec.deck) return
  const kept = spec.deck.map((id) => take(s, id))
  for (let at = 0; at < s.deck.length; at++)
    for (; s.deck[at] > 0; s.deck[at]--) {
      s.deckLeft--
      if (spec.noDiscards) s.farms[0].backs.push(makeCard(at, 0))
      else {
        s.discards[at]++
        s.discarded++
      }
    }
  for (const card of kept) {
    s.deck[card]++
    s.deckLeft++
  }
}

/** Build a position; cards that are nowhere are in the deck. */
export function table(spec: Spec): Table {
  const s = emptyTable(spec.farms.length)
  s.year = spec.year ?? 2
  s.season = spec.season === 'summer' ? 1 : 0
  spec.farms.forEach((farm, seat) => buildFarm(s, s.farms[seat], farm))
  for (const contract of spec.contracts ?? []) {
    take(s, 'warlord')
    s.contracts.push({ ...contract })
  }
  const takeClimate = (id: ClimateId): number => {
    assert.ok(s.climate[climate(id)] > 0, `there are not that many cards of ${id}`)
    s.climate[climate(id)]--
    s.climateLeft--
    return climate(id)
  }
  const open = (spec.climate ?? []).map(takeClimate)
  s.pastClimate.push(...open)
  s.yearClimate = open[0] ?? -1
  s.seasonClimate = open[1] ?? -1
  for (const [id, ...seats] of spec.next ?? []) {
    s.nextClimate.push(takeClimate(id))
    s.nextSeenBy.push(seats.reduce((set, seat) => set | (1 << seat), 0))
  }
  shapeDeck(s, spec)
  return new Table(s)
}

/** In mild weather at the time of plans, for tests that are about actions. */
export function planning(spec: Spec): Table {
  return table({ climate: ['fairWeather', 'sunshine'], ...spec }).begin('plan')
}

/** What to do with the season card. */
export const face = (on: { field?: number; silo?: number; farm?: number } = {}): Move => ({
  do: 'face',
  from: 'season',
  slot: 0,
  ...on,
})
export const back = (as: 'field' | 'silo' | 'man' | 'save'): Move => ({
  do: 'back',
  from: 'season',
  slot: 0,
  as,
})
export const discard: Move = { do: 'discard', from: 'season', slot: 0 }
export const ready: Move = { do: 'ready' }
