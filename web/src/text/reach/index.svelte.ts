import { Words } from '../words.svelte.ts'
import type { ReachText } from './en.ts'

export const reachText = new Words<ReachText>(import.meta.glob('./??.ts', { eager: true }))
