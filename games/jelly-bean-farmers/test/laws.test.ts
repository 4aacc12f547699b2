import { checkLaws } from '@harvest/engine/testkit'
import { jellyBeanFarmers } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

checkLaws(jellyBeanFarmers, {
  text: { en, de },
  golden: new URL('../golden/', import.meta.url),
})
