import {
  changeableOf,
  commitTo,
  FastRng,
  listPaths,
  Match,
  recordOf,
  replay,
  seededSource,
  seedFromNumber,
  VariantError,
  type GameState,
  type InEvery,
  type TableWords,
} from '@harvest/engine'
import { LAWS, listOptionSets, makeKit } from '@harvest/engine/testkit'
import assert from 'node:assert/strict'
import test from 'node:test'
import { loadVariant, parseVariant, sayVariant } from '../load/variants.ts'
import { findGame, games, greedy, think } from '../src/index.ts'

const load = (game: string, ...lines: string[]) =>
  loadVariant(parseVariant([`game,${game}`, 'name,Ours', ...lines].join('\n')))

test('a variant is a game of its own: its tables, moves and bots are made from what is changed', async () => {
  const printed = findGame('scoville')!
  const { game } = await load('scoville', 'startCoins,12', 'recipes.Stew,"{""needs"":""FFN"",""points"":14}"')
  const coins = (one: typeof game): number => {
    const started = Match.start(one, 2, {}, seededSource(seedFromNumber(1)))
    assert.ok(started.ok)
    return (started.value.state as unknown as { players: { coins: number }[] }).players[0].coins
  }
  assert.deepEqual([coins(game), coins(printed.game)], [12, 10])
  const recipes = (one: typeof game): number =>
    one.statistics!.cards!.names.filter((name) => name.startsWith('recipe')).length
  assert.equal(recipes(game), recipes(printed.game) + 1)
})

test('words follow the numbers they speak of, in both languages', async () => {
  const { text } = await load('food-court', 'endVp,33')
  const printed = findGame('food-court')!.text
  for (const lang of ['en', 'de'] as const) {
    assert.match(text[lang].endings.points, /33/)
    assert.match(printed[lang].endings.points, /40/)
  }
})

test('a card that only a variant has keeps its name in every language, and the others keep theirs', async () => {
  const { text } = await load('scoville', 'recipes.Ghost Stew,"{""needs"":""FFN"",""points"":14}"')
  const told = (entry: { text: typeof text }, lang: 'de' | 'fr', card: number): string =>
    entry.text[lang].event({ e: 'cooked', seat: 0, card }, () => 'Ruth') ?? ''
  const printed = findGame('scoville')!
  const names = (entry: { text: typeof text }, count: number): string[] =>
    Array.from({ length: count }, (_, card) => told(entry, 'de', card))
  const added = names({ text }, 31).filter((line) => line.includes('Ghost Stew'))
  assert.equal(added.length, 1)
  const withoutNumber = (line: string): string => line.replace(/recipe\/\d+/, 'recipe')
  assert.deepEqual(
    names({ text }, 31)
      .filter((line) => !added.includes(line))
      .map(withoutNumber),
    names(printed, 30).map(withoutNumber),
  )
})

for (const { game } of games)
  test(`${game.id}: each table, number and column that a variant can change has its word in every language`, async () => {
    const parts = listPaths(changeableOf(game.id)).flatMap(([path]) => {
      const all = path.split('.')
      return [all[0], all.at(-1)!]
    })
    // A game that nothing can be changed in has no words for it.
    if (parts.length === 0) return
    const { tables } = (await import(`@harvest/${game.id}/tables`)) as { tables: InEvery<TableWords> }
    for (const words of Object.values(tables))
      assert.deepEqual(
        [...new Set(parts)].filter((part) => !Object.hasOwn(words, part)),
        [],
      )
  })

test('what a variant changes is told in words, with the printed value', async () => {
  const told = await sayVariant({ game: 'scoville', name: 'Ours', changes: { 'market.RY.coins': 2 } })
  assert.deepEqual(told, [
    {
      what: { en: 'Market · RY · coins', de: 'Markt · RY · Münzen', fr: 'Marché · RY · pièces' },
      before: 0,
      after: 2,
    },
  ])
})

test('bots play a variant, and its record replays only as that variant', async () => {
  const entry = await load('food-court', 'abilities.mexico.hotPair,3', 'endVp,12')
  const { game } = entry
  const seed = seedFromNumber(5)
  const started = Match.start(game, 2, {}, seededSource(seed))
  assert.ok(started.ok)
  let match = started.value
  const rng = new FastRng(1)
  for (let step = 0; step < 40 && !match.over; step++) {
    const seat = Math.log2(game.waiting(match.state) & -game.waiting(match.state))
    const played = match.play(seat, think(entry, match.state as GameState, seat, greedy, rng))
    assert.ok(played.ok)
    match = played.value.match
  }
  const record = recordOf(match, commitTo(seed), null)
  assert.equal(record.variant!.changes.endVp, 12)
  assert.equal(Array.from(replay(game, record)).length, record.steps.length + 1)
  assert.throws(
    () => Array.from(replay(findGame('food-court')!.game, record)),
    /is of the variant "Ours", and this is the game as printed/,
  )
})

test('the same changes are loaded once, whatever they are called', async () => {
  const changes = { endVp: 20 }
  const [one, two] = await Promise.all(
    ['One', 'Two'].map((name) => loadVariant({ game: 'food-court', name, changes })),
  )
  assert.equal(one.game.setup, two.game.setup)
  assert.deepEqual([one.game.variant!.name, two.game.variant!.name], ['One', 'Two'])
})

test('what cannot be loaded or set up says why', async () => {
  const refusal = (game: string, ...lines: string[]): Promise<void> =>
    load(game, ...lines).then(
      () => assert.fail('it was accepted'),
      (error: unknown) => {
        assert.ok(error instanceof VariantError, String(error))
        throw error
      },
    )
  await assert.rejects(
    refusal('food-court', 'decks.mexico.ingredients.Lime.copies,3'),
    /deck mexico has 47 cards/,
  )
  const cards = findGame('jelly-bean-farmers')!.game.statistics!.cards!.names.filter(
    (name) => name !== 'cats',
  )
  await assert.rejects(
    refusal('jelly-bean-farmers', ...cards.map((card) => `actions.${card}.copies,0`)),
    /With \d players it can’t be played: the rules run out of something/,
  )
})

test('an action that has no effect in a variant’s deal is public by the rules, and no law objects to it', async () => {
  const { game, text } = await load('jelly-bean-farmers', 'actions.steal.copies,4', 'actions.cats.copies,5')
  const kit = makeKit(game, {
    text,
    golden: new URL('../../games/jelly-bean-farmers/golden/', import.meta.url),
  })
  const [options] = listOptionSets(game, 4)
  // The second game meets such an action today; the first did when it was found.
  const trials = [40_002, 40_012].map((seed) => ({ kit, seats: 4, options: options!, seed, positions: 200 }))
  const about = LAWS.filter(({ finds }) => finds.includes('4 events') || finds.includes('5b memory'))
  assert.equal(about.length, 2)
  for (const law of about) assert.deepEqual(law.run(kit, trials), [])
})
