import type { JellyBeanTelling } from './words.ts'

export const en: JellyBeanTelling = {
  terms: {
    stock: ['more food soon', 'less food soon'],
    harvests: ['better harvests and tributes later', 'poorer harvests and tributes later'],
    cards: ['better cards for later', 'worse cards for later'],
  },
  deeds: {
    out: 'the end of the farm',
    field: 'another field',
    silo: 'another silo',
    tribute: 'a new tribute to collect',
    debt: 'a new tribute to pay',
    rabbits: 'Rabbits on the farm',
    unit: 'a unit lost',
    upgrade: 'an upgrade lost',
    stamp: 'a stamp cashed in',
  },
}
