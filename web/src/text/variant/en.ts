/** The words for variants; loaded where there is one. */
export const en = {
  name: 'Variant',
  help: 'Your own numbers or cards, from a file. Everyone at the table sees what’s different.',
  choose: 'Choose a file',
  remove: 'Play as printed',
  tooLarge: 'That file is too big for a variant.',
  study: 'See what a change does: look at a study',
  title: 'What’s different from the printed game',
  printed: (v: string) => `instead of ${v}`,
  fresh: 'new',
  of: (name: string) => `Variant: ${name}`,
  none: 'nothing',
  yes: 'yes',
  no: 'no',
}

export type VariantText = typeof en
