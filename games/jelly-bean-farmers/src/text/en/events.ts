/** The log in English. */
import { counted, type Names } from '@harvest/engine/wire'
import type { Event } from '../../events.ts'
import type { EventWords, Text } from '../common.ts'
import {
  BACK_NAMES,
  card,
  climate,
  endings,
  field,
  fields,
  food,
  join,
  nextCards,
  silo,
  unit,
} from './words.ts'

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
      ? `${names(event.seat)} drew ${counted(event.count, 'card')}.`
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
  ended: (event) => `The game is over. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
