/** What is counted, in German. */
import type { StatisticsText } from '@harvest/engine/wire'

export const statistics: StatisticsText = {
  round: 'Jahr',
  sources: {
    start: 'Am Anfang',
    harvest: 'Ernten',
    tribute: 'Erhaltener Tribut',
    seeds: 'Saatgut',
    eaten: 'Gegessen',
    vermin: 'Von Schädlingen gefressen',
    paid: 'Gezahlter Tribut',
  },
  figures: {
    seeded: 'Besäte Felder',
    bare: 'Felder ohne Ertrag',
    bestHarvest: 'Beste Ernte',
    stamps: 'Eingelöste Essensmarken',
    stolen: 'Gestohlene Karten',
    robbed: 'An Diebe verlorene Karten',
    attacks: 'Ausgesandte Kriegsherren',
    killed: 'Von Attentätern entfernte Einheiten',
    destroyed: 'Vom Wetter zerstörte Ausbauten',
    fields: 'Angelegte Felder',
    silos: 'Gebaute Silos',
    men: 'Bewaffnete',
  },
}
