/** Why something is refused, in English, and what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { Text } from '../common.ts'
import { demand, needs, show } from './words.ts'

const card = (args: Refusal['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

export const refusals: Text['refusals'] = {
  unknownMove: () => 'You can’t do that here.',
  drawFirst: () => 'First discard if you like, then draw.',
  drawTime: () => 'You draw once, at the start of your turn.',
  discardTime: () => 'You discard at the start of your turn, before drawing.',
  discardLimit: (a) => `You can discard ${counted(a.limit as number, 'card')} per turn. Now draw.`,
  noSuchCard: () => 'That card doesn’t exist. Choose one you have.',
  notInHand: (a) => `${card(a)} isn’t in your hand.`,
  oneAction: () => 'You get one main action per turn: prepare, cook or serve.',
  notIngredient: (a) => `${card(a)} isn’t an ingredient. You can only prepare ingredients.`,
  notRecipe: (a) => `${card(a)} isn’t a recipe. Choose a recipe from your hand.`,
  lacksIngredients: (a) =>
    `${card(a)} needs ${needs({ primary: 1, secondary: a.secondary as number })} prepared and unused.`,
  recipeFirst: () => 'Choose a recipe to cook first.',
  finishRecipe: (a) => `Finish ${card(a)} first.`,
  asksFor: (a) =>
    `${card(a)} still needs ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
  notPrepared: (a) => `${card(a)} isn’t prepared and unused in your kitchen.`,
  noExtra: (a) =>
    `You can’t add ${card(a)}. Beyond what the recipe needs, you can only add optional ingredients and what your ability allows.`,
  noMoreExtras: (a) =>
    `You can’t add ${card(a)}. This recipe already has all the extra ingredients it can take.`,
  noCustomer: () => 'There’s nobody in your queue. Attract a customer first.',
  noDish: () => 'You have no cooked recipes to serve.',
  serveFirst: () => 'Finish serving first. Nothing can interrupt it.',
  notServing: () => 'You’re not serving right now.',
  serveOne: () => 'Serve at least one recipe.',
  noSuchDish: (a) => `You have ${counted(a.dishes as number, 'cooked recipe')}. Choose one of them.`,
  dishTaken: (a) => `That recipe is already going to the ${customer(a)}.`,
  notInQueue: () => 'That customer isn’t in your queue.',
  ordersFull: (a) => `The ${customer(a)} orders ${counted(a.orders as number, 'recipe')} and no more.`,
  attractedAlready: () => 'You’ve already attracted a customer this turn, and you only get one.',
  notInCentral: () => 'That customer isn’t in the central queue.',
  queueFull: (a) => `Your queue is full: ${counted(a.limit as number, 'customer')} at most.`,
  requirement: (a) => `The ${customer(a)} only comes if you have ${demand(a.customer as number)}.`,
  noEvent: (a) => `You have no ${a.event === 'complaint' ? 'Complaint' : 'Promotion'} in hand.`,
  noOwnCustomer: () => 'For a Promotion you need a customer in your own queue.',
  noTarget: () => 'There’s no customer to play this event on.',
  playEvent: () => 'Play the event card first, then choose the customers.',
  finishEvent: () => 'First choose the customers for the event you played.',
  offerOwn: () => 'Offer a customer from your own queue.',
  swapOther: () => 'Choose a customer from another queue.',
  notWaiting: () => 'That customer isn’t in any queue.',
  noLoss: () => 'Nobody has to lose points right now.',
  chooseOpponent: () => 'Choose one of your rivals.',
  noStrip: () => 'No win card has to go right now.',
  chooseWinCard: () => 'Choose one of a rival’s win cards.',
  trackTime: () => 'You take a win card when you’ve finished serving.',
  cannotTrack: (a) => `${card(a)} can’t become a win card now.`,
  passInstead: () => 'You haven’t taken a main action yet. Pass if you don’t want one.',
  endInstead: () => 'You’ve already taken your main action. End your turn instead.',
  answerFirst: () => 'Only the tie is left to settle. Say when you last cooked.',
  answerWords: () => 'Answer with today, yesterday, week, longer or never.',
  notAsked: () => 'You’re not being asked when you last cooked.',
}
