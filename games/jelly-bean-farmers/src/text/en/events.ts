/** The log in English. */
import { counted, type Names } from '@harvest/engine/wire'
import { CATS_CAPACITY, EXTENSION_CAPACITY, MAX_HARVEST, type ActionId } from '../../data.ts'
import type { Event } from '../../events.ts'
import { fromTo, harvestSum, harvestWhy, type EventWords, type SumWords, type Text } from '../common.ts'
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
  rabbitsThere: ': there were Rabbits already',
  noUnit: ': there was no unit to remove',
  noTarget: ': there was nobody left to attack',
  tooWeak: ': the difference was too small',
  declined: '',
} as const

const CONTRACT_ENDS = {
  stamps: (payer: string) => `because ${payer} cashed in a food stamp`,
  out: () => 'because one of them is out of the game',
  strength: (payer: string) => `because ${payer}’s defence is strong enough now`,
} as const

const SUM: SumWords = {
  fertilizer: 'Fertilizer',
  weather: 'weather',
  drought: 'drought',
  pestilence: 'pestilence',
  notBelow: 'not below 0',
  notAbove: `not above ${MAX_HARVEST}`,
}

/** What a card brings in numbers, for the log. */
const BRINGS: { readonly [id in ActionId]?: string } = {
  fertilizer: '+1 at every harvest',
  siloExtension: `${EXTENSION_CAPACITY} more food protected`,
  cats: `${CATS_CAPACITY} more food protected`,
  mercenary: 'offence +1, defence +1',
  berzerker: 'offence +2',
  dogs: 'defence +1',
  flexibleHand: 'hand size +1',
}

const brings = (id: ActionId): string => (BRINGS[id] === undefined ? '' : ` (${BRINGS[id]})`)

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
  saved: ', saved earlier',
  fire: ', for Fire',
} as const

/** What a card is played on, and where it came from: set off by commas unless it ends the sentence. */
function played({ from }: Extract<Event, { e: 'face' }>, on: string): string {
  return FROM_WORDS[from] === '' || on === '' ? `${on}${FROM_WORDS[from]}` : `${FROM_WORDS[from]},${on}`
}

