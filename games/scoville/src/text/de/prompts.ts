/** What is being decided, in German, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import { STEPS } from '../../data.ts'
import type { View } from '../../view.ts'
import type { Text } from '../common.ts'
import { coins, join, pepper, plaque, tile } from './words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Niemand' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0)
    return `Geh mit deinem Farmer 1 bis ${STEPS} Schritte die Wege entlang, in welche Richtung du magst.`
  if (stepsLeft === 0)
    return `Du bist ${taken} Schritte gegangen. Spiele das ${tile('extraStep')}, oder bleib stehen.`
  if (mustStep) {
    if (taken >= STEPS) return 'Geh deinen zusätzlichen Schritt.'
    return stepsLeft === 1 ? 'Geh noch einen Schritt.' : `Geh noch 1 bis ${stepsLeft} Schritte.`
  }
  return stepsLeft === 1
    ? 'Geh noch einen Schritt, oder bleib stehen.'
    : `Geh noch bis zu ${stepsLeft} Schritte, oder bleib stehen.`
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

export const prompts: Text['prompts'] = {
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
    view.turn.plantings === 0 ? 'Wähle eine Chili zum Pflanzen.' : 'Wähle eine zweite Chili zum Pflanzen.',
  plantPepperWait: (view, names) => `${active(view, names)} wählt eine Chili zum Pflanzen.`,
  plantPlot: (view) =>
    `Pflanze ${pepper(view.turn.taken ?? 'R')} auf ein leeres Beet neben einem bepflanzten.`,
  plantPlotWait: (view, names) =>
    `${active(view, names)} sucht ein Beet für ${pepper(view.turn.taken ?? 'R')}.`,
  plaque: (view) => `Dafür gibt es die ${plaque(view.turn.plaque ?? 0)}. Nimm sie oder lass sie liegen.`,
  plaqueWait: (view, names) => `${active(view, names)} darf die ${plaque(view.turn.plaque ?? 0)} nehmen.`,
  plantMore: () =>
    `Spiele das ${tile('extraPepper')}, um eine zweite Chili zu pflanzen, oder beende das Pflanzen.`,
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
