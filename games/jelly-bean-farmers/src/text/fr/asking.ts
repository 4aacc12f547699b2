/** What the question line understands of the game, in French. */
import { countedInFrench, type AskingText } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { food } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    keep: ['garder', 'garde'],
    place: ['poser', 'pose'],
    seed: ['semer', 'sème', 'planter', 'plante'],
    react: ['attendre', 'attends'],
    ready: ['prêt', 'fini', 'finir', 'passer', 'passe', 'sceller'],
    change: ['changer', 'change'],
    face: ['jouer', 'joue'],
    discard: ['défausser', 'défausse', 'jeter', 'jette'],
    back: ['utiliser', 'utilise'],
    fire: ['poser', 'incendie'],
    steal: ['voler', 'vole'],
    decline: ['passer', 'passe', 'refuser', 'échanger'],
    pick: ['utiliser', 'utilise'],
    kill: ['retirer', 'retire', 'tuer', 'tue'],
    attack: ['attaquer', 'attaque'],
  },
  own: ['ferme', 'affaires'],
  also: [
    ['saison', 'année'],
    ['contrats', 'tribut annuel'],
    ['contrat', 'tribut annuel'],
    ['tribut', 'tribut annuel'],
    ['tributs', 'tribut annuel'],
    ['météo', 'climat de l année'],
    ['climat', 'climat de l année'],
    ['cartes', 'main'],
    ['haricots', 'vivres'],
    ['nourriture', 'vivres'],
  ],
  standing: (view, names) =>
    view.farms.map((farm) =>
      farm.out === null
        ? `${names(farm.seat)} : ${food(farm.food)} et ${countedInFrench(farm.stamps, 'bon alimentaire', 'bons alimentaires')}.`
        : `${names(farm.seat)} : hors jeu.`,
    ),
}
