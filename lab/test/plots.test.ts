import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawReport } from '../src/study/report/plots.ts'

type Bars = readonly { readonly at: number; readonly first: number; readonly second: number }[]

function drawn(bars: Bars): string {
  const picture = { kind: 'bars', axis: 'rounds', series: null, bars } as const
  const section = { title: 'Length', text: [], pictures: [{ picture, alt: '' }], table: null }
  const report = drawReport({ title: '', about: '', findings: [], sections: [section] })
  return report.sections[0].pictures[0].svg
}

const many: Bars = [10, 11, 12, 13].map((at) => ({ at, first: 300, second: 0 }))

test('a few games far longer than the rest are told in words, and leave the others their room', () => {
  const svg = drawn([...many, { at: 90, first: 1, second: 0 }, { at: 150, first: 2, second: 0 }])
  assert.match(svg, /and 3 more, up to 150 →/)
})

test('all bars are drawn where many are far, or none is', () => {
  for (const far of [
    { at: 150, first: 100, second: 0 },
    { at: 15, first: 1, second: 0 },
  ])
    assert.doesNotMatch(drawn([...many, far]), /more, up to/)
})
