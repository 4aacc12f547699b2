/** What a variant can change, part by part of its path, in German. */
import type { TableWords } from '@harvest/engine/wire'
import { ACTION_TEXT, CLIMATE_TEXT } from './words.ts'

const named = Object.entries({ ...CLIMATE_TEXT, ...ACTION_TEXT }).map(([id, { name }]) => [id, name])

export const tables: TableWords = {
  ...Object.fromEntries(named),
  startFood: 'Nahrung zu Beginn',
  foodPerStamp: 'Nahrung für eine Essensmarke',
  siloCapacity: 'Nahrung in einem Silo',
  extensionCapacity: 'Nahrung in einem Siloanbau',
  catsCapacity: 'Nahrung, die Katzen schützen',
  fieldBase: 'Nahrung von einem Feld',
  perennialBase: 'Nahrung von einer Staude',
  actions: 'Aktionskarten',
  climates: 'Klimakarten',
  copies: 'Anzahl',
  weather: 'jedes Feld',
  drought: 'Dürre',
  pestilence: 'Ungeziefer',
  destroys: 'zerstört',
  ignores: 'hebt auf',
  fire: 'erlaubt ein halbes Feld',
}
