import type { JellyBeanTelling } from './words.ts'

export const de: JellyBeanTelling = {
  terms: {
    stock: ['bald mehr Nahrung', 'bald weniger Nahrung'],
    harvests: ['bessere Ernten und Tribute später', 'schlechtere Ernten und Tribute später'],
    cards: ['bessere Karten für später', 'schlechtere Karten für später'],
  },
  deeds: {
    out: 'das Ende des Hofs',
    field: 'ein Feld mehr',
    silo: 'ein Silo mehr',
    tribute: 'ein neuer Tribut zu bekommen',
    debt: 'ein neuer Tribut zu zahlen',
    rabbits: 'Kaninchen auf dem Hof',
    unit: 'eine Einheit weniger',
    upgrade: 'eine Verbesserung weniger',
    stamp: 'eine eingelöste Essensmarke',
  },
}
