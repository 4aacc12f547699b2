/** Why something is not possible, in English, with what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Text } from '../common.ts'
import { ACTION_TEXT, field, silo } from './words.ts'

const name = (a: Refusal['args']): string => ACTION_TEXT[a.card as ActionId].name

export const refusals: Text['refusals'] = {
  unknownMove: () => 'You can’t do that in this game. Choose one of the moves offered.',
  malformed: () => 'That doesn’t fit this choice. Choose one of the moves offered.',
  notNow: () => 'You can’t do that right now. Choose one of the moves offered.',
  notAsked: () => 'There’s nothing for you to decide right now. Your earlier choices stand.',
  alreadySealed: () =>
    'Your choice is sealed. Use “Change your choice” first, while somebody is still choosing.',
  nothingSealed: () => 'You have no sealed choice to change. What’s been revealed stands.',
  notInHand: (a) => `You have no ${name(a)} left to choose. Undo to take a choice back.`,
  noSuchCard: () => 'That card doesn’t exist. Choose one from your hand.',
  noSuchSeason: () => 'Place a card for spring or for summer.',
  seasonTaken: (a) => `You’ve already placed a card for ${String(a.season)}.`,
  noSuchField: (a) => `Choose one of your own fields. You have ${counted(Number(a.fields), 'field')}.`,
  alreadySeeded: (a) => `You’re already seeding ${field(Number(a.field))}.`,
  noFood: (a) => `Each seed costs 1 food, and you only have ${String(a.food)}.`,
  noReactivePlanting: () => 'You have no Reactive Planting in front of you.',
  seedsChosen: () => 'You’ve already started seeding. With a Reactive Planting, all your fields wait.',
  seasonCardFirst: () => 'First decide what to do with your season card.',
  noFire: () => 'You can lay a card from your hand as an extra half Field only in a season with Fire.',
  oneForFire: () => 'Fire lets you lay one card from your hand per season, and you’ve already chosen it.',
  noSuchSlot: () =>
    'You can’t plan that right now. You plan your season card, saved cards, and cards you’ve just got.',
  alreadyPlanned: (a) =>
    `You’ve already planned this ${name(a)}. Undo that first if you want something else.`,
  otherFirst: (a) => `First plan the ${name(a)} you got. Cards from a Steal are planned in order.`,
  savedNotDiscarded: () => 'You can play a saved card, use its back another way, or keep it saved.',
  noSuchBack: () =>
    'The back of a card is half a Field, half a Silo, an Armed Man or a card saved for later.',
  alreadySaved: () => 'This card is already saved.',
  seeded: () => 'You’ve seeded this season, so play your season card face up or discard it.',
  stealTooLate: () =>
    'It’s too late to play this Steal. Discard it or, if you’ve seeded nothing, use its back.',
  upgradeThere: (a) =>
    `${ACTION_TEXT[a.card as ActionId].name} is already on ${field(Number(a.field))}, or planned there. A field takes one of each kind.`,
  noSuchSilo: (a) => `Choose one of your own silos. You have ${counted(Number(a.silos), 'silo')}.`,
  extensionThere: (a) =>
    `There’s already an extension on ${silo(Number(a.silo))}, or planned there. A silo takes one.`,
  noSuchFarm: (a) => `Choose one of the ${String(a.seats)} farms by its sign.`,
  farmIsOut: (a, names) => `${names(Number(a.farm))} is out of the game.`,
  ownFarm: (a) => `${name(a)} is for an opponent, not for yourself.`,
  rabbitsThere: (a, names) => `${names(Number(a.farm))} already has Rabbits, or your plan sends some there.`,
  otherVictim: (a, names) =>
    `With two thieves, you can only steal from ${names(Number(a.farm))}, or swap your Steal.`,
  noCardShown: (a, names) => `${names(Number(a.farm))} isn’t showing a card you could take.`,
  alreadyTaken: (a, names) => `You’re already taking ${names(Number(a.farm))}’s card.`,
  planPickedFirst: () => 'First decide what to do with the card you picked.',
  noSuchUnit: (a, names) => `${names(Number(a.farm))} doesn’t have that unit. Choose one they have.`,
  alreadyPaying: (a, names) => `${names(Number(a.farm))} already pays you tribute.`,
  alreadyPaid: (a, names) =>
    `You pay ${names(Number(a.farm))} tribute. You can’t attack them until that ends.`,
  alreadyAttacked: (a, names) => `Your other Warlord is already attacking ${names(Number(a.farm))}.`,
}
