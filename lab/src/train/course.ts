/** A training as it lies in its folder: what was learned, generation by generation, so that it can go on any time. */
import type { Weights } from '@harvest/bots/learned'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { UsageError } from '../lab.ts'
import type { Bin } from './calibration.ts'
import type { Batch } from './positions.ts'
import type { Errors } from './trainer.ts'

/** What a training is about; the same folder goes on only with the same. */
export interface CourseSpec {
  readonly format: 1
  readonly game: string
  readonly version: number
  readonly variant: object | null
  readonly seed: number
  readonly games: number
  readonly looks: number
  readonly hidden: number
}

/** A strength that was measured. */
export interface Duelled {
  readonly opponent: string
  readonly games: number
  readonly wins: number
  readonly low: number
  readonly high: number
}

export interface Generation {
  readonly number: number
  /** Of its own games, foretold before anything was learned from them: as it was before, and with spreads alone. */
  readonly before: Errors
  readonly made: Errors
  readonly positions: number
  readonly bins: readonly Bin[]
  readonly madeBins: readonly Bin[]
  readonly duels: readonly Duelled[]
  readonly seconds: number
}

interface Kept {
  readonly spec: CourseSpec
  readonly generations: readonly Generation[]
  readonly weights: Weights | null
}

/** Games of so many generations are learned from. */
const WINDOW = 6

export class Course {
  readonly spec: CourseSpec
  readonly folder: string
  readonly generations: Generation[]
  weights: Weights | null

  private constructor(folder: string, kept: Kept) {
    this.folder = folder
    this.spec = kept.spec
    this.generations = [...kept.generations]
    this.weights = kept.weights
  }

  static open(folder: string, spec: CourseSpec): Course {
    const file = join(folder, FILE)
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      return new Course(folder, { spec, generations: [], weights: null })
    }
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
    if (JSON.stringify(kept.spec) !== JSON.stringify(spec))
      throw new UsageError(
        `${file} belongs to another training: ${JSON.stringify(kept.spec)}. Carry on with the same options, or choose another folder with --out.`,
      )
    return new Course(folder, kept)
  }

  /** The games of the last generations, the newest last. */
  get batches(): Batch[] {
    const first = Math.max(0, this.generations.length - WINDOW + 1)
    const out: Batch[] = []
    for (let number = first; number < this.generations.length; number++)
      out.push(...(deserialize(readFileSync(join(this.folder, gamesFile(number)))) as Batch[]))
    return out
  }

  keepGames(number: number, batches: readonly Batch[]): void {
    writeFileSync(join(this.folder, gamesFile(number)), serialize(batches))
  }

  /** Everything up to a generation, at once: whoever stops in between loses that generation and nothing else. */
  keep(generation: Generation, weights: Weights): void {
    this.generations.push(generation)
    this.weights = weights
    const { spec, generations, folder } = this
    const file = join(folder, FILE)
    writeFileSync(`${file}.new`, JSON.stringify({ spec, generations, weights } satisfies Kept))
    renameSync(`${file}.new`, file)
  }
}

const FILE = 'training.json'

function gamesFile(number: number): string {
  return `games-${number}.bin`
}
