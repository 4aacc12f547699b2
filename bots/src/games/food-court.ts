import { foodCourt } from '@harvest/food-court'
import { statistics } from '@harvest/food-court/statistics'
import { texts as text } from '@harvest/food-court/texts'
import type { GameEntry } from '../bot.ts'
import { foodCourtEvaluation as evaluation } from '../evaluations/food-court.ts'
import { foodCourtFeatures as features } from '../evaluations/food-court/features.ts'
import { LEARNED } from '../evaluations/food-court/learned.ts'
import { Learned } from '../learned/network.ts'
import { foodCourtTelling as telling } from '../telling/food-court/index.ts'

/** A planner that goes by it is stronger than greedy. */
const leads = true
const learned = new Learned(evaluation, features, LEARNED, leads)

export const entry: GameEntry = {
  ...{ game: foodCourt, text, statistics, evaluation, telling },
  ...{ features, learned, leads },
}
