import { Words } from '../words.svelte.ts'
import type { StoryText } from './en.ts'

export const storyText = new Words<StoryText>(import.meta.glob('./??.ts', { eager: true }))
