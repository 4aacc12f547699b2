/**
 * Makes the golden games: npx node games/jelly-bean-farmers/golden/make.ts [name …]. Needed again only when the
 * rules change what a game is; a game that no longer replays is otherwise a fault found.
 */
import type { ActionId, Event } from '../src/public.ts'
import { findGolden, writeGolden, type Found, type Policy } from '@harvest/engine/testkit'
import { kindOf } from '../src/cards.ts'
import { DRAW_TWO } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { CLAIMS, type Shown } from './claims.ts'
import { direct, eager, gather, savedIds, subject } from './policies.ts'

interface Wanted {
  readonly name: string
  readonly about: string
  readonly covers: readonly string[]
  readonly seats: number
  readonly policy?: Policy
}

const holds = (s: State, seat: number, ...cards: ActionId[]): boolean =>
  cards.every((card) => savedIds(s, seat).includes(card))

const stealTogether = (...seats: number[]): Policy =>
  gather({
    wants: (seat) => (seats.includes(seat) ? ['steal'] : []),
    go: (s) => seats.every((seat) => holds(s, seat, 'steal')),
  })

/** Seat 0 has Cats and a Perennial, seat 1 Rabbits for it, seat 2 a Coyote. */
const coyoteSeason = gather({
  wants: (seat) => [['cats', 'perennial'] as const, ['rabbits'] as const, ['coyote'] as const][seat] ?? [],
  go: (s) => holds(s, 0, 'cats', 'perennial') && holds(s, 1, 'rabbits') && holds(s, 2, 'coyote'),
  aim: () => 0,
})

/** Both Draw Twos in one hand: neither is placed before the other has come. */
const bothDrawTwos = direct((s, seat, move) => {
  if (subject(s, seat, move) !== 'drawTwo') return 1
  if (move.do === 'keep' || move.do === 'pick' || move.do === 'face') return 2
  return move.do === 'place' && s.farms[seat].hand.filter((card) => kindOf(card) === DRAW_TWO).length === 2
    ? 2
    : 0
})

/** Nobody seeds or builds: everybody starves. */
const starving = direct((_s, _seat, move) => (move.do === 'seed' ? 0 : 1))

