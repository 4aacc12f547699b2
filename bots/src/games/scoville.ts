import { scoville } from '@harvest/scoville'
import { statistics } from '@harvest/scoville/statistics'
import { texts as text } from '@harvest/scoville/texts'
import type { GameEntry } from '../bot.ts'
import { scovilleEvaluation as evaluation } from '../evaluations/scoville.ts'
import { scovilleFeatures as features } from '../evaluations/scoville/features.ts'
import { LEARNED } from '../evaluations/scoville/learned.ts'
import { Learned } from '../learned/network.ts'
import { scovilleTelling as telling } from '../telling/scoville/index.ts'

const learned = new Learned(evaluation, features, LEARNED, false)

export const entry: GameEntry = {
  ...{ game: scoville, text, statistics, evaluation, telling },
  ...{ features, learned },
}
