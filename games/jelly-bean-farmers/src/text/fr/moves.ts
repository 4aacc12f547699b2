/** What moves are called and what they would give, in French. */
import { type Effect, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { usedCard, type MoveWords, type Text } from '../common.ts'
import { BACK_NAMES, card, field, food, FOR_SEASON, join, nextCards, of, silo, unit } from './words.ts'

function faceWords(move: Extract<Move, { do: 'face' }>, view: View, names: Names): string {
  const id = usedCard(move, view)
  const what = id === null ? 'la carte' : card(id)
  if (move.field !== undefined) return `Jouer ${what} sur le ${field(move.field)}`
  if (move.silo !== undefined) return `Jouer ${what} sur le ${silo(move.silo)}`
  if (move.farm === undefined) return `Jouer ${what}`
  return move.farm === view.me
    ? `Jouer ${what} sur ta propre ferme`
    : `Jouer ${what} chez ${names(move.farm)}`
}

const used = (move: Extract<Move, { do: 'back' | 'discard' }>, view: View): string => {
  const id = usedCard(move, view)
  return id === null ? 'la carte' : card(id)
}

const moveWords: MoveWords = {
  keep: (move) => `Garder ${card(move.card)}`,
  place: (move) => `Poser ${card(move.card)} ${FOR_SEASON[move.season]}`,
  seed: (move) => `Semer le ${field(move.field)}`,
  react: () => `Attendre le climat avec ${card('reactivePlanting')}`,
  ready: (_move, view) => {
    const draft = view.own?.draft
    if (draft?.plan) return 'Sceller le plan'
    return draft?.seeded.length === 0 ? 'Ne rien semer' : 'Ne plus rien semer'
  },
  change: () => 'Changer ton choix',
  face: faceWords,
  discard: (move, view) => `Défausser ${used(move, view)}`,
  back: (move, view) =>
    move.as === 'save'
      ? `Garder ${used(move, view)} pour plus tard`
      : `Utiliser ${used(move, view)} comme ${BACK_NAMES[move.as]}`,
  fire: (move) => `Poser ${card(move.card)} comme demi-champ pour l’Incendie`,
  steal: (move, view, names) => {
    const farm = view.farms[move.farm]
    const shown = view.season === 'spring' ? farm.spring : farm.summer
    return shown === null || shown === 'hidden'
      ? `Voler chez ${names(move.farm)}`
      : `Prendre ${card(shown)} ${of(names(move.farm))}`
  },
  decline: (_move, view) =>
    view.phase === 'steal'
      ? 'Échanger le Vol contre la première carte de la pioche'
      : 'Défausser le Seigneur de guerre',
  pick: (move) => `Utiliser ${card(move.card)} cette saison`,
  kill: (move) => `Retirer ${unit(move.unit)}`,
  attack: (move, _view, names) => `Attaquer ${names(move.farm)}`,
}

const by = (a: Effect['args']): string => signed(Number(a.by))

const effects: { readonly [key: string]: (args: Effect['args'], names: Names) => string } = {
  costs: (a) => `Coûte ${food(Number(a.food))}.`,
  bears: (a) => `Le champ produira ${food(Number(a.food))}.`,
  mayBear: (a) => `D’après la carte que tu connais, le champ produirait ${food(Number(a.food))}.`,
  capacity: (a) => `Protège ${food(Number(a.food))} de plus.`,
  exposes: (a) => `Cette ferme a ${food(Number(a.food))} sans protection en ce moment.`,
  chases: (a) =>
    a.cats === 0 && a.rabbits === 0
      ? 'Il n’y a encore rien à y chasser.'
      : `Chasse ${join([Number(a.cats) > 0 ? `Chats ×${String(a.cats)}` : '', Number(a.rabbits) > 0 ? 'les Lapins' : ''].filter((part) => part !== ''))}.`,
  rabbitsEatIt: () => 'Les Lapins la mangeront, sauf si un Coyote les chasse cette saison.',
  offence: (a) => `Attaque ${by(a)}.`,
  defence: (a) => `Défense ${by(a)}.`,
  theirOffence: (a) => `Son attaque ${by(a)}.`,
  theirDefence: (a) => `Sa défense ${by(a)}.`,
  looks: (a) =>
    a.count === 0 ? 'Il n’y a plus de carte Climat à voir.' : `Tu vois ${nextCards(Number(a.count))}.`,
  handSize: (a) => `Taille de main ${by(a)}.`,
  halfField: () => 'Un demi-champ.',
  wholeField: () => 'Achève un champ.',
  halfSilo: () => 'Un demi-silo.',
  wholeSilo: () => 'Achève un silo.',
  takesCard: (a, names) =>
    `Tu reçois ${card(a.card as ActionId)}, et ${names(Number(a.from))} pioche une carte à la place.`,
  topCard: () => 'Tu reçois une carte que personne n’a vue.',
  tribute: (a) => `Un tribut de ${food(Number(a.food))} par an.`,
  nobodyToAttack: () => 'Il n’y a plus personne à attaquer : ton Seigneur de guerre serait défaussé.',
  noUnitYet: () => 'Il n’y a encore aucune unité là-bas.',
  tooWeak: () => 'Pas assez fort : ton Seigneur de guerre serait défaussé.',
  discardsWarlord: () => 'Le Seigneur de guerre est défaussé.',
  usesReactivePlanting: () => 'Utilise ton Semis tardif.',
}

export const move: Text['move'] = (move, view, names) =>
  (moveWords[move.do] as (move: Move, view: View, names: Names) => string)(move, view, names)

export const effect: Text['effect'] = (effect, names) => effects[effect.key](effect.args, names)
