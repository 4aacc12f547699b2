/** What a training came to, as a page of Markdown with two pictures. */
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wilson } from '../statistics.ts'
import { gapOf, type Bin } from './calibration.ts'
import type { Course, Generation } from './course.ts'

const { document } = parseHTML('<!doctype html><html><body></body></html>')

type PlotOptions = NonNullable<Parameters<typeof Plot.plot>[0]>

export function writeTrainingReport(course: Course, title: string): string {
  const at = (name: string): string => join(course.folder, name)
  const last = course.generations.at(-1)!
  writeFileSync(at('strength.svg'), strengthPlot(course.generations))
  writeFileSync(at('calibration.svg'), calibrationPlot(last))
  const file = at('training.md')
  writeFileSync(file, markdown(course, title))
  return file
}

function markdown({ spec, generations }: Course, title: string): string {
  const last = generations.at(-1)!
  const opponents = last.duels.map(({ opponent }) => opponent)
  return [
    `# ${title}: what was learned`,
    '',
    `${spec.games} games a generation, seed ${spec.seed}, ${spec.hidden} units, ${spec.looks} looks ahead for a decision.`,
    '',
    '![Shares of wins by generation](strength.svg)',
    '',
    `| generation | positions | error of the chances | made by hand | ${opponents.map((name) => `against ${name} | 95 %`).join(' | ')} | seconds |`,
    `|---|---|---|---|${opponents.map(() => '---|---|').join('')}---|`,
    ...generations.map((generation) => generationRow(generation)),
    '',
    'The error is the mean of the logarithm of what was foretold for the winner, in games that nothing had been learned from yet; the second one is that of the evaluation made by hand.',
    '',
    '![How often chances come true](calibration.svg)',
    '',
    `On average chances are off by ${percent(gapOf(last.bins))}; those of the evaluation made by hand by ${percent(gapOf(last.madeBins))}.`,
    '',
    '| called | how often | won | made by hand: how often | won |',
    '|---|---|---|---|---|',
    ...last.bins.map((bin, i) => binRow(i, bin, last.madeBins[i])),
    '',
  ].join('\n')
}

function generationRow({ number, positions, before, made, duels, seconds }: Generation): string {
  const shares = duels.map(
    ({ wins, games, low, high }) => `${percent(wins / games)} of ${games} | ${percent(low)}–${percent(high)}`,
  )
  const cells = [number + 1, positions, before.chance.toFixed(4), made.chance.toFixed(4), ...shares]
  return `| ${[...cells, seconds.toFixed(0)].join(' | ')} |`
}

function binRow(i: number, bin: Bin, made: Bin): string {
  const cells = (some: Bin): string[] => [
    String(some.count),
    some.count === 0 ? '' : percent(some.won / some.count),
  ]
  return `| ${i * 10}–${(i + 1) * 10} % | ${[...cells(bin), ...cells(made)].join(' | ')} |`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const COLOURS = ['#2f6f4f', '#b3541e']

function strengthPlot(generations: readonly Generation[]): string {
  const dots = generations.flatMap(({ number, duels }) =>
    duels.map(({ opponent, wins, games, low, high }) => ({
      ...{ generation: number + 1, opponent: `against ${opponent}`, share: wins / games, low, high },
    })),
  )
  return draw({
    ...{ width: 640, height: 320, marginLeft: 50 },
    x: { label: 'generation', ticks: generations.length, tickFormat: 'd' },
    y: { label: 'share of wins', domain: [0, 1], tickFormat: '%', grid: true },
    color: { legend: false, range: COLOURS },
    marks: [
      Plot.ruleY([0.5], { stroke: '#888', strokeDasharray: '4' }),
      Plot.ruleX(dots, {
        x: 'generation',
        y1: 'low',
        y2: 'high',
        stroke: 'opponent',
        strokeOpacity: 0.4,
      }),
      Plot.lineY(dots, { x: 'generation', y: 'share', stroke: 'opponent', z: 'opponent' }),
      Plot.dot(dots, { x: 'generation', y: 'share', fill: 'opponent' }),
      ...legend([...new Set(dots.map(({ opponent }) => opponent))], 'bottom-left'),
    ],
  })
}

function calibrationPlot({ bins, madeBins }: Generation): string {
  const dots = [
    ...bins.map((bin) => ({ ...bin, by: 'learned' })),
    ...madeBins.map((bin) => ({ ...bin, by: 'made by hand' })),
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, called, won, by }) => ({
      by,
      called: called / count,
      won: won / count,
      ...wilson(won, count),
    }))
  return draw({
    ...{ width: 420, height: 400, marginLeft: 50 },
    x: { label: 'called', domain: [0, 1], tickFormat: '%', grid: true },
    y: { label: 'won', domain: [0, 1], tickFormat: '%', grid: true },
    color: { range: COLOURS },
    marks: [
      Plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: '#888', strokeDasharray: '4' },
      ),
      Plot.line(dots, { x: 'called', y: 'won', stroke: 'by', z: 'by' }),
      Plot.dot(dots, { x: 'called', y: 'won', fill: 'by' }),
      ...legend(['learned', 'made by hand'], 'top-left'),
    ],
  })
}

/** What the colours stand for, in a corner where nothing is drawn. */
function legend(names: readonly string[], frameAnchor: 'top-left' | 'bottom-left'): Plot.Text[] {
  return names.map((name, i) => {
    const dy = frameAnchor === 'top-left' ? 8 + 16 * i : -8 - 16 * i
    return Plot.text([name], { frameAnchor, dx: 8, dy, fill: COLOURS[i] })
  })
}

/** Drawings of their own, which a page shows on any ground. */
function draw(options: PlotOptions): string {
  const style = { background: '#fff', color: '#222', fontFamily: 'sans-serif' }
  const drawn = Plot.plot({ document, style, ...options } as PlotOptions)
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  // Plot names its style sheet at random: the same figures are to give the same picture.
  return `${drawn.outerHTML.replace(/plot-[0-9a-f]{6}/g, 'plot')}\n`
}
