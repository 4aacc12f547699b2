/** What is being decided, in English, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { canAttract, holdsEvent, servingOf, type Text } from '../common.ts'
import { needs, points, show } from './words.ts'

const active = (view: View, names: Names): string => names(view.active)

const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

const DISCARDING = [
  'Discard up to two cards, then draw.',
  'Discard one card more, or draw.',
  'Two cards are discarded: draw.',
]

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['attract a customer'] : []),
  ...(holdsEvent(view) ? ['play events'] : []),
]

const capital = (words: string): string => words[0].toUpperCase() + words.slice(1)

export const prompts: Text['prompts'] = {
  discard: (view) => DISCARDING[view.turn.discarded],
  discardWait: WAITING('discards and draws'),
  act: (view) => {
    const besides = freely(view).join(' and ')
    return `Prepare, cook or serve${besides === '' ? '' : `; ${besides} as you like`}.`
  },
  actWait: WAITING('chooses a main action'),
  prepare: () => 'Prepare more ingredients, or end your turn.',
  prepareWait: WAITING('prepares ingredients'),
  cook: () => 'Cook another recipe, or end your turn.',
  cookWait: WAITING('is cooking'),
  fill: (view) => {
    const cooking = view.cooking!
    const missing = needs(cooking)
    const dish = show.card(cooking.recipe)
    return missing === '' ? `${dish} is complete: add more, or call it ready.` : `${dish} needs ${missing}.`
  },
  fillWait: (view, names) => `${active(view, names)} cooks ${show.card(view.cooking!.recipe)}.`,
  serve: (view) => {
    const { hasBegun, canGoOn } = servingOf(view)
    if (!hasBegun) return 'Give a dish to a customer.'
    return `This serve scores ${points(view.serving!.total)}: ${canGoOn ? 'give out another dish, or finish' : 'nothing more can be given out; finish'}.`
  },
  serveWait: (view, names) => `${active(view, names)} serves, ${points(view.serving!.total)} so far.`,
  settle: () => 'The effects of the customers are settled.',
  settleWait: () => 'The effects of the customers are settled.',
  rival: () => 'Choose who loses 2 points.',
  rivalWait: WAITING('chooses who loses 2 points'),
  strip: () => 'Choose the win card that is discarded.',
  stripWait: WAITING('chooses the win card that is discarded'),
  track: () => 'Put one of these cards into your win area?',
  trackWait: WAITING('may take a win card'),
  after: (view) => {
    const besides = freely(view).join(' or ')
    return besides === '' ? 'You have served: end your turn.' : `${capital(besides)}, or end your turn.`
  },
  afterWait: WAITING('has served'),
  complaint: () => 'Choose the customer who leaves.',
  complaintWait: WAITING('plays a Complaint'),
  offer: () => 'Choose the customer you give away.',
  offerWait: WAITING('plays a Promotion'),
  swap: (view) => `Choose the customer you get for your ${show.customer(view.playing!.offered!)}.`,
  swapWait: WAITING('plays a Promotion'),
  close: () => 'The turn ends.',
  closeWait: () => 'The turn ends.',
  honour: () => 'It is a tie. On your honour: when did you last cook?',
  honourWait: () => 'It is a tie: those in front say when they last cooked.',
  over: () => 'The food court is closed.',
  overWait: () => 'The food court is closed.',
}
