import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFigures } from '@harvest/engine/testkit'
import { makeFigures } from '../figures/wanted.ts'
import type { View } from '../src/view.ts'

const figures = makeFigures()
checkFigures(new URL('../figures/', import.meta.url), figures)

test('[FC-SCO-2] the sum in the caption beside a hard recipe is that of the bill', () => {
  const { caption, update } = figures.find(({ name }) => name === 'beside-a-hard-recipe')!
  const { total } = (update.view as View).serving!
  for (const words of Object.values(caption))
    assert.match(words, new RegExp(`: 3 \\+ 1 \\+ 1, .* ${total}\\.$`))
})
