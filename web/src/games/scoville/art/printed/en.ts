import type { PepperLetter } from '../peppers.ts'

/** As much of a colour's name as tells it apart from the others. */
export type Printed = { readonly [letter in PepperLetter]: string }

export const en: Printed = { R: 'R', Y: 'Y', B: 'B', G: 'G', O: 'O', P: 'P', N: 'N', W: 'W', K: 'K', F: 'F' }
