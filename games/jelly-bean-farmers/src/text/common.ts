/** What the words of all languages are put together from; no word of any language itself. */
import { capital, signed, type GameText, type Names } from '@harvest/engine/wire'
import type { Forecast } from '../climate.ts'
import {
  ACTION_IDS,
  ACTIONS,
  CLIMATE_IDS,
  CLIMATES,
  type ActionId,
  type Aim,
  type Climate,
  type ClimateId,
  type UpgradeId,
} from '../data.ts'
import type { Event } from '../events.ts'
import type { Move, UseMove } from '../moves.ts'
import type { FarmView, PlanView, UseView, View } from '../view.ts'

/** Every word of the game in one language. */
export type Text = GameText<View, Move, Event>

type MoveKind = Move['do']
type EventKind = Event['e']

/** One function for each kind of move or event, each getting its own type. */
export type MoveWords = {
  readonly [K in MoveKind]: (move: Extract<Move, { do: K }>, view: View, names: Names) => string
}
export type EventWords = {
  readonly [K in EventKind]: (event: Extract<Event, { e: K }>, names: Names) => string | null
}

/** Name and effect of a card. */
export interface CardText {
  readonly name: string
  readonly does: string
}

export function ownFarm(view: View): FarmView | null {
  return view.me === null ? null : view.farms[view.me]
}

/** The card a move of the viewer uses, or null where the view does not have it. */
export function usedCard(move: UseMove, view: View): ActionId | null {
  const farm = ownFarm(view)
  if (farm === null) return null
  const face = (card: ActionId | 'hidden' | null | undefined): ActionId | null =>
    card === undefined || card === 'hidden' ? null : card
  switch (move.from) {
    case 'season':
      return face(view.season === 'spring' ? farm.spring : farm.summer)
    case 'saved':
      return face(farm.saved[move.slot])
    case 'extra':
      return face(farm.extra[move.slot])
    case 'picked':
      return view.own?.draft?.picked[move.slot]?.card ?? null
  }
}

/** A card of the viewer's plan, with what it is laid on or aimed at when it is played face up. */
export interface PlannedCard {
  readonly card: ActionId
  readonly use: UseView
  readonly aim: Aim
}

/** The cards of the viewer's plan; a season card that is not there, or carried out already, is left out. */
export function plannedCards(view: View, plan: PlanView): PlannedCard[] {
  const farm = ownFarm(view)
  if (farm === null) return []
  const out: PlannedCard[] = []
  const add = (card: ActionId | 'hidden' | null, use: UseView): void => {
    if (card !== null && card !== 'hidden')
      out.push({ card, use, aim: ACTIONS[ACTION_IDS.indexOf(card)].aim })
  }
  add(view.season === 'spring' ? farm.spring : farm.summer, plan.season)
  plan.saved.forEach((use, i) => add(farm.saved[i], use))
  plan.extra.forEach((use, i) => add(farm.extra[i], use))
  return out
}

export interface SumWords {
  readonly fertilizer: string
  readonly weather: string
  readonly drought: string
  readonly pestilence: string
  readonly notBelow: string
  readonly notAbove: string
}

/** JB-HAR-1 as a sum: what a field began with, what was added and taken away, and why that isn't all. */
export function harvestSum(of: Forecast, words: SumWords): string {
  let line = String(of.base)
  let sum = of.base
  for (const part of ['fertilizer', 'weather', 'drought', 'pestilence'] as const) {
    const by = of[part]
    if (by === 0) continue
    sum += by
    line += ` ${by < 0 ? '−' : '+'} ${Math.abs(by)} ${words[part]}`
  }
  if (sum !== of.food) return `${line}, ${sum < of.food ? words.notBelow : words.notAbove}`
  return sum === of.base && line.length === 1 ? line : `${line} = ${of.food}`
}

/** Why so much was harvested, in brackets; nothing where a single field produced what fields produce. */
export function harvestWhy(sums: readonly string[], separator = '; '): string {
  const why = sums.join(separator)
  return /^\d+$/.test(why) ? '' : ` (${why})`
}

/** How much there was and how much there is, on one line. */
export const fromTo = (before: number, now: number): string => `${before}\u00a0→\u00a0${now}`

/** What a climate card can do, part by part, as a language says it. */
export interface ClimateWords {
  weather(by: string): string
  drought(by: string): string
  pestilence(by: string): string
  readonly destroys: { readonly [upgrade in UpgradeId]: string }
  readonly ignores: { readonly drought: string; readonly pestilence: string }
  /** A sentence of its own. */
  readonly fire: string
  readonly nothing: string
}

/** What a climate card says, made from its numbers. */
export function climateDoes(id: ClimateId, words: ClimateWords): string {
  const card: Climate = CLIMATES[CLIMATE_IDS.indexOf(id)]
  const parts = [
    ...(['weather', 'drought', 'pestilence'] as const).flatMap((part) =>
      card[part] === 0 ? [] : [words[part](signed(card[part]))],
    ),
    ...(card.destroys ? [words.destroys[card.destroys]] : []),
    ...(card.ignores ? [words.ignores[card.ignores]] : []),
  ]
  const [first = words.nothing, ...rest] = parts
  const sentence = `${[capital(first), ...rest].join('; ')}.`
  return card.fire ? `${sentence} ${words.fire}` : sentence
}
