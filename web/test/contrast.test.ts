import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

/** The colours of a token, light and dark. */
function token(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  assert.ok(found, `--${name} has a light and a dark colour`)
  return [found[1], found[2]]
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_ON: readonly (readonly [text: string, ground: string])[] = [
  ...['paper', 'card', 'hover', 'accent-wash', 'leaf-wash'].map((ground) => ['ink', ground] as const),
  ...['paper', 'card'].flatMap((ground) =>
    ['muted', 'accent', 'leaf'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-leaf', 'leaf'],
]

for (const [text, ground] of TEXT_ON)
  test(`${text} on ${ground} is legible by day and by night`, () => {
    token(text).forEach((colour, index) => {
      const ratio = contrast(colour, token(ground)[index])
      assert.ok(ratio >= 5.5, `${ratio.toFixed(2)} : 1`)
    })
  })
