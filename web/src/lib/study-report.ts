/** The report of a study, as `lab study` writes it to report.json: somebody's file, so nothing in it is taken on trust. */

export const REPORT_FORMAT = 'harvest-report-1'
/** In bytes; a report of a long study has less than a hundredth of it. */
export const LARGEST_REPORT = 32 * 1024 * 1024

export interface ReportTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ReportSection {
  readonly title: string
  readonly text: readonly string[]
  readonly pictures: readonly { readonly svg: string; readonly alt: string }[]
  readonly table: ReportTable | null
}

export interface StudyReport {
  readonly title: string
  readonly about: string
  readonly findings: readonly string[]
  readonly sections: readonly ReportSection[]
}

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object'
const isText = (value: unknown): value is string => typeof value === 'string'
const isListOf = <T>(value: unknown, check: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(check)
const isTexts = (value: unknown): value is readonly string[] => isListOf(value, isText)

const isPicture = (value: unknown): value is ReportSection['pictures'][number] =>
  isFields(value) && isText(value.svg) && isText(value.alt)

const isTable = (value: unknown): value is ReportTable =>
  isFields(value) && isTexts(value.head) && isListOf(value.rows, isTexts)

const isSection = (value: unknown): value is ReportSection =>
  isFields(value) &&
  isText(value.title) &&
  isTexts(value.text) &&
  isListOf(value.pictures, isPicture) &&
  (value.table === null || isTable(value.table))

/** The report in a file's text; null if it's none. */
export function readReport(text: string): StudyReport | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isFields(value) || value.format !== REPORT_FORMAT) return null
  const { title, about, findings, sections } = value
  const isWhole = isText(title) && isText(about) && isTexts(findings) && isListOf(sections, isSection)
  return isWhole ? { title, about, findings, sections } : null
}

/** What the plots of a report call their colours. */
const DAY = { card: '#fffdf8', ink: '#2b2118', muted: '#6b5d4f', dark: '#7a2413', pale: '#d9a441' }
const NIGHT = { card: '#262019', ink: '#f3eadb', muted: '#b8a994', dark: '#f0805f', pale: '#7d6a3a' }

/**
 * A plot as the address of an image. Whatever somebody has put into it, an image runs no script and fetches nothing; and
 * it doesn't see the page's colours, so they go in with it.
 */
export function pictureAddress(svg: string, isDark: boolean): string {
  const colours = Object.entries(isDark ? NIGHT : DAY).map(([name, colour]) => `--${name}:${colour}`)
  const style = `<style>svg{font:13px system-ui,sans-serif;color:var(--ink);background:none;${colours.join(';')};--plot-background:var(--card)}</style>`
  const painted = svg.replace(/^<svg[^>]*>/, (opening) => opening + style)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(painted.toWellFormed())}`
}
