/**
 * A position of Jelly Bean Farmers as plain JSON. Seats, fields and silos count from 0. Action cards are the
 * numbers of cards.ts, climate cards and kinds of action card index the tables of data.ts.
 */
import type { PhaseName } from './phases/index.ts'

export const ENDINGS = ['years', 'lastFarmer', 'allOut'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Farm {
  /** The year this farmer went out of the game, or 0. */
  out: number
  food: number
  stamps: number
  /** Whether a stamp was cashed this year. */
  onStamps: boolean
  /** Upgrades of each field as bits `1 << kind`. */
  fields: number[]
  /** 1 while half a field waits for the other half. */
  halfField: number
  /** 1 for each silo that has its extension. */
  silos: number[]
  halfSilo: number
  cats: number
  rabbits: number
  flexibleHands: number
  reactivePlantings: number
  men: number
  mercenaries: number
  berzerkers: number
  dogs: number
  walls: number
  /** Bits of the fields seeded this season. */
  seeded: number
  hand: number[]
  spring: number
  summer: number
  saved: number[]
  /** Cards whose faces are out of play: halves of fields and silos and Armed Men, including those that are gone. */
  backs: number[]
  /** The sealed plan of this season as far as it is not carried out, null outside of it. */
  plan: Plan | null
  /** Further season cards, from a Steal or a Draw Two. */
  extra: Extra[]
  /** Steals, Draw Twos and Warlords that are played now and wait for a choice. */
  steals: number
  drawTwos: number
  warlords: number
  /** Fields, defence and upgrades of one of the last farmers, who all went out together; zeros otherwise. */
  left: number[]
}

/** Uses of cards are the numbers of cards.ts. */
export interface Plan {
  /** What to do with the season card. */
  season: number
  /** The card laid for Fire, or NO_CARD. */
  fire: number
  /** What to do with each saved card. */
  saved: number[]
}

export interface Extra {
  card: number
  /** What to do with it, UNDECIDED until that is planned. */
  use: number
  /** The seat it was stolen from, or -1. */
  takenFrom: number
  /** The thief of the card it was drawn for, or -1. */
  lostTo: number
}

/** A Warlord's claim on a yearly tribute. */
export interface Contract {
  holder: number
  payer: number
  amount: number
  /** 2 * year + season; the lower, the older. */
  since: number
}

/** A secret choice of one seat, and whether it waits for the others with it. */
export interface Draft {
  done: boolean
  choice: Choice
}

/** What is chosen, by what it is about. Cards of the hand are meant by their positions in it. */
export type Choice =
  | KeepChoice
  | PlaceChoice
  | SeedChoice
  | PlanChoice
  | StealChoice
  | ReplanChoice
  | DrawTwoChoice
  | WarlordChoice

export interface KeepChoice {
  readonly about: 'keep'
  /** Positions in hand. */
  kept: number[]
}

export interface PlaceChoice {
  readonly about: 'place'
  /** Positions in hand, NOTHING until they are chosen. */
  spring: number
  summer: number
}

/** In the three phases of planting. */
export interface SeedChoice {
  readonly about: 'seed'
  /** Bits of the fields to seed. */
  fields: number
  /** Waits for the climate with a Reactive Planting. */
  waits: boolean
}

export interface PlanChoice {
  readonly about: 'plan'
  /** What to do with the season card. */
  season: number
  /** The position in hand of the card laid for Fire, or NOTHING. */
  firePosition: number
  /** What to do with each saved card. */
  saved: number[]
}

export interface StealChoice {
  readonly about: 'steal'
  /** The victim of each Steal decided so far; null swaps it for the top card. */
  victims: (number | null)[]
}

export interface ReplanChoice {
  readonly about: 'replan'
  /** What to do with each further card. */
  uses: number[]
}

export interface DrawTwoChoice {
  readonly about: 'drawTwo'
  /** A card for each Draw Two so far, by its position in hand, and what to do with it. */
  picked: { position: number; use: number }[]
}

export interface WarlordChoice {
  readonly about: 'warlord'
  /** The payer for each Warlord decided so far; null discards it. */
  payers: (number | null)[]
}

export interface State {
  seats: number
  /** Which of BOXES the cards are from. */
  box: number
  phase: PhaseName
  year: number
  season: number
  sealed: (Draft | null)[]
  farms: Farm[]
  /** Oldest first, those of one season by holder. */
  contracts: Contract[]
  /** Cards left in the deck, by kind, and how often the discards have filled it. */
  deck: number[]
  deckLeft: number
  filling: number
  discards: number[]
  discarded: number
  /** Kinds of the Steals and Draw Twos used this season: they reach the discards when it ends. */
  aside: number[]
  /** Climate of the year and of the season, -1 while hidden. */
  yearClimate: number
  seasonClimate: number
  /** Climate cards revealed so far, in order. */
  pastClimate: number[]
  /** The next climate cards as far as somebody has seen them, and the set of seats that have. */
  nextClimate: number[]
  nextSeenBy: number[]
  /** The climate cards nobody has seen, by kind. */
  climate: number[]
  climateLeft: number
  /** The set of seats that wait for the climate with a Reactive Planting. */
  reacting: number
  /** Assassins still to strike, as attacker and target one after another. */
  assassins: number[]
  /** Looks at the climate still to be taken, as seat and number of cards one after another. */
  looks: number[]
  ending: Ending | ''
}

export function countIn(s: State): number {
  let out = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.farms[seat].out === 0) out++
  return out
}

