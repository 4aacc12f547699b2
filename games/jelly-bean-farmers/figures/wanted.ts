/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import { readCaptions, type Figure } from '@harvest/engine/testkit'
import type { View } from '../src/view.ts'
import type { Focus } from './focus.ts'
import {
  armies,
  attacking,
  badSeason,
  beginning,
  bound,
  burning,
  fallow,
  GREG,
  hungryRabbits,
  NAMES,
  placing,
  rainAfterDrought,
  RUTH,
  seen,
  sowing,
  stealing,
  striking,
  YURI,
} from './positions.ts'

type Wanted = Figure<Focus>
type Made = Omit<Wanted, 'names' | 'caption'>

const captionOf = await readCaptions(new URL('captions/', import.meta.url))

const beginnings: readonly (() => Made)[] = [
  () => ({
    name: 'farm',
    beside: 'JB-SET-1',
    update: seen(beginning(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG] },
  }),
  () => ({
    name: 'placing',
    beside: 'JB-PRE-3',
    update: seen(placing(), GREG),
    focus: { show: ['tray'] },
  }),
]

const season: readonly (() => Made)[] = [
  () => ({
    name: 'planting',
    beside: 'JB-SEA-1',
    update: seen(sowing(), GREG),
    focus: { show: ['farms'], farms: [GREG] },
  }),
  () => ({
    name: 'climate',
    beside: 'JB-SEA-2',
    update: seen(rainAfterDrought(), GREG),
    focus: { show: ['sky', 'farms'], farms: [GREG] },
  }),
  () => ({
    name: 'uses',
    beside: 'JB-ACT-1',
    update: seen(fallow(), GREG),
    focus: { show: ['tray'] },
  }),
  () => ({
    name: 'steal',
    beside: 'JB-STE-1',
    update: seen(stealing(), GREG),
    focus: { show: ['farms'], farms: [RUTH, YURI] },
  }),
  () => ({
    name: 'fire',
    beside: 'JB-FIR-1',
    update: seen(burning(), GREG),
    focus: { show: ['tray'] },
  }),
]

const war: readonly (() => Made)[] = [
  () => ({
    name: 'assassin',
    beside: 'JB-ASS-1',
    update: seen(striking(), GREG),
    focus: { show: ['farms'], farms: [YURI] },
  }),
  () => ({
    name: 'armies',
    beside: 'JB-ARM-1',
    update: seen(armies(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG, YURI] },
  }),
  () => ({
    name: 'warlord',
    beside: 'JB-WAR-1',
    update: seen(attacking(), GREG),
    focus: { show: ['farms'], farms: [RUTH, YURI] },
  }),
]

const storage: readonly (() => Made)[] = [
  () => ({
    name: 'harvest',
    beside: 'JB-HAR-1',
    update: seen(badSeason(), GREG),
    focus: { show: ['sky', 'farms'], farms: [GREG] },
  }),
  () => ({
    name: 'storage',
    beside: 'JB-VER-1',
    update: seen(hungryRabbits(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG, RUTH] },
  }),
  () => ({
    name: 'tribute',
    beside: 'JB-TRI-1',
    update: seen(bound(), 'watcher'),
    focus: { show: ['farms', 'road'] },
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...beginnings, ...season, ...war, ...storage].map((make) => {
    const { name, beside, ...made } = make()
    const names = NAMES.slice(0, (made.update.view as View).farms.length)
    return { name, beside, caption: captionOf(name), ...made, names }
  })
}
