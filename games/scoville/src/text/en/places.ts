/** Each plot of the field in English, with what the paths around it would give and who stands there. */
import { plotName } from '../../field.ts'
import { plotRows, type PathBeside, type Text } from '../common.ts'
import { COLOURS, notch, peppers } from './words.ts'

export const places: NonNullable<Text['places']> = (view, names) =>
  plotRows(view, (plot, pepper, paths) => ({
    name: plotName(plot),
    words: [pepper ? COLOURS[pepper] : 'empty', ...paths.flatMap((path) => tell(path, names))].join('; '),
  }))

function tell({ notch: where, bred, farmer }: PathBeside, names: (seat: number) => string): string[] {
  const parts = [
    bred === '' ? '' : `gives ${peppers(bred)}`,
    farmer === null ? '' : `${names(farmer)}’s farmer stands there`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? [] : [`${notch(where)} ${parts.join(', ')}`]
}
