/** Food Court in English. */
import type { Text } from './common.ts'
import { countdown } from './en/countdown.ts'
import { describe } from './en/describe.ts'
import { event } from './en/events.ts'
import { effect, move } from './en/moves.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { endings, sources } from './en/words.ts'

export const en: Text = {
  name: 'Food Court',
  tagline: 'Eight kitchens, one queue of hungry customers.',
  options: {
    decks: {
      label: 'Kitchens',
      help: 'Which kitchen each seat runs. No two seats can run the same one.',
      values: {
        random: 'Random kitchen',
        italy: 'Piazza Romana (Italian)',
        france: 'Le Petit Paris (French)',
        china: 'Jin Long (Chinese)',
        india: 'Raj Mahal (Indian)',
        usa: 'Liberty Grill (American)',
        turkiye: 'Sultan Saray (Turkish)',
        japan: 'Sakura House (Japanese)',
        mexico: 'El Nopalito (Mexican)',
      },
    },
    printed: {
      label: 'Abilities as printed',
      help: 'Kitchens score what’s printed on their cards. Otherwise some numbers are adjusted to give every kitchen an even chance.',
    },
  },
  phases: {
    discard: 'Discard and draw',
    act: 'Main action',
    prepare: 'Prepare',
    cook: 'Cook',
    fill: 'Ingredients',
    serve: 'Serve',
    settle: 'Effects',
    rival: 'A rival loses points',
    strip: 'A rival loses a win card',
    track: 'Win card',
    after: 'After serving',
    complaint: 'Complaint',
    offer: 'Promotion: your customer',
    swap: 'Promotion: the other customer',
    close: 'End of turn',
    honour: 'Tie',
    over: 'Closing time',
  },
  prompts,
  endings,
  sources,
  tieBreaks: { cooked: 'Cooked most recently', shared: 'Shared win' },
  move,
  effect,
  event,
  countdown,
  refusals,
  describe,
}
