import { Words } from '../words.svelte.ts'
import type { AskText } from './en.ts'

export const askText = new Words<AskText>(import.meta.glob('./??.ts', { eager: true }))