/** The card placed for the season being played. */
export function seasonCard(s: State, farm: Farm): number {
  return s.season === 0 ? farm.spring : farm.summer
}

export function setSeasonCard(s: State, farm: Farm, card: number): void {
  if (s.season === 0) farm.spring = card
  else farm.summer = card
}

/** Whether the holder has a contract that this payer pays. */
export function isPaying(s: State, payer: number, holder: number): boolean {
  for (let i = 0; i < s.contracts.length; i++) {
    const contract = s.contracts[i]
    if (contract.payer === payer && contract.holder === holder) return true
  }
  return false
}

/** Whether a contract stands between two seats, whoever pays. */
export function areBound(s: State, a: number, b: number): boolean {
  return isPaying(s, a, b) || isPaying(s, b, a)
}

function cloneExtra(extra: readonly Extra[]): Extra[] {
  const out: Extra[] = []
  for (let i = 0; i < extra.length; i++) {
    const { card, use, takenFrom, lostTo } = extra[i]
    out.push({ card, use, takenFrom, lostTo })
  }
  return out
}

function clonePlan(plan: Plan | null): Plan | null {
  return plan === null ? null : { season: plan.season, fire: plan.fire, saved: plan.saved.slice() }
}

function cloneChoice(choice: Choice): Choice {
  switch (choice.about) {
    case 'keep':
      return { about: 'keep', kept: choice.kept.slice() }
    case 'place':
      return { about: 'place', spring: choice.spring, summer: choice.summer }
    case 'seed':
      return { about: 'seed', fields: choice.fields, waits: choice.waits }
    case 'plan': {
      const { season, firePosition, saved } = choice
      return { about: 'plan', season, firePosition, saved: saved.slice() }
    }
    case 'steal':
      return { about: 'steal', victims: choice.victims.slice() }
    case 'replan':
      return { about: 'replan', uses: choice.uses.slice() }
    case 'drawTwo':
      return { about: 'drawTwo', picked: choice.picked.map(({ position, use }) => ({ position, use })) }
    case 'warlord':
      return { about: 'warlord', payers: choice.payers.slice() }
  }
}

function cloneFarm(f: Farm): Farm {
  return {
    out: f.out,
    food: f.food,
    stamps: f.stamps,
    onStamps: f.onStamps,
    fields: f.fields.slice(),
    halfField: f.halfField,
    silos: f.silos.slice(),
    halfSilo: f.halfSilo,
    cats: f.cats,
    rabbits: f.rabbits,
    flexibleHands: f.flexibleHands,
    reactivePlantings: f.reactivePlantings,
    men: f.men,
    mercenaries: f.mercenaries,
    berzerkers: f.berzerkers,
    dogs: f.dogs,
    walls: f.walls,
    seeded: f.seeded,
    hand: f.hand.slice(),
    spring: f.spring,
    summer: f.summer,
    saved: f.saved.slice(),
    backs: f.backs.slice(),
    plan: clonePlan(f.plan),
    extra: cloneExtra(f.extra),
    steals: f.steals,
    drawTwos: f.drawTwos,
    warlords: f.warlords,
    left: f.left.slice(),
  }
}

export function clone(s: State): State {
  const farms: Farm[] = []
  const sealed: (Draft | null)[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    farms.push(cloneFarm(s.farms[seat]))
    const draft = s.sealed[seat]
    sealed.push(draft === null ? null : { done: draft.done, choice: cloneChoice(draft.choice) })
  }
  const contracts: Contract[] = []
  for (let i = 0; i < s.contracts.length; i++) {
    const { holder, payer, amount, since } = s.contracts[i]
    contracts.push({ holder, payer, amount, since })
  }
  return {
    seats: s.seats,
    box: s.box,
    phase: s.phase,
    year: s.year,
    season: s.season,
    sealed,
    farms,
    contracts,
    deck: s.deck.slice(),
    deckLeft: s.deckLeft,
    filling: s.filling,
    discards: s.discards.slice(),
    discarded: s.discarded,
    aside: s.aside.slice(),
    yearClimate: s.yearClimate,
    seasonClimate: s.seasonClimate,
    pastClimate: s.pastClimate.slice(),
    nextClimate: s.nextClimate.slice(),
    nextSeenBy: s.nextSeenBy.slice(),
    climate: s.climate.slice(),
    climateLeft: s.climateLeft,
    reacting: s.reacting,
    assassins: s.assassins.slice(),
    looks: s.looks.slice(),
    ending: s.ending,
  }
}
