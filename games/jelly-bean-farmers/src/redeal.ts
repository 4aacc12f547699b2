/**
 * Another position that a viewer could not tell from the real one. Cards whose faces the viewer has not seen
 * are pooled, by the filling of the deck they came from, and dealt back; then what the others have sealed or planned is chosen again from what the new cards allow.
 *
 * Which of somebody's cards came from which filling is taken as known. Strictly, when a hand mixes two fillings,
 * nobody else can tell which of them a card played since then was from.
 */
import { takeAt, type Rng, type Viewer } from '@harvest/engine'
import { fillingOf, isBack, isSeen, KEEP, kindOf, makeCard, markSeen, NO_CARD, UNDECIDED } from './cards.ts'
import { isBurning } from './climate.ts'
import { ACTION_KINDS, CLIMATE_KINDS, DRAW_TWO, STEAL } from './data.ts'
import { newDraft } from './draft.ts'
import { EXTRA_USES, SAVED_USES, SEASON_USES, type Move, type UseMove } from './moves.ts'
import { choose, moves } from './flow.ts'
import { clone, seasonCard, type Choice, type Farm, type Plan, type State } from './state.ts'
import { listSavedUses, listSeasonUses, useOf } from './uses.ts'

export function redeal(real: State, who: Viewer, rng: Rng): State {
  const s = clone(real)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== who) takeBackFire(s.farms[seat])
  dealCards(s, who, rng)
  dealClimate(s, who, rng)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== who) decideAnew(s, seat, rng)
  return s
}

/**
 * A possible state made of nothing but what `who` can know. From which filling of the deck the cards of others came
 * can't be told exactly by looking on, so it is forgotten: all that is hidden is taken for one filling.
 */
export function forget(real: State, who: Viewer): State {
  const s = clone(real)
  const pool: number[] = []
  addKinds(s.deck, pool)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === who) continue
    takeBackFire(s.farms[seat])
    mapHidden(s.farms[seat], (card) => {
      pool.push(kindOf(card))
      return card
    })
  }
  pool.sort((a, b) => b - a)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === who) continue
    const { hand } = s.farms[seat]
    // Where in the hand a card is that all have seen says nothing, and may say which card was laid for Fire.
    hand.sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || kindOf(a) - kindOf(b))
    mapCards(s.farms[seat], (card) => {
      const kept = makeCard(isSeen(card) ? kindOf(card) : pool.pop()!, s.filling)
      return isSeen(card) ? markSeen(kept) : kept
    })
  }
  s.deck.fill(0)
  for (const kind of pool) s.deck[kind]++
  forgetClimate(s, who)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== who) decideAnew(s, seat, LOWEST)
  return s
}

const LOWEST: Rng = { chance: () => 0 }

function forgetClimate(s: State, who: Viewer): void {
  const pool: number[] = []
  addKinds(s.climate, pool)
  for (let i = 0; i < s.nextClimate.length; i++) if (!hasSeenClimate(s, who, i)) pool.push(s.nextClimate[i])
  pool.sort((a, b) => b - a)
  for (let i = 0; i < s.nextClimate.length; i++)
    if (!hasSeenClimate(s, who, i)) s.nextClimate[i] = pool.pop()!
  s.climate.fill(0)
  for (const kind of pool) s.climate[kind]++
}

function addKinds(counts: readonly number[], pool: number[]): void {
  for (let kind = 0; kind < counts.length; kind++) for (let i = 0; i < counts[kind]; i++) pool.push(kind)
}

/** Whether a card was laid for Fire shows only with the back actions. */
function takeBackFire(farm: Farm): void {
  if (farm.plan === null || farm.plan.fire === NO_CARD) return
  farm.hand.push(farm.plan.fire)
  farm.plan.fire = NO_CARD
}

/** Put every card of a farm through `map`. */
function mapCards(farm: Farm, map: (card: number) => number): void {
  const mapList = (cards: number[]): void => {
    for (let i = 0; i < cards.length; i++) cards[i] = map(cards[i])
  }
  mapList(farm.hand)
  mapList(farm.saved)
  mapList(farm.backs)
  if (farm.spring !== NO_CARD) farm.spring = map(farm.spring)
  if (farm.summer !== NO_CARD) farm.summer = map(farm.summer)
  for (const extra of farm.extra) extra.card = map(extra.card)
}

/** Put every hidden card of a farm through `map`. */
function mapHidden(farm: Farm, map: (card: number) => number): void {
  mapCards(farm, (card) => (isSeen(card) ? card : map(card)))
}

function dealCards(s: State, who: Viewer, rng: Rng): void {
  const pools: number[][] = Array.from({ length: s.filling + 1 }, () => [])
  const current = pools[s.filling]
  addKinds(s.deck, current)
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== who)
      mapHidden(s.farms[seat], (card) => {
        pools[fillingOf(card)].push(kindOf(card))
        return card
      })
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== who)
      mapHidden(s.farms[seat], (card) => makeCard(takeFrom(pools[fillingOf(card)], rng), fillingOf(card)))
  s.deck.fill(0)
  for (const kind of current) s.deck[kind]++
}

function takeFrom(pool: number[], rng: Rng): number {
  return takeAt(pool, rng.chance(pool.length))
}

function dealClimate(s: State, who: Viewer, rng: Rng): void {
  const pool: number[] = []
  addKinds(s.climate, pool)
  for (let i = 0; i < s.nextClimate.length; i++) if (!hasSeenClimate(s, who, i)) pool.push(s.nextClimate[i])
  for (let i = 0; i < s.nextClimate.length; i++)
    if (!hasSeenClimate(s, who, i)) s.nextClimate[i] = takeFrom(pool, rng)
  s.climate.fill(0)
  for (const kind of pool) s.climate[kind]++
}

