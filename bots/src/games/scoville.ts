import { scoville } from '@harvest/scoville'
import { de, en } from '@harvest/scoville/public'
import * as statistics from '@harvest/scoville/statistics'
import type { GameEntry } from '../bot.ts'
import { scovilleEvaluation as evaluation } from '../evaluations/scoville.ts'
import { scovilleTerms as terms } from '../evaluations/terms.ts'

export const entry: GameEntry = { game: scoville, text: { en, de }, statistics, evaluation, terms }
