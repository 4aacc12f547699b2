/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import { readCaptions, type Figure } from '@harvest/engine/testkit'
import { STAR } from '../src/field.ts'
import type { View } from '../src/view.ts'
import { between, edge, plot, take } from '../test/builder.ts'
import type { Focus } from './focus.ts'
import {
  choosingSpots,
  dealt,
  fulfilling,
  GREG,
  harvesting,
  hemmedIn,
  lateAfternoon,
  NAMES,
  planting,
  plantingBrown,
  RUTH,
  seen,
  step,
  twoSteps,
} from './positions.ts'

type Wanted = Figure<Focus>

const notch = (a: string, b: string): string => `notch/${between(a, b)}`

/** Six columns each, so that all pictures of the field have the same scale. */
const TALL: Focus['window'] = ['C2', 'H6']
const FLAT: Focus['window'] = ['C3', 'H5']

type Made = Omit<Wanted, 'names' | 'caption'>

const captionOf = await readCaptions(new URL('captions/', import.meta.url))

const setUp: readonly (() => Made)[] = [
  () => ({
    name: 'displays',
    beside: 'SC-SET-2',
    update: dealt(),
    focus: { show: ['market', 'cookoff', 'auction'] },
  }),
  () => ({
    name: 'star',
    beside: 'SC-SET-4',
    update: dealt(),
    focus: { show: ['field'], window: FLAT },
  }),
]

const auctionAndPlanting: readonly (() => Made)[] = [
  () => ({
    name: 'spots',
    beside: 'SC-AUC-3',
    update: seen(choosingSpots(), RUTH),
    focus: { show: ['order', 'players'] },
  }),
  () => ({
    name: 'planting',
    beside: 'SC-PLA-1',
    update: seen(planting().play(take('G')), RUTH),
    focus: { show: ['field'], window: TALL },
  }),
  () => ({
    name: 'plaque',
    beside: 'SC-PLA-2',
    update: seen(plantingBrown(), RUTH),
    focus: {
      show: ['field', 'hall'],
      window: FLAT,
      notes: [{ place: `plot/${plot('F3')}`, text: '1', by: [19, -19] }],
    },
  }),
]

const walking: readonly (() => Made)[] = [
  () => ({
    name: 'a-step',
    beside: 'SC-HAR-2',
    update: seen(twoSteps(), GREG),
    focus: { show: ['field'], window: FLAT },
  }),
  () => ({
    name: 'reach',
    beside: 'SC-HAR-3',
    update: seen(harvesting(STAR), GREG),
    focus: { show: ['field'], window: TALL, at: notch('D3', 'D4') },
  }),
  () => ({
    name: 'blocked',
    beside: 'SC-HAR-4',
    update: seen(hemmedIn(), 'watcher'),
    focus: {
      show: ['field'],
      window: ['A1', 'F2'],
      notes: [{ place: `notch/${edge('A1')}`, text: '1', by: [21, -16] }],
    },
  }),
  () => ({
    name: 'walk',
    beside: 'SC-HAR-5',
    update: seen(
      harvesting(STAR, ['extraStep']).play(step('F3', 'F4'), step('G3', 'G4'), step('G3', 'H3')),
      'watcher',
    ),
    focus: {
      show: ['field'],
      window: ['D2', 'I5'],
      notes: [
        { place: notch('F3', 'F4'), text: '1' },
        { place: notch('G3', 'G4'), text: '2', gains: 'W' },
        { place: notch('G3', 'H3'), text: '3', gains: 'K', by: [0, -40] },
      ],
    },
  }),
  () => ({
    name: 'loop',
    beside: 'SC-HAR-6',
    update: seen(
      harvesting(STAR, ['extraStep']).play(step('F3', 'F4'), step('F4', 'G4'), step('F4', 'F5'), {
        do: 'extraStep',
      }),
      GREG,
    ),
    focus: {
      show: ['field'],
      window: FLAT,
      notes: [
        { place: notch('F3', 'F4'), text: '1' },
        { place: notch('F4', 'G4'), text: '2' },
        { place: notch('F4', 'F5'), text: '3', by: [24, 0] },
        { place: `notch/${STAR}`, text: '4', by: [0, -21] },
      ],
    },
  }),
  () => ({
    name: 'turning-around',
    beside: 'SC-HAR-7',
    update: seen(twoSteps(['doubleBack']).play({ do: 'doubleBack' }), GREG),
    focus: { show: ['field'], window: FLAT },
  }),
]

const fulfilmentAndEnd: readonly (() => Made)[] = [
  () => ({
    name: 'fulfilment',
    beside: 'SC-FUL-1',
    update: seen(fulfilling(), RUTH),
    focus: { show: ['tray', 'market', 'cookoff'] },
  }),
  () => ({
    name: 'last-round',
    beside: 'SC-TIM-2',
    update: seen(lateAfternoon(), 'watcher'),
    focus: { show: ['time', 'market', 'cookoff'] },
  }),
  () => ({
    name: 'scores',
    beside: 'SC-END-1',
    update: seen(lateAfternoon('marketShortInAfternoon'), 'watcher'),
    focus: { show: ['scores'] },
  }),
  () => ({
    name: 'breeding-chart',
    beside: 'the-breeding-chart',
    update: dealt(),
    focus: { show: ['chart'] },
    insteadOfTable: true,
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...setUp, ...auctionAndPlanting, ...walking, ...fulfilmentAndEnd].map((make) => {
    const { name, beside, ...made } = make()
    const names = NAMES.slice(0, (made.update.view as View).players.length)
    return { name, beside, caption: captionOf(name), ...made, names }
  })
}
