/** A report's pictures as SVG, by Observable Plot. Colours are the page's, so that they follow its theme. */
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { percent } from './numbers.ts'
import { DARKEST } from './palette.ts'
import type { Dot, Picture, Report, Section } from './sections.ts'

const WIDTH = 760
const ROW = 22
const LETTER = 7

const { document } = parseHTML('<!doctype html><html><body></body></html>')

type PlotOptions = Parameters<typeof Plot.plot>[0]

/** A report whose pictures are drawn. */
export interface DrawnReport extends Omit<Report, 'sections'> {
  readonly sections: readonly DrawnSection[]
}

export interface DrawnSection extends Omit<Section, 'pictures'> {
  readonly pictures: readonly { readonly svg: string; readonly alt: string }[]
}

export function drawReport(report: Report): DrawnReport {
  const sections = report.sections.map((section) => ({
    ...section,
    pictures: section.pictures.map(({ picture, alt }) => ({ svg: drawPicture(picture), alt })),
  }))
  return { ...report, sections }
}

function drawPicture(picture: Picture): string {
  switch (picture.kind) {
    case 'dots':
      return drawDots(picture.axis, picture.dots)
    case 'heat':
      return drawHeat(picture)
    case 'bars':
      return drawBars(picture)
    case 'ranks':
      return drawRanks(picture.bars)
    case 'line':
      return drawLine(picture)
  }
}

function draw(options: NonNullable<PlotOptions>): string {
  const drawn = Plot.plot({ document, width: WIDTH, ...options } as PlotOptions)
  // Plot names its style sheet at random: the same figures are to give the same page.
  const svg = drawn.outerHTML.replace(/plot-[0-9a-f]{6}/g, 'plot')
  // A picture of its own has to say what it is; within a page nobody asks.
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}

const widest = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => name.length)) * LETTER + 16

/** On an axis, where steps may be less than a hundredth. */
const asShare = (share: number): string => `${Number((share * 100).toFixed(1))} %`

function drawDots(axis: string, dots: readonly Dot[]): string {
  return draw({
    height: dots.length * ROW + 60,
    marginLeft: Math.min(300, widest(dots.map(({ name }) => name))),
    marginRight: 30,
    marginBottom: 40,
    x: { label: axis, grid: true, tickFormat: asShare },
    y: { label: null, domain: dots.map(({ name }) => name) },
    marks: [
      Plot.tickX(dots, { x: 'even', y: 'name', stroke: 'var(--muted)', strokeWidth: 2 }),
      Plot.ruleY(dots, { y: 'name', x1: 'low', x2: 'high', stroke: 'var(--ink)', strokeWidth: 2 }),
      Plot.dot(dots, { x: 'at', y: 'name', fill: 'var(--dark)', r: 4 }),
    ],
  })
}

function drawHeat({ axis, cells }: Extract<Picture, { kind: 'heat' }>): string {
  const names = [...new Set(cells.map(({ row }) => row))].sort()
  const shade = ({ ahead }: { ahead: number }): string =>
    `color-mix(in oklab, var(--card), var(--dark) ${Math.round(Math.min(1, Math.max(0, (ahead - 0.2) / 0.6)) * DARKEST * 100)}%)`
  return draw({
    height: names.length * 40 + 70,
    marginLeft: Math.min(200, widest(names)),
    marginTop: 40,
    x: { axis: 'top', label: axis, domain: names },
    y: { label: null, domain: names },
    marks: [
      Plot.cell(cells, { x: 'column', y: 'row', fill: { value: shade, scale: null }, inset: 1 }),
      Plot.text(cells, { x: 'column', y: 'row', text: ({ ahead }) => percent(ahead), fill: 'var(--ink)' }),
    ],
  })
}

/** So many bars at most: neighbouring values share one. */
const MOST_BARS = 50

type Bars = Extract<Picture, { kind: 'bars' }>['bars']

/** A few that lie far beyond the rest would leave the rest no room: they are told in words. */
const FAR_BEYOND = { share: 0.005, times: 2 }

const countOf = (bars: Bars): number => bars.reduce((sum, { first, second }) => sum + first + second, 0)

