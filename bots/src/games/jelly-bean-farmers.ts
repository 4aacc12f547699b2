import { jellyBeanFarmers } from '@harvest/jelly-bean-farmers'
import { statistics } from '@harvest/jelly-bean-farmers/statistics'
import { texts as text } from '@harvest/jelly-bean-farmers/texts'
import type { GameEntry } from '../bot.ts'
import { jellyBeanEvaluation as evaluation } from '../evaluations/jelly-bean-farmers.ts'
import { jellyBeanFeatures as features } from '../evaluations/jelly-bean-farmers/features.ts'
import { LEARNED } from '../evaluations/jelly-bean-farmers/learned.ts'
import { Learned } from '../learned/network.ts'
import { jellyBeanTelling as telling } from '../telling/jelly-bean-farmers/index.ts'

const learned = new Learned(evaluation, features, LEARNED, false)

export const entry: GameEntry = {
  ...{ game: jellyBeanFarmers, text, statistics, evaluation, telling },
  ...{ features, learned },
}
