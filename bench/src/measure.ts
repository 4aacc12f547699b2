// How a figure is taken: everything is warmed up before anything is measured, then the rows take turns three
// times, so that a slow moment of the machine meets all of them, and the median counts.

/** What a row did in about the time it was given. */
export interface Sample {
  readonly count: number
  /** Of these, decisions with a single legal move. */
  readonly forced: number
  readonly seconds: number
}

/** Seconds of processor time of this thread: what else the machine does counts for nobody. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** A row of the report: something that is done over and over and counted. */
export interface Row {
  readonly id: string
  readonly label: string
  /** What is counted; only rows of one unit and group are compared. */
  readonly unit: 'decisions' | 'iterations'
  readonly group: string
  /** The row that the others of its group are measured against. */
  readonly baseline: boolean
  /** The ratio to the baseline that the project wants, if any. */
  readonly wanted: number | null
  /** The legal moves a decision: how many at most, and on average. */
  readonly lists: { readonly max: number; readonly mean: number } | null
  run(seconds: number): Sample | Promise<Sample>
}

export interface Figure {
  readonly row: Row
  /** Per second, in the median sample. */
  readonly rate: number
  /** The same without forced decisions. */
  readonly free: number
  readonly forcedShare: number
  /** Slowest and fastest sample. */
  readonly range: readonly [number, number]
  /** To the baseline of the group. */
  readonly ratio: number | null
}

export interface Plan {
  readonly warmUp: number
  readonly seconds: number
  readonly samples: number
  onProgress(done: number, of: number, row: Row): void
}

export async function measure(rows: readonly Row[], plan: Plan): Promise<Figure[]> {
  const steps = rows.length * (plan.samples + 1)
  let done = 0
  for (const row of rows) {
    plan.onProgress(done++, steps, row)
    await row.run(plan.warmUp)
  }
  const taken = rows.map((): Sample[] => [])
  for (let n = 0; n < plan.samples; n++)
    for (const [index, row] of rows.entries()) {
      plan.onProgress(done++, steps, row)
      taken[index]!.push(await row.run(plan.seconds))
    }
  const figures = rows.map((row, index) => figureOf(row, taken[index]!))
  return figures.map((figure) => ({ ...figure, ratio: ratioOf(figure, figures) }))
}

function figureOf(row: Row, samples: readonly Sample[]): Omit<Figure, 'ratio'> {
  const sorted = samples.toSorted((a, b) => rateOf(a) - rateOf(b))
  const median = sorted[sorted.length >> 1]!
  return {
    row,
    rate: rateOf(median),
    free: (median.count - median.forced) / median.seconds,
    forcedShare: median.count === 0 ? 0 : median.forced / median.count,
    range: [rateOf(sorted[0]!), rateOf(sorted.at(-1)!)],
  }
}

function rateOf(sample: Sample): number {
  return sample.count / sample.seconds
}

function ratioOf(figure: Omit<Figure, 'ratio'>, all: readonly Omit<Figure, 'ratio'>[]): number | null {
  const baseline = all.find((other) => other.row.group === figure.row.group && other.row.baseline)
  return baseline && baseline.row !== figure.row ? figure.rate / baseline.rate : null
}
