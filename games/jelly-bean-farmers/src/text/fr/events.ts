/** The log in French. */
import { countedInFrench, type Names } from '@harvest/engine/wire'
import { CATS_CAPACITY, EXTENSION_CAPACITY, MAX_HARVEST, type ActionId } from '../../data.ts'
import type { Event } from '../../events.ts'
import { fromTo, harvestSum, harvestWhy, type EventWords, type SumWords, type Text } from '../common.ts'
import {
  BACK_NAMES,
  card,
  cards,
  climate,
  endings,
  field,
  fields,
  food,
  join,
  nextCards,
  of,
  silo,
  unit,
} from './words.ts'

const WASTED = {
  chosen: '',
  rabbitsThere: ' : il y avait déjà des Lapins',
  noUnit: ' : il n’y avait aucune unité à retirer',
  noTarget: ' : il n’y avait plus personne à attaquer',
  tooWeak: ' : l’écart était trop petit',
  declined: '',
} as const

const CONTRACT_ENDS = {
  stamps: (payer: string) => `car ${payer} a échangé un bon alimentaire`,
  out: () => 'car l’une des deux fermes est hors jeu',
  strength: (payer: string) => `car ${payer} peut maintenant se défendre`,
} as const

const SUM: SumWords = {
  fertilizer: 'Engrais',
  weather: 'temps',
  drought: 'sécheresse',
  pestilence: 'ravageurs',
  notBelow: 'jamais sous 0',
  notAbove: `jamais plus de ${MAX_HARVEST}`,
}

/** What a card brings in numbers, for the log. */
const BRINGS: { readonly [id in ActionId]?: string } = {
  fertilizer: '+1 à chaque récolte',
  siloExtension: `${EXTENSION_CAPACITY} vivres protégés de plus`,
  cats: `${CATS_CAPACITY} vivres protégés de plus`,
  mercenary: 'attaque +1, défense +1',
  berzerker: 'attaque +2',
  dogs: 'défense +1',
  flexibleHand: 'taille de main +1',
}

const brings = (id: ActionId): string => (BRINGS[id] === undefined ? '' : ` (${BRINGS[id]})`)

function onWhat(event: Extract<Event, { e: 'face' }>, names: Names): string {
  if (event.on < 0) return ''
  if (event.card === 'siloExtension') return ` sur le ${silo(event.on)}`
  if (event.card === 'rabbits' || event.card === 'coyote' || event.card === 'assassin')
    return event.on === event.seat ? ' sur sa propre ferme' : ` chez ${names(event.on)}`
  return ` sur le ${field(event.on)}`
}

const FROM_WORDS = {
  season: '',
  extra: '',
  picked: '',
  saved: ', gardée de plus tôt',
  fire: ', pour l’Incendie',
} as const

/** What a card is played on, and where it came from: set off by commas unless it ends the sentence. */
function played({ from }: Extract<Event, { e: 'face' }>, on: string): string {
  return FROM_WORDS[from] === '' || on === '' ? `${on}${FROM_WORDS[from]}` : `${FROM_WORDS[from]},${on}`
}

const WHOLE = { field: 'champ', silo: 'silo', man: 'homme d’armes', save: 'carte' } as const

