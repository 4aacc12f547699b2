/** A report as one page that needs nothing else: its plots are drawn into it. */
import { asStyle, DAY, NIGHT } from './palette.ts'
import type { DrawnReport, DrawnSection } from './plots.ts'
import type { Table } from './sections.ts'

export function reportHtml(report: DrawnReport): string {
  const { title, about, findings, sections } = report
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="about">${escaped(about)}</p>
<ul class="findings">
${findings.map((line) => `<li>${escaped(line)}</li>`).join('\n')}
</ul>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`
}

function sectionHtml({ title, text, pictures, table }: DrawnSection): string {
  const figures = pictures.map(
    ({ svg, alt }) =>
      `<figure role="img" aria-label="${escaped(alt)}"><div aria-hidden="true">${svg}</div></figure>`,
  )
  return `<section>
<h2>${escaped(title)}</h2>
${text.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${figures.join('\n')}
${table ? tableHtml(title, table, figures.length > 0) : ''}
</section>`
}

/** Behind a word to open it where a picture shows the same. */
function tableHtml(title: string, { head, rows }: Table, folded: boolean): string {
  const table = `<div class="scrolls" tabindex="0" role="region" aria-label="${escaped(`${title}, as a table`)}"><table>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table></div>`
  return folded ? `<details><summary>As a table</summary>${table}</details>` : table
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Shades differ in lightness first, so that a grey print tells them apart. */
const STYLE = `
:root { color-scheme: light dark; ${asStyle(DAY)} }
@media (prefers-color-scheme: dark) { :root { ${asStyle(NIGHT)} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; }
.about, summary { color: var(--muted); }
.findings { padding: 1rem 1rem 1rem 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { --plot-background: var(--paper); background: none; min-width: 38rem; max-width: 100%; height: auto; font: 13px 'Source Sans 3', system-ui, sans-serif; }
.scrolls { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .875rem; }
th, td { padding: .25rem .5rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: 400; }
thead th { color: var(--muted); font-weight: 400; }
summary { cursor: pointer; padding: .25rem 0; }
@media print { details > * { display: block; } }
`
