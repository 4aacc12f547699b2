// What can be said of hidden things in numbers, and what of it is so in every position of a sample.
import type { FastRng, GameState, Viewer } from '../src/index.ts'
import { firstDifference, slotsOf, valueAt } from './compare.ts'
import type { Kit } from './kit.ts'
import { pick } from './trials.ts'

/** Numbers by what they count: `players.1.hand has 3`. What is not named is 0. */
export type Traits = ReadonlyMap<string, number>

/** What traits are taken of. */
export interface Frame {
  /** Paths of secret slots, such as `players.1.hand`. */
  readonly slots: readonly string[]
  /** Lists that were open before, by their path: one can say how many of their cards are where now. */
  readonly open: ReadonlyMap<string, ReadonlySet<number>>
  /** Lists without repeats: heaps of cards, in which the order says nothing. */
  readonly heaps: ReadonlySet<string>
  readonly face: Kit['face']
}

/** The frame for a step: what it touched that is hidden, and what it took from lists that lay open to the viewer. */
export function frameOf(
  kit: Kit,
  before: GameState | null,
  after: GameState,
  who: Viewer,
  rng: FastRng,
): Frame {
  const touched = before ? touchedSlots(kit, before, after) : []
  // Some others as well: a redeal might forget what the step leaves alone.
  const rest = hiddenSlots(kit, after).filter((path) => !touched.includes(path))
  const slots = [...touched, ...pick(rest, 2, rng)]
  const heaps = [...listsOf(after)].filter(([, list]) => new Set(list).size === list.length)
  return {
    slots,
    open: before ? openLists(kit, before, after, who, rng) : new Map(),
    heaps: new Set(heaps.map(([path]) => path)),
    face: kit.face,
  }
}

/** All that is hidden somewhere, except choices, which are made again and are nobody's memory, and notes. */
export function hiddenSlots({ game, notes }: Kit, state: GameState): string[] {
  return slotsOf(game.secrets.filter((path) => !notes.includes(path)))
    .filter((pattern) => !pattern.startsWith('sealed'))
    .flatMap((pattern) => placesOf(state, pattern.split('.'), ''))
}

/** The hidden slots that a step has changed. */
export function touchedSlots(kit: Kit, before: GameState, after: GameState): string[] {
  return hiddenSlots(kit, after).filter((path) =>
    firstDifference(valueAt(before, path), valueAt(after, path)),
  )
}

/** Lists that the step changed and no deal before it does. */
function openLists(kit: Kit, before: GameState, after: GameState, who: Viewer, rng: FastRng): Frame['open'] {
  const out = new Map<string, ReadonlySet<number>>()
  const now = listsOf(after)
  const deals = Array.from({ length: 3 }, () => listsOf(kit.game.redeal(before, who, rng)))
  for (const [path, list] of listsOf(before)) {
    const text = list.join()
    if (new Set(list).size < 2 || now.get(path)?.join() === text) continue
    if (deals.every((deal) => deal.get(path)?.join() === text)) out.set(path, new Set(list))
  }
  return out
}

function listsOf(value: unknown, path = '', out = new Map<string, number[]>()): Map<string, number[]> {
  if (value === null || typeof value !== 'object') return out
  if (Array.isArray(value) && value.length > 1 && value.every((inner) => typeof inner === 'number'))
    out.set(path, value)
  else
    for (const [name, inner] of Object.entries(value))
      listsOf(inner, path === '' ? name : `${path}.${name}`, out)
  return out
}

/** The places of a state that a pattern such as `players.*.hand` means. */
function placesOf(value: unknown, [key, ...rest]: readonly string[], path: string): string[] {
  if (key === undefined) return [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value)
    .filter(([name]) => key === '*' || key === name)
    .flatMap(([name, inner]) => placesOf(inner, rest, path === '' ? name : `${path}.${name}`))
}

export function traitsOf(state: GameState, frame: Frame): Traits {
  const out = new Map<string, number>()
  for (const path of frame.slots) describe(path, valueAt(state, path), frame, out)
  return out
}

function describe(path: string, value: unknown, frame: Frame, out: Map<string, number>): void {
  if (typeof value === 'boolean' || typeof value === 'number') out.set(path, Number(value))
  if (value === null || typeof value !== 'object') return
  if (!frame.heaps.has(path))
    for (const [name, inner] of Object.entries(value)) describe(`${path}.${name}`, inner, frame, out)
  if (!Array.isArray(value)) return
  const add = (trait: string): void => void out.set(trait, (out.get(trait) ?? 0) + 1)
  for (const item of value as unknown[]) {
    if (typeof item !== 'number') continue
    add(`${path} has ${frame.face(item, path)}`)
    for (const [from, items] of frame.open) if (items.has(item)) add(`${path} has of ${from}`)
  }
}

/** How low and how high each trait was in a sample. */
export class Ranges {
  size = 0
  private readonly ranges = new Map<string, readonly [low: number, high: number]>()

  add(traits: Traits): void {
    for (const [trait, value] of traits) {
      const range = this.ranges.get(trait)
      // One that was not named before was 0 until now.
      const [low, high] = range ?? (this.size > 0 ? [0, 0] : [value, value])
      if (!range || value < low || value > high)
        this.ranges.set(trait, [Math.min(low, value), Math.max(high, value)])
    }
    for (const [trait, [low, high]] of this.ranges)
      if (!traits.has(trait) && (low > 0 || high < 0))
        this.ranges.set(trait, [Math.min(low, 0), Math.max(high, 0)])
    this.size++
  }

  /** The traits of a position that are outside of what the sample had, with what they were there. */
  outside(traits: Traits): Map<string, string> {
    const out = new Map<string, string>()
    for (const [trait, [low, high]] of this.ranges) {
      const value = traits.get(trait) ?? 0
      if (value < low || value > high)
        out.set(trait, `${low === high ? low : `${low} to ${high}`}, not ${value}`)
    }
    for (const [trait, value] of traits)
      if (value !== 0 && !this.ranges.has(trait)) out.set(trait, `0, not ${value}`)
    return out
  }
}
