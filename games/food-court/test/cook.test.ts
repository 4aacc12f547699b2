import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARDS, type DeckId } from '../src/data.ts'
import { cardNamed, namesOf, table, type Table } from './builder.ts'

function kitchen(deck: DeckId, hand: string[], prepared: string[], dishes: string[][] = []): Table {
  return table({
    kitchens: [{ deck, hand, prepared, dishes }, { deck: deck === 'china' ? 'india' : 'china' }],
  })
}

function add(t: Table, deck: DeckId, ...names: string[]): void {
  for (const name of names) t.play({ do: 'add', card: cardNamed(deck, name) })
}

function offered(t: Table): string[] {
  return t.moves().map((move) => ('card' in move ? CARDS[move.card].name : move.do))
}

test('[FC-COO-1] easy takes a primary, normal a primary and a secondary, hard a primary and two secondary', () => {
  const hand = ['Fusilli Caprese', 'Penne al Pesto', 'Lasagna al Forno']
  const cookable = (prepared: string[]): string[] => {
    const t = kitchen('italy', hand, prepared)
    return hand.filter((name) => t.can({ do: 'cook', card: cardNamed('italy', name) }))
  }
  assert.deepEqual(cookable(['Tomato', 'Cream', 'Basil']), [])
  assert.deepEqual(cookable(['Penne', 'Basil']), ['Fusilli Caprese'])
  assert.deepEqual(cookable(['Penne', 'Gnocchi', 'Tomato']), ['Fusilli Caprese', 'Penne al Pesto'])
  assert.deepEqual(cookable(['Penne', 'Tomato', 'Cream']), hand)

  const t = kitchen('italy', hand, ['Penne', 'Gnocchi', 'Tomato', 'Tomato', 'Cream'])
  t.play({ do: 'cook', card: cardNamed('italy', 'Lasagna al Forno') })
  add(t, 'italy', 'Tomato', 'Penne')
  assert.equal(t.s.phase, 'fill')
  add(t, 'italy', 'Cream')
  assert.equal(t.s.phase, 'cook', 'complete, and nothing further may be added')
  assert.deepEqual(namesOf(t.s.kitchens[0].dishes[0]), ['Lasagna al Forno', 'Tomato', 'Penne', 'Cream'])
  assert.deepEqual(namesOf(t.s.kitchens[0].prepared), ['Gnocchi', 'Tomato'])
})

test('[FC-COO-1] several recipes are cooked in one action', () => {
  const t = kitchen('italy', ['Fusilli Caprese', 'Rigatoni alla Gricia'], ['Penne', 'Gnocchi'])
  t.play({ do: 'cook', card: cardNamed('italy', 'Fusilli Caprese') })
  add(t, 'italy', 'Penne')
  t.play({ do: 'cook', card: cardNamed('italy', 'Rigatoni alla Gricia') })
  add(t, 'italy', 'Gnocchi')
  assert.equal(t.s.kitchens[0].dishes.length, 2)
  assert.ok(t.moves().every((move) => move.do !== 'cook'))
})

test('[FC-COO-1] optional ingredients go into any recipe, as many as you like, after what it asks for', () => {
  const t = kitchen('italy', ['Fusilli Caprese'], ['Penne', 'Basil', 'Parmigiano'])
  t.play({ do: 'cook', card: cardNamed('italy', 'Fusilli Caprese') })
  assert.deepEqual(offered(t), ['Penne'])
  assert.equal(t.whyNot({ do: 'ready' }), 'FC-COO-1 asksFor')
  add(t, 'italy', 'Penne')
  assert.deepEqual(offered(t), ['Basil', 'Parmigiano', 'ready'])
  add(t, 'italy', 'Basil', 'Parmigiano')
  assert.deepEqual(namesOf(t.s.kitchens[0].dishes[0]).slice(1), ['Penne', 'Basil', 'Parmigiano'])
})

test('[FC-COO-1] used ingredients cannot be used again', () => {
  const t = kitchen(
    'italy',
    ['Fusilli Caprese', 'Rigatoni alla Gricia'],
    ['Gnocchi'],
    [['Cannelloni Ricotta e Spinaci', 'Penne']],
  )
  t.play({ do: 'cook', card: cardNamed('italy', 'Fusilli Caprese') })
  assert.equal(t.whyNot({ do: 'add', card: cardNamed('italy', 'Penne') }), 'FC-COO-1 notPrepared')
  add(t, 'italy', 'Gnocchi')
  assert.equal(
    t.whyNot({ do: 'cook', card: cardNamed('italy', 'Rigatoni alla Gricia') }),
    'FC-COO-1 lacksIngredients',
  )
})

test('[FC-COO-2] the cook chooses which primary and secondary to use', () => {
  const t = kitchen('italy', ['Penne al Pesto'], ['Penne', 'Gnocchi', 'Tomato', 'Cream'])
  t.play({ do: 'cook', card: cardNamed('italy', 'Penne al Pesto') })
  assert.deepEqual(offered(t), ['Penne', 'Gnocchi', 'Tomato', 'Cream'])
  add(t, 'italy', 'Cream')
  assert.deepEqual(offered(t), ['Penne', 'Gnocchi'])
})

test('[FC-COO-2] without an ability nothing but optional ingredients goes beyond the recipe', () => {
  const t = kitchen('italy', ['Fusilli Caprese'], ['Penne', 'Gnocchi', 'Tomato', 'Basil'])
  t.play({ do: 'cook', card: cardNamed('italy', 'Fusilli Caprese') })
  add(t, 'italy', 'Penne')
  for (const name of ['Gnocchi', 'Tomato'])
    assert.equal(t.whyNot({ do: 'add', card: cardNamed('italy', name) }), 'FC-COO-2 noExtra')
})

test('[FC-COO-2] Liberty Grill adds one primary or secondary, and no second one', () => {
  const t = kitchen('usa', ['Cornbread'], ['Burger Bun', 'Sirloin', 'Cheddar', 'Ketchup'])
  t.play({ do: 'cook', card: cardNamed('usa', 'Cornbread') })
  add(t, 'usa', 'Burger Bun')
  assert.deepEqual(offered(t), ['Sirloin', 'Cheddar', 'Ketchup', 'ready'])
  add(t, 'usa', 'Cheddar')
  assert.deepEqual(offered(t), ['Ketchup', 'ready'])
  assert.equal(t.whyNot({ do: 'add', card: cardNamed('usa', 'Sirloin') }), 'FC-COO-2 noMoreExtras')
  t.play({ do: 'ready' })
  assert.deepEqual(namesOf(t.s.kitchens[0].dishes[0]), ['Cornbread', 'Burger Bun', 'Cheddar'])
})

test('[FC-COO-2] El Nopalito adds up to two hot ingredients beyond what the recipe asks for', () => {
  const prepared = ['Beans', 'Cayenne', 'Cayenne', 'Jalapeno', 'Jalapeno', 'Avocado']
  const t = kitchen('mexico', ['Chicken Fajitas'], prepared)
  t.play({ do: 'cook', card: cardNamed('mexico', 'Chicken Fajitas') })
  add(t, 'mexico', 'Beans', 'Cayenne')
  assert.deepEqual(offered(t), ['Cayenne', 'Jalapeno', 'ready'])
  add(t, 'mexico', 'Jalapeno', 'Jalapeno')
  assert.equal(t.s.phase, 'cook')
  assert.deepEqual(namesOf(t.s.kitchens[0].prepared), ['Cayenne', 'Avocado'])
})
