/** What each viewer sees (JB-SEC-1), built up from nothing; a board draws it without knowing a rule. */
import { allSeats, type Viewer } from '@harvest/engine'
import { AS_FIELD, DISCARD, FACE, isBack, isSeen, kindOf, NO_CARD } from './cards.ts'
import {
  climateFor,
  climatePair,
  forecast,
  isBurning,
  knownClimate,
  lastingUpgrades,
  type Forecast,
} from './climate.ts'
import {
  ACTION_IDS,
  BACKS,
  CLIMATE_IDS,
  SEASONS,
  UPGRADES,
  YEARS,
  type ActionId,
  type BackId,
  type ClimateId,
  type SeasonName,
  type UpgradeId,
} from './data.ts'
import { NOTHING } from './draft.ts'
import { capacity, defence, handSize, listBits, offence, unprotected } from './farm.ts'
import type { PhaseName } from './phases/index.ts'
import { waiting } from './flow.ts'
import type { Draft, Ending, Farm, Plan, State } from './state.ts'

export interface FieldView {
  readonly upgrades: readonly UpgradeId[]
  readonly seeded: boolean
  /** Seeded and unseeded; as far as the viewer knows the climate, or null when it knows nothing of it. */
  readonly ifSeeded: Forecast | null
  readonly ifFallow: Forecast | null
}

export interface FarmView {
  readonly seat: number
  /** The year they went out of the game, or null. */
  readonly out: number | null
  /** Has finished choosing; null where there is nothing to choose. */
  readonly decided: boolean | null
  readonly food: number
  readonly stamps: number
  readonly onStamps: boolean
  readonly fields: readonly FieldView[]
  readonly halfField: boolean
  readonly silos: readonly { readonly extended: boolean }[]
  readonly halfSilo: boolean
  readonly cats: number
  readonly rabbits: boolean
  readonly capacity: number
  readonly unprotected: number
  readonly flexibleHands: number
  readonly reactivePlantings: number
  /** Waits for the climate with a Reactive Planting. */
  readonly waitsForClimate: boolean
  readonly army: {
    readonly men: number
    readonly mercenaries: number
    readonly berzerkers: number
    readonly dogs: number
    readonly walls: number
    readonly offence: number
    readonly defence: number
  }
  readonly hand: number
  readonly handSize: number
  /** Cards lying for spring and summer: null for none, 'hidden' for one whose face is not known. */
  readonly spring: ActionId | 'hidden' | null
  readonly summer: ActionId | 'hidden' | null
  readonly saved: readonly (ActionId | 'hidden')[]
  /** Further season cards, from a Steal or a Draw Two. */
  readonly extra: readonly (ActionId | 'hidden')[]
  /** Faces, of cards that are now halves or men, which everybody has seen. */
  readonly knownBacks: readonly ActionId[]
  /** Steals, Draw Twos or Warlords this farmer still has to decide about. */
  readonly choicesLeft: number
}

/** What the owner means to do with a card. */
export type UseView =
  | { readonly use: 'undecided' }
  | { readonly use: 'keep' }
  | { readonly use: 'discard' }
  | { readonly use: 'back'; readonly as: BackId }
  /** `on` is a field, silo or farm by the aim of the card. */
  | { readonly use: 'face'; readonly on: number }

/** What only the owner sees. */
export interface OwnView {
  readonly hand: readonly ActionId[]
  /** Faces of the cards that are halves and men, including those that are gone. */
  readonly backs: readonly ActionId[]
  /** What was sealed for this season and is not carried out yet. */
  readonly plan: PlanView | null
  readonly draft: DraftView | null
}

export interface PlanView {
  readonly season: UseView
  readonly saved: readonly UseView[]
  readonly extra: readonly UseView[]
  /** The card laid as half a field in a season of Fire. */
  readonly fire: ActionId | null
}

/** The secret choice as far as it is made; what the phase does not ask is empty. */
export interface DraftView {
  readonly done: boolean
  readonly kept: readonly ActionId[]
  readonly spring: ActionId | null
  readonly summer: ActionId | null
  readonly seeded: readonly number[]
  readonly reacts: boolean
  readonly plan: PlanView | null
  /** Cards picked after a Draw Two, with what to do with each. */
  readonly picked: readonly { readonly card: ActionId; readonly use: UseView }[]
  /** Victims or payers chosen, null for a card given up. */
  readonly targets: readonly (number | null)[]
}

