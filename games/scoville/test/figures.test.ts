import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFigures } from '@harvest/engine/testkit'
import { makeFigures } from '../figures/wanted.ts'
import { colourOf } from '../src/peppers.ts'
import type { View } from '../src/view.ts'

const figures = makeFigures()
checkFigures(new URL('../figures/', import.meta.url), figures)

test('[SC-FUL-4] the prices in the caption of fulfilment are those of the field', () => {
  const { caption, update } = figures.find(({ name }) => name === 'fulfilment')!
  const { prices } = update.view as View
  const [yellow, red] = ['Y', 'R'].map((letter) => prices[colourOf(letter)])
  assert.ok(
    caption.en.endsWith(`: yellow ones for ${yellow} coins each, or the red one for ${red}.`),
    caption.en,
  )
  assert.ok(caption.de!.endsWith(`: gelbe für je ${yellow} Münzen oder die rote für ${red}.`), caption.de!)
})
