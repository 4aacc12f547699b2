import { checkLaws } from '@harvest/engine/testkit'
import { jellyBeanFarmers } from '../src/index.ts'
import { texts } from '../src/text/index.ts'
import { statistics } from '../src/text/statistics.ts'

checkLaws(jellyBeanFarmers, {
  text: texts,
  statistics,
  golden: new URL('../golden/', import.meta.url),
  // A Draw Two that brings the other one; Warlords that march after an Assassin's choice.
  rare: { 4: [15, 32] },
  reveals: {
    // Phases that pass by themselves follow in one step, and `resolve` or `beginBacks` has told everybody in it.
    covered: {
      'phases/faces.ts beginFaces': 'faces follow plans, which `resolve` opens',
      'phases/plant.ts beginClimate': 'the climate follows planting, or nobody can plant, after `resolve`',
      'phases/prepare.ts leave': 'stamps follow the harvest, and that the back actions',
    },
    // An Assassin's choice that back actions follow; one that a look at the climate and Warlords follow.
    rare: { 2: [25], 4: [929] },
  },
})
