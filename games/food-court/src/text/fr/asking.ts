/** What the question line understands of the game, in French. */
import type { AskingText } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    discard: ['défausser', 'défausse', 'jeter', 'jette'],
    draw: ['piocher', 'pioche'],
    prepare: ['préparer', 'prépare'],
    cook: ['cuisiner', 'cuisine'],
    add: ['ajouter', 'ajoute'],
    ready: ['prêt', 'fini'],
    serve: ['servir', 'sers'],
    assign: ['servir', 'sers', 'donne'],
    finish: ['finir', 'fini', 'finis', 'passer', 'passe'],
    rival: ['choisir', 'choisis'],
    strip: ['enlever', 'enlève'],
    track: ['prendre', 'prends', 'carte victoire'],
    skip: ['aucune', 'passer', 'passe'],
    attract: ['attirer', 'attire'],
    complaint: ['réclamation', 'réclamer', 'réclame'],
    promotion: ['promotion'],
    dismiss: ['renvoyer', 'renvoie'],
    offer: ['céder', 'cède', 'donner', 'donne'],
    swap: ['échanger', 'échange', 'prendre', 'prends'],
    pass: ['passer', 'passe'],
    end: ['passer', 'passe', 'terminer', 'termine', 'finir', 'fini', 'fin du tour'],
    answer: ['répondre', 'réponds'],
  },
  own: ['cuisine', 'restaurant', 'affaires'],
  also: [
    ['clients', 'file commune'],
    ['client', 'file commune'],
    ['marché', 'file commune'],
    ['ingrédients', 'préparé'],
    ['plats', 'cuisiné'],
    ['recettes', 'cuisiné'],
    ['cartes', 'main'],
  ],
  standing: (view, names) => view.kitchens.map(({ seat, total }) => `${names(seat)} : ${points(total)}.`),
}
