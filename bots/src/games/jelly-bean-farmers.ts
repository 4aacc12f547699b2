import { jellyBeanFarmers } from '@harvest/jelly-bean-farmers'
import { de, en } from '@harvest/jelly-bean-farmers/public'
import * as statistics from '@harvest/jelly-bean-farmers/statistics'
import type { GameEntry } from '../bot.ts'
import { jellyBeanEvaluation as evaluation } from '../evaluations/jelly-bean-farmers.ts'
import { jellyBeanTerms as terms } from '../evaluations/terms.ts'

export const entry: GameEntry = { game: jellyBeanFarmers, text: { en, de }, statistics, evaluation, terms }
