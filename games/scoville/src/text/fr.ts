/** Scoville in French. */
import type { Translated } from '@harvest/engine/wire'
import { COINS_PER_POINT } from '../data.ts'
import type { Text } from './common.ts'
import { countdown } from './fr/countdown.ts'
import { describe } from './fr/describe.ts'
import { event } from './fr/events.ts'
import { effect, move } from './fr/moves.ts'
import { places } from './fr/places.ts'
import { prompts } from './fr/prompts.ts'
import { refusals } from './fr/refusals.ts'
import { endings } from './fr/words.ts'

export const fr: Translated<Text> = {
  name: 'Scoville',
  tagline: 'Plante, croise et cuisine les piments les plus forts de la fête.',
  options: {
    shortDisplay: {
      label: 'Étalage court',
      help: 'Plus il y a de joueurs, moins il y a de cartes Marché et de recettes : une partie plus courte, de 3 à 5.',
    },
    openScreens: {
      label: 'Paravents ouverts',
      help: 'Chacun voit les piments, pièces, tuiles et cartes de tous.',
    },
  },
  phases: {
    bid: 'Enchères',
    chooseSpot: 'Choix des places',
    claim: 'Cartes Enchère',
    refill: 'Salle des ventes',
    plantPepper: 'Plantation : le piment',
    plantPlot: 'Plantation : la parcelle',
    plaque: 'Plaque',
    plantMore: 'Deuxième plant',
    placeFarmer: 'Pose du fermier',
    harvest: 'Récolte',
    fulfil: 'Commandes',
    giveChoice: 'Choix d’un piment du marché',
    timeCheck: 'Heure',
    over: 'Fin de la partie',
  },
  prompts,
  endings,
  sources: {
    market: 'Cartes Marché',
    recipes: 'Recettes',
    plaques: 'Plaques',
    tiles: 'Tuiles non jouées',
    coins: `Pièces (${COINS_PER_POINT} pour un point)`,
  },
  tieBreaks: { coins: 'Le plus de pièces', shared: 'Victoire partagée' },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
  places,
}
