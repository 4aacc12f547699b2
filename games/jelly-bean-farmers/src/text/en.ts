/** Jelly Bean Farmers in English. */
import type { Effect, GameText, Names } from '@harvest/engine/wire'
import { KEPT, type ActionId } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { ownFarm, usedCard, type EventWords, type MoveWords } from './common.ts'
import { describe } from './en/describe.ts'
import { refusals } from './en/refusals.ts'
import {
  BACK_NAMES,
  card,
  climate,
  field,
  fields,
  food,
  join,
  many,
  SEASON_NAMES,
  signed,
  silo,
  unit,
} from './en/words.ts'

const waitingFor = (view: View, names: Names): string => `Waiting for ${join(view.waiting.map(names))}.`

const change = (view: View): string =>
  view.own?.draft?.done ? 'Your choice is sealed; you may change it. ' : ''

function planPrompt(view: View): string {
  const farm = ownFarm(view)
  const seeded = farm?.fields.some((one) => one.seeded) ?? false
  const others = seeded ? ' or discard it' : ', discard it or use its back'
  const canLay = view.climate.fire && (view.own?.hand.length ?? 0) > 0 && view.own?.draft?.plan?.fire === null
  const saved = (farm?.saved.length ?? 0) > 0 ? ' Saved cards may be used too.' : ''
  const fire = canLay ? ' Fire: you may lay a hand card as half a Field.' : ''
  const isDecided = view.own?.draft?.plan?.season.use !== 'undecided'
  const start = isDecided ? 'Add to your plan or seal it.' : `Plan your season card: play it${others}.`
  return `${start}${saved}${fire}`
}

function replanPrompt(view: View): string {
  const at = view.own?.draft?.plan?.extra.findIndex((use) => use.use === 'undecided') ?? -1
  const got = ownFarm(view)?.extra[at]
  return got === undefined || got === 'hidden'
    ? 'Plan the card you got.'
    : `Plan the ${card(got)} you got; your other plans stand.`
}

function drawTwoPrompt(view: View): string {
  const open = view.own?.draft?.picked.find((one) => one.use.use === 'undecided')
  return open
    ? `Decide what to do with ${card(open.card)}.`
    : 'Choose a card of your hand as a card of this season.'
}

function keepPrompt(view: View): string {
  const kept = view.own?.draft?.kept.length ?? 0
  const what = kept === 0 ? many(KEPT, 'card') : `${KEPT - kept} more`
  return `Keep ${what} as your hand; the other four become your first field and silo.`
}

const prompts: GameText<View, Move, Event>['prompts'] = {
  keep: keepPrompt,
  place: (view) =>
    (ownFarm(view)?.hand ?? 0) === 1
      ? 'Place your only card for spring or for summer.'
      : 'Place one card for spring and one for summer, face down.',
  plant: (view) =>
    `Seed any of your fields for 1 food each, before the climate is open (you have ${food(ownFarm(view)?.food ?? 0)}).`,
  plantKnowing: () => 'You know something of the climate, so you seed after the others. Choose your fields.',
  react: () => 'The climate lies open: choose the fields to seed with your Reactive Planting.',
  plan: planPrompt,
  steal: () => 'Take a card that is shown, or swap your Steal for the top card of the deck.',
  replan: replanPrompt,
  drawTwo: drawTwoPrompt,
  assassinate: (view, names) =>
    view.assassin === null
      ? 'Your Assassin strikes.'
      : `Choose a unit of ${names(view.assassin.farm)} to remove.`,
  warlord: () => 'Choose whom your Warlord attacks, or discard it.',
  passing: () => 'This passes by itself.',
  wait: (view, names) => `${change(view)}${waitingFor(view, names)}`,
  waitPlanting: (view, names) => `${change(view)}${join(view.waiting.map(names))} may seed fields.`,
  over: () => 'The game is over.',
}

function faceWords(move: Extract<Move, { do: 'face' }>, view: View, names: Names): string {
  const id = usedCard(move, view)
  const what = id === null ? 'the card' : card(id)
  if (move.field !== undefined) return `Play ${what} on ${field(move.field)}`
  if (move.silo !== undefined) return `Play ${what} on ${silo(move.silo)}`
  if (move.farm === undefined) return `Play ${what}`
  return move.farm === view.me ? `Play ${what} on your own farm` : `Play ${what} on ${names(move.farm)}`
}

