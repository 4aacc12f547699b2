/** Offered moves, put where they belong: on cards of the tray and on places of the farms. Nothing here is a rule. */
import {
  ACTIONS,
  type ActionId,
  type From,
  type Move,
  type UnitId,
  type View,
} from '@harvest/jelly-bean-farmers/public'
import type { MoveOffer, Props } from './props.ts'

/** A card whose use is being chosen. */
export interface Choice {
  readonly from: From
  readonly slot: number
}

/** A place of a farm: `field/0/2` is the third field of seat 0. */
export type Place =
  `field/${number}/${number}` | `silo/${number}/${number}` | `farm/${number}` | `unit/${number}/${UnitId}`

export const isSame = (a: Choice | null, b: Choice | null): boolean =>
  a !== null && b !== null && a.from === b.from && a.slot === b.slot

/** The card a move uses, for moves that use one. */
export function choiceOf(move: Move): Choice | null {
  return move.do === 'face' || move.do === 'back' || move.do === 'discard'
    ? { from: move.from, slot: move.slot }
    : null
}

/** The cards that something can be done with now, in the order of the offers. */
export function listChoices(offers: readonly MoveOffer[]): Choice[] {
  const out: Choice[] = []
  for (const { move } of offers) {
    const choice = choiceOf(move)
    if (choice && !out.some((known) => isSame(known, choice))) out.push(choice)
  }
  return out
}

/** What the button beside the prompt does: all is decided, or a Steal or a Warlord is given up. */
export function mainOf(offers: readonly MoveOffer[]): MoveOffer | null {
  return offers.find(({ move }) => move.do === 'ready' || move.do === 'decline') ?? null
}

/** The card that is being decided about: the one asked for, or else the first. */
export function currentChoice(offers: readonly MoveOffer[], wanted: Choice | null): Choice | null {
  const all = listChoices(offers)
  return all.find((choice) => isSame(choice, wanted)) ?? all[0] ?? null
}

/** All that can be done with one card. */
export function usesOf(offers: readonly MoveOffer[], choice: Choice | null): MoveOffer[] {
  return choice === null ? [] : offers.filter(({ move }) => isSame(choiceOf(move), choice))
}

/** Where the offers lie on the farms; of moves with cards only those of the chosen one. */
export function listPlaces(
  view: View,
  offers: readonly MoveOffer[],
  choice: Choice | null,
): Map<Place, MoveOffer> {
  const out = new Map<Place, MoveOffer>()
  for (const offer of offers) {
    const place = placeOf(view, offer.move)
    const used = choiceOf(offer.move)
    if (place && (used === null || isSame(used, choice))) out.set(place, offer)
  }
  return out
}

export function placeOf(view: View, move: Move): Place | null {
  const me = view.me ?? 0
  switch (move.do) {
    case 'seed':
      return `field/${me}/${move.field}`
    case 'face':
      if (move.field !== undefined) return `field/${me}/${move.field}`
      if (move.silo !== undefined) return `silo/${me}/${move.silo}`
      return move.farm === undefined ? null : `farm/${move.farm}`
    case 'steal':
    case 'attack':
      return `farm/${move.farm}`
    case 'kill':
      return view.assassin ? `unit/${view.assassin.farm}/${move.unit}` : null
    default:
      return null
  }
}

/** The face of a card of the viewer, or null. */
export function cardAt(view: View, choice: Choice | null): ActionId | null {
  const farm = view.me === null ? null : view.farms[view.me]
  if (!farm || choice === null) return null
  const card =
    choice.from === 'season'
      ? farm[view.season]
      : choice.from === 'picked'
        ? view.own?.draft?.picked[choice.slot]?.card
        : farm[choice.from][choice.slot]
  return card === undefined || card === null || card === 'hidden' ? null : card
}

/** What is being decided on the board now. */
export interface Choosing {
  readonly choice: Choice | null
  readonly places: ReadonlyMap<Place, MoveOffer>
}

export function choosingNow({ update, active, ui }: Props): Choosing {
  const offers = active ? update.offers : []
  const choice = currentChoice(offers, ui.choice)
  return { choice, places: listPlaces(update.view, offers, choice) }
}

export const aimOf = (card: ActionId) => ACTIONS.find(({ id }) => id === card)!.aim

export const isPlanting = (view: View): boolean => ['plant', 'plantKnowing', 'react'].includes(view.phase)

/** No field, silo or farm: the answer says which ones can be chosen. */
const NONE = -1

type Intent = Move & { readonly [key: string]: unknown }

/** What a click on a place that is not offered would have meant, so that the table can say why not. */
export function intentAt(view: View, choice: Choice | null, place: Place): Intent {
  const [kind, seat, index] = place.split('/')
  const own = Number(seat) === view.me
  const farm = kind === 'farm' ? Number(seat) : NONE
  const field = kind === 'field' && own ? Number(index) : NONE
  const silo = kind === 'silo' && own ? Number(index) : NONE
  if (view.phase === 'assassinate') {
    const isThere = kind === 'unit' && Number(seat) === view.assassin?.farm
    return { do: 'kill', unit: (isThere ? index : 'none') as UnitId }
  }
  if (view.phase === 'warlord') return { do: 'attack', farm }
  if (view.phase === 'steal') return { do: 'steal', farm }
  const card = cardAt(view, choice)
  if (isPlanting(view) || card === null || choice === null) return { do: 'seed', field }
  switch (aimOf(card)) {
    case 'field':
      return { do: 'face', ...choice, field }
    case 'silo':
      return { do: 'face', ...choice, silo }
    case 'none':
      // It is laid on nothing, and that it would be is what the answer is about.
      return { do: 'face', ...choice, field }
    default:
      return { do: 'face', ...choice, farm }
  }
}
