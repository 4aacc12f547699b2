/** What is being decided, in French, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import { STEPS } from '../../data.ts'
import type { View } from '../../view.ts'
import type { Text } from '../common.ts'
import { coins, join, pepper, plaque, tile } from './words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Personne' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0)
    return `Fais faire à ton fermier de 1 à ${STEPS} pas sur les chemins, dans le sens que tu veux.`
  if (stepsLeft === 0) return `Tu as fait ${taken} pas. Joue la tuile ${tile('extraStep')}, ou arrête-toi.`
  if (mustStep) {
    if (taken >= STEPS) return 'Fais ton pas de plus.'
    return stepsLeft === 1 ? 'Fais encore un pas.' : `Fais encore de 1 à ${stepsLeft} pas.`
  }
  return stepsLeft === 1
    ? 'Fais encore un pas, ou arrête-toi.'
    : `Fais encore jusqu’à ${stepsLeft} pas, ou arrête-toi.`
}

function fulfilPrompt(view: View): string {
  const { didMarket, didCookoff, didSale } = view.turn
  const open = [
    didMarket ? '' : 'aller au marché',
    didCookoff ? '' : 'cuisiner une recette',
    didSale ? '' : 'vendre une couleur',
  ].filter((part) => part !== '')
  if (open.length === 0) return 'Termine ton tour.'
  return `Tu peux ${join(open)}${open.length > 1 ? ', une fois chacun' : ''} ; puis termine ton tour.`
}

export const prompts: Text['prompts'] = {
  bid: (view) => {
    const own = view.me === null ? null : view.players[view.me].bid
    if (own !== null) return `Tu as misé ${coins(own)}. Tu peux changer jusqu’à la dernière enchère.`
    return 'Enchéris en secret pour l’ordre du tour. La plus haute enchère choisit d’abord sa place.'
  },
  bidWait: (view, names) => {
    const own = view.me === null ? null : view.players[view.me].bid
    const change = own === null ? '' : `Tu as misé ${coins(own)} et peux encore changer. `
    return `${change}On attend l’enchère de ${join(view.acting.map(names))}.`
  },
  chooseSpot: () =>
    'Choisis ta place : on plante et on livre à partir de la place 1, on récolte à partir de la dernière.',
  chooseSpotWait: (view, names) => `${active(view, names)} choisit une place dans l’ordre du tour.`,
  claim: () => 'Prends une carte Enchère et ses piments.',
  claimWait: (view, names) => `${active(view, names)} prend une carte Enchère.`,
  refill: () => 'La salle des ventes est complétée.',
  plantPepper: (view) =>
    view.turn.plantings === 0 ? 'Choisis un piment à planter.' : 'Choisis un deuxième piment à planter.',
  plantPepperWait: (view, names) => `${active(view, names)} choisit un piment à planter.`,
  plantPlot: (view) =>
    `Plante ${pepper(view.turn.taken ?? 'R')} sur une parcelle vide, à côté d’une parcelle plantée.`,
  plantPlotWait: (view, names) =>
    `${active(view, names)} choisit une parcelle pour ${pepper(view.turn.taken ?? 'R')}.`,
  plaque: (view) => `Tu as droit à la ${plaque(view.turn.plaque ?? 0)}. Prends-la ou laisse-la.`,
  plaqueWait: (view, names) => `${active(view, names)} peut prendre la ${plaque(view.turn.plaque ?? 0)}.`,
  plantMore: () =>
    `Joue la tuile ${tile('extraPepper')} pour planter un deuxième piment, ou finis de planter.`,
  plantMoreWait: (view, names) => `${active(view, names)} peut planter un deuxième piment.`,
  placeFarmer: () => 'Les fermiers partent de l’étoile.',
  harvest: stepPrompt,
  harvestWait: (view, names) => `${active(view, names)} marche et récolte.`,
  fulfil: fulfilPrompt,
  fulfilWait: (view, names) => `${active(view, names)} peut aller au marché, cuisiner et vendre.`,
  giveChoice: () => 'Choisis le piment que le marché te donne.',
  giveChoiceWait: (view, names) => `${active(view, names)} choisit un piment du marché.`,
  timeCheck: () => 'On regarde l’heure.',
  over: () => 'La partie est finie. Les paravents sont tombés.',
}
