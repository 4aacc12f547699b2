/** What is being decided, in English, for those who decide and those who wait. */
import { counted, type Names } from '@harvest/engine/wire'
import { KEPT } from '../../data.ts'
import type { View } from '../../view.ts'
import { ownFarm, type Text } from '../common.ts'
import { card, food, join } from './words.ts'

const waitingFor = (view: View, names: Names): string => `Waiting for ${join(view.waiting.map(names))}.`

const change = (view: View): string =>
  view.own?.draft?.done ? 'Your choice is sealed, but you can change it. ' : ''

/** JB-ACT-1: what seeding forbids, for somebody who has a card to use. */
const noBack = (view: View): string =>
  ownFarm(view)?.[view.season] ? ' If you seed, you can’t use your season card’s back.' : ''

function planPrompt(view: View): string {
  const farm = ownFarm(view)
  const seeded = farm?.fields.some((one) => one.seeded) ?? false
  const others = seeded ? ' or discard it' : ', discard it or use its back'
  const canLay = view.climate.fire && (view.own?.hand.length ?? 0) > 0 && view.own?.draft?.plan?.fire === null
  const saved = (farm?.saved.length ?? 0) > 0 ? ' You can use saved cards too.' : ''
  const fire = canLay ? ' Fire: you may lay a card from your hand as half a Field.' : ''
  const isDecided = view.own?.draft?.plan?.season.use !== 'undecided'
  const start = isDecided ? 'Add to your plan, or seal it.' : `Plan your season card: play it${others}.`
  return `${start}${saved}${fire}`
}

function replanPrompt(view: View): string {
  const at = view.own?.draft?.plan?.extra.findIndex((use) => use.use === 'undecided') ?? -1
  const got = ownFarm(view)?.extra[at]
  return got === undefined || got === 'hidden'
    ? 'Plan the card you got.'
    : `Plan the ${card(got)} you got. The rest of your plan stands.`
}

function drawTwoPrompt(view: View): string {
  const open = view.own?.draft?.picked.find((one) => one.use.use === 'undecided')
  return open
    ? `Decide what to do with ${card(open.card)}.`
    : 'Choose a card from your hand to use this season.'
}

function keepPrompt(view: View): string {
  const kept = view.own?.draft?.kept.length ?? 0
  const what = kept === 0 ? counted(KEPT, 'card') : `${KEPT - kept} more`
  return `Keep ${what} as your hand; the other four become your first field and silo.`
}

export const prompts: Text['prompts'] = {
  keep: keepPrompt,
  place: (view) =>
    (ownFarm(view)?.hand ?? 0) === 1
      ? 'Place your only card for spring or for summer.'
      : 'Place one card for spring and one for summer, face down.',
  plant: (view) =>
    `Seed fields for 1 food each (you have ${food(ownFarm(view)?.food ?? 0)}), before the climate is revealed.${noBack(view)}`,
  plantKnowing: (view) => `You know some of the climate, so you seed after the others.${noBack(view)}`,
  react: (view) =>
    `The climate is revealed. Choose the fields to seed with your Reactive Planting.${noBack(view)}`,
  plan: planPrompt,
  steal: () => 'Take one of the cards shown, or swap your Steal for the top card of the deck.',
  replan: replanPrompt,
  drawTwo: drawTwoPrompt,
  assassinate: (view, names) =>
    view.assassin === null
      ? 'Your Assassin strikes.'
      : `Choose which of ${names(view.assassin.farm)}’s units to remove.`,
  warlord: () => 'Choose who your Warlord attacks, or discard it.',
  passing: () => 'This happens by itself.',
  wait: (view, names) => `${change(view)}${waitingFor(view, names)}`,
  waitPlanting: (view, names) => `${change(view)}Waiting for ${join(view.waiting.map(names))} to seed.`,
  over: () => 'The game is over.',
}
