import { Words } from '../words.svelte.ts'
import type { NoticesText } from './en.ts'

export const noticesText = new Words<NoticesText>(import.meta.glob('./??.ts', { eager: true }))
