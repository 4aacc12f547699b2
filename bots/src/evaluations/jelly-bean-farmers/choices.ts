/** The secret choices of Jelly Bean Farmers, phase by phase: each is weighed by what it does if the others rest. */
import {
  ACTION_IDS,
  AS_FIELD,
  cardOf,
  choiceOf,
  DISCARD,
  isFireLaid,
  KEEP,
  kindOf,
  NO_CARD,
  seasonCard,
  SPRING,
  useOf,
  type Move,
  type State,
  type UseMove,
} from '@harvest/jelly-bean-farmers'
import type { Rng } from '@harvest/engine'
import type { Mind } from './forecast.ts'
import {
  bestUse,
  copyFor,
  discardedOf,
  isUnwilling,
  judge,
  tryAttack,
  tryUse,
  type Known,
  type Outcome,
} from './uses.ts'

export function chooseSealed(s: State, mind: Mind, moves: readonly Move[], rng: Rng): Move {
  switch (s.phase) {
    case 'keep':
      return chooseKeep(s, mind, moves, rng)
    case 'place':
      return choosePlace(s, mind, moves, rng)
    case 'plant':
    case 'plantKnowing':
    case 'react':
      return chooseSeed(s, mind, moves)
    case 'plan':
      return choosePlan(s, mind, moves, rng)
    default:
      return chooseAction(s, mind, moves, rng)
  }
}

/** Values that differ by less are equal: the same farms in other seats are added up in another order. */
const HAIR = 1e-9

/** The move of the highest value. Of opponents who are equally good any, or those in low seats would always suffer. */
function bestOf(moves: readonly Move[], rng: Rng, valueOf: (move: Move) => number): Move {
  let best = moves[0]
  let most = -Infinity
  let equals = 1
  for (const move of moves) {
    const value = valueOf(move)
    if (value > most + HAIR) {
      most = value
      best = move
      equals = 1
    } else if (value > most - HAIR && 'farm' in move && 'farm' in best && rng.chance(++equals) === 0)
      best = move
  }
  return best
}

/** Cards that go well with those kept already, on the farm the others will be laid as. */
function chooseKeep(s: State, mind: Mind, moves: readonly Move[], rng: Rng): Move {
  const base = copyFor(s, mind.me)
  const farm = base.farms[mind.me]
  farm.fields = [0]
  farm.silos = [0]
  let state = base
  for (const position of choiceOf(s, mind.me, 'keep').kept)
    state = bestUse(state, mind, kindOf(farm.hand[position]), false, false).state
  return bestOf(moves, rng, (move) =>
    move.do === 'keep' ? faceWorth(state, mind, ACTION_IDS.indexOf(move.card)) : -Infinity,
  )
}

/** What a card is worth beyond what any card is. */
function faceWorth(s: State, mind: Mind, kind: number): number {
  const now = judge(s, mind, false)
  return Math.max(bestUse(s, mind, kind, false, false).value - now, mind.weights.saved[kind] / 2)
}

/** What was found out about a season for one card that holds for others too, by the set of fields seeded. */
type Sown = Map<number, { readonly state: State; readonly known: Known }>

/** The season's seeds and the use of its card that go best together. */
function bestSeason(
  s: State,
  mind: Mind,
  kind: number,
  sown: Sown = new Map(),
): Outcome & { readonly seeds: number } {
  let best = { ...useSeeded(s, mind, kind, 0, sown), seeds: 0 }
  const farm = s.farms[mind.me]
  let seeds = 0
  for (const field of fieldsByGain(s, mind)) {
    seeds |= 1 << field
    if (countBits(seeds) > farm.food) break
    const outcome = useSeeded(s, mind, kind, seeds, sown)
    if (outcome.value > best.value) best = { ...outcome, seeds }
  }
  return best
}

function useSeeded(s: State, mind: Mind, kind: number, seeds: number, sown: Sown): Outcome {
  let start = sown.get(seeds)
  if (start === undefined) {
    start = { state: copyFor(s, mind.me), known: new Map() }
    const farm = start.state.farms[mind.me]
    farm.seeded = seeds
    farm.food -= countBits(seeds)
    sown.set(seeds, start)
  }
  const { state, known } = start
  if (kind === NO_CARD) return discardedOf(state, mind, true, known)
  return bestUse(state, mind, kind, true, seeds === 0, known)
}

/** Own fields, those first that gain most from a seed. */
function fieldsByGain(s: State, mind: Mind): number[] {
  const { fields } = s.farms[mind.me]
  const { gain } = mind.look
  return fields.map((_, field) => field).sort((a, b) => gain[fields[b]] - gain[fields[a]])
}

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What is left of a gain that comes a season later. */
const LATER = 0.93

/** Both cards together, the one first that helps more at once. */
function choosePlace(s: State, mind: Mind, moves: readonly Move[], rng: Rng): Move {
  const hand = s.farms[mind.me].hand.map(kindOf)
  const { spring, summer } = choiceOf(s, mind.me, 'place')
  const worthOf = pairWorth(s, mind)
  return bestOf(moves, rng, (move) => {
    if (move.do !== 'place') return -Infinity
    const isSpring = move.season === 'spring'
    const kind = ACTION_IDS.indexOf(move.card)
    const placed = isSpring ? summer : spring
    const others = placed >= 0 ? [hand[placed]] : without(hand, kind)
    if (others.length === 0) others.push(NO_CARD)
    return Math.max(...others.map((other) => (isSpring ? worthOf(kind, other) : worthOf(other, kind))))
  })
}

function without(kinds: readonly number[], kind: number): number[] {
  const at = kinds.indexOf(kind)
  return kinds.filter((_, i) => i !== at)
}

