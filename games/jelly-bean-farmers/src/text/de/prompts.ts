/** What is being decided, in German, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import { KEPT } from '../../data.ts'
import type { View } from '../../view.ts'
import { ownFarm, type Text } from '../common.ts'
import { card, cards, food, join } from './words.ts'

const waitingFor = (view: View, names: Names): string =>
  `Der Tisch wartet auf ${join(view.waiting.map(names))}.`

const change = (view: View): string =>
  view.own?.draft?.done ? 'Deine Wahl ist versiegelt; du kannst sie noch ändern. ' : ''

/** JB-ACT-1: what seeding forbids, for somebody who has a card to use. */
const noBack = (view: View): string =>
  ownFarm(view)?.[view.season] ? ' Wer sät, kann die Rückseite seiner Karte nicht nutzen.' : ''

function planPrompt(view: View): string {
  const farm = ownFarm(view)
  const seeded = farm?.fields.some((one) => one.seeded) ?? false
  const others = seeded ? ' oder lege sie ab' : ', lege sie ab oder nutze ihre Rückseite'
  const canLay = view.climate.fire && (view.own?.hand.length ?? 0) > 0 && view.own?.draft?.plan?.fire === null
  const saved = (farm?.saved.length ?? 0) > 0 ? ' Auch aufgehobene Karten kannst du nutzen.' : ''
  const fire = canLay ? ' Feuer: Du darfst eine Handkarte als halbes Feld legen.' : ''
  const isDecided = view.own?.draft?.plan?.season.use !== 'undecided'
  const start = isDecided
    ? 'Ergänze deinen Plan oder versiegle ihn.'
    : `Plane deine Karte der Jahreszeit: Spiele sie${others}.`
  return `${start}${saved}${fire}`
}

function replanPrompt(view: View): string {
  const at = view.own?.draft?.plan?.extra.findIndex((use) => use.use === 'undecided') ?? -1
  const got = ownFarm(view)?.extra[at]
  return got === undefined || got === 'hidden'
    ? 'Plane die Karte, die du bekommen hast.'
    : `Plane deine neue Karte: ${card(got)}. Deine anderen Pläne bleiben.`
}

function drawTwoPrompt(view: View): string {
  const open = view.own?.draft?.picked.find((one) => one.use.use === 'undecided')
  return open
    ? `Entscheide, was mit ${card(open.card)} passiert.`
    : 'Wähle eine Handkarte als Karte dieser Jahreszeit.'
}

function keepPrompt(view: View): string {
  const kept = view.own?.draft?.kept.length ?? 0
  const what = kept === 0 ? cards(KEPT) : `noch ${KEPT - kept}`
  return `Behalte ${what} als Hand; die anderen vier werden dein erstes Feld und dein erstes Silo.`
}

export const prompts: Text['prompts'] = {
  keep: keepPrompt,
  place: (view) =>
    (ownFarm(view)?.hand ?? 0) === 1
      ? 'Lege deine einzige Karte für Frühling oder Sommer.'
      : 'Lege verdeckt eine Karte für den Frühling und eine für den Sommer.',
  plant: (view) =>
    `Besäe Felder für je 1 Nahrung (du hast ${food(ownFarm(view)?.food ?? 0)}), bevor das Klima offen liegt.${noBack(view)}`,
  plantKnowing: (view) => `Du weißt etwas vom Klima und säst deshalb nach den anderen.${noBack(view)}`,
  react: (view) => `Das Klima liegt offen: Wähle die Felder für deine „Späte Aussaat“.${noBack(view)}`,
  plan: planPrompt,
  steal: () => 'Nimm eine gezeigte Karte oder tausche den Diebstahl gegen die oberste Karte des Stapels.',
  replan: replanPrompt,
  drawTwo: drawTwoPrompt,
  assassinate: (view, names) =>
    view.assassin === null
      ? 'Dein Attentäter schlägt zu.'
      : `Wähle eine Einheit von ${names(view.assassin.farm)}, die entfernt wird.`,
  warlord: () => 'Wähle, wen dein Kriegsherr angreift, oder lege ihn ab.',
  passing: () => 'Das passiert von selbst.',
  wait: (view, names) => `${change(view)}${waitingFor(view, names)}`,
  waitPlanting: (view, names) => `${change(view)}Es kann noch säen: ${join(view.waiting.map(names))}.`,
  over: () => 'Das Spiel ist zu Ende.',
}
