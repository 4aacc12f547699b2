/** Invariants: no card is lost or made, no number is negative, and the parts of a state fit each other. */
import { BOXES } from './boxes.ts'
import { FACE, fillingOf, kindOf, NO_CARD, UNDECIDED } from './cards.ts'
import {
  ACTION_KINDS,
  ACTIONS,
  BERZERKER,
  CATS,
  CLIMATE_KINDS,
  CLIMATES,
  DOGS,
  FLEXIBLE_HAND,
  MERCENARY,
  RABBITS,
  REACTIVE_PLANTING,
  SILO_EXTENSION,
  WALLS,
  WARLORD,
  YEARS,
} from './data.ts'
import { MAX_FIELDS, MAX_SILOS } from './moves.ts'
import type { Farm, State } from './state.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

export function check(s: State): void {
  must(s.box in BOXES, `box ${s.box}`)
  must(s.year >= 1 && s.year <= YEARS, `year ${s.year}`)
  must(s.season === 0 || s.season === 1, `season ${s.season}`)
  must(s.farms.length === s.seats && s.sealed.length === s.seats, 'one farm and one secret choice a seat')
  checkActionCards(s)
  checkClimateCards(s)
  for (let seat = 0; seat < s.seats; seat++) checkFarm(s, seat)
  checkContracts(s)
  must((s.phase === 'over') === (s.ending !== ''), `phase ${s.phase} with ending "${s.ending}"`)
  must(s.phase === 'assassinate' || s.assassins.length === 0, 'Assassins left over')
  must(s.phase === 'assassinate' || s.looks.length === 0, 'looks left over')
}

function checkActionCards(s: State): void {
  const found = Array<number>(ACTION_KINDS).fill(0)
  for (let kind = 0; kind < ACTION_KINDS; kind++) {
    must(s.deck[kind] >= 0 && s.discards[kind] >= 0, `negative cards of ${ACTIONS[kind].id}`)
    found[kind] += s.deck[kind] + s.discards[kind]
  }
  must(total(s.deck) === s.deckLeft, 'deckLeft')
  must(total(s.discards) === s.discarded, 'discarded')
  for (const kind of s.aside) found[kind]++
  found[WARLORD] += s.contracts.length
  if (s.phase === 'assassinate' || s.phase === 'warlord')
    for (const farm of s.farms) found[WARLORD] += farm.warlords
  for (const farm of s.farms) {
    for (const card of listCards(farm)) {
      must(fillingOf(card) <= s.filling, `a card of filling ${fillingOf(card)}`)
      found[kindOf(card)]++
    }
    countFaces(farm, found)
  }
  for (let kind = 0; kind < ACTION_KINDS; kind++)
    must(found[kind] === BOXES[s.box].actions[kind], `${found[kind]} cards of ${ACTIONS[kind].id}`)
}

function listCards(farm: Farm): number[] {
  const fire = farm.plan?.fire ?? NO_CARD
  const single = [farm.spring, farm.summer, fire].filter((card) => card !== NO_CARD)
  return [...single, ...farm.hand, ...farm.saved, ...farm.backs, ...farm.extra.map((extra) => extra.card)]
}

/** Cards lying face up on a farm are kept as numbers and bits. */
function countFaces(farm: Farm, found: number[]): void {
  for (const upgrades of farm.fields)
    for (let kind = 0; kind < 4; kind++) found[kind] += (upgrades >> kind) & 1
  found[SILO_EXTENSION] += total(farm.silos)
  found[CATS] += farm.cats
  found[RABBITS] += farm.rabbits
  found[MERCENARY] += farm.mercenaries
  found[BERZERKER] += farm.berzerkers
  found[DOGS] += farm.dogs
  found[WALLS] += farm.walls
  found[FLEXIBLE_HAND] += farm.flexibleHands
  found[REACTIVE_PLANTING] += farm.reactivePlantings
}

function checkClimateCards(s: State): void {
  const found = s.climate.slice()
  for (const card of [...s.pastClimate, ...s.nextClimate]) found[card]++
  for (let kind = 0; kind < CLIMATE_KINDS; kind++) {
    must(s.climate[kind] >= 0, `negative cards of ${CLIMATES[kind].id}`)
    must(found[kind] === BOXES[s.box].climates[kind], `${found[kind]} cards of ${CLIMATES[kind].id}`)
  }
  must(total(s.climate) === s.climateLeft, 'climateLeft')
  must(s.nextClimate.length === s.nextSeenBy.length, 'who has seen the next climate')
  must(s.nextSeenBy.length === 0 || s.nextSeenBy.at(-1) !== 0, 'a next climate card that nobody has seen')
}

function checkFarm(s: State, seat: number): void {
  const farm = s.farms[seat]
  const where = `farm ${seat}: `
  for (const key of ['food', 'stamps', 'cats', 'men', 'mercenaries', 'berzerkers', 'dogs', 'walls'] as const)
    must(Number.isInteger(farm[key]) && farm[key] >= 0, `${where}${key} ${farm[key]}`)
  must(farm.rabbits === 0 || farm.rabbits === 1, `${where}rabbits ${farm.rabbits}`)
  must((farm.halfField & ~1) === 0 && (farm.halfSilo & ~1) === 0, `${where}halves`)
  must(farm.fields.length < MAX_FIELDS && farm.silos.length < MAX_SILOS, `${where}fields and silos`)
  must(farm.seeded >> farm.fields.length === 0, `${where}seeds on a field that is not there`)
  must(farm.plan === null || farm.plan.saved.length === farm.saved.length, `${where}plan`)
  const uses = farm.extra.map((extra) => extra.use)
  if (s.phase !== 'replan') must(!uses.includes(UNDECIDED), `${where}a further card without a plan`)
  if (s.phase === 'assassinate' || s.phase === 'warlord')
    must(
      [...(farm.plan?.saved ?? []), ...uses].every((use) => use < FACE),
      `${where}a face not laid`,
    )
  if (farm.out === 0) return
  const rest = farm.food + farm.stamps + farm.fields.length + farm.silos.length + farm.men
  must(
    rest === 0 && listCards(farm).length === farm.backs.length,
    `${where}out of the game with something left`,
  )
}

function checkContracts(s: State): void {
  const pairs = new Set<string>()
  let before = -1
  for (const { holder, payer, amount, since } of s.contracts) {
    must(amount >= 1 && holder !== payer, `contract of ${holder} with ${payer} over ${amount}`)
    must(s.farms[holder].out === 0 && s.farms[payer].out === 0, 'a contract with somebody who is out')
    must(!pairs.has(`${holder} ${payer}`), `two contracts of ${holder} with ${payer}`)
    must(since * 8 + holder >= before, 'contracts out of order')
    pairs.add(`${holder} ${payer}`)
    before = since * 8 + holder
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}
