/** Counters, gauges and histograms in the text format of Prometheus. */

type Labels = { readonly [name: string]: string }

interface Metric {
  lines(): string[]
}

export class Metrics {
  private readonly all: Metric[] = []

  counter(name: string, help: string): Counter {
    return this.add(new Counter(name, help))
  }

  /** Asked for its value when somebody looks. */
  gauge(name: string, help: string, read: () => number): void {
    this.all.push({ lines: () => [...head(name, help, 'gauge'), `${name} ${read()}`] })
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return this.add(new Histogram(name, help, bounds))
  }

  text(): string {
    return this.all.flatMap((metric) => metric.lines()).join('\n') + '\n'
  }

  private add<M extends Metric>(metric: M): M {
    this.all.push(metric)
    return metric
  }
}

export class Counter implements Metric {
  private readonly name: string
  private readonly help: string
  private readonly tallies = new Map<string, { readonly labels: Labels; value: number }>()

  constructor(name: string, help: string) {
    this.name = name
    this.help = help
  }

  /** Labels must come from a small fixed set, or the text grows without end. */
  add(labels: Labels = {}, by = 1): void {
    let key = ''
    for (const name in labels) key += `${labels[name]}\n`
    const tally = this.tallies.get(key)
    if (tally) tally.value += by
    else this.tallies.set(key, { labels, value: by })
  }

  lines(): string[] {
    const lines = [...this.tallies.values()].map(
      ({ labels, value }) => `${this.name}${labelText(labels)} ${value}`,
    )
    return [...head(this.name, this.help, 'counter'), ...lines]
  }
}

export class Histogram implements Metric {
  private readonly name: string
  private readonly help: string
  private readonly bounds: readonly number[]
  private readonly counts: number[]
  private sum = 0
  private count = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.bounds = bounds
    this.counts = bounds.map(() => 0)
  }

  observe(value: number): void {
    this.sum += value
    this.count++
    for (let i = 0; i < this.bounds.length; i++) if (value <= this.bounds[i]!) this.counts[i]!++
  }

  lines(): string[] {
    const buckets = this.bounds.map((bound, i) => `${this.name}_bucket{le="${bound}"} ${this.counts[i]}`)
    return [
      ...head(this.name, this.help, 'histogram'),
      ...buckets,
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ]
  }
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
