/** What a variant can change, part by part of its path, in French. */
import type { TableWords } from '@harvest/engine/wire'
import { ACTION_TEXT, CLIMATE_TEXT } from './words.ts'

const named = Object.entries({ ...CLIMATE_TEXT, ...ACTION_TEXT }).map(([id, { name }]) => [id, name])

export const tables: TableWords = {
  ...Object.fromEntries(named),
  startFood: 'vivres au départ',
  foodPerStamp: 'vivres pour un bon alimentaire',
  siloCapacity: 'vivres dans un silo',
  extensionCapacity: 'vivres dans une extension de silo',
  catsCapacity: 'vivres protégés par les Chats',
  fieldBase: 'vivres d’un champ',
  perennialBase: 'vivres d’une Vivace',
  actions: 'cartes Action',
  climates: 'cartes Climat',
  copies: 'exemplaires',
  weather: 'chaque champ',
  drought: 'sécheresse',
  pestilence: 'ravageurs',
  destroys: 'détruit',
  ignores: 'annule',
  fire: 'permet un demi-champ',
}
