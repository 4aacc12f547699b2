/** The words for what is counted in every language; loaded when somebody looks back on a game. */
import { complete, type InEvery, type StatisticsText } from '@harvest/engine/wire'
import { statistics as de } from './de/statistics.ts'
import { statistics as en } from './en/statistics.ts'
import { statistics as fr } from './fr/statistics.ts'

export const statistics: InEvery<StatisticsText> = { en, de, fr: complete(en, fr) }
