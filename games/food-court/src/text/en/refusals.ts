/** Why something is refused, in English, and what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { Text } from '../common.ts'
import { demand, needs, show } from './words.ts'

const card = (args: Refusal['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

export const refusals: Text['refusals'] = {
  unknownMove: () => 'That is not something one can do here.',
  drawFirst: () => 'First discard what you like and draw.',
  drawTime: () => 'You draw at the start of your turn, once.',
  discardTime: () => 'You discard at the start of your turn, before drawing.',
  discardLimit: (a) => `You may discard ${String(a.limit)} cards a turn; now draw.`,
  noSuchCard: () => 'There is no such card.',
  notInHand: (a) => `You do not have ${card(a)} in hand.`,
  oneAction: () => 'One main action a turn: prepare, cook or serve.',
  notIngredient: (a) => `${card(a)} is no ingredient; only ingredients are prepared.`,
  notRecipe: (a) => `${card(a)} is no recipe; choose a recipe from your hand.`,
  lacksIngredients: (a) =>
    `${card(a)} needs ${needs({ primary: 1, secondary: a.secondary as number })} prepared and unused.`,
  recipeFirst: () => 'Choose a recipe to cook first.',
  finishRecipe: (a) => `First finish ${card(a)}.`,
  asksFor: (a) =>
    `${card(a)} still needs ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
  notPrepared: (a) => `${card(a)} does not lie prepared and unused in your kitchen.`,
  noExtra: (a) =>
    `${card(a)} cannot be added: beyond what the recipe asks for only optional ingredients can, and what your ability allows.`,
  noMoreExtras: (a) => `${card(a)} cannot be added: this recipe has all the extra ingredients it may have.`,
  noCustomer: () => 'Nobody stands in your queue; attract a customer first.',
  noDish: () => 'You have nothing cooked to serve.',
  serveFirst: () => 'First finish the serve; nothing may interrupt it.',
  notServing: () => 'You are not serving now.',
  serveOne: () => 'Serve at least one recipe.',
  noSuchDish: (a) => `You have ${counted(a.dishes as number, 'cooked recipe')}; choose one of them.`,
  dishTaken: (a) => `That dish already goes to the ${customer(a)}.`,
  notInQueue: () => 'That customer is not in your queue.',
  ordersFull: (a) => `The ${customer(a)} takes ${counted(a.orders as number, 'recipe')} and no more.`,
  attractedAlready: () => 'You have attracted a customer this turn; one a turn is all.',
  notInCentral: () => 'That customer does not stand in the central queue.',
  queueFull: (a) => `Your queue is full: ${counted(a.limit as number, 'customer')} at most.`,
  requirement: (a) => `The ${customer(a)} comes only if you have ${demand(a.customer as number)}.`,
  noEvent: (a) => `You have no ${a.event === 'complaint' ? 'Complaint' : 'Promotion'} in hand.`,
  noOwnCustomer: () => 'A Promotion needs a customer in your own queue.',
  noTarget: () => 'There is no customer to play this event on.',
  playEvent: () => 'Play the event card first, then choose its customers in order.',
  finishEvent: () => 'First choose the customers of the event you played.',
  offerOwn: () => 'Offer a customer from your own queue.',
  swapOther: () => 'Choose a customer of another queue.',
  notWaiting: () => 'That customer stands in no queue.',
  noLoss: () => 'Nobody has to lose points now.',
  chooseOpponent: () => 'Choose one of your opponents.',
  noStrip: () => 'No win card has to go now.',
  chooseWinCard: () => 'Choose a win card that an opponent has.',
  trackTime: () => 'A win card is taken at the end of a serve.',
  cannotTrack: (a) => `${card(a)} cannot become a win card now.`,
  passInstead: () => 'You have taken no main action; pass if you want none.',
  endInstead: () => 'You have taken your main action; end the turn instead.',
  answerFirst: () => 'The game is over but for the tie: say when you last cooked.',
  answerWords: () => 'Answer with today, yesterday, week, longer or never.',
  notAsked: () => 'Nobody asks you when you last cooked.',
}
