// Finds the golden games of Pepper Duel again: `npx node engine/testkit/example/golden/make.ts`.
import { findGolden, writeGolden, type Found } from '../../golden.ts'
import { pepperDuel } from '../game.ts'

const wanted: [name: string, about: string, covers: string[], accept: (found: Found) => boolean][] = [
  [
    'lead',
    'somebody reaches seven points before round five',
    ['end:lead'],
    ({ ending }) => ending === 'lead',
  ],
  ['rounds', 'nobody has seven points after five duels', ['end:rounds'], ({ ending }) => ending === 'rounds'],
  [
    'coin-tie',
    'both have the same points, and coins decide',
    ['tie:coins'],
    ({ scores: [a, b] }) => a!.total === b!.total && a!.ties[0] !== b!.ties[0],
  ],
  [
    'shared',
    'points and coins are the same: both win',
    ['tie:shared'],
    ({ scores }) => scores.every((s) => s.place === 1),
  ],
]

for (const [name, about, covers, accept] of wanted) {
  const found = findGolden(pepperDuel, { seats: 2, seeds: 5000, accept })
  if (!found) throw new Error(`no game for ${name}`)
  writeGolden(new URL('./', import.meta.url), { name, about, covers, ...found })
}
