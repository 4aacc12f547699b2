import type { Translated } from '@harvest/engine/wire'
import type { VariantText } from './en.ts'

export const fr: Translated<VariantText> = {
  name: 'Variante',
  help: 'Tes propres nombres ou cartes, dans un fichier. Tout le monde à la table voit ce qui change.',
  choose: 'Choisir un fichier',
  remove: 'Jouer comme imprimé',
  tooLarge: 'Ce fichier est trop gros pour une variante.',
  study: 'Ce que change une variante, une étude le montre',
  title: 'Ce qui change par rapport au jeu imprimé',
  printed: (v: string) => `au lieu de ${v}`,
  fresh: 'nouveau',
  of: (name: string) => `Variante : ${name}`,
  none: 'rien',
  yes: 'oui',
  no: 'non',
}
