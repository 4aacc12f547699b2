/** What the screen may import of Scoville: tables, shapes, words and types. Nothing here knows a rule. */
export * from './data.ts'
export {
  columnName,
  isUpright,
  NO_PLOT,
  notchPlace,
  NOTCHES,
  PLOT_A,
  PLOT_B,
  plotAt,
  plotName,
  PLOTS,
  STAR,
} from './field.ts'
export { groups } from './text/common.ts'
export { en } from './text/en.ts'
export { COLOURS as enColours, whereFarmerStands as enWhere } from './text/en/words.ts'
export type { FigurePart, Focus } from '../figures/focus.ts'
export type { Event } from './events.ts'
export type { HarvestMove, Move } from './moves.ts'
export type { Route } from './routes.ts'
export type { Points, Source } from './score.ts'
export type { Ending, Options, Phase } from './state.ts'
export type { CountdownView, Facing, FarmerView, HoldingsView, PlayerView, TurnView, View } from './view.ts'
