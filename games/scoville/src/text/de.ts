/** Scoville in German. */
import { picture, type Effect, type GameText, type Names } from '@harvest/engine'
import { AUCTION, RECIPES } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { groups, type EventWords, type MoveWords } from './common.ts'
import { describe } from './de/describe.ts'
import { refusals } from './de/refusals.ts'
import {
  anyOf,
  coins,
  colours,
  deal,
  join,
  market,
  notch,
  pepper,
  peppers,
  plaque,
  plot,
  points,
  recipe,
  steps,
  tile,
} from './de/words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Niemand' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0) return 'Geh mit deinem Farmer 1 bis 3 Schritte die Wege entlang, in beide Richtungen frei.'
  if (stepsLeft === 0)
    return `Du bist ${taken} Schritte gegangen. Spiele das ${tile('extraStep')}, oder bleib stehen.`
  if (mustStep) return taken === 3 ? 'Geh deinen vierten Schritt.' : `Geh weiter (noch ${steps(stepsLeft)}).`
  return `Geh weiter (noch ${steps(stepsLeft)}), oder bleib stehen.`
}

function fulfilPrompt(view: View): string {
  const { didMarket, didCookoff, didSale } = view.turn
  const open = [
    didMarket ? '' : 'zum Markt',
    didCookoff ? '' : 'kochen',
    didSale ? '' : 'eine Farbe verkaufen',
  ].filter((part) => part !== '')
  if (open.length === 0) return 'Beende deinen Zug.'
  return `Du darfst ${join(open)}${open.length > 1 ? ', je einmal' : ''}; dann beende deinen Zug.`
}

const prompts: GameText<View, Move, Event>['prompts'] = {
  bid: (view) => {
    const own = view.me === null ? null : view.players[view.me].bid
    if (own !== null) return `Du bietest ${coins(own)}. Ändern kannst du das, bis das letzte Gebot da ist.`
    return 'Biete geheim Münzen auf die Zugreihenfolge: Das höchste Gebot wählt zuerst seinen Platz.'
  },
  bidWait: (view, names) => {
    const own = view.me === null ? null : view.players[view.me].bid
    const change = own === null ? '' : `Du bietest ${coins(own)} und kannst das noch ändern. `
    return `${change}Es fehlt noch das Gebot von ${join(view.acting.map(names))}.`
  },
  chooseSpot: () =>
    'Wähle deinen Platz: Pflanzen und Verwerten gehen von Platz 1 aufwärts, das Ernten vom letzten abwärts.',
  chooseSpotWait: (view, names) => `${active(view, names)} wählt einen Platz in der Zugreihenfolge.`,
  claim: () => 'Nimm eine Auktionskarte und ihre Chilis.',
  claimWait: (view, names) => `${active(view, names)} nimmt eine Auktionskarte.`,
  refill: () => 'Das Auktionshaus wird aufgefüllt.',
  plantPepper: (view) =>
    view.turn.plantings === 0
      ? 'Nimm eine deiner Chilis zum Pflanzen.'
      : 'Nimm deine zweite Chili zum Pflanzen.',
  plantPepperWait: (view, names) => `${active(view, names)} nimmt eine Chili zum Pflanzen.`,
  plantPlot: (view) =>
    `Pflanze ${pepper(view.turn.taken ?? 'R')} auf ein leeres Beet neben einem bepflanzten.`,
  plantPlotWait: (view, names) =>
    `${active(view, names)} sucht ein Beet für ${pepper(view.turn.taken ?? 'R')}.`,
  plaque: (view) => `Dafür gibt es die ${plaque(view.turn.plaque ?? 0)}. Nimm sie oder lass sie liegen.`,
  plaqueWait: (view, names) => `${active(view, names)} darf die ${plaque(view.turn.plaque ?? 0)} nehmen.`,
  plantMore: () =>
    `Spiele das ${tile('extraPlant')}, um eine zweite Chili zu pflanzen, oder beende das Pflanzen.`,
  plantMoreWait: (view, names) => `${active(view, names)} darf eine zweite Chili pflanzen.`,
  placeFarmer: () => 'Die Farmer kommen auf den Stern.',
  harvest: stepPrompt,
  harvestWait: (view, names) => `${active(view, names)} geht die Wege entlang.`,
  fulfil: fulfilPrompt,
  fulfilWait: (view, names) => `${active(view, names)} darf zum Markt, kochen und verkaufen.`,
  giveChoice: () => 'Wähle die Chili, die der Markt dir gibt.',
  giveChoiceWait: (view, names) => `${active(view, names)} wählt eine Chili vom Markt.`,
  timeCheck: () => 'Die Tageszeit wird geprüft.',
  over: () => 'Das Spiel ist zu Ende. Die Sichtschirme sind offen.',
}

