/** Why something is not possible, in English, with what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Text } from '../common.ts'
import { ACTION_TEXT, field, silo } from './words.ts'

const name = (a: Refusal['args']): string => ACTION_TEXT[a.card as ActionId].name

export const refusals: Text['refusals'] = {
  unknownMove: () => 'There is no such move in this game; choose one of those offered.',
  malformed: () => 'That does not belong to this choice; choose one of the moves offered.',
  notNow: () => 'That is not decided now; choose one of the moves offered.',
  notAsked: () => 'You have nothing to decide now; what you have chosen before stands.',
  alreadySealed: () => 'Your choice is sealed. Change it first, as long as somebody is still choosing.',
  nothingSealed: () => 'There is no sealed choice of yours to change: what lies open stands.',
  notInHand: (a) => `You have no ${name(a)} left to choose; Undo takes a choice back.`,
  noSuchCard: () => 'There is no such card; name one of your hand.',
  noSuchSeason: () => 'A card is placed for spring or for summer.',
  seasonTaken: (a) => `You have placed a card for ${String(a.season)} already.`,
  noSuchField: (a) => `Choose one of your own fields; you have ${counted(Number(a.fields), 'field')}.`,
  alreadySeeded: (a) => `You are seeding ${field(Number(a.field))} already.`,
  noFood: (a) => `Each seed costs 1 food, and you have only ${String(a.food)}.`,
  noReactivePlanting: () => 'You have no Reactive Planting in front of you.',
  seedsChosen: () => 'You are seeding already; a Reactive Planting waits with all fields.',
  seasonCardFirst: () => 'Decide first what to do with your season card.',
  noFire: () => 'A hand card becomes an extra half Field only in a season of Fire.',
  oneForFire: () => 'Fire lets you lay one hand card a season, and you have chosen it.',
  noSuchSlot: () =>
    'That is not decided now: you plan the card of this season, saved cards, and cards you have just got.',
  alreadyPlanned: (a) =>
    `You have decided about this ${name(a)}. Take that back first if you want something else.`,
  otherFirst: (a) => `Plan the ${name(a)} you got first; cards got by a Steal are planned in turn.`,
  savedNotDiscarded: () => 'A saved card is played, turned into another back action, or stays saved.',
  noSuchBack: () =>
    'The back of a card is half a Field, half a Silo, an Armed Man or a card saved for later.',
  alreadySaved: () => 'This card is saved already.',
  seeded: () => 'You have seeded this season: your season card is played face up or discarded.',
  stealTooLate: () =>
    'This Steal comes too late to be played: discard it or, if you have seeded nothing, use its back.',
  upgradeThere: (a) =>
    `${ACTION_TEXT[a.card as ActionId].name} is on ${field(Number(a.field))} already, or planned there: one of each kind to a field.`,
  noSuchSilo: (a) => `Choose one of your own silos; you have ${counted(Number(a.silos), 'silo')}.`,
  extensionThere: (a) =>
    `There is an extension on ${silo(Number(a.silo))} already, or planned there: one to a silo.`,
  noSuchFarm: (a) => `Choose one of the ${String(a.seats)} farms, by its sign.`,
  farmIsOut: (a, names) => `${names(Number(a.farm))} is out of the game.`,
  ownFarm: (a) => `${name(a)} is for an opponent, not for yourself.`,
  rabbitsThere: (a, names) => `${names(Number(a.farm))} has Rabbits already, or your plan sends some there.`,
  otherVictim: (a, names) => `With two thieves you can steal only from ${names(Number(a.farm))}, or decline.`,
  noCardShown: (a, names) => `${names(Number(a.farm))} shows no card that you could take.`,
  alreadyTaken: (a, names) => `You are taking the card of ${names(Number(a.farm))} already.`,
  planPickedFirst: () => 'Decide first what to do with the card you have picked.',
  noSuchUnit: (a, names) => `${names(Number(a.farm))} has no such unit; choose one that stands there.`,
  alreadyPaying: (a, names) => `${names(Number(a.farm))} pays you tribute already.`,
  alreadyAttacked: (a, names) => `Another Warlord of yours attacks ${names(Number(a.farm))} already.`,
}
