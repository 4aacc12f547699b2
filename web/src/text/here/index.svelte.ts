import { Words } from '../words.svelte.ts'
import type { HereText } from './en.ts'

export const hereText = new Words<HereText>(import.meta.glob('./??.ts', { eager: true }))
