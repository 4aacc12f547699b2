/** What a variant can change, part by part of its path, in English. */
import type { TableWords } from '@harvest/engine/wire'
import { ACTION_TEXT, CLIMATE_TEXT } from './words.ts'

const named = Object.entries({ ...CLIMATE_TEXT, ...ACTION_TEXT }).map(([id, { name }]) => [id, name])

export const tables: TableWords = {
  ...Object.fromEntries(named),
  startFood: 'food at the start',
  foodPerStamp: 'food for a stamp',
  siloCapacity: 'food in a silo',
  extensionCapacity: 'food in a silo extension',
  catsCapacity: 'food that cats protect',
  fieldBase: 'food from a field',
  perennialBase: 'food from a perennial',
  actions: 'action cards',
  climates: 'climate cards',
  copies: 'copies',
  weather: 'every field',
  drought: 'drought',
  pestilence: 'pestilence',
  destroys: 'destroys',
  ignores: 'cancels',
  fire: 'allows an extra half Field',
}
