/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import { readCaptions, type Figure } from '@harvest/engine/testkit'
import type { View } from '../src/view.ts'
import type { Focus } from './focus.ts'
import {
  adding,
  attracting,
  boosting,
  closing,
  cooking,
  discarding,
  givingOut,
  MINA,
  NAMES,
  preparing,
  seen,
  swapping,
  tracking,
  welcoming,
} from './positions.ts'

type Wanted = Figure<Focus>
type Made = Omit<Wanted, 'names' | 'caption'>

const captionOf = await readCaptions(new URL('captions/', import.meta.url))

const turnAndKitchen: readonly (() => Made)[] = [
  () => ({
    name: 'discarding',
    beside: 'FC-TUR-1',
    update: seen(discarding(), MINA),
    focus: { show: ['hand'] },
  }),
  () => ({
    name: 'preparing',
    beside: 'FC-PRE-1',
    update: seen(preparing(), MINA),
    focus: { show: ['kitchen', 'hand'] },
  }),
  () => ({
    name: 'cooking',
    beside: 'FC-COO-1',
    update: seen(cooking(), MINA),
    focus: { show: ['kitchen'] },
  }),
  () => ({
    name: 'adding',
    beside: 'FC-COO-2',
    update: seen(adding(), MINA),
    focus: { show: ['kitchen'] },
  }),
]

const serving: readonly (() => Made)[] = [
  () => ({
    name: 'giving-out',
    beside: 'FC-SER-2',
    update: seen(givingOut(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
  () => ({
    name: 'beside-a-hard-recipe',
    beside: 'FC-SCO-2',
    update: seen(boosting(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
  () => ({
    name: 'customers-points',
    beside: 'FC-SCO-3',
    update: seen(welcoming(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
]

const customersAndEnd: readonly (() => Made)[] = [
  () => ({
    name: 'attracting',
    beside: 'FC-CUS-1',
    update: seen(attracting(), MINA),
    focus: { show: ['central', 'kitchen'] },
  }),
  () => ({
    name: 'promotion',
    beside: 'FC-EVE-1',
    update: seen(swapping(), MINA),
    focus: { show: ['central', 'kitchen', 'stalls'] },
  }),
  () => ({
    name: 'win-card',
    beside: 'FC-WIN-1',
    update: seen(tracking(), MINA),
    focus: { show: ['kitchen', 'hand'] },
  }),
  () => ({
    name: 'last-round',
    beside: 'FC-WIN-2',
    update: seen(closing(), 'watcher'),
    focus: { show: ['central', 'stalls'] },
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...turnAndKitchen, ...serving, ...customersAndEnd].map((make) => {
    const { name, beside, ...made } = make()
    const names = NAMES.slice(0, (made.update.view as View).kitchens.length)
    return { name, beside, caption: captionOf(name), ...made, names }
  })
}
