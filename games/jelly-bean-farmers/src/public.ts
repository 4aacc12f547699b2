/** What boards and terminals may use: data, words and types, and no rules. */
export { BOXES } from './boxes.ts'
export {
  ACTION_IDS,
  ACTIONS,
  BACKS,
  CATS_CAPACITY,
  CLIMATE_IDS,
  CLIMATES,
  EXTENSION_CAPACITY,
  FOOD_PER_STAMP,
  SEASONS,
  SILO_CAPACITY,
  UNITS,
  UPGRADES,
  YEARS,
} from './data.ts'
export type { ActionId, Aim, BackId, ClimateId, SeasonName, UnitId, UpgradeId } from './data.ts'
export type { FigurePart, Focus } from '../figures/focus.ts'
export type { Forecast } from './climate.ts'
export type { Bearing, Event } from './events.ts'
export type { From, Move } from './moves.ts'
export type { PhaseName } from './phases/index.ts'
export type {
  ClimateView,
  ContractView,
  DraftView,
  FarmView,
  FieldView,
  OwnView,
  PlanView,
  UseView,
  View,
} from './view.ts'
export { en } from './text/en.ts'
export { ACTION_TEXT as ACTION_TEXT_EN, CLIMATE_TEXT as CLIMATE_TEXT_EN } from './text/en/words.ts'