const moveWords: MoveWords = {
  bid: (move) => `Biete ${coins(move.coins)}`,
  spot: (move) => `Nimm Platz ${move.spot}`,
  claim: (move) => `Nimm ${peppers(AUCTION[move.card].peppers)}`,
  take: (move) => `Nimm ${pepper(move.pepper)}`,
  plant: (move) => `Pflanze auf ${plot(move.plot)}`,
  takePlaque: (_move, view) => `Nimm die ${plaque(view.turn.plaque ?? 0)}`,
  leavePlaque: () => 'Lass die Plakette liegen',
  extraPlant: () => `Spiele das ${tile('extraPlant')}`,
  endPlanting: () => 'Pflanzen beenden',
  step: (move) => `Schritt ${notch(move.to)}`,
  doubleBack: () => `Spiele das ${tile('doubleBack')}`,
  extraStep: () => `Spiele das ${tile('extraStep')}`,
  stop: () => 'Hier stehen bleiben',
  market: (move) => `Markt: ${picture('market', move.card, deal(move.card))}`,
  cook: (move) => `Koche ${recipe(move.card)}`,
  sell: (move) => `Verkaufe ${pepper(move.pepper, move.count)}`,
  end: () => 'Zug beenden',
  choose: (move) => `Wähle ${pepper(move.pepper)}`,
}

const effects: { readonly [key: string]: (args: Effect['args']) => string } = {
  gain: (a) => `Du bekommst ${peppers(String(a.peppers))}.`,
  pay: (a) => `Du bezahlst ${peppers(String(a.peppers))}.`,
  coins: (a) => `Du bekommst ${coins(Number(a.coins))}.`,
  coinsLeft: (a) => `Dir bleiben ${coins(Number(a.coins))}.`,
  noChoice: () => 'Du bekommst den Platz, der übrig bleibt.',
  points: (a) => `${points(Number(a.points))} wert.`,
  spot: (a) => `Du pflanzt als Nummer ${String(a.plants)} und erntest als Nummer ${String(a.harvests)}.`,
  plaque: (a) => `Dafür gibt es die ${plaque(Number(a.plaque))}.`,
  price: (a) => `Dann bringen ${anyOf(String(a.pepper))} je ${coins(Number(a.coins))}.`,
  breeds: (a) =>
    a.peppers === ''
      ? 'Die Wege ringsum bringen nichts hervor.'
      : `Die Wege ringsum bringen hervor: ${peppers(String(a.peppers))}.`,
  nothing: () => 'Du erntest nichts.',
  oneOf: (a) =>
    `Du wählst ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'oder',
    )}.`,
  peppersLeft: (a) => `Du behältst ${peppers(String(a.peppers))}.`,
  tile: (a) => `Verbraucht das Plättchen, das am Ende ${points(Number(a.points))} wert wäre.`,
}

const TIMES = { morning: 'Vormittags', afternoon: 'Nachmittags' } as const

const LAST = {
  recipesShortInMorning: 'Am Vormittag liegen weniger Rezepte aus, als Leute mitspielen.',
  marketShortInAfternoon: 'Es liegen weniger Marktkarten aus, als Leute mitspielen.',
  recipesShortInAfternoon: 'Es liegen weniger Rezepte aus, als Leute mitspielen.',
  bothShort: 'Markt und Kochwettbewerb sind beide fast leer.',
  fieldFull: 'Das Feld ist voll, und niemand hat eine Karte genommen.',
} as const

const SKIPPED = {
  noPepper: 'hat keine Chili zum Pflanzen',
  noPlot: 'findet kein freies Beet',
  blocked: 'ist eingeschlossen und kann nicht gehen',
} as const

