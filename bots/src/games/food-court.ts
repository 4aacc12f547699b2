import { foodCourt } from '@harvest/food-court'
import { statistics } from '@harvest/food-court/statistics'
import { texts as text } from '@harvest/food-court/texts'
import type { GameEntry } from '../bot.ts'
import { foodCourtEvaluation as evaluation } from '../evaluations/food-court.ts'
import { foodCourtFeatures as features } from '../evaluations/food-court/features.ts'
import { foodCourtTelling as telling } from '../telling/food-court.ts'

export const entry: GameEntry = {
  game: foodCourt,
  text,
  statistics,
  evaluation,
  telling,
  features,
  leads: true,
}
