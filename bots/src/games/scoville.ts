import { scoville } from '@harvest/scoville'
import { statistics } from '@harvest/scoville/statistics'
import { texts as text } from '@harvest/scoville/texts'
import type { GameEntry } from '../bot.ts'
import { scovilleEvaluation as evaluation } from '../evaluations/scoville.ts'
import { scovilleFeatures as features } from '../evaluations/scoville/features.ts'
import { scovilleTelling as telling } from '../telling/scoville.ts'

export const entry: GameEntry = { game: scoville, text, statistics, evaluation, telling, features }
