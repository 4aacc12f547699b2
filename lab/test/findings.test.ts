import assert from 'node:assert/strict'
import test from 'node:test'
import type { ShareRow, StudyFigures } from '../src/study/figures.ts'
import { duration } from '../src/progress.ts'
import { findings } from '../src/study/report/findings.ts'
import { DARKEST, DAY, NIGHT } from '../src/study/report/palette.ts'

const seat = (name: string, wins: number, played = 120): ShareRow => ({
  ...{ name, players: 5, played, wins, share: wins / played, even: 0.2, meanScore: 60 },
  ...{ low: 0, high: wins / played < 0.2 ? 0.19 : 1 },
})

const said = (...seats: ShareRow[]): string =>
  findings({
    seats,
    factions: [],
    cards: [],
    choices: { weighed: 0 },
    lead: null,
  } as unknown as StudyFigures)[0]!

test('of many seats, one that is just outside its interval is not spoken of', () => {
  const calm = 'Nothing here shows that one seat is better than another.'
  assert.equal(
    said(seat('Seat 1', 14.5), seat('Seat 2', 26)),
    `${calm} One interval in twenty misses its mark by chance alone.`,
  )
  assert.equal(said(seat('Seat 1', 25), seat('Seat 2', 26)), calm)
})

test('a seat three standard errors from its even share is', () => {
  assert.match(said(seat('Seat 1', 8), seat('Seat 2', 26)), /^Seat 1 wins 6\.7 %/)
})

/** A colour's light: of three parts from 0 to 1, without the eye's curve. */
type Light = readonly [r: number, g: number, b: number]

const lightOf = (colour: string): Light =>
  [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Light

/** As `color-mix(in oklab, …)` does it. */
function mix(one: Light, other: Light, share: number): Light {
  const labOf = ([r, g, b]: Light) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [l, m, s]
  }
  // A mixture of the cube roots is one of lightness and hue as well: both are sums of them.
  const to = labOf(other)
  const [l, m, s] = labOf(one).map((part, n) => (part * (1 - share) + to[n]! * share) ** 3)
  return [
    4.0767416621 * l! - 3.3077115913 * m! + 0.2309699292 * s!,
    -1.2684380046 * l! + 2.6097574011 * m! - 0.3413193965 * s!,
    -0.0041960863 * l! - 0.7034186147 * m! + 1.707614701 * s!,
  ]
}

function contrast(one: Light, other: Light): number {
  const [low, high] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

for (const [name, colours] of Object.entries({ day: DAY, night: NIGHT }))
  test(`by ${name}, numbers are legible on every cell of a grid, and words on the page`, () => {
    const [card, dark, ink] = [colours.card, colours.dark, colours.ink].map(lightOf)
    for (let share = 0; share <= DARKEST + 1e-9; share += DARKEST / 10)
      assert.ok(contrast(ink!, mix(card!, dark!, share)) >= 4.5, `${Math.round(share * 100)} %`)
    for (const text of [colours.ink, colours.muted])
      assert.ok(contrast(lightOf(text), lightOf(colours.paper)) >= 4.5, text)
    // Plots are lines and areas: 3 to 1.
    assert.ok(contrast(dark!, lightOf(colours.paper)) >= 3)
  })

test('the time left is said as people say it', () => {
  const minutes = 60_000
  assert.deepEqual([40_000, 99_000, 2 * minutes, 59.5 * minutes, 65 * minutes, 120 * minutes].map(duration), [
    '40 s',
    '99 s',
    '2 min',
    '1 h',
    '1 h 5 min',
    '2 h',
  ])
})
