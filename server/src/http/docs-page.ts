/** The description of the API as a page that needs no other files. */
import { answerOf } from './openapi.ts'
import type { Described } from './route.ts'

export function docsPage(routes: readonly Described[]): string {
  const sections = routes.map(sectionOf).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Harvest Table: the API</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
  h2 { font: 1.05rem ui-monospace, monospace; margin: 2rem 0 .25rem; }
  pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 8%, transparent); }
  dt { float: left; clear: left; width: 4rem; font-family: ui-monospace, monospace; } dd { margin-left: 4rem; }
</style>
<h1>Harvest Table: the API</h1>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Live updates come over the WebSocket
<code>/api/socket</code>; its frames are described in docs/api.md.</p>
${sections}
</html>
`
}

function sectionOf(route: Described): string {
  const answers = Object.entries(route.answers)
    .map(([status, words]) => `<dt>${status}</dt><dd>${escapeHtml(words)}</dd>`)
    .join('')
  const who = route.open ? '' : ' <small>(needs an identity)</small>'
  const query = route.query ? blockOf('Query', (route.query.properties ?? {}) as object) : ''
  const body = route.body ? blockOf('Body', route.body) : ''
  return `<section><h2>${route.method} ${escapeHtml(route.url)}</h2>
<p>${escapeHtml(route.summary)}${who}</p>${query}${body}<dl>${answers}</dl>${blockOf('Answer', answerOf(route) ?? {})}</section>`
}

function blockOf(title: string, content: object): string {
  if (Object.keys(content).length === 0) return ''
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
