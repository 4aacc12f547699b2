/** What the question line understands of the game, in French. */
import type { AskingText } from '@harvest/engine/wire'
import { plaquePoints } from '../common.ts'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    bid: ['miser', 'mise', 'enchérir', 'enchéris'],
    spot: ['place', 'prendre la place', 'prends la place'],
    claim: ['prendre', 'prends'],
    take: ['planter', 'plante', 'sème'],
    plant: ['planter', 'plante', 'mets'],
    takePlaque: ['prendre', 'prends', 'plaque'],
    leavePlaque: ['laisser', 'laisse', 'passer', 'passe'],
    extraPepper: ['replanter', 'planter encore'],
    endPlanting: ['finir', 'fini', 'finis', 'passer', 'passe'],
    step: ['aller', 'va', 'vais', 'marcher', 'marche', 'avancer', 'avance', 'pas'],
    doubleBack: ['demi-tour', 'faire demi-tour', 'fais demi-tour'],
    extraStep: ['un pas de plus', 'pas de plus'],
    stop: ['arrêter', 'arrête', 'stop', 'reste', 'passer', 'passe', 'fini'],
    market: [
      'acheter',
      'achète',
      'échanger',
      'échange',
      'prendre',
      'prends',
      'aller au marché',
      'va au marché',
    ],
    cook: ['cuisiner', 'cuisine'],
    sell: ['vendre', 'vends'],
    end: ['passer', 'passe', 'terminer', 'termine', 'finir', 'fini', 'fin du tour'],
    choose: ['choisir', 'choisis', 'prends'],
  },
  own: ['affaires', 'paravent', 'côté'],
  where: 'fermier',
  also: [
    ['recettes', 'concours'],
    ['recette', 'concours'],
    ['plats', 'concours'],
    ['piments', 'piment'],
    ['argent', 'pièces'],
    ['champ', 'planté'],
    ['prix', 'vente'],
    ['ordre', 'ordre du tour'],
    ['suivant', 'ordre du tour'],
    ['tour', 'manche'],
    ['tours', 'manche'],
    ['fermiers', 'fermier'],
    ['enchères', 'salle des ventes'],
  ],
  standing: (view, names) =>
    view.players.map((player) =>
      player.holdings
        ? `${names(player.seat)} : ${points(player.holdings.total)} jusqu’ici.`
        : `${names(player.seat)} : ${points(plaquePoints(player))} en plaques ; le reste est derrière le paravent.`,
    ),
}
