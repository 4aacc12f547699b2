import type { Translated } from '@harvest/engine'
import type { JellyBeanTelling } from './words.ts'

export const fr: Translated<JellyBeanTelling> = {
  terms: {
    stock: ['plus de nourriture bientôt', 'moins de nourriture bientôt'],
    harvests: [
      'de meilleures récoltes et de meilleurs tributs plus tard',
      'de moins bonnes récoltes et de moins bons tributs plus tard',
    ],
    cards: ['de meilleures cartes pour plus tard', 'de moins bonnes cartes pour plus tard'],
  },
  deeds: {
    out: 'la fin de la ferme',
    field: 'un champ de plus',
    silo: 'un silo de plus',
    tribute: 'un nouveau tribut à toucher',
    debt: 'un nouveau tribut à payer',
    rabbits: 'des Lapins à la ferme',
    unit: 'une unité de moins',
    upgrade: 'une amélioration de moins',
    stamp: 'un ticket utilisé',
  },
}
