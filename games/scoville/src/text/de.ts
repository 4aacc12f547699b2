/** Scoville in German. */
import { COINS_PER_POINT } from '../data.ts'
import type { Text } from './common.ts'
import { countdown } from './de/countdown.ts'
import { describe } from './de/describe.ts'
import { event } from './de/events.ts'
import { effect, move } from './de/moves.ts'
import { places } from './de/places.ts'
import { prompts } from './de/prompts.ts'
import { refusals } from './de/refusals.ts'
import { endings } from './de/words.ts'

export const de: Text = {
  name: 'Scoville',
  tagline: 'Pflanze, kreuze und verkoche die schärfsten Chilis des Festes.',
  options: {
    shortDisplay: {
      label: 'Kurze Auslage',
      help: 'Je mehr Leute mitspielen, desto weniger Markt- und Rezeptkarten: ein kürzeres Spiel für 3 bis 5.',
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
    giveChoice: 'Chili vom Markt wählen',
    timeCheck: 'Tageszeit prüfen',
    over: 'Ende des Spiels',
  },
  prompts,
  endings,
  sources: {
    market: 'Marktkarten',
    recipes: 'Rezepte',
    plaques: 'Plaketten',
    tiles: 'Ungenutzte Plättchen',
    coins: `Münzen (${COINS_PER_POINT} für einen Punkt)`,
  },
  tieBreaks: { coins: 'Meiste Münzen', shared: 'Geteilter Sieg' },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
  places,
}
