import { Words } from '../words.svelte.ts'
import type { StudyText } from './en.ts'

export const studyText = new Words<StudyText>(import.meta.glob('./??.ts', { eager: true }))
