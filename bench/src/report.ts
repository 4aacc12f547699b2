// The figures as a table for people or as JSON for programs.
import { cpus } from 'node:os'
import type { Figure } from './measure.ts'
import type { Profile } from './profile.ts'

export function machine(): string {
  const all = cpus()
  return `${all.length} x ${all[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${process.platform} ${process.arch}`
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-US')
const percent = (n: number): string => `${(n * 100).toFixed(1)} %`

const COLUMNS: readonly (readonly [string, (figure: Figure) => string])[] = [
  ['per second', (figure) => whole(figure.rate)],
  ['range', ({ range }) => `${whole(range[0])} to ${whole(range[1])}`],
  ['forced', (figure) => (figure.row.unit === 'decisions' ? percent(figure.forcedShare) : '')],
  ['free per second', (figure) => (figure.row.unit === 'decisions' ? whole(figure.free) : '')],
  ['moves mean', ({ row }) => row.lists?.mean.toFixed(1) ?? ''],
  ['max', ({ row }) => (row.lists ? String(row.lists.max) : '')],
  ['x boardgame.io', ({ ratio }) => (ratio === null ? '' : ratio.toFixed(0))],
  ['wanted', ({ row }) => (row.wanted === null ? '' : `>= ${row.wanted}`)],
]

/** A table a group: the rows, right-aligned figures, what is wanted. */
export function formatFigures(figures: readonly Figure[]): string {
  const labels = Math.max(...figures.map((figure) => figure.row.label.length))
  const widths = COLUMNS.map(([title, cell]) =>
    Math.max(title.length, ...figures.map((each) => cell(each).length)),
  )
  const lines: string[] = []
  let group = ''
  for (const figure of figures) {
    if (figure.row.group !== group) {
      group = figure.row.group
      const titles = COLUMNS.map(([title], i) => title.padStart(widths[i]!)).join('  ')
      lines.push('', `${group} (${figure.row.unit})`.padEnd(labels + 2) + `  ${titles}`)
    }
    const cells = COLUMNS.map(([, cell], i) => cell(figure).padStart(widths[i]!)).join('  ')
    lines.push(`  ${figure.row.label.padEnd(labels)}  ${cells}`.trimEnd())
  }
  return lines.join('\n')
}

export function formatProfile({ game, calls, chance, functions }: Profile): string {
  const list = (shares: Profile['calls']): string[] =>
    shares.map(({ name, share }) => `  ${percent(share).padStart(7)}  ${name}`)
  return [
    `\n${game}: where the time goes`,
    ' by what the loop calls',
    ...list(calls),
    `  ${percent(chance).padStart(7)}  of it drawing (chance)`,
    ' by function, time of its own',
    ...list(functions),
  ].join('\n')
}

export function toJson(figures: readonly Figure[], profiles: readonly Profile[]): string {
  const rows = figures.map(({ row, ...figure }) => ({
    id: row.id,
    label: row.label,
    group: row.group,
    unit: row.unit,
    wanted: row.wanted,
    lists: row.lists,
    ...figure,
  }))
  return JSON.stringify({ machine: machine(), rows, profiles }, null, 2)
}
