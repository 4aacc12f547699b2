import { Words } from '../words.svelte.ts'
import type { PlanText } from './en.ts'

export const planText = new Words<PlanText>(import.meta.glob('./??.ts', { eager: true }))
