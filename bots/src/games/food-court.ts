import { foodCourt } from '@harvest/food-court'
import { de, en } from '@harvest/food-court/public'
import * as statistics from '@harvest/food-court/statistics'
import type { GameEntry } from '../bot.ts'
import { foodCourtEvaluation as evaluation } from '../evaluations/food-court.ts'
import { foodCourtTerms as terms } from '../evaluations/terms.ts'

export const entry: GameEntry = { game: foodCourt, text: { en, de }, statistics, evaluation, terms }