const WANTED: readonly Wanted[] = [
  {
    name: 'every-use',
    about:
      'cards are played, discarded, used in all four ways by their backs, and saved cards activated later',
    covers: [
      'end:years',
      'use:face',
      'use:discard',
      'back:field',
      'back:silo',
      'back:man',
      'back:save',
      'saved:face',
      'saved:back',
    ],
    seats: 4,
  },
  {
    name: 'planting-groups',
    about: 'some know the climate and plant after the others, and somebody plants when it is open',
    covers: ['plant:groups', 'plant:reactive'],
    seats: 3,
    policy: eager('almanac', 'geezer', 'reactivePlanting'),
  },
  { name: 'steal-one', about: 'one thief takes a card', covers: ['steal:one'], seats: 3 },
  { name: 'steal-declined', about: 'a thief prefers the top card', covers: ['steal:declined'], seats: 2 },
  {
    name: 'steal-back',
    about: 'a victim draws a Steal and takes the card back',
    covers: ['steal:back'],
    seats: 3,
    policy: eager('steal'),
  },
  {
    name: 'steal-two-adjacent',
    about: 'two thieves side by side',
    covers: ['steal:adjacent'],
    seats: 4,
    policy: stealTogether(1, 2),
  },
  {
    name: 'steal-two-opposite',
    about: 'two thieves opposite each other',
    covers: ['steal:opposite'],
    seats: 4,
    policy: stealTogether(0, 2),
  },
  {
    name: 'steal-three',
    about: 'three thieves cancel each other',
    covers: ['steal:three'],
    seats: 4,
    policy: stealTogether(0, 1, 3),
  },
  {
    name: 'steal-clash',
    about: 'two thieves of three farmers cancel each other',
    covers: ['steal:clash'],
    seats: 3,
    policy: stealTogether(0, 2),
  },
  { name: 'draw-two', about: 'two cards are drawn in the middle of a season', covers: ['drawTwo'], seats: 2 },
  {
    name: 'draw-two-again',
    about: 'the card chosen after a Draw Two is the other Draw Two',
    covers: ['drawTwo:again'],
    seats: 4,
    policy: bothDrawTwos,
  },
  {
    name: 'steal-and-draw-two',
    about: 'a Steal and a Draw Two in one season, the Steal first',
    covers: ['steal:drawTwo'],
    seats: 4,
    policy: eager('steal', 'drawTwo'),
  },
  {
    name: 'coyote-season',
    about: 'Cats, Perennial, Rabbits and Coyote meet on one farm in one season',
    covers: ['coyote:season'],
    seats: 3,
    policy: coyoteSeason,
  },
  {
    name: 'two-assassins',
    about: 'two Assassins choose their units one after the other',
    covers: ['assassins'],
    seats: 4,
    policy: eager('assassin', 'mercenary', 'berzerker', 'dogs', 'walls'),
  },
  {
    name: 'contract-strength',
    about: 'a contract is made and paid, and ends when the payer has grown strong enough',
    covers: ['contract:made', 'contract:paid', 'contract:strength'],
    seats: 3,
  },
  {
    name: 'contract-stamps',
    about: 'a payer has too little, cashes a food stamp and owes nothing any more',
    covers: ['contract:short', 'contract:stamps', 'stamps'],
    seats: 3,
  },
  {
    name: 'contract-out',
    about: 'a contract ends because somebody goes out, and the game goes on',
    covers: ['contract:out', 'out', 'end:years'],
    seats: 4,
  },
  {
    name: 'fire-season',
    about: 'Fire is the card of a season, and somebody lays a hand card for it',
    covers: ['fire:season'],
    seats: 2,
    policy: eager('flexibleHand'),
  },
  {
    name: 'fire-year',
    about: 'Fire is the card of a year, and with an enlarged hand somebody lays a card in both seasons',
    covers: ['fire:year'],
    seats: 3,
    policy: eager('flexibleHand'),
  },
  {
    name: 'deck-runs-out',
    about: 'the deck runs out and the discards become a new one',
    covers: ['reshuffled'],
    seats: 4,
  },
  { name: 'last-farmer', about: 'one farmer is left and wins at once', covers: ['end:lastFarmer'], seats: 3 },
  {
    name: 'all-out',
    about: 'the last farmers go out together',
    covers: ['end:allOut', 'stamps', 'out'],
    seats: 3,
    policy: starving,
  },
  { name: 'tie-stamps', about: 'stamps break the tie', covers: ['tie:stamps'], seats: 4 },
  { name: 'tie-fields', about: 'fields break the tie', covers: ['tie:fields'], seats: 4 },
  { name: 'tie-defence', about: 'defence breaks the tie', covers: ['tie:defence'], seats: 4 },
  { name: 'tie-upgrades', about: 'upgrades break the tie', covers: ['tie:upgrades'], seats: 4 },
  { name: 'tie-shared', about: 'the win is shared', covers: ['tie:shared', 'end:years'], seats: 4 },
]

function isShown(found: Found, claim: string): boolean {
  const [kind, name] = claim.split(':')
  if (kind === 'end') return found.ending === name
  if (kind === 'tie') return isTie(found, name)
  const steps: Shown[] = found.trail.map(({ events, entered }) => ({
    events: events as readonly Event[],
    phase: entered.at(-1) ?? '',
  }))
  return CLAIMS[claim](steps)
}

/** The winner and somebody behind are equal up to this tie-break, or two share the first place. */
function isTie({ scores, ending }: Found, name: string): boolean {
  const [winner, second] = scores.filter(({ place }) => place === 1)
  if (name === 'shared') return second !== undefined && ending === 'years'
  const index = game.tieBreaks.indexOf(name)
  return scores.some(
    ({ place, total, ties }) =>
      place > 1 &&
      total === winner.total &&
      ties[index] !== winner.ties[index] &&
      ties.slice(0, index).every((tie, i) => tie === winner.ties[i]),
  )
}

const names = process.argv.slice(2)
for (const { name, about, covers, seats, policy } of WANTED) {
  if (names.length > 0 && !names.includes(name)) continue
  const accept = (found: Found): boolean => covers.every((claim) => isShown(found, claim))
  const golden = findGolden(game, { seats, seeds: 20_000, policy, accept })
  if (!golden) throw new Error(`no seed shows ${name}`)
  writeGolden(new URL('.', import.meta.url), { name, about, covers, ...golden })
  console.log(`${name}: ${golden.record.steps.length} steps`)
}
