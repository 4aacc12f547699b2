/** The positions that the figures show, built and not played through; each could occur in a game. */
import type { Update, Viewer } from '@harvest/engine'
import { seenBy } from '@harvest/engine/testkit'
import { jellyBeanFarmers } from '../src/index.ts'
import { face, planning, table, type Table } from '../test/builder.ts'

export const NAMES = ['Greg', 'Ruth', 'Yuri']
export const GREG = 0
export const RUTH = 1
export const YURI = 2

/** What a viewer of a built position is told, as the runner tells it. */
export function seen({ state }: Table, who: Viewer): Update {
  return seenBy(who, jellyBeanFarmers, state.seats, {}, state)
}

/** The first year: everybody has a field, a silo, 5 food and 2 stamps. */
export function beginning(): Table {
  return table({
    year: 1,
    farms: [{ hand: ['fertilizer', 'cats', 'mercenary'] }, { hand: ['steal', 'dogs', 'walls'] }],
  }).begin('place')
}

/** Greg's hand, its first card placed for spring. */
export function placing(): Table {
  return beginning().play(GREG, { do: 'place', card: 'fertilizer', season: 'spring' })
}

/** Greg has seeded one of three fields and may seed the others. */
export function sowing(): Table {
  return table({
    year: 3,
    farms: [
      {
        food: 4,
        fields: [['irrigation'], [], ['fertilizer']],
        spring: 'cats',
        summer: 'walls',
        hand: ['dogs'],
      },
      { food: 6, fields: [[], []], spring: 'steal', summer: 'coyote', hand: ['netting'] },
    ],
  })
    .begin('plant')
    .play(GREG, { do: 'seed', field: 0 })
}

/** Drought and rain, over a farm that has seeded two of its three fields. */
export function rainAfterDrought(): Table {
  return planning({
    year: 3,
    climate: ['moderateDrought', 'gentleRain'],
    farms: [
      {
        food: 3,
        fields: [[], ['fertilizer'], ['perennial']],
        seeded: [0, 1],
        spring: 'cats',
        summer: 'walls',
        hand: ['dogs'],
      },
      { food: 6 },
    ],
  })
}

/** What a field produces: bare, irrigated, under a net, and with both and Fertilizer. */
export function badSeason(): Table {
  return planning({
    year: 5,
    climate: ['moderateDrought', 'aphids'],
    farms: [
      {
        food: 3,
        fields: [[], ['irrigation'], ['netting'], ['irrigation', 'netting', 'fertilizer']],
        seeded: [0, 1, 2, 3],
        spring: 'cats',
        summer: 'walls',
        hand: ['dogs'],
      },
      { food: 6 },
    ],
  })
}

/** Greg has seeded nothing, so that his Irrigation can be used by its back too. */
export function fallow(): Table {
  return planning({
    year: 2,
    farms: [
      { food: 5, fields: [[], ['irrigation']], spring: 'irrigation', summer: 'dogs', hand: ['cats'] },
      { food: 6 },
    ],
  })
}

/** Greg plays a Steal, and the others show their cards. */
export function stealing(): Table {
  const at = planning({
    year: 3,
    farms: [
      { food: 4, seeded: [0], spring: 'steal', summer: 'dogs', hand: ['cats'] },
      { food: 6, seeded: [0], spring: 'berzerker', summer: 'coyote', hand: ['netting'] },
      { food: 5, seeded: [0], spring: 'flexibleHand', summer: 'walls', hand: ['almanac'] },
    ],
  })
  return at.play(GREG, face()).play(RUTH, face()).play(YURI, face())
}

/** Cats and Rabbits: what is protected, and what is not. */
export function hungryRabbits(): Table {
  return planning({
    year: 4,
    farms: [
      { food: 13, cats: 1, silos: [1], spring: 'mercenary', summer: 'dogs', hand: ['coyote'], seeded: [0] },
      { food: 9, rabbits: 1, silos: [0], spring: 'coyote', summer: 'netting', hand: ['walls'], seeded: [0] },
    ],
  })
}

/** The army of the example in the rules: an Armed Man and a Berzerker against Dogs, and against Walls. */
export function armies(): Table {
  return planning({
    year: 4,
    farms: [
      { food: 5, men: 1, berzerkers: 1, spring: 'warlord', summer: 'dogs', hand: ['cats'], seeded: [0] },
      { food: 9, dogs: 1, spring: 'irrigation', summer: 'netting', hand: ['coyote'], seeded: [0] },
      { food: 7, men: 2, walls: 1, spring: 'fertilizer', summer: 'cats', hand: ['almanac'], seeded: [0] },
    ],
  })
}

/** Greg's Warlord is out, and he chooses whom it attacks. */
export function attacking(): Table {
  const at = armies()
    .play(GREG, face())
    .play(RUTH, face({ field: 0 }))
  return at.play(YURI, face({ field: 0 }))
}

/** An Assassin of Greg's has reached Yuri, who has units of two kinds. */
export function striking(): Table {
  const at = planning({
    year: 4,
    farms: [
      { food: 5, spring: 'assassin', summer: 'dogs', hand: ['cats'], seeded: [0] },
      { food: 9, dogs: 1, spring: 'irrigation', summer: 'netting', hand: ['coyote'], seeded: [0] },
      { food: 7, men: 2, walls: 1, spring: 'fertilizer', summer: 'cats', hand: ['almanac'], seeded: [0] },
    ],
  })
  return at
    .play(GREG, face({ farm: YURI }))
    .play(RUTH, face({ field: 0 }))
    .play(YURI, face({ field: 0 }))
}

/** Greg and Ruth have bound each other. */
export function bound(): Table {
  return table({
    year: 5,
    season: 'summer',
    climate: ['fairWeather'],
    contracts: [
      { holder: GREG, payer: RUTH, amount: 1, since: 7 },
      { holder: RUTH, payer: GREG, amount: 2, since: 8 },
    ],
    farms: [
      { food: 5, men: 1, berzerkers: 1, summer: 'dogs', hand: ['cats'] },
      { food: 9, dogs: 1, berzerkers: 2, summer: 'netting', hand: ['coyote'] },
    ],
  }).begin('plant')
}

/** A Fire burns: Greg, who has seeded, may still lay a card of his hand as half a Field. */
export function burning(): Table {
  return planning({
    year: 2,
    climate: ['sunshine', 'fire'],
    farms: [
      { food: 4, seeded: [0], spring: 'cats', summer: 'dogs', hand: ['almanac', 'geezer'], halfField: 1 },
      { food: 6 },
    ],
  }).play(GREG, face())
}
