import { checkLaws } from '../../index.ts'
import { pepperDuel } from '../game.ts'
import { de, en, statistics } from '../text.ts'

checkLaws(pepperDuel, {
  text: { en, de },
  statistics,
  golden: new URL('../golden/', import.meta.url),
  // Every payment is public, so whoever counts along knows what lies behind the screen.
  deducible: ['players.*.coins'],
  reveals: { src: new URL('../', import.meta.url) },
  games: 40,
})
