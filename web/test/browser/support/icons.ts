/** Makes the PNG icons of web/public from icon.svg: `node web/test/browser/support/icons.ts`. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../../../scripts/find-browser.mjs'

const PUBLIC = new URL('../../../public/', import.meta.url)
/** The part of its edge that the drawing takes; what cuts a circle out of an icon leaves four fifths of it. */
const ICONS = [
  { file: 'icon-192.png', size: 192, part: 1 },
  { file: 'icon-512.png', size: 512, part: 1 },
  { file: 'icon-maskable-512.png', size: 512, part: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, part: 1 },
]

const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8')
const ground = /fill="(#[0-9a-f]{6})"/.exec(svg)![1]!
const browser = await chromium.launch({ executablePath: findBrowser()!, args: ['--no-sandbox'] })
for (const { file, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const edge = `width:${part * size}px;height:${part * size}px`
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <div style="${edge}">${svg}</div></body>`,
  )
  await page.screenshot({ path: fileURLToPath(new URL(file, PUBLIC)) })
  await page.close()
}
await browser.close()
