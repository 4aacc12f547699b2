/** What can be wrong with a variant, in every language; apart from the other words, since few ever read them. */
import { de } from './de.ts'
import { en } from './en.ts'
import type { FaultTexts } from './fault.ts'
import { fr } from './fr.ts'

export { faultSentence, type Fault, type FaultText } from './fault.ts'
export const FAULT_TEXTS: FaultTexts = { en, de, fr }
