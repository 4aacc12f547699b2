/** Food Court in French. */
import type { Translated } from '@harvest/engine/wire'
import type { Text } from './common.ts'
import { countdown } from './fr/countdown.ts'
import { describe } from './fr/describe.ts'
import { event } from './fr/events.ts'
import { effect, move } from './fr/moves.ts'
import { prompts } from './fr/prompts.ts'
import { refusals } from './fr/refusals.ts'
import { endings, sources } from './fr/words.ts'

export const fr: Translated<Text> = {
  name: 'Food Court',
  tagline: 'Huit cuisines, une seule file de clients affamés.',
  options: {
    decks: {
      label: 'Cuisines',
      help: 'Quelle cuisine tient chaque place. Deux places ne peuvent pas tenir la même.',
      values: {
        random: 'Cuisine au hasard',
        italy: 'Piazza Romana (italienne)',
        france: 'Le Petit Paris (française)',
        china: 'Jin Long (chinoise)',
        india: 'Raj Mahal (indienne)',
        usa: 'Liberty Grill (américaine)',
        turkiye: 'Sultan Saray (turque)',
        japan: 'Sakura House (japonaise)',
        mexico: 'El Nopalito (mexicaine)',
      },
    },
    printed: {
      label: 'Talents tels qu’imprimés',
      help: 'Chaque cuisine marque ce que dit sa carte. Sinon, quelques nombres sont ajustés pour que toutes aient leur chance.',
    },
  },
  phases: {
    discard: 'Défausse et pioche',
    act: 'Action principale',
    prepare: 'Préparation',
    cook: 'Cuisine',
    fill: 'Ingrédients',
    serve: 'Service',
    settle: 'Effets',
    rival: 'Un rival perd des points',
    strip: 'Un rival perd une carte Victoire',
    track: 'Carte Victoire',
    after: 'Après le service',
    complaint: 'Réclamation',
    offer: 'Promotion : ton client',
    swap: 'Promotion : l’autre client',
    close: 'Fin du tour',
    honour: 'Égalité',
    over: 'Fermeture',
  },
  prompts,
  endings,
  sources,
  tieBreaks: { cooked: 'A cuisiné le plus récemment', shared: 'Victoire partagée' },
  move,
  effect,
  event,
  countdown,
  refusals,
  describe,
}