/** The bars up to where hardly any are left, if the axis would otherwise be mostly empty. */
function withoutTail(bars: Bars): Bars {
  const few = countOf(bars) * FAR_BEYOND.share
  let end = bars.length
  while (end > 1 && countOf(bars.slice(end - 1)) <= few) end--
  const [{ at: least }, last] = [bars[0], bars.at(-1)!]
  return last.at - least > FAR_BEYOND.times * (bars[end - 1].at - least) ? bars.slice(0, end) : bars
}

function drawBars({ axis, series, bars }: Extract<Picture, { kind: 'bars' }>): string {
  if (bars.length === 0) return ''
  const least = bars[0].at
  const near = withoutTail(bars)
  const beyond = bars.slice(near.length)
  const width = Math.ceil((near.at(-1)!.at - least + 1) / MOST_BARS)
  const binned = Map.groupBy(near, ({ at }) => Math.floor((at - least) / width))
  const stacked = Array.from(binned, ([n, some]) => {
    const first = some.reduce((sum, bar) => sum + bar.first, 0)
    const all = some.reduce((sum, bar) => sum + bar.second, first)
    return { from: least + n * width - 0.5, to: least + (n + 1) * width - 0.5, first, all }
  })
  const gap = { x1: 'from', x2: 'to', insetLeft: 0.5, insetRight: 0.5 } as const
  return draw({
    height: 250,
    marginLeft: 60,
    marginTop: 30,
    marginBottom: 40,
    x: { label: axis },
    y: { label: series ? 'seats' : 'games', grid: true },
    marks: [
      Plot.rectY(stacked, { ...gap, y1: () => 0, y2: 'first', fill: 'var(--dark)' }),
      ...(series
        ? [Plot.rectY(stacked, { ...gap, y1: 'first', y2: 'all', fill: 'var(--pale)' }), ...drawKey(series)]
        : []),
      ...(beyond.length > 0
        ? [
            Plot.text([`and ${countOf(beyond)} more, up to ${beyond.at(-1)!.at} →`], {
              ...{ frameAnchor: 'top-right', textAnchor: 'end', fill: 'var(--ink)' },
            }),
          ]
        : []),
      Plot.ruleY([0]),
    ],
  })
}

/** Above the bars, at the right: which colour is whose. The words are ink, so that they can be read in any theme. */
function drawKey([first, second]: readonly [string, string]): Plot.Markish[] {
  const square = 2 * LETTER
  const at = [-(first.length + second.length) * LETTER - 2 * square, -second.length * LETTER]
  return [first, second].flatMap((name, n) => {
    const place = { frameAnchor: 'top-right', textAnchor: 'start', dy: -20 } as const
    const fill = n === 0 ? 'var(--dark)' : 'var(--pale)'
    return [
      Plot.text(['■'], { ...place, dx: at[n] - square, fill, fontSize: 14 }),
      Plot.text([name], { ...place, dx: at[n], fill: 'var(--ink)' }),
    ]
  })
}

function drawRanks(bars: Extract<Picture, { kind: 'ranks' }>['bars']): string {
  const names = bars.map(({ name }) => name)
  return draw({
    height: bars.length * 30 + 60,
    marginBottom: 40,
    marginLeft: Math.min(380, widest(names)),
    marginRight: 60,
    x: { label: 'share of games', tickFormat: asShare },
    y: { label: null, domain: names },
    marks: [
      Plot.barX(bars, { x: 'share', y: 'name', fill: 'var(--dark)' }),
      Plot.text(bars, {
        x: 'share',
        y: 'name',
        text: ({ share }) => percent(share),
        dx: 6,
        textAnchor: 'start',
      }),
    ],
  })
}

function drawLine({ axis, percent: shares, points }: Extract<Picture, { kind: 'line' }>): string {
  return draw({
    height: 240,
    marginLeft: 60,
    marginTop: 30,
    marginBottom: 40,
    x: { label: 'of the game is over', tickFormat: asShare },
    y: { label: axis, grid: true, ...(shares ? { domain: [0, 1], tickFormat: asShare } : {}), zero: true },
    marks: [
      Plot.lineY(points, { x: 'at', y: 'value', stroke: 'var(--dark)', strokeWidth: 2 }),
      Plot.dot(points, { x: 'at', y: 'value', fill: 'var(--dark)', r: 3 }),
    ],
  })
}