const eventWords: EventWords<Names> = {
  dealt: (event, names) =>
    `Auf den Startbeeten: ${join([...event.peppers].map((letter) => pepper(letter)))}. Zugreihenfolge: ${join(event.order.map(names))}.`,
  round: (event) => (event.last ? `Runde ${event.round}, die letzte.` : `Runde ${event.round}.`),
  bids: (event, names) =>
    `Gebote: ${event.bids.map((bid, seat) => `${names(seat)} ${coins(bid)}`).join(', ')}.`,
  spot: (event, names) => `${names(event.seat)} ${event.chosen ? 'wählt' : 'bekommt'} Platz ${event.spot}.`,
  claimed: (event, names) =>
    event.chosen
      ? `${names(event.seat)} nimmt ${peppers(AUCTION[event.card].peppers)} aus der Auktion.`
      : `${names(event.seat)} bekommt die letzte Auktionskarte: ${peppers(AUCTION[event.card].peppers)}.`,
  reshuffled: (event) => `Der Ablagestapel der ${TIMES[event.time]}-Auktion wird neu gemischt.`,
  refilled: (event) =>
    `Neu im Auktionshaus: ${event.cards.map((card) => picture('auction', card, colours(AUCTION[card].peppers))).join(', ')}.`,
  planted: (event, names) => `${names(event.seat)} pflanzt ${pepper(event.pepper)} auf ${plot(event.plot)}.`,
  plaque: (event, names) => `${names(event.seat)} nimmt die ${plaque(event.plaque)}.`,
  declined: (event, names) => `${names(event.seat)} lässt die ${plaque(event.plaque)} liegen.`,
  tile: (event, names) => `${names(event.seat)} spielt das ${tile(event.tile)}.`,
  skipped: (event, names) => `${names(event.seat)} ${SKIPPED[event.why]}.`,
  placed: (event, names) => `${names(event.seat)} stellt den Farmer auf den Stern.`,
  stepped: (event, names) =>
    event.gains === ''
      ? `${names(event.seat)} geht einen Schritt, steht nun ${notch(event.to)} und findet nichts.`
      : `${names(event.seat)} geht einen Schritt, steht nun ${notch(event.to)} und erntet ${peppers(event.gains)}.`,
  market: (event, names) => `${names(event.seat)} nimmt ${market(event.card)}.`,
  chose: (event, names) => `${names(event.seat)} wählt ${pepper(event.pepper)}.`,
  cooked: (event, names) =>
    `${names(event.seat)} kocht ${recipe(event.card)} für ${points(RECIPES[event.card].points)}.`,
  sold: (event, names) =>
    `${names(event.seat)} verkauft ${pepper(event.pepper, event.count)} für ${coins(event.coins)}.`,
  finished: () => null,
  afternoon: () => 'Der Nachmittag beginnt: Auf dem Markt liegen neue Karten.',
  lastRound: (event) => `${LAST[event.ending]} Es folgt eine letzte Runde.`,
  ended: (event) => `Das Spiel ist zu Ende. ${de.endings[event.ending]}`,
}

export const de: GameText<View, Move, Event> = {
  name: 'Scoville',
  tagline: 'Pflanze, kreuze und verkoche die schärfsten Chilis des Festes.',
  options: {
    shortDisplay: {
      label: 'Kurze Auslage',
      help: 'Je mehr Leute mitspielen, desto weniger Markt- und Rezeptkarten: ein kürzeres Spiel für 3 bis 6.',
    },
    openScreens: {
      label: 'Offene Sichtschirme',
      help: 'Alle sehen die Chilis, Münzen, Plättchen und Karten von allen.',
    },
  },
  phases: {
    bid: 'Bieten',
    chooseSpot: 'Plätze wählen',
    claim: 'Auktionskarten nehmen',
    refill: 'Auktionshaus auffüllen',
    plantPepper: 'Pflanzen: die Chili',
    plantPlot: 'Pflanzen: das Beet',
    plaque: 'Plakette',
    plantMore: 'Eine zweite Chili pflanzen',
    placeFarmer: 'Farmer aufstellen',
    harvest: 'Ernten',
    fulfil: 'Verwerten',
    giveChoice: 'Gabe wählen',
    timeCheck: 'Tageszeit prüfen',
    over: 'Ende des Spiels',
  },
  prompts,
  endings: {
    recipesShortInMorning: 'Die Rezepte wurden schon am Vormittag knapp.',
    marketShortInAfternoon: 'Am Nachmittag wurde der Markt knapp.',
    recipesShortInAfternoon: 'Am Nachmittag wurden die Rezepte knapp.',
    bothShort: 'Markt und Rezepte wurden zugleich knapp.',
    fieldFull: 'Das Feld war voll, und es wurde keine Karte genommen.',
  },
  sources: {
    market: 'Marktkarten',
    recipes: 'Rezepte',
    plaques: 'Plaketten',
    tiles: 'Ungenutzte Plättchen',
    coins: 'Münzen (3 für einen Punkt)',
  },
  tieBreaks: { coins: 'Meiste Münzen', shared: 'Geteilter Sieg' },
  move: (move, view) => (moveWords[move.do] as (move: Move, view: View) => string)(move, view),
  effect: (effect) => effects[effect.key](effect.args),
  event: (event, names) =>
    (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names),
  refusals,
  describe,
}
