import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureAddress, readReport } from '../src/lib/study-report.ts'

const section = {
  title: 'Wins by seat',
  text: ['One sentence.'],
  pictures: [{ svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', alt: 'Shares.' }],
  table: { head: ['', 'wins'], rows: [['Seat 1', '3']] },
}
const report = { title: 'Stall: a study', about: '12 games', findings: ['Nothing.'], sections: [section] }
const text = (value: object): string => JSON.stringify({ format: 'harvest-report-1', ...value })

test('a report is read as it was written, and figures it doesn’t show are left out', () => {
  assert.deepEqual(readReport(text({ ...report, figures: { games: 12 } })), report)
})

const NONE: readonly (readonly [why: string, file: string])[] = [
  ['no JSON', '{'],
  ['another kind of file', JSON.stringify(report)],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no title', text({ ...report, title: undefined })],
  ['findings that are no sentences', text({ ...report, findings: [1] })],
  ['a section that is none', text({ ...report, sections: [null] })],
  ['a picture without words', text({ ...report, sections: [{ ...section, pictures: [{ svg: '<svg/>' }] }] })],
  ['a table without rows', text({ ...report, sections: [{ ...section, table: { head: [] } }] })],
  ['no table at all', text({ ...report, sections: [{ ...section, table: undefined }] })],
]

for (const [why, file] of NONE)
  test(`a file is refused: ${why}`, () => {
    assert.equal(readReport(file), null)
  })

test('a plot becomes an image with the colours of the page', () => {
  const [svg] = section.pictures.map((picture) => pictureAddress(picture.svg, true))
  assert.match(svg!, /^data:image\/svg\+xml;charset=utf-8,%3Csvg/)
  assert.match(decodeURIComponent(svg!), /<svg [^>]*><style>.*--ink:#f3eadb.*<\/style><\/svg>$/)
  assert.match(decodeURIComponent(pictureAddress(section.pictures[0]!.svg, false)), /--ink:#2b2118/)
  // Half a letter can't be part of an address.
  assert.doesNotThrow(() => pictureAddress('<svg>\ud800</svg>', false))
})