function hasSeenClimate(s: State, who: Viewer, ahead: number): boolean {
  return who !== 'watcher' && (s.nextSeenBy[ahead] & (1 << who)) !== 0
}

/** Everything a seat has planned and is choosing, all over again. */
function decideAnew(s: State, seat: number, rng: Rng): void {
  const draft = s.sealed[seat]
  // Plans are looked at without the draft, which may not fit the new cards.
  s.sealed[seat] = null
  const { plan } = s.farms[seat]
  if (plan !== null) planAnew(s, seat, plan, rng)
  if (draft === null) return
  s.sealed[seat] = newDraft(s, seat)
  while (draft.done && !s.sealed[seat]!.done) {
    const open = moves(s, seat, [])
    choose(s, seat, open[rng.chance(open.length)] as Parameters<typeof choose>[2])
  }
}

/**
 * A sealed plan that is being carried out. What has come into the open already limits it: a Steal would have
 * been shown, a Draw Two too once those are played, and when the faces lie only back actions are left.
 */
function planAnew(s: State, seat: number, plan: Plan, rng: Rng): void {
  const farm = s.farms[seat]
  const hasSeasonCard = plan.season !== KEEP
  plan.season = KEEP
  plan.saved.fill(KEEP)
  const decided = farm.extra.map((extra) => extra.use !== UNDECIDED)
  for (const extra of farm.extra) extra.use = UNDECIDED
  const out: Move[] = []
  if (hasSeasonCard) {
    const card = seasonCard(s, farm)
    listSeasonUses(s, seat, card, false, SEASON_USES, out)
    plan.season = pickUse(s, card, out, rng)
  }
  for (let i = 0; i < farm.saved.length; i++) {
    if (rng.chance(2) === 0) continue
    out.length = 0
    listSavedUses(s, seat, farm.saved[i], SAVED_USES[i], out)
    plan.saved[i] = pickUse(s, farm.saved[i], out, rng)
  }
  if (farm.hand.length > 0 && isBurning(s) && rng.chance(2) === 0)
    plan.fire = farm.hand.splice(rng.chance(farm.hand.length), 1)[0]
  for (let i = 0; i < farm.extra.length; i++) {
    if (!decided[i]) continue
    out.length = 0
    listSeasonUses(s, seat, farm.extra[i].card, false, EXTRA_USES[i], out)
    farm.extra[i].use = pickUse(s, farm.extra[i].card, out, rng)
  }
}

function pickUse(s: State, card: number, listed: readonly Move[], rng: Rng): number {
  const kind = kindOf(card)
  const areFacesLaid = s.phase === 'assassinate' || s.phase === 'warlord'
  const areShown = kind === STEAL || (kind === DRAW_TWO && s.phase === 'drawTwo')
  const uses: number[] = []
  for (const move of listed) {
    const use = useOf(move as UseMove)
    if (areFacesLaid ? isBack(use) : move.do !== 'face' || !areShown) uses.push(use)
  }
  return uses.length === 0 ? KEEP : uses[rng.chance(uses.length)]
}

/** A position with rubbish in place of everything the viewer must not be shown. */
export function conceal(real: State, who: Viewer, rng: Rng): State {
  const s = clone(real)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== who) concealFarm(s, seat, rng)
  for (let kind = 0; kind < ACTION_KINDS; kind++) s.deck[kind] = rng.chance(9)
  for (let kind = 0; kind < CLIMATE_KINDS; kind++) s.climate[kind] = rng.chance(9)
  for (let i = 0; i < s.nextClimate.length; i++)
    if (!hasSeenClimate(s, who, i)) s.nextClimate[i] = rng.chance(CLIMATE_KINDS)
  return s
}

function concealFarm(s: State, seat: number, rng: Rng): void {
  const farm = s.farms[seat]
  const rubbish = (): number => makeCard(rng.chance(ACTION_KINDS), rng.chance(3))
  takeBackFire(farm)
  mapHidden(farm, rubbish)
  if (farm.plan !== null) {
    farm.plan.season = rng.chance(20)
    for (let i = 0; i < farm.plan.saved.length; i++) farm.plan.saved[i] = rng.chance(20)
    if (farm.hand.length > 0 && rng.chance(2) === 0) farm.plan.fire = farm.hand.pop()!
  }
  for (const extra of farm.extra) extra.use = rng.chance(20)
  const draft = s.sealed[seat]
  if (draft !== null) draft.choice = rubbishChoice(draft.choice.about, rng)
}

function rubbishChoice(about: Choice['about'], rng: Rng): Choice {
  const one = (): number => rng.chance(20)
  const several = (): number[] => Array.from({ length: rng.chance(6) }, one)
  switch (about) {
    case 'keep':
      return { about, kept: several() }
    case 'place':
      return { about, spring: one(), summer: one() }
    case 'seed':
      return { about, fields: one(), waits: rng.chance(2) === 0 }
    case 'plan':
      return { about, season: one(), firePosition: one(), saved: several() }
    case 'steal':
      return { about, victims: several() }
    case 'replan':
      return { about, uses: several() }
    case 'drawTwo':
      return { about, picked: several().map((position) => ({ position, use: one() })) }
    case 'warlord':
      return { about, payers: several() }
  }
}

export const SECRETS = [
  'farms.*.hand',
  'farms.*.spring',
  'farms.*.summer',
  'farms.*.saved',
  'farms.*.backs',
  'farms.*.plan',
  'farms.*.extra',
  'sealed.*.choice',
  'deck',
  'nextClimate',
  'climate',
] as const
