import { Words } from '../words.svelte.ts'
import type { VariantText } from './en.ts'

export const variantText = new Words<VariantText>(import.meta.glob('./??.ts', { eager: true }))