export interface ContractView {
  readonly holder: number
  readonly payer: number
  readonly amount: number
  readonly year: number
  readonly season: SeasonName
}

export interface ClimateView {
  readonly year: ClimateId | null
  readonly season: ClimateId | null
  /** Fire burns this season: a hand card may be laid as half a field. */
  readonly fire: boolean
  readonly past: readonly ClimateId[]
  /** The next cards as far as somebody has seen them; `card` is null if the viewer has not. */
  readonly next: readonly { readonly card: ClimateId | null; readonly seenBy: readonly number[] }[]
  /** Cards left, those of `next` included. */
  readonly left: number
}

export interface View {
  readonly me: number | null
  readonly seats: number
  /** Which of BOXES the cards are from. */
  readonly box: number
  readonly years: number
  readonly year: number
  readonly season: SeasonName
  readonly phase: PhaseName
  readonly waiting: readonly number[]
  readonly farms: readonly FarmView[]
  readonly contracts: readonly ContractView[]
  readonly climate: ClimateView
  readonly deck: number
  /** Discards by card, only those there are. */
  readonly discards: readonly { readonly card: ActionId; readonly count: number }[]
  /** Steals and Draw Twos used this season. */
  readonly aside: readonly ActionId[]
  /** The Assassin that strikes now. */
  readonly assassin: { readonly seat: number; readonly farm: number } | null
  readonly own: OwnView | null
  readonly ending: Ending | null
}

const idOf = (card: number): ActionId => ACTION_IDS[kindOf(card)]
const climateId = (card: number): ClimateId | null => (card < 0 ? null : CLIMATE_IDS[card])

export function view(s: State, who: Viewer): View {
  const me = who === 'watcher' ? null : who
  return {
    me,
    seats: s.seats,
    box: s.box,
    years: YEARS,
    year: s.year,
    season: SEASONS[s.season],
    phase: s.phase,
    waiting: listBits(waiting(s)),
    farms: s.farms.map((farm, seat) => farmView(s, farm, seat, who)),
    contracts: s.contracts.map(({ holder, payer, amount, since }) => ({
      holder,
      payer,
      amount,
      year: since >> 1,
      season: SEASONS[since & 1],
    })),
    climate: climateView(s, who),
    deck: s.deckLeft,
    discards: ACTION_IDS.flatMap((card, kind) =>
      s.discards[kind] > 0 ? [{ card, count: s.discards[kind] }] : [],
    ),
    aside: s.aside.map((kind) => ACTION_IDS[kind]),
    assassin: s.phase === 'assassinate' ? { seat: s.assassins[0], farm: s.assassins[1] } : null,
    own: me === null ? null : ownView(s, me),
    ending: s.ending === '' ? null : s.ending,
  }
}

function farmView(s: State, farm: Farm, seat: number, who: Viewer): FarmView {
  const draft = s.sealed[seat]
  const face = (card: number): ActionId | 'hidden' => (seat === who || isSeen(card) ? idOf(card) : 'hidden')
  const slot = (card: number): ActionId | 'hidden' | null => (card === NO_CARD ? null : face(card))
  // Whether a hand card was laid for Fire shows only with the back actions.
  const laid = farm.plan !== null && farm.plan.fire !== NO_CARD ? 1 : 0
  return {
    seat,
    out: farm.out === 0 ? null : farm.out,
    decided: draft === null ? null : draft.done,
    food: farm.food,
    stamps: farm.stamps,
    onStamps: farm.onStamps,
    fields: farm.fields.map((upgrades, field) => fieldView(s, farm, upgrades, field, who)),
    halfField: farm.halfField === 1,
    silos: farm.silos.map((extended) => ({ extended: extended === 1 })),
    halfSilo: farm.halfSilo === 1,
    cats: farm.cats,
    rabbits: farm.rabbits === 1,
    capacity: capacity(farm),
    unprotected: unprotected(farm),
    flexibleHands: farm.flexibleHands,
    reactivePlantings: farm.reactivePlantings,
    waitsForClimate: (s.reacting & (1 << seat)) !== 0,
    army: {
      men: farm.men,
      mercenaries: farm.mercenaries,
      berzerkers: farm.berzerkers,
      dogs: farm.dogs,
      walls: farm.walls,
      offence: offence(farm),
      defence: defence(farm),
    },
    hand: farm.hand.length + laid,
    handSize: handSize(farm),
    spring: slot(farm.spring),
    summer: slot(farm.summer),
    saved: farm.saved.map(face),
    extra: farm.extra.map((extra) => face(extra.card)),
    knownBacks: farm.backs.filter(isSeen).map(idOf),
    choicesLeft: farm.steals + farm.drawTwos + farm.warlords,
  }
}

