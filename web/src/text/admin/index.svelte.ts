import { Words } from '../words.svelte.ts'
import type { AdminText } from './en.ts'

export const adminText = new Words<AdminText>(import.meta.glob('./??.ts', { eager: true }))
