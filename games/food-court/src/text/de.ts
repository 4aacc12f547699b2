/** Food Court in German. */
import type { Text } from './common.ts'
import { countdown } from './de/countdown.ts'
import { describe } from './de/describe.ts'
import { event } from './de/events.ts'
import { effect, move } from './de/moves.ts'
import { prompts } from './de/prompts.ts'
import { refusals } from './de/refusals.ts'
import { endings, sources } from './de/words.ts'

export const de: Text = {
  name: 'Food Court',
  tagline: 'Acht Küchen, eine Schlange hungriger Leute.',
  options: {
    decks: {
      label: 'Küchen',
      help: 'Welche Küche jeder Platz führt; keine zwei Plätze dieselbe.',
      values: {
        random: 'Zufällige Küche',
        italy: 'Piazza Romana (italienisch)',
        france: 'Le Petit Paris (französisch)',
        china: 'Jin Long (chinesisch)',
        india: 'Raj Mahal (indisch)',
        usa: 'Liberty Grill (amerikanisch)',
        turkiye: 'Sultan Saray (türkisch)',
        japan: 'Sakura House (japanisch)',
        mexico: 'El Nopalito (mexikanisch)',
      },
    },
    printed: {
      label: 'Fähigkeiten wie gedruckt',
      help: 'Jede Küche bringt, was auf ihrer Karte steht. Sonst sind einige Zahlen geändert, damit alle Küchen gleich gute Aussichten haben.',
    },
  },
  phases: {
    discard: 'Ablegen und ziehen',
    act: 'Hauptaktion',
    prepare: 'Vorbereiten',
    cook: 'Kochen',
    fill: 'Zutaten',
    serve: 'Servieren',
    settle: 'Wirkungen',
    rival: 'Ein Gegner verliert Punkte',
    strip: 'Ein Gegner verliert eine Siegkarte',
    track: 'Siegkarte',
    after: 'Nach dem Servieren',
    complaint: 'Beschwerde',
    offer: 'Werbeaktion: dein Gast',
    swap: 'Werbeaktion: der andere Gast',
    close: 'Ende des Zuges',
    honour: 'Gleichstand',
    over: 'Feierabend',
  },
  prompts,
  endings,
  sources,
  tieBreaks: { cooked: 'Zuletzt gekocht', shared: 'Geteilter Sieg' },
  move,
  effect,
  event,
  countdown,
  refusals,
  describe,
}
