/** What moves are called and what they would give, in German. */
import { type Effect, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { usedCard, type MoveWords, type Text } from '../common.ts'
import { BACK_NAMES, card, field, food, join, nextCards, SEASON_NAMES, silo, unit } from './words.ts'

function faceWords(move: Extract<Move, { do: 'face' }>, view: View, names: Names): string {
  const id = usedCard(move, view)
  const what = id === null ? 'Karte' : card(id)
  if (move.field !== undefined) return `${what} auf ${field(move.field)} spielen`
  if (move.silo !== undefined) return `${what} auf ${silo(move.silo)} spielen`
  if (move.farm === undefined) return `${what} spielen`
  return move.farm === view.me ? `${what} bei dir selbst spielen` : `${what} bei ${names(move.farm)} spielen`
}

const used = (move: Extract<Move, { do: 'back' | 'discard' }>, view: View): string => {
  const id = usedCard(move, view)
  return id === null ? 'Karte' : card(id)
}

const moveWords: MoveWords = {
  keep: (move) => `${card(move.card)} behalten`,
  place: (move) => `${card(move.card)} für den ${SEASON_NAMES[move.season]} legen`,
  seed: (move) => `${field(move.field)} besäen`,
  react: () => `Mit ${card('reactivePlanting')} auf das Klima warten`,
  ready: (_move, view) => {
    const draft = view.own?.draft
    if (draft?.plan) return 'Plan versiegeln'
    return draft?.seeded.length === 0 ? 'Nichts säen' : 'Nicht mehr säen'
  },
  change: () => 'Wahl ändern',
  face: faceWords,
  discard: (move, view) => `${used(move, view)} ablegen`,
  back: (move, view) =>
    move.as === 'save'
      ? `${used(move, view)} für später aufheben`
      : `Rückseite von ${used(move, view)} nutzen: ${BACK_NAMES[move.as]}`,
  fire: (move) => `${card(move.card)} für das Feuer als halbes Feld legen`,
  steal: (move, view, names) => {
    const farm = view.farms[move.farm]
    const shown = view.season === 'spring' ? farm.spring : farm.summer
    return shown === null || shown === 'hidden'
      ? `Von ${names(move.farm)} stehlen`
      : `${card(shown)} von ${names(move.farm)} nehmen`
  },
  decline: (_move, view) =>
    view.phase === 'steal' ? 'Diebstahl gegen die oberste Karte des Stapels tauschen' : 'Kriegsherr ablegen',
  pick: (move) => `${card(move.card)} in dieser Jahreszeit nutzen`,
  kill: (move) => `${unit(move.unit)} entfernen`,
  attack: (move, _view, names) => `${names(move.farm)} angreifen`,
}

const by = (a: Effect['args']): string => signed(Number(a.by))

const effects: { readonly [key: string]: (args: Effect['args'], names: Names) => string } = {
  costs: (a) => `Kostet ${food(Number(a.food))}.`,
  bears: (a) => `Das Feld bringt ${food(Number(a.food))}.`,
  mayBear: (a) => `Nach der Karte, die du kennst, würde das Feld ${food(Number(a.food))} bringen.`,
  capacity: (a) => `Schützt ${food(Number(a.food))} mehr.`,
  exposes: (a) => `Dort jetzt ungeschützt: ${food(Number(a.food))}.`,
  chases: (a) =>
    a.cats === 0 && a.rabbits === 0
      ? 'Dort gibt es bisher nichts zu verjagen.'
      : `Verjagt ${join([Number(a.cats) > 0 ? `Katzen ×${String(a.cats)}` : '', Number(a.rabbits) > 0 ? 'Kaninchen' : ''].filter((part) => part !== ''))}.`,
  rabbitsEatIt: () => 'Die Kaninchen fressen die Staude, wenn kein Kojote sie in dieser Jahreszeit verjagt.',
  offence: (a) => `Angriff ${by(a)}.`,
  defence: (a) => `Abwehr ${by(a)}.`,
  theirOffence: (a) => `Angriff dort ${by(a)}.`,
  theirDefence: (a) => `Abwehr dort ${by(a)}.`,
  looks: (a) =>
    a.count === 0 ? 'Es gibt keine Klimakarte mehr zu sehen.' : `Du siehst ${nextCards(Number(a.count))}.`,
  handSize: (a) => `Handgröße ${by(a)}.`,
  halfField: () => 'Ein halbes Feld.',
  wholeField: () => 'Vollendet ein Feld.',
  halfSilo: () => 'Ein halbes Silo.',
  wholeSilo: () => 'Vollendet ein Silo.',
  takesCard: (a, names) =>
    `Du bekommst ${card(a.card as ActionId)}; ${names(Number(a.from))} zieht dafür eine Karte.`,
  topCard: () => 'Du bekommst eine Karte, die niemand kennt.',
  tribute: (a) => `Ein Tribut von ${food(Number(a.food))} im Jahr.`,
  nobodyToAttack: () => 'Es gibt niemanden mehr anzugreifen: Dein Kriegsherr würde abgelegt.',
  noUnitYet: () => 'Dort gibt es bisher keine Einheit.',
  tooWeak: () => 'Nicht stark genug: Dein Kriegsherr würde abgelegt.',
  discardsWarlord: () => 'Der Kriegsherr kommt auf die Ablage.',
  usesReactivePlanting: () => 'Verbraucht deine „Späte Aussaat“.',
}

export const move: Text['move'] = (move, view, names) =>
  (moveWords[move.do] as (move: Move, view: View, names: Names) => string)(move, view, names)

export const effect: Text['effect'] = (effect, names) => effects[effect.key](effect.args, names)
