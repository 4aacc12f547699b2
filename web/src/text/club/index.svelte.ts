import { Words } from '../words.svelte.ts'
import type { ClubText } from './en.ts'

export const clubText = new Words<ClubText>(import.meta.glob('./??.ts', { eager: true }))