const used = (move: Extract<Move, { do: 'back' | 'discard' }>, view: View): string => {
  const id = usedCard(move, view)
  return id === null ? 'the card' : card(id)
}

const moveWords: MoveWords = {
  keep: (move) => `Keep ${card(move.card)}`,
  place: (move) => `Place ${card(move.card)} for ${SEASON_NAMES[move.season]}`,
  seed: (move) => `Seed ${field(move.field)}`,
  react: () => `Wait for the climate with ${card('reactivePlanting')}`,
  ready: (_move, view) => {
    const draft = view.own?.draft
    if (draft?.plan) return 'Seal the plan'
    return draft?.seeded.length === 0 ? 'Seed nothing' : 'Seed no more'
  },
  change: () => 'Change your choice',
  face: faceWords,
  discard: (move, view) => `Discard ${used(move, view)}`,
  back: (move, view) =>
    move.as === 'save'
      ? `Save ${used(move, view)} for later`
      : `Use ${used(move, view)} as ${BACK_NAMES[move.as]}`,
  fire: (move) => `Lay ${card(move.card)} as half a Field for Fire`,
  steal: (move, view, names) => {
    const farm = view.farms[move.farm]
    const shown = view.season === 'spring' ? farm.spring : farm.summer
    return shown === null || shown === 'hidden'
      ? `Steal from ${names(move.farm)}`
      : `Take ${card(shown)} of ${names(move.farm)}`
  },
  decline: (_move, view) =>
    view.phase === 'steal' ? 'Swap the Steal for the top card of the deck' : 'Discard the Warlord',
  pick: (move) => `Use ${card(move.card)} this season`,
  kill: (move) => `Remove ${unit(move.unit)}`,
  attack: (move, _view, names) => `Attack ${names(move.farm)}`,
}

const nextCards = (count: number): string =>
  count === 1 ? 'the next climate card' : `the next ${count} climate cards`

const by = (a: Effect['args']): string => signed(Number(a.by))

const effects: { readonly [key: string]: (args: Effect['args'], names: Names) => string } = {
  costs: (a) => `Costs ${food(Number(a.food))}.`,
  bears: (a) => `The field bears ${food(Number(a.food))}.`,
  mayBear: (a) => `With the card you know the field would bear ${food(Number(a.food))}.`,
  capacity: (a) => `Protects ${food(Number(a.food))} more.`,
  exposes: (a) => `Their unprotected food now: ${food(Number(a.food))}.`,
  chases: (a) =>
    a.cats === 0 && a.rabbits === 0
      ? 'Nothing to chase there so far.'
      : `Chases ${join([Number(a.cats) > 0 ? `Cats ×${String(a.cats)}` : '', Number(a.rabbits) > 0 ? 'Rabbits' : ''].filter((part) => part !== ''))}.`,
  rabbitsEatIt: () => 'Rabbits will eat it unless a Coyote chases them this season.',
  offence: (a) => `Offence ${by(a)}.`,
  defence: (a) => `Defence ${by(a)}.`,
  theirOffence: (a) => `Their offence ${by(a)}.`,
  theirDefence: (a) => `Their defence ${by(a)}.`,
  looks: (a) =>
    a.count === 0 ? 'There is no climate card left to see.' : `You see ${nextCards(Number(a.count))}.`,
  handSize: (a) => `Hand size ${by(a)}.`,
  halfField: () => 'Half a field.',
  wholeField: () => 'Completes a field.',
  halfSilo: () => 'Half a silo.',
  wholeSilo: () => 'Completes a silo.',
  takesCard: (a, names) =>
    `You get ${card(a.card as ActionId)}; ${names(Number(a.from))} draws a card instead.`,
  topCard: () => 'You get a card nobody has seen.',
  tribute: (a) => `A tribute of ${food(Number(a.food))} a year.`,
  nobodyToAttack: () => 'There is nobody left to attack: your Warlord would be discarded.',
  noUnitYet: () => 'No unit there so far.',
  tooWeak: () => 'Not strong enough: your Warlord would be discarded.',
  discardsWarlord: () => 'The Warlord goes to the discards.',
  usesReactivePlanting: () => 'Uses up your Reactive Planting.',
}

