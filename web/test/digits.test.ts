import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawNumber } from '../src/games/food-court/art/digits.ts'

/** Where the strokes of a path begin and end. */
function stops(path: string): [x: number, y: number][] {
  const out: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command, list] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list!.matchAll(/-?[\d.]+/g)].map(Number)
    if (command === 'M') [x, y] = [0, 0]
    if (command === 'h' || command === 'v') numbers.splice(command === 'h' ? 1 : 0, 0, 0)
    const size = command === 'c' ? 6 : 2
    for (let i = size - 2; i < numbers.length; i += size) {
      x += numbers[i]!
      y += numbers[i + 1]!
      // Where a digit's own corner is isn't where its line begins.
      if (command !== 'M') out.push([x, y])
    }
  }
  return out
}

test('every number is drawn differently, and within the place it is given', () => {
  const drawn = new Set<string>()
  for (let n = 0; n <= 120; n++) {
    const path = drawNumber(n, 30, 20, 16)
    drawn.add(path)
    for (const [x, y] of stops(path)) {
      assert.ok(x >= 29.9 && x <= 47.1, `${n} reaches ${x} across`)
      assert.ok(y >= 19.9 && y <= 44.1, `${n} reaches ${y} down`)
    }
  }
  assert.equal(drawn.size, 121)
})