/** What a card for spring is worth, the farm it leaves, and what is known about the summer there. */
interface Spring {
  readonly value: number
  readonly after: State
  readonly sown: Sown
  /** The summer without a card. */
  readonly rest: number
  /** With the cards looked at so far. */
  readonly summers: Map<number, number>
}

/** What a card for spring and one for summer are worth; each spring and each pair is looked at once. */
function pairWorth(s: State, mind: Mind): (spring: number, summer: number) => number {
  const springs = new Map<number, Spring>()
  const sown: Sown = new Map()
  const now = bestSeason(s, mind, NO_CARD, sown).value
  return (spring, summer) => {
    let known = springs.get(spring)
    if (known === undefined) {
      const { value, state } = bestSeason(s, mind, spring, sown)
      const after = copyFor(state, mind.me)
      after.farms[mind.me].food = s.farms[mind.me].food
      after.farms[mind.me].seeded = 0
      const next: Sown = new Map()
      const rest = bestSeason(after, mind, NO_CARD, next).value
      known = { value: value - now, after, sown: next, rest, summers: new Map() }
      springs.set(spring, known)
    }
    const { value, after, rest, summers } = known
    let worth = summers.get(summer)
    if (worth === undefined) {
      worth = value + LATER * (bestSeason(after, mind, summer, known.sown).value - rest)
      summers.set(summer, worth)
    }
    return worth
  }
}

function chooseSeed(s: State, mind: Mind, moves: readonly Move[]): Move {
  const card = seasonCard(s, s.farms[mind.me])
  const before = copyFor(s, mind.me)
  takeSeasonCard(before, mind)
  const { seeds } = bestSeason(before, mind, card === NO_CARD ? NO_CARD : kindOf(card))
  const chosen = choiceOf(s, mind.me, 'seed').fields
  if (chosen === 0 && countBits(seeds) > 0) {
    const react = moves.find((move) => move.do === 'react')
    if (react && (countBits(seeds) > 1 || mind.look.seasons <= 4)) return react
  }
  return (
    moves.find((move) => move.do === 'seed' && (seeds & (1 << move.field)) !== 0) ??
    moves.find((move) => move.do === 'ready')!
  )
}

function takeSeasonCard(s: State, mind: Mind): void {
  const farm = s.farms[mind.me]
  if (s.season === SPRING) farm.spring = NO_CARD
  else farm.summer = NO_CARD
}

/** The position as far as one's own plan goes. */
function planned(s: State, mind: Mind): State {
  const farm = s.farms[mind.me]
  const choice = s.sealed[mind.me]?.choice
  const plan = choice?.about === 'plan' ? choice : farm.plan
  let state = copyFor(s, mind.me)
  const card = seasonCard(s, farm)
  takeSeasonCard(state, mind)
  if (plan === null) return state
  const saved = state.farms[mind.me].saved
  state.farms[mind.me].saved = saved.filter((_, i) => plan.saved[i] === KEEP)
  const carryOut = (kind: number, use: number): void => {
    if (use > DISCARD) state = tryUse(state, mind, kind, use, true).state
  }
  if (card !== NO_CARD) carryOut(kindOf(card), plan.season)
  for (let i = 0; i < saved.length; i++) carryOut(kindOf(saved[i]), plan.saved[i])
  if (isFireLaid(plan)) carryOut(0, AS_FIELD)
  return state
}

/** First what must be decided, the season card; then saved cards and Fire, one by one, as long as that helps. */
function choosePlan(s: State, mind: Mind, moves: readonly Move[], rng: Rng): Move {
  const base = planned(s, mind)
  const season = moves.filter((move) => 'from' in move && move.from === 'season')
  return bestOf(season.length > 0 ? season : moves, rng, (move) => {
    if (move.do === 'ready') return judge(base, mind, true)
    if (move.do === 'fire') return fireWorth(base, mind, ACTION_IDS.indexOf(move.card))
    return useWorth(s, base, mind, move as UseMove)
  })
}

function useWorth(s: State, base: State, mind: Mind, move: UseMove): number {
  const kind = cardOf(s, mind.me, move)
  const use = useOf(move)
  if (isUnwilling(mind, kind, use)) return -1000
  let state = base
  if (move.from === 'saved') {
    state = copyFor(base, mind.me)
    const { saved } = state.farms[mind.me]
    saved.splice(
      saved.findIndex((card) => kindOf(card) === kind),
      1,
    )
  }
  return tryUse(state, mind, kind, use, true).value
}

/** The card laid is lost, but the hand is filled up again: what counts is how much better it is than any other. */
function fireWorth(base: State, mind: Mind, kind: number): number {
  if (isUnwilling(mind, kind, AS_FIELD)) return -1000
  const lost = Math.max(0, faceWorth(base, mind, kind) - mind.weights.anyCard / 2)
  return tryUse(base, mind, kind, AS_FIELD, true).value - lost - 0.05
}

/** Steals, Draw Twos and Warlords. */
function chooseAction(s: State, mind: Mind, moves: readonly Move[], rng: Rng): Move {
  const base = planned(s, mind)
  const canBack = s.farms[mind.me].seeded === 0
  return bestOf(moves, rng, (move) => {
    switch (move.do) {
      case 'steal':
        return bestUse(base, mind, kindOf(seasonCard(s, s.farms[move.farm])), true, canBack).value
      case 'decline':
        return judge(base, mind, true) + (s.phase === 'steal' ? mind.weights.anyCard : 0)
      case 'pick':
        return bestUse(base, mind, ACTION_IDS.indexOf(move.card), true, canBack).value
      case 'attack':
        return tryAttack(base, mind, move.farm, true).value
      case 'face':
      case 'back':
      case 'discard':
        return useWorth(s, base, mind, move)
      default:
        return -Infinity
    }
  })
}
