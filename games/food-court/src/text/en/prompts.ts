/** What is being decided, in English, for those who decide and those who wait. */
import { capital, listed, type Names } from '@harvest/engine/wire'
import { ALL_WIN_CARDS_VP, DISCARD_LIMIT, LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { canAttract, holdsEvent, mainActions, nextWinCard, servingOf, type Text } from '../common.ts'
import { needs, points, show, someCards } from './words.ts'

const active = (view: View, names: Names): string => names(view.active)

const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

function discarding(discarded: number): string {
  const left = DISCARD_LIMIT - discarded
  if (discarded === 0) return `Discard up to ${someCards(left)}, then draw.`
  if (left === 0) return `You’ve discarded ${someCards(discarded)}. Now draw.`
  return `Discard ${left === 1 ? 'one more card' : `up to ${left} more cards`}, or draw.`
}

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['attract a customer'] : []),
  ...(holdsEvent(view) ? ['play events'] : []),
]

/** The main action goes on as long as it can; `nothing` says why it can't. */
function goOn(view: View, main: string | null, nothing: string): string {
  const open = [...(main === null ? [] : [main]), ...freely(view)]
  if (open.length === 0) return `${nothing} End your turn.`
  return `${main === null ? `${nothing} ` : ''}${capital(open.join(', '))}, or end your turn.`
}

export const prompts: Text['prompts'] = {
  discard: (view) => discarding(view.turn.discarded),
  discardWait: WAITING('is discarding and drawing'),
  act: (view) => {
    const { prepare, cook, serve } = mainActions(view)
    const main = [
      ...(prepare ? ['prepare ingredients'] : []),
      ...(cook ? ['cook recipes'] : []),
      ...(serve ? ['serve your customers'] : []),
    ]
    const besides = freely(view).join(' and ')
    if (main.length === 0)
      return `There’s nothing to prepare, cook or serve${besides === '' ? ', so pass' : `. ${capital(besides)} if you like, then pass`}.`
    const open = main.length === 1 ? `${main[0]}, or pass` : listed(main, 'or')
    return `${capital(open)}${besides === '' ? '' : `; ${besides} if you like`}.`
  },
  actWait: WAITING('is choosing a main action'),
  prepare: (view) =>
    goOn(
      view,
      mainActions(view).prepare ? 'prepare more ingredients' : null,
      'No ingredients are left to prepare.',
    ),
  prepareWait: WAITING('is preparing ingredients'),
  cook: (view) =>
    goOn(
      view,
      mainActions(view).cook ? 'cook another recipe' : null,
      'There’s no other recipe you could cook.',
    ),
  cookWait: WAITING('is cooking'),
  fill: (view) => {
    const cooking = view.cooking!
    const missing = needs(cooking)
    const dish = show.card(cooking.recipe)
    return missing === ''
      ? `${dish} has everything it needs. Add more, or choose “Ready”.`
      : `${dish} needs ${missing}.`
  },
  fillWait: (view, names) => `${active(view, names)} is cooking ${show.card(view.cooking!.recipe)}.`,
  serve: (view) => {
    const { hasBegun, canGoOn } = servingOf(view)
    if (!hasBegun) return 'Give a customer a recipe.'
    return `This serving scores ${points(view.serving!.total)}: ${canGoOn ? 'give out another recipe, or finish' : 'there’s nothing more to give out, so finish'}.`
  },
  serveWait: (view, names) => `${active(view, names)} is serving, for ${points(view.serving!.total)} so far.`,
  settle: () => 'Time for the customers’ effects.',
  settleWait: () => 'Time for the customers’ effects.',
  rival: () => `Choose who loses ${points(LOSS_VP)}.`,
  rivalWait: WAITING(`is choosing who loses ${points(LOSS_VP)}`),
  strip: () => 'Choose which win card is discarded.',
  stripWait: WAITING('is choosing which win card is discarded'),
  track: (view) => {
    const { count, points: gain } = nextWinCard(view)
    return count < WIN_CARDS
      ? `Keep one of these as a win card? It’s worth ${points(gain)} at the end.`
      : `Keep one of these as your last win card? All four are worth ${points(ALL_WIN_CARDS_VP)} at the end, ${gain} more than three.`
  },
  trackWait: WAITING('can take a win card'),
  after: (view) => {
    const besides = freely(view).join(' or ')
    return besides === ''
      ? 'You’ve served. End your turn.'
      : `You’ve served. ${capital(besides)}, or end your turn.`
  },
  afterWait: WAITING('has served'),
  complaint: () => 'Choose which customer leaves.',
  complaintWait: WAITING('is playing a Complaint'),
  offer: () => 'Choose the customer you’re giving away.',
  offerWait: WAITING('is playing a Promotion'),
  swap: (view) => `Choose who you want in return for your ${show.customer(view.playing!.offered!)}.`,
  swapWait: WAITING('is playing a Promotion'),
  close: () => 'The turn ends.',
  closeWait: () => 'The turn ends.',
  honour: () => 'It’s a tie. Be honest: when did you last cook?',
  honourWait: () => 'It’s a tie. The leaders are saying when they last cooked.',
  over: () => 'The food court is closed.',
  overWait: () => 'The food court is closed.',
}
