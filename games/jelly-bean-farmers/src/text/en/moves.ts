/** What moves are called and what they would give, in English. */
import { type Effect, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { usedCard, type MoveWords, type Text } from '../common.ts'
import { BACK_NAMES, card, field, food, join, nextCards, SEASON_NAMES, silo, unit } from './words.ts'

function faceWords(move: Extract<Move, { do: 'face' }>, view: View, names: Names): string {
  const id = usedCard(move, view)
  const what = id === null ? 'the card' : card(id)
  if (move.field !== undefined) return `Play ${what} on ${field(move.field)}`
  if (move.silo !== undefined) return `Play ${what} on ${silo(move.silo)}`
  if (move.farm === undefined) return `Play ${what}`
  return move.farm === view.me ? `Play ${what} on your own farm` : `Play ${what} on ${names(move.farm)}`
}

const used = (move: Extract<Move, { do: 'back' | 'discard' }>, view: View): string => {
  const id = usedCard(move, view)
  return id === null ? 'the card' : card(id)
}

const moveWords: MoveWords = {
  keep: (move) => `Keep ${card(move.card)}`,
  place: (move) => `Place ${card(move.card)} for ${SEASON_NAMES[move.season]}`,
  seed: (move) => `Seed ${field(move.field)}`,
  react: () => `Wait for the climate with ${card('reactivePlanting')}`,
  ready: (_move, view) => {
    const draft = view.own?.draft
    if (draft?.plan) return 'Seal the plan'
    return draft?.seeded.length === 0 ? 'Don’t seed' : 'Done seeding'
  },
  change: () => 'Change your choice',
  face: faceWords,
  discard: (move, view) => `Discard ${used(move, view)}`,
  back: (move, view) =>
    move.as === 'save'
      ? `Save ${used(move, view)} for later`
      : `Use ${used(move, view)} as ${BACK_NAMES[move.as]}`,
  fire: (move) => `Lay ${card(move.card)} as half a Field for Fire`,
  steal: (move, view, names) => {
    const farm = view.farms[move.farm]
    const shown = view.season === 'spring' ? farm.spring : farm.summer
    return shown === null || shown === 'hidden'
      ? `Steal from ${names(move.farm)}`
      : `Take ${names(move.farm)}’s ${card(shown)}`
  },
  decline: (_move, view) =>
    view.phase === 'steal' ? 'Swap the Steal for the top card of the deck' : 'Discard the Warlord',
  pick: (move) => `Use ${card(move.card)} this season`,
  kill: (move) => `Remove ${unit(move.unit)}`,
  attack: (move, _view, names) => `Attack ${names(move.farm)}`,
}

const by = (a: Effect['args']): string => signed(Number(a.by))

const effects: { readonly [key: string]: (args: Effect['args'], names: Names) => string } = {
  costs: (a) => `Costs ${food(Number(a.food))}.`,
  bears: (a) => `The field will produce ${food(Number(a.food))}.`,
  mayBear: (a) => `Going by the card you know, the field would produce ${food(Number(a.food))}.`,
  capacity: (a) => `Protects ${food(Number(a.food))} more.`,
  exposes: (a) => `They have ${food(Number(a.food))} unprotected right now.`,
  chases: (a) =>
    a.cats === 0 && a.rabbits === 0
      ? 'There’s nothing to chase there yet.'
      : `Chases ${join([Number(a.cats) > 0 ? `Cats ×${String(a.cats)}` : '', Number(a.rabbits) > 0 ? 'Rabbits' : ''].filter((part) => part !== ''))}.`,
  rabbitsEatIt: () => 'Rabbits will eat it unless a Coyote chases them this season.',
  offence: (a) => `Offence ${by(a)}.`,
  defence: (a) => `Defence ${by(a)}.`,
  theirOffence: (a) => `Their offence ${by(a)}.`,
  theirDefence: (a) => `Their defence ${by(a)}.`,
  looks: (a) =>
    a.count === 0 ? 'There are no climate cards left to see.' : `You see ${nextCards(Number(a.count))}.`,
  handSize: (a) => `Hand size ${by(a)}.`,
  halfField: () => 'Half a field.',
  wholeField: () => 'Completes a field.',
  halfSilo: () => 'Half a silo.',
  wholeSilo: () => 'Completes a silo.',
  takesCard: (a, names) =>
    `You get ${card(a.card as ActionId)}, and ${names(Number(a.from))} draws a card to replace it.`,
  topCard: () => 'You get a card nobody has seen.',
  tribute: (a) => `A tribute of ${food(Number(a.food))} a year.`,
  nobodyToAttack: () => 'There’s nobody left to attack: your Warlord would be discarded.',
  noUnitYet: () => 'There’s no unit there yet.',
  tooWeak: () => 'You’re not strong enough: your Warlord would be discarded.',
  discardsWarlord: () => 'The Warlord is discarded.',
  usesReactivePlanting: () => 'Uses up your Reactive Planting.',
}

export const move: Text['move'] = (move, view, names) =>
  (moveWords[move.do] as (move: Move, view: View, names: Names) => string)(move, view, names)

export const effect: Text['effect'] = (effect, names) => effects[effect.key](effect.args, names)