/** Forecasts appear with the first card known: for all once the climate lies open, before that for knowers. */
function fieldView(s: State, farm: Farm, upgrades: number, field: number, who: Viewer): FieldView {
  const { year, season } = climateFor(s, who)
  const isKnown = (year >= 0 || season >= 0) && s.phase !== 'over'
  const pair = climatePair(year, season)
  const lasting = lastingUpgrades(s, who, upgrades)
  return {
    upgrades: listBits(upgrades).map((kind) => UPGRADES[kind]),
    seeded: (farm.seeded & (1 << field)) !== 0,
    ifSeeded: isKnown ? forecast(lasting, true, pair) : null,
    ifFallow: isKnown ? forecast(lasting, false, pair) : null,
  }
}

function climateView(s: State, who: Viewer): ClimateView {
  return {
    year: climateId(s.yearClimate),
    season: climateId(s.seasonClimate),
    fire: isBurning(s),
    past: s.pastClimate.map((card) => CLIMATE_IDS[card]),
    next: s.nextSeenBy.map((seenBy, ahead) => ({
      card: climateId(knownClimate(s, who, ahead)),
      seenBy: listBits(seenBy & allSeats(s.seats)),
    })),
    left: s.climateLeft + s.nextClimate.length,
  }
}

function ownView(s: State, seat: number): OwnView {
  const farm = s.farms[seat]
  const draft = s.sealed[seat]
  const { plan } = farm
  return {
    hand: farm.hand.map(idOf),
    backs: farm.backs.map(idOf),
    plan: plan === null ? null : planView(farm, plan),
    draft: draft === null ? null : draftView(farm, draft),
  }
}

function planView(farm: Farm, { season, fire, saved }: Plan): PlanView {
  return {
    season: useView(season),
    saved: saved.map(useView),
    extra: farm.extra.map((extra) => useView(extra.use)),
    fire: fire === NO_CARD ? null : idOf(fire),
  }
}

function useView(use: number): UseView {
  if (use < 0) return { use: 'undecided' }
  if (use >= FACE) return { use: 'face', on: use - FACE }
  if (use === DISCARD) return { use: 'discard' }
  return isBack(use) ? { use: 'back', as: BACKS[use - AS_FIELD] } : { use: 'keep' }
}

function draftView(farm: Farm, { choice, done }: Draft): DraftView {
  const at = (position: number): ActionId => idOf(farm.hand[position])
  const placed = (position: number): ActionId | null => (position === NOTHING ? null : at(position))
  const empty: DraftView = {
    done,
    kept: [],
    spring: null,
    summer: null,
    seeded: [],
    reacts: false,
    plan: null,
    picked: [],
    targets: [],
  }
  switch (choice.about) {
    case 'keep':
      return { ...empty, kept: choice.kept.map(at) }
    case 'place':
      return { ...empty, spring: placed(choice.spring), summer: placed(choice.summer) }
    case 'seed':
      return { ...empty, seeded: listBits(choice.fields), reacts: choice.waits }
    case 'plan': {
      const { season, firePosition, saved } = choice
      const fire = firePosition === NOTHING ? NO_CARD : farm.hand[firePosition]
      return { ...empty, plan: planView(farm, { season, fire, saved }) }
    }
    case 'steal':
      return { ...empty, targets: choice.victims.slice() }
    case 'replan':
      return { ...empty, plan: { ...planView(farm, farm.plan!), extra: choice.uses.map(useView) } }
    case 'drawTwo': {
      const picked = choice.picked.map(({ position, use }) => ({ card: at(position), use: useView(use) }))
      return { ...empty, picked }
    }
    case 'warlord':
      return { ...empty, targets: choice.payers.slice() }
  }
}