const eventWords: EventWords = {
  farmsLaid: () => 'Chacun a posé son premier champ et son premier silo.',
  year: (event) => `Année ${event.year}.`,
  season: (event) => (event.season === 0 ? 'Printemps.' : 'Été.'),
  stamp: (event, names) =>
    `${names(event.seat)} n’avait pas de vivres et a échangé un bon alimentaire contre ${food(event.food)} (il en reste ${event.left}).`,
  out: (event, names) =>
    `${names(event.seat)} n’avait ni vivres ni bons, et quitte la partie${event.cards.length > 0 ? ` ; défaussé : ${join(event.cards.map(card))}` : ''}.`,
  reshuffled: (event) =>
    `La pioche était vide : ${countedInFrench(event.cards, 'carte défaussée en forme', 'cartes défaussées en forment')} une nouvelle.`,
  drew: (event, names) =>
    event.cards === null
      ? `${names(event.seat)} a pioché ${cards(event.count)}.`
      : `${names(event.seat)} a pioché ${join(event.cards.map(card))}.`,
  placed: () => null,
  seeded: (event, names) =>
    event.fields.length === 0
      ? `${names(event.seat)} n’a rien semé.`
      : `${names(event.seat)} a semé ${fields(event.fields)} (vivres ${fromTo(event.food + event.fields.length, event.food)}).`,
  waits: (event, names) => `${names(event.seat)} attend le climat avec ${card('reactivePlanting')}.`,
  climate: (event) =>
    event.of === 'year'
      ? `Climat de l’année : ${climate(event.card)}.`
      : `Climat de la saison : ${climate(event.card)}.`,
  destroyed: (event, names) =>
    `${names(event.seat)} a perdu ${card(event.upgrade)} sur ${fields(event.fields)}.`,
  thief: (event, names) => `${names(event.seat)} a joué ${card('steal')}${FROM_WORDS[event.from]}.`,
  showed: (event, names) => `${names(event.seat)} a montré ${card(event.card)}.`,
  stealsClash: (event, names) => `Les Vols de ${join(event.seats.map(names))} se sont annulés.`,
  stole: (event, names) =>
    `${names(event.seat)} a ${event.back ? 'repris' : 'volé'} ${card(event.card)} à ${names(event.victim)}.`,
  stealSwapped: (event, names) =>
    `${names(event.seat)} a échangé le Vol contre la première carte de la pioche.`,
  drawTwo: (event, names) => `${names(event.seat)} a joué ${card('drawTwo')}${FROM_WORDS[event.from]}.`,
  face: (event, names) =>
    `${names(event.seat)} a joué ${card(event.card)}${played(event, onWhat(event, names))}${brings(event.card)}.`,
  discarded: (event, names) => `${names(event.seat)} a défaussé ${card(event.card)}${WASTED[event.why]}.`,
  coyote: (event, names) =>
    event.cats + event.rabbits === 0
      ? `Le Coyote n’a rien trouvé à chasser chez ${names(event.farm)}.`
      : `Le Coyote a chassé ${join([event.cats > 0 ? `Chats ×${event.cats}` : '', event.rabbits > 0 ? 'les Lapins' : ''].filter((part) => part !== ''))} de chez ${names(event.farm)}.`,
  perennialsEaten: (event, names) =>
    `Les Lapins ont mangé ${card('perennial')} sur ${fields(event.fields)} ${of(names(event.farm))}.`,
  killed: (event, names) =>
    `L’Assassin ${of(names(event.seat))} a retiré ${unit(event.unit)} chez ${names(event.farm)}.`,
  looked: (event, names) => {
    if (event.count === 0) return `${names(event.seat)} n’a plus trouvé de carte Climat à regarder.`
    return event.cards === null
      ? `${names(event.seat)} a regardé ${nextCards(event.count)}.`
      : `${names(event.seat)} a vu ce qui vient : ${join(event.cards.map(climate))}.`
  },
  attacked: (event, names) =>
    `Le Seigneur de guerre ${of(names(event.seat))} a attaqué ${names(event.farm)}, ${event.offence} contre ${event.defence} : ${event.tribute === 0 ? 'aucun tribut' : `${food(event.tribute)} par an`}.`,
  back: (event, names) => {
    const from = FROM_WORDS[event.from]
    if (event.as === 'save') return `${names(event.seat)} a gardé une carte pour plus tard.`
    if (event.whole) return `${names(event.seat)} a achevé un ${WHOLE[event.as]}${from}.`
    return `${names(event.seat)} a posé un ${BACK_NAMES[event.as]}${from}.`
  },
  harvested: (event, names) => {
    const sums = event.fields.map(({ field: at, forecast }) =>
      event.fields.length === 1 ? harvestSum(forecast, SUM) : `${field(at)} : ${harvestSum(forecast, SUM)}`,
    )
    return `${names(event.seat)} a récolté ${food(event.total)}${harvestWhy(sums, ' ; ')}. Vivres : ${fromTo(event.food - event.total, event.food)}.`
  },
  ate: (event, names) =>
    `${names(event.seat)} a mangé ${food(1)} (vivres ${fromTo(event.food + 1, event.food)}).`,
  vermin: (event, names) => {
    const part = event.rabbits
      ? `les ${event.open} sans protection, à cause des Lapins`
      : `la moitié des ${event.open} sans protection${event.open % 2 === 1 ? ', arrondie au-dessus' : ''}`
    return `${event.rabbits ? 'Lapins et vermine ont' : 'La vermine a'} pris ${food(event.lost)} à ${names(event.seat)} : ${part} (vivres ${fromTo(event.food + event.lost, event.food)}).`
  },
  contractEnded: (event, names) =>
    `${names(event.payer)} ne doit plus de tribut à ${names(event.holder)}, ${CONTRACT_ENDS[event.why](names(event.payer))}.`,
  tribute: (event, names) => {
    const [payer, holder] = [names(event.payer), names(event.holder)]
    const paid =
      event.paid === event.owed
        ? `${payer} a payé à ${holder} un tribut de ${food(event.paid)}`
        : `${payer} n’a pu payer à ${holder} que ${food(event.paid)} sur un tribut de ${event.owed}`
    return `${paid} : ${payer} en a maintenant ${event.payerFood}, ${holder} ${event.holderFood}.`
  },
  ended: (event) => `La partie est finie. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