const eventWords: EventWords = {
  farmsLaid: () => 'Everybody laid their first field and silo.',
  year: (event) => `Year ${event.year}.`,
  season: (event) => (event.season === 0 ? 'Spring.' : 'Summer.'),
  stamp: (event, names) =>
    `${names(event.seat)} had no food and cashed in a food stamp for ${food(event.food)} (${event.left} left).`,
  out: (event, names) =>
    `${names(event.seat)} had no food and no stamps, and is out of the game.${event.cards.length > 0 ? ` Discarded: ${join(event.cards.map(card))}.` : ''}`,
  reshuffled: (event) =>
    `The deck ran out: ${event.cards === 1 ? '1 discard became' : `${event.cards} discards were shuffled into`} a new one.`,
  drew: (event, names) =>
    event.cards === null
      ? `${names(event.seat)} drew ${counted(event.count, 'card')}.`
      : `${names(event.seat)} drew ${join(event.cards.map(card))}.`,
  placed: () => null,
  seeded: (event, names) =>
    event.fields.length === 0
      ? `${names(event.seat)} seeded nothing.`
      : `${names(event.seat)} seeded ${fields(event.fields)} (food ${fromTo(event.food + event.fields.length, event.food)}).`,
  waits: (event, names) =>
    `${names(event.seat)} is waiting for the climate with ${card('reactivePlanting')}.`,
  climate: (event) =>
    event.of === 'year'
      ? `This year’s climate: ${climate(event.card)}.`
      : `This season’s climate: ${climate(event.card)}.`,
  destroyed: (event, names) => `${names(event.seat)} lost ${card(event.upgrade)} on ${fields(event.fields)}.`,
  thief: (event, names) => `${names(event.seat)} played ${card('steal')}${FROM_WORDS[event.from]}.`,
  showed: (event, names) => `${names(event.seat)} showed ${card(event.card)}.`,
  stealsClash: (event, names) =>
    `The Steals played by ${join(event.seats.map(names))} cancelled each other out.`,
  stole: (event, names) =>
    `${names(event.seat)} ${event.back ? 'stole back' : 'stole'} ${card(event.card)} from ${names(event.victim)}.`,
  stealSwapped: (event, names) => `${names(event.seat)} swapped the Steal for the top card of the deck.`,
  drawTwo: (event, names) => `${names(event.seat)} played ${card('drawTwo')}${FROM_WORDS[event.from]}.`,
  face: (event, names) =>
    `${names(event.seat)} played ${card(event.card)}${played(event, onWhat(event, names))}${brings(event.card)}.`,
  discarded: (event, names) => `${names(event.seat)} discarded ${card(event.card)}${WASTED[event.why]}.`,
  coyote: (event, names) =>
    event.cats + event.rabbits === 0
      ? `The Coyote found nothing to chase on ${names(event.farm)}’s farm.`
      : `The Coyote chased ${join([event.cats > 0 ? `Cats ×${event.cats}` : '', event.rabbits > 0 ? 'the Rabbits' : ''].filter((part) => part !== ''))} off ${names(event.farm)}’s farm.`,
  perennialsEaten: (event, names) =>
    `Rabbits ate ${names(event.farm)}’s ${card('perennial')} on ${fields(event.fields)}.`,
  killed: (event, names) =>
    `${names(event.seat)}’s Assassin removed ${unit(event.unit)} from ${names(event.farm)}’s farm.`,
  looked: (event, names) => {
    if (event.count === 0) return `${names(event.seat)} found no climate card left to look at.`
    return event.cards === null
      ? `${names(event.seat)} looked at ${nextCards(event.count)}.`
      : `${names(event.seat)} saw what comes next: ${join(event.cards.map(climate))}.`
  },
  attacked: (event, names) =>
    `${names(event.seat)}’s Warlord attacked ${names(event.farm)}, ${event.offence} against ${event.defence}: ${event.tribute === 0 ? 'no tribute' : `${food(event.tribute)} a year`}.`,
  back: (event, names) => {
    const from = FROM_WORDS[event.from]
    if (event.as === 'save') return `${names(event.seat)} saved a card for later.`
    if (event.whole) return `${names(event.seat)} completed a ${event.as}${from}.`
    return `${names(event.seat)} laid ${BACK_NAMES[event.as]}${from}.`
  },
  harvested: (event, names) => {
    const sums = event.fields.map(({ field: at, forecast }) =>
      event.fields.length === 1 ? harvestSum(forecast, SUM) : `${field(at)}: ${harvestSum(forecast, SUM)}`,
    )
    return `${names(event.seat)} harvested ${food(event.total)}${harvestWhy(sums)}. Food: ${fromTo(event.food - event.total, event.food)}.`
  },
  ate: (event, names) => `${names(event.seat)} ate ${food(1)} (food ${fromTo(event.food + 1, event.food)}).`,
  vermin: (event, names) => {
    const part = event.rabbits
      ? `all ${event.open} unprotected, because of the Rabbits`
      : `half of the ${event.open} unprotected${event.open % 2 === 1 ? ', rounded up' : ''}`
    return `${event.rabbits ? 'Rabbits and vermin' : 'Vermin'} took ${food(event.lost)} from ${names(event.seat)}: ${part} (food ${fromTo(event.food + event.lost, event.food)}).`
  },
  contractEnded: (event, names) =>
    `${names(event.payer)} no longer owes ${names(event.holder)} tribute, ${CONTRACT_ENDS[event.why](names(event.payer))}.`,
  tribute: (event, names) => {
    const [payer, holder] = [names(event.payer), names(event.holder)]
    const paid =
      event.paid === event.owed
        ? `${payer} paid ${holder} ${food(event.paid)} in tribute`
        : `${payer} could only pay ${holder} ${food(event.paid)} of ${event.owed} in tribute`
    return `${paid}: ${payer} now has ${event.payerFood}, ${holder} ${event.holderFood}.`
  },
  ended: (event) => `The game is over. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
