import { checkLaws } from '@harvest/engine/testkit'
import { foodCourt } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

checkLaws(foodCourt, {
  text: { en, de },
  golden: new URL('../golden/', import.meta.url),
  games: 2,
  positions: 30,
})
