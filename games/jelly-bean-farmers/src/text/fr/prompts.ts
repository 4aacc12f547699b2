/** What is being decided, in French, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import { KEPT } from '../../data.ts'
import type { View } from '../../view.ts'
import { ownFarm, type Text } from '../common.ts'
import { card, cards, food, join, of } from './words.ts'

const waitingFor = (view: View, names: Names): string => `On attend ${join(view.waiting.map(names))}.`

const change = (view: View): string =>
  view.own?.draft?.done ? 'Ton choix est scellé, mais tu peux le changer. ' : ''

/** JB-ACT-1: what seeding forbids, for somebody who has a card to use. */
const noBack = (view: View): string =>
  ownFarm(view)?.[view.season] ? ' Si tu sèmes, le dos de ta carte de saison ne servira pas.' : ''

function planPrompt(view: View): string {
  const farm = ownFarm(view)
  const seeded = farm?.fields.some((one) => one.seeded) ?? false
  const others = seeded ? ' ou défausse-la' : ', défausse-la ou utilise son dos'
  const canLay = view.climate.fire && (view.own?.hand.length ?? 0) > 0 && view.own?.draft?.plan?.fire === null
  const saved = (farm?.saved.length ?? 0) > 0 ? ' Les cartes de côté peuvent servir aussi.' : ''
  const fire = canLay ? ' Incendie : tu peux poser une carte de ta main comme demi-champ.' : ''
  const isDecided = view.own?.draft?.plan?.season.use !== 'undecided'
  const start = isDecided
    ? 'Complète ton plan, ou scelle-le.'
    : `Prévois ta carte de saison : joue-la${others}.`
  return `${start}${saved}${fire}`
}

function replanPrompt(view: View): string {
  const at = view.own?.draft?.plan?.extra.findIndex((use) => use.use === 'undecided') ?? -1
  const got = ownFarm(view)?.extra[at]
  return got === undefined || got === 'hidden'
    ? 'Prévois la carte que tu as reçue.'
    : `Prévois la carte reçue : ${card(got)}. Le reste de ton plan demeure.`
}

function drawTwoPrompt(view: View): string {
  const open = view.own?.draft?.picked.find((one) => one.use.use === 'undecided')
  return open
    ? `Décide ce que tu fais de ${card(open.card)}.`
    : 'Choisis une carte de ta main à utiliser cette saison.'
}

function keepPrompt(view: View): string {
  const kept = view.own?.draft?.kept.length ?? 0
  const what = kept === 0 ? cards(KEPT) : `encore ${KEPT - kept}`
  return `Garde ${what} comme main ; les quatre autres deviennent ton premier champ et ton premier silo.`
}

export const prompts: Text['prompts'] = {
  keep: keepPrompt,
  place: (view) =>
    (ownFarm(view)?.hand ?? 0) === 1
      ? 'Pose ta seule carte pour le printemps ou pour l’été.'
      : 'Pose une carte pour le printemps et une pour l’été, face cachée.',
  plant: (view) =>
    `Sème des champs pour 1 vivre chacun (tu as ${food(ownFarm(view)?.food ?? 0)}), avant que le climat soit révélé.${noBack(view)}`,
  plantKnowing: (view) => `Tu sais quelque chose du climat, donc tu sèmes après les autres.${noBack(view)}`,
  react: (view) => `Le climat est révélé. Choisis les champs à semer avec ton Semis tardif.${noBack(view)}`,
  plan: planPrompt,
  steal: () => 'Prends l’une des cartes montrées, ou échange ton Vol contre la première carte de la pioche.',
  replan: replanPrompt,
  drawTwo: drawTwoPrompt,
  assassinate: (view, names) =>
    view.assassin === null
      ? 'Ton Assassin frappe.'
      : `Choisis l’unité ${of(names(view.assassin.farm))} à retirer.`,
  warlord: () => 'Choisis qui ton Seigneur de guerre attaque, ou défausse-le.',
  passing: () => 'Cela se fait tout seul.',
  wait: (view, names) => `${change(view)}${waitingFor(view, names)}`,
  waitPlanting: (view, names) => `${change(view)}On attend les semis de ${join(view.waiting.map(names))}.`,
  over: () => 'La partie est finie.',
}
