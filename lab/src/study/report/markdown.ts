/** A report as Markdown: its sentences and tables, for a README or a decision. */
import type { Report, Table } from './sections.ts'

export function reportMarkdown({ title, about, findings, sections }: Report): string {
  const parts = [`# ${title}`, about, findings.map((line) => `- ${line}`).join('\n')]
  for (const section of sections) {
    parts.push(`## ${section.title}`, ...section.text)
    if (section.table) parts.push(tableMarkdown(section.table))
  }
  return `${parts.join('\n\n')}\n`
}

function tableMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
