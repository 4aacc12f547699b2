// Law 4 for events: whether one may differ between two positions that a viewer could not tell apart.
import type { GameState, Seen } from '../../src/index.ts'
import { differingPaths, firstDifference, matchesPattern, slotsOf, valueAt } from '../compare.ts'
import type { Trial } from '../kit.ts'
import type { Probe } from '../trials.ts'

/**
 * Whether all that was hidden and different before the step still is after it. If not, the step has brought something
 * to light that the view doesn't have to keep: which card decided a duel, or a planned action that had no effect.
 */
export function isStillHidden(
  { kit }: Trial,
  s: GameState,
  other: GameState,
  [a, b]: readonly Probe[],
): boolean {
  const before = secretSlots(kit.game.secrets, s, other)
  const after = secretSlots(kit.game.secrets, a!.state, b!.state)
  if (before.size !== after.size) return false
  for (const [slot, hidden] of before) {
    const still = after.get(slot)
    // When a card leaves a list, the places change; when it leaves a row of counts, the values do.
    if (!still || (hidden.places !== still.places && hidden.values !== still.values)) return false
  }
  return true
}

/** What two states have different in one secret slot: where, and by which values. */
interface Hidden {
  readonly places: string
  readonly values: string
}

/** The slots that secrets name and in which two states differ: `players.1.hand`, not its single cards. */
function secretSlots(secrets: readonly string[], a: GameState, b: GameState): Map<string, Hidden> {
  const paths = new Map<string, string[]>()
  for (const path of differingPaths(a, b))
    for (const pattern of slotsOf(secrets))
      if (matchesPattern(pattern, path)) {
        const slot = path.split('.').slice(0, pattern.split('.').length).join('.')
        paths.set(slot, [...(paths.get(slot) ?? []), path])
      }
  const out = new Map<string, Hidden>()
  for (const [slot, places] of paths)
    out.set(slot, { places: places.join(), values: differingValues(valueAt(a, slot), valueAt(b, slot)) })
  return out
}

/** The values, wherever they stand, that only one of two slots has. */
function differingValues(a: unknown, b: unknown): string {
  const counts = new Map<string, number>()
  const count = (value: unknown, step: number): void => {
    if (value !== null && typeof value === 'object')
      for (const inner of Object.values(value)) count(inner, step)
    else counts.set(String(value), (counts.get(String(value)) ?? 0) + step)
  }
  count(a, 1)
  count(b, -1)
  return [...counts]
    .filter(([, n]) => n !== 0)
    .map(([value, n]) => `${value}:${n}`)
    .sort()
    .join()
}

/** Where the events differ, leaving aside those that may briefly show what is hidden again afterwards. */
export function eventDifference({ kit }: Trial, a: Seen, b: Seen): string | null {
  const lasting = (seen: Seen): Seen['events'] =>
    seen.events.filter((event) => !kit.passing.includes(event.e))
  return firstDifference(lasting(a), lasting(b))
}
