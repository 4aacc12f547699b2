import { checkLaws } from '@harvest/engine/testkit'
import { jellyBeanFarmers } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

checkLaws(jellyBeanFarmers, {
  text: { en, de },
  golden: new URL('../golden/', import.meta.url),
  // Actions and harvest happen in the open; of how they went the view keeps the outcome alone.
  passing: [
    'thief',
    'stealSwapped',
    'stole',
    'drawTwo',
    'face',
    'discarded',
    'coyote',
    'perennialsEaten',
    'killed',
    'attacked',
    'back',
    'harvested',
    'ate',
    'vermin',
  ],
})
