/** Jelly Bean Farmers in German. */
import type { Text } from './common.ts'
import { countdown } from './de/countdown.ts'
import { describe } from './de/describe.ts'
import { event } from './de/events.ts'
import { effect, move } from './de/moves.ts'
import { prompts } from './de/prompts.ts'
import { refusals } from './de/refusals.ts'
import { endings } from './de/words.ts'

export const de: Text = {
  name: 'Jelly Bean Farmers',
  tagline: 'Acht Jahre lang säen, horten und plündern, trotz Dürre, Schädlingen und Nachbarn.',
  options: {},
  phases: {
    keep: 'Hand auswählen',
    stamps: 'Essensmarken',
    draw: 'Karten ziehen',
    place: 'Karten legen',
    plant: 'Aussaat',
    plantKnowing: 'Aussaat für alle, die mehr wissen',
    climate: 'Klima',
    react: 'Späte Aussaat',
    plan: 'Pläne',
    steal: 'Diebstahl',
    replan: 'Neue Pläne',
    drawTwo: 'Zwei ziehen',
    faces: 'Offene Karten',
    assassinate: 'Attentäter',
    warlord: 'Kriegsherren',
    backs: 'Rückseiten',
    harvest: 'Ernte',
    tribute: 'Tribut',
    over: 'Spielende',
  },
  prompts,
  endings,
  sources: { food: 'Nahrung', stamps: 'Punkte aus Essensmarken' },
  tieBreaks: {
    stamps: 'Meiste Essensmarken',
    fields: 'Meiste Felder',
    defence: 'Stärkste Abwehr',
    upgrades: 'Meiste Verbesserungen',
    shared: 'Geteilter Sieg',
  },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
}
