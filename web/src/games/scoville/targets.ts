/** The places of the field that can be chosen now: nothing but the offered moves, put where they belong. */
import { BREEDING, LETTERS, NO_PLOT, PLOT_A, PLOT_B } from '@harvest/scoville/public'
import type { Letter, Move, Route, View } from '@harvest/scoville/public'
import type { Offer } from '@harvest/engine/wire'
import { NOTCH_CENTRES, PLOT_CENTRES, type Point } from './board/field/geometry.ts'

export interface PlotTarget extends Point {
  readonly kind: 'plot'
  readonly id: string
  readonly plot: number
  readonly offer: Offer<Move>
}

export interface NotchTarget extends Point {
  readonly kind: 'notch'
  readonly id: string
  readonly route: Route
  /** The offer behind it if one step leads there. */
  readonly offer: Offer<Move> | null
  /** What the notch itself yields, as letters. */
  readonly yields: string
}

export type Target = PlotTarget | NotchTarget

export function plotTargets(offers: readonly Offer<Move>[]): PlotTarget[] {
  const out: PlotTarget[] = []
  for (const offer of offers) {
    const { move } = offer
    if (move.do !== 'plant') continue
    out.push({ kind: 'plot', id: `plot/${move.plot}`, plot: move.plot, offer, ...PLOT_CENTRES[move.plot] })
  }
  return out
}

/** Where one step leads, a tap takes that step, however rich a longer way to the same notch might be. */
export function notchTargets(view: View, offers: readonly Offer<Move>[]): NotchTarget[] {
  // A walk that spends a tile, or that leads back to where the farmer stands, must be a choice and never a slip of
  // the hand: play the tile first, then walk.
  const here = view.me === null ? null : view.players[view.me].farmer?.notch
  const plain = view.routes.filter(({ to, tiles }) => to !== here && tiles.length === 0)
  return plain.map((found) => {
    const { to } = found
    const offer = offers.find(({ move }) => move.do === 'step' && move.to === to) ?? null
    const yields = yieldAt(view, to)
    const route = offer ? { to, moves: [{ do: 'step', to } as const], gains: yields, tiles: [] } : found
    return { kind: 'notch', id: `notch/${to}`, route, offer, yields, ...NOTCH_CENTRES[to] }
  })
}

/** The two planted colours beside a notch, or null. */
export function pairAt(view: View, notch: number): readonly [Letter, Letter] | null {
  const a = PLOT_A[notch] === NO_PLOT ? null : view.field[PLOT_A[notch]]
  const b = PLOT_B[notch] === NO_PLOT ? null : view.field[PLOT_B[notch]]
  return a && b ? [a, b] : null
}

/** What the chart says of two colours, as letters. */
export function bred(a: Letter, b: Letter): string {
  return BREEDING[LETTERS.indexOf(a)][LETTERS.indexOf(b)]
}

function yieldAt(view: View, notch: number): string {
  const pair = pairAt(view, notch)
  return pair ? bred(...pair) : ''
}

/** The notches a route passes, where it begins first. */
export function notchesOf(route: Route, from: number): number[] {
  const out = [from]
  for (const move of route.moves) if (move.do === 'step') out.push(move.to)
  return out
}
