/** Where what is said about a press stands. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beside, type Box } from '../src/shell/table/press/pressed.ts'

const SCREEN = { width: 360, height: 740 }
const NOTICE = { width: 300, height: 60 }

function isOn(box: Box, { left, top }: { left: number; top: number }): boolean {
  const apart =
    left >= box.right ||
    left + NOTICE.width <= box.left ||
    top >= box.bottom ||
    top + NOTICE.height <= box.top
  return !apart
}

test('it is beside what was pressed, never on it, and on the screen', () => {
  for (let x = 0; x <= 320; x += 40)
    for (let y = 0; y <= 700; y += 20) {
      const box = { left: x, top: y, right: x + 40, bottom: y + 40 }
      const place = beside(box, NOTICE, SCREEN)
      assert.ok(!isOn(box, place), JSON.stringify({ box, place }))
      assert.ok(place.left >= 0 && place.left + NOTICE.width <= SCREEN.width)
      assert.ok(place.top >= 0 && place.top + NOTICE.height <= SCREEN.height)
    }
})

test('it stands below where there is room, and above at the lower edge', () => {
  const at = (top: number) => beside({ left: 100, top, right: 140, bottom: top + 40 }, NOTICE, SCREEN).top
  assert.equal(at(100), 148)
  assert.equal(at(660), 592)
})
