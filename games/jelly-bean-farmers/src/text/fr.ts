/** Jelly Bean Farmers in French. */
import type { Translated } from '@harvest/engine/wire'
import type { Text } from './common.ts'
import { countdown } from './fr/countdown.ts'
import { describe } from './fr/describe.ts'
import { event } from './fr/events.ts'
import { effect, move } from './fr/moves.ts'
import { prompts } from './fr/prompts.ts'
import { refusals } from './fr/refusals.ts'
import { endings } from './fr/words.ts'

export const fr: Translated<Text> = {
  name: 'Jelly Bean Farmers',
  tagline: 'Cultiver, engranger et piller pendant huit années de sécheresse, de ravageurs et de voisins.',
  phases: {
    keep: 'Choix de la main',
    stamps: 'Bons alimentaires',
    draw: 'Pioche',
    place: 'Pose des cartes',
    plant: 'Semis',
    plantKnowing: 'Semis, pour qui en sait plus',
    climate: 'Climat',
    react: 'Semis tardifs',
    plan: 'Plans',
    steal: 'Vols',
    replan: 'Nouveaux plans',
    drawTwo: 'Piocher deux',
    faces: 'Cartes face visible',
    assassinate: 'Assassins',
    warlord: 'Seigneurs de guerre',
    backs: 'Dos des cartes',
    harvest: 'Récolte',
    tribute: 'Tribut',
    over: 'Fin de la partie',
  },
  prompts,
  endings,
  sources: { food: 'Vivres', stamps: 'Points des bons alimentaires' },
  tieBreaks: {
    stamps: 'Le plus de bons alimentaires',
    fields: 'Le plus de champs',
    defence: 'La meilleure défense',
    upgrades: 'Le plus d’améliorations',
    shared: 'Victoire partagée',
  },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
}
