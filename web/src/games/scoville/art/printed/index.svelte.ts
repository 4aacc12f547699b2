import { Words } from '../../../../text/words.svelte.ts'
import type { Printed } from './en.ts'

/** What is printed on each pepper for those who can't go by its colour. */
export const printed = new Words<Printed>(import.meta.glob('./??.ts', { eager: true }))
