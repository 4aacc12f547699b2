/** What is counted, in French. */
import type { StatisticsText, Translated } from '@harvest/engine/wire'

export const statistics: Translated<StatisticsText> = {}
