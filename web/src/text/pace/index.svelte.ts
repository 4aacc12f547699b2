import { Words } from '../words.svelte.ts'
import type { PaceText } from './en.ts'

export const paceText = new Words<PaceText>(import.meta.glob('./??.ts', { eager: true }))