const WASTED = {
  chosen: '',
  rabbitsThere: ': there are Rabbits already',
  noUnit: ': there is no unit to remove',
  noTarget: ': there is nobody left to attack',
  tooWeak: ': the difference is too small',
  declined: '',
} as const

const CONTRACT_ENDS = {
  stamps: 'because of the food stamp',
  out: 'because one of them is out of the game',
  strength: 'because the defence has caught up',
} as const

function onWhat(event: Extract<Event, { e: 'face' }>, names: Names): string {
  if (event.on < 0) return ''
  if (event.card === 'siloExtension') return ` on ${silo(event.on)}`
  if (event.card === 'rabbits' || event.card === 'coyote' || event.card === 'assassin')
    return event.on === event.seat ? ' on their own farm' : ` on ${names(event.on)}`
  return ` on ${field(event.on)}`
}

const FROM_WORDS = {
  season: '',
  extra: '',
  picked: '',
  saved: ', saved before',
  fire: ', for Fire',
} as const

/** What a card is played on, and where it came from: set off by commas unless it ends the sentence. */
function played({ from }: Extract<Event, { e: 'face' }>, on: string): string {
  return FROM_WORDS[from] === '' || on === '' ? `${on}${FROM_WORDS[from]}` : `${FROM_WORDS[from]},${on}`
}

const eventWords: EventWords = {
  farmsLaid: () => 'Everybody has laid the first field and the first silo.',
  year: (event) => `Year ${event.year}.`,
  season: (event) => (event.season === 0 ? 'Spring.' : 'Summer.'),
  stamp: (event, names) =>
    `${names(event.seat)} has no food and cashes a food stamp for ${food(event.food)} (${event.left} left).`,
  out: (event, names) =>
    `${names(event.seat)} has neither food nor stamps and is out of the game${event.cards.length > 0 ? `; ${join(event.cards.map(card))} ${event.cards.length === 1 ? 'is' : 'are'} discarded` : ''}.`,
  reshuffled: (event) =>
    `The deck is empty: ${event.cards === 1 ? '1 discard becomes' : `${event.cards} discards are shuffled into`} a new one.`,
  drew: (event, names) =>
    event.cards === null
      ? `${names(event.seat)} drew ${many(event.count, 'card')}.`
      : `${names(event.seat)} drew ${join(event.cards.map(card))}.`,
  placed: () => null,
  seeded: (event, names) =>
    event.fields.length === 0
      ? `${names(event.seat)} seeded nothing.`
      : `${names(event.seat)} seeded ${fields(event.fields)}.`,
  waits: (event, names) => `${names(event.seat)} waits for the climate with ${card('reactivePlanting')}.`,
  climate: (event) =>
    event.of === 'year'
      ? `Climate of the year: ${climate(event.card)}.`
      : `Climate of the season: ${climate(event.card)}.`,
  destroyed: (event, names) =>
    `${card(event.upgrade)} of ${names(event.seat)} is destroyed on ${fields(event.fields)}.`,
  thief: (event, names) => `${names(event.seat)} plays ${card('steal')}${FROM_WORDS[event.from]}.`,
  showed: (event, names) => `${names(event.seat)} shows ${card(event.card)}.`,
  stealsClash: (event, names) => `The Steals of ${join(event.seats.map(names))} cancel each other.`,
  stole: (event, names) =>
    `${names(event.seat)} ${event.back ? 'steals back' : 'steals'} ${card(event.card)} from ${names(event.victim)}.`,
  stealSwapped: (event, names) => `${names(event.seat)} swaps the Steal for the top card of the deck.`,
  drawTwo: (event, names) => `${names(event.seat)} plays ${card('drawTwo')}${FROM_WORDS[event.from]}.`,
  face: (event, names) =>
    `${names(event.seat)} plays ${card(event.card)}${played(event, onWhat(event, names))}.`,
  discarded: (event, names) => `${names(event.seat)} discards ${card(event.card)}${WASTED[event.why]}.`,
  coyote: (event, names) =>
    event.cats + event.rabbits === 0
      ? `The Coyote finds nothing to chase on the farm of ${names(event.farm)}.`
      : `The Coyote chases ${join([event.cats > 0 ? `Cats ×${event.cats}` : '', event.rabbits > 0 ? 'the Rabbits' : ''].filter((part) => part !== ''))} of ${names(event.farm)}.`,
  perennialsEaten: (event, names) =>
    `Rabbits eat the ${card('perennial')} of ${names(event.farm)} on ${fields(event.fields)}.`,
  killed: (event, names) =>
    `The Assassin of ${names(event.seat)} removes ${unit(event.unit)} of ${names(event.farm)}.`,
  looked: (event, names) => {
    if (event.count === 0) return `${names(event.seat)} finds no climate card left to look at.`
    return event.cards === null
      ? `${names(event.seat)} looks at ${nextCards(event.count)}.`
      : `${names(event.seat)} sees what comes next: ${join(event.cards.map(climate))}.`
  },
  attacked: (event, names) =>
    `The Warlord of ${names(event.seat)} attacks ${names(event.farm)}, ${event.offence} against ${event.defence}: ${event.tribute === 0 ? 'no tribute' : `${food(event.tribute)} a year`}.`,
  back: (event, names) => {
    const from = FROM_WORDS[event.from]
    if (event.as === 'save') return `${names(event.seat)} saves a card for later.`
    if (event.whole) return `${names(event.seat)} completes a ${event.as}${from}.`
    return `${names(event.seat)} lays ${BACK_NAMES[event.as]}${from}.`
  },
  harvested: (event, names) =>
    event.fields.length === 1
      ? `${names(event.seat)} harvests ${food(event.total)}.`
      : `${names(event.seat)} harvests ${food(event.total)} (${event.fields.map((one) => `${field(one.field)}: ${one.forecast.food}`).join(', ')}).`,
  ate: (event, names) => `${names(event.seat)} eats ${food(1)}.`,
  vermin: (event, names) =>
    `${event.rabbits ? 'Rabbits and vermin' : 'Vermin'} take ${food(event.lost)} from ${names(event.seat)}.`,
  contractEnded: (event, names) =>
    `${names(event.payer)} no longer owes ${names(event.holder)} tribute, ${CONTRACT_ENDS[event.why]}.`,
  tribute: (event, names) =>
    event.paid === event.owed
      ? `${names(event.payer)} pays ${names(event.holder)} ${food(event.paid)} in tribute.`
      : `${names(event.payer)} can pay ${names(event.holder)} only ${food(event.paid)} of ${event.owed} in tribute.`,
  ended: (event) => `The game is over. ${en.endings[event.ending]}`,
}

