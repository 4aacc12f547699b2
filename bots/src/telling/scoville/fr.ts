import { countedInFrench, inWords, type Translated } from '@harvest/engine'
import { COLOURS as colours } from '@harvest/scoville/text/fr/words'
import { peppersIn, type ScovilleTelling } from './words.ts'

const peppers = peppersIn({ colours, times: (count) => `${inWords(count, 'fr')} fois`, last: 'et' })

export const fr: Translated<ScovilleTelling> = {
  terms: {
    hand: ['plus de points dans cette manche', 'moins de points dans cette manche'],
    cards: [
      'plus près des recettes et cartes Marché visibles',
      'plus loin des recettes et cartes Marché visibles',
    ],
    peppers: ['plus de piments pour plus tard', 'moins de piments pour plus tard'],
    harvest: ['une meilleure prochaine récolte', 'une moins bonne prochaine récolte'],
    order: ['une meilleure place dans l’ordre du tour', 'une moins bonne place dans l’ordre du tour'],
  },
  plaque: 'une plaque',
  first: 'la première place',
  opened(paths, shared, letters) {
    const isOne = paths === 1
    const others =
      shared === 0
        ? 'les autres n’y ont pas accès'
        : shared < paths
          ? `d’autres ont accès à ${shared === 1 ? 'l’un' : inWords(shared, 'fr')} d’entre eux`
          : 'd’autres y ont accès aussi'
    return `Ouvre ${isOne ? 'un chemin' : `${inWords(paths, 'fr')} chemins`} à portée, qui ${isOne ? 'rapporte' : 'rapportent'} ${peppers(letters)} ; ${others}.`
  },
  onlyOthers: 'N’ouvre des chemins qu’aux autres.',
  harvest: (letters) => `La marche rapporte ${peppers(letters)}.`,
  takings: (points) => `Le tour entier rapporte ${countedInFrench(points, 'point')}.`,
}
