/** Each plot of the field in French, with what the paths around it would give and who stands there. */
import { plotName } from '../../field.ts'
import { plotRows, type PathBeside, type Text } from '../common.ts'
import { COLOURS, notch, of, peppers } from './words.ts'

export const places: NonNullable<Text['places']> = (view, names) =>
  plotRows(view, (plot, pepper, paths) => ({
    name: plotName(plot),
    words: [pepper ? COLOURS[pepper] : 'vide', ...paths.flatMap((path) => tell(path, names))].join(' ; '),
  }))

function tell({ notch: where, bred, farmer }: PathBeside, names: (seat: number) => string): string[] {
  const parts = [
    bred === '' ? '' : `on récolte ${peppers(bred)}`,
    farmer === null ? '' : `le fermier ${of(names(farmer))} s’y tient`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? [] : [`${notch(where)} ${parts.join(', ')}`]
}