export const en: GameText<View, Move, Event> = {
  name: 'Jelly Bean Farmers',
  tagline: 'Farm, hoard and plunder through eight years of drought, pests and neighbours.',
  options: {},
  phases: {
    keep: 'Choosing a hand',
    stamps: 'Food stamps',
    draw: 'Drawing cards',
    place: 'Placing cards',
    plant: 'Planting',
    plantKnowing: 'Planting, for those who know',
    climate: 'Climate',
    react: 'Reactive planting',
    plan: 'Plans',
    steal: 'Steals',
    replan: 'New plans',
    drawTwo: 'Draw Two',
    faces: 'Cards face up',
    assassinate: 'Assassins',
    warlord: 'Warlords',
    backs: 'Back actions',
    harvest: 'Harvest',
    tribute: 'Tribute',
    over: 'End of the game',
  },
  prompts,
  endings: {
    years: 'Eight years have passed.',
    lastFarmer: 'Only one farmer is left.',
    allOut: 'The last farmers went out together.',
  },
  sources: { food: 'Food', stamps: 'Points for food stamps' },
  tieBreaks: {
    stamps: 'Most food stamps',
    fields: 'Most fields',
    defence: 'Highest defence',
    upgrades: 'Most upgrades',
    shared: 'Shared win',
  },
  move: (move, view, names) =>
    (moveWords[move.do] as (move: Move, view: View, names: Names) => string)(move, view, names),
  effect: (effect, names) => effects[effect.key](effect.args, names),
  event: (event, names) =>
    (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names),
  refusals,
  describe,
}
