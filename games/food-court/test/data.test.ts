/** A table with a slip in it is refused when it is loaded, with a sentence that says where. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SRC = new URL('../src/', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'food-court-'))
// The tables are changed in copies, which find the engine where the game itself does.
symlinkSync(
  fileURLToPath(new URL('../../../node_modules', import.meta.url)),
  join(folder, 'node_modules'),
  'junction',
)
after(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')

let copies = 0

/** The tables loaded from a copy in which one piece of text reads otherwise. */
function load(file: 'data.ts' | 'decks.ts', from: string, to: string): Promise<unknown> {
  const place = join(folder, String(copies++))
  for (const name of ['data.ts', 'decks.ts']) cpSync(new URL(name, SRC), join(place, name))
  const text = readFileSync(join(place, file), 'utf8')
  assert.ok(text.includes(from), from)
  writeFileSync(join(place, file), text.replace(from, to))
  return import(pathToFileURL(join(place, 'data.ts')).href)
}

const TOMATO = "{ name: 'Tomato', role: 'secondary', copies: 4 }"
const PENNE = "{ name: 'Penne', role: 'primary', copies: 2, tag: 'pasta' }"
const QUICK = "{ name: 'Quick', level: 'easy', utensil: 'cookware' }"

const SLIPS: readonly (readonly [what: string, from: string, to: string, says: string])[] = [
  [
    'one copy too many',
    TOMATO,
    TOMATO.replace('4', '5'),
    'The deck italy has 46 cards, recipes and events included; every deck has 45.',
  ],
  [
    'a card left out',
    `${TOMATO},`,
    '',
    'The deck italy has 41 cards, recipes and events included; every deck has 45.',
  ],
  [
    'a broken number of copies',
    TOMATO,
    TOMATO.replace('4', '-4'),
    'The deck italy has -4 copies of Tomato; copies are a whole number from 0.',
  ],
  [
    'an unknown role',
    TOMATO,
    TOMATO.replace('secondary', 'second'),
    'The deck italy gives Tomato the role "second"; there is only primary, secondary, optional.',
  ],
  [
    'an unknown tag',
    PENNE,
    PENNE.replace('pasta', 'psta'),
    'The deck italy gives Penne the tag "psta"; there is only pasta.',
  ],
  [
    'an id that nobody knows',
    "id: 'italy'",
    "id: 'itlay'",
    'The deck itlay is not in TAGS, which says what its ability counts.',
  ],
  ['a name twice', PENNE, PENNE.replace('Penne', 'Tomato'), 'The deck italy names Tomato twice.'],
  [
    'a pasta that is not there',
    "exact: 'Penne'",
    "exact: 'Pene'",
    "The deck italy makes Penne all'Arrabbiata with Pene, which is none of its ingredients.",
  ],
  [
    'an unknown level',
    "Salmone', level: 'easy'",
    "Salmone', level: 'eazy'",
    'The deck italy gives Farfalle al Salmone the level "eazy"; there is only easy, normal, hard.',
  ],
  [
    'an unknown utensil',
    "level: 'easy', utensil: 'kitchenware'",
    "level: 'easy', utensil: 'pan'",
    'The deck italy gives Farfalle al Salmone the utensil "pan"; there is only kitchenware, cookware, tableware.',
  ],
  [
    'an unknown column of customers',
    "customers: 'A',",
    "customers: 'C',",
    'The deck italy has the customers "C"; the table of customers has only A, B.',
  ],
  [
    'more recipes than moves',
    'recipes: [',
    `recipes: [${[1, 2, 3].map((n) => QUICK.replace('Quick', `Quick ${n}`)).join()},`,
    'The deck italy has 17 recipes; the most a deck may have is 16.',
  ],
]

for (const [what, from, to, says] of SLIPS)
  test(`[FC-SET-2] a deck with ${what} is refused when it is loaded`, async () => {
    await assert.rejects(load('decks.ts', from, to), { message: says })
  })

test('[FC-SET-2] customers out of order are refused when they are loaded', async () => {
  const swapped = load('data.ts', "{ effect: 'gain'", "{ effect: 'handLimit'")
  await assert.rejects(
    swapped,
    /^Error: The effects of CUSTOMERS must be kitchenware, .*, in this order, not /,
  )
})

test('[FC-SET-2] too many events are refused when they are loaded', async () => {
  const promoted = load('data.ts', "role: 'promotion', copies: 3", "role: 'promotion', copies: 4")
  await assert.rejects(promoted, {
    message: 'The deck italy has 46 cards, recipes and events included; every deck has 45.',
  })
})

test('[FC-SET-2] a deck may give a copy of one card up for another card', async () => {
  await load(
    'decks.ts',
    `${TOMATO},`,
    `${TOMATO.replace('4', '3')}, ${TOMATO.replace('Tomato', 'Basil Oil').replace('4', '1')},`,
  )
})
