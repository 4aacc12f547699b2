import type { JellyBeanTelling } from './words.ts'

export const de: JellyBeanTelling = {
  terms: {
    stock: ['bald mehr Nahrung', 'bald weniger Nahrung'],
    harvests: ['bessere Ernten und Tribute später', 'schlechtere Ernten und Tribute später'],
    cards: ['bessere Karten für später', 'schlechtere Karten für später'],
  },
  deeds: {
    out: 'dem Ende des Hofs',
    field: 'einem Feld mehr',
    silo: 'einem Silo mehr',
    tribute: 'einem neuen Tribut von jemandem',
    debt: 'einem neuen Tribut an jemanden',
    rabbits: 'Kaninchen auf dem Hof',
    unit: 'einer Einheit weniger',
    upgrade: 'einer Verbesserung weniger',
    stamp: 'einer eingelösten Essensmarke',
  },
}
