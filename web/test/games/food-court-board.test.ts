import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, Match, listSeats, seedFromNumber, seededSource } from '@harvest/engine'
import type { Update } from '@harvest/engine/wire'
import { foodCourt } from '@harvest/food-court'
import { CARDS, DECKS, type DeckId, type Event, type Move, type View } from '@harvest/food-court/public'
import { INKS } from '../../src/games/food-court/art/inks.ts'
import type { DeckArt } from '../../src/games/food-court/art/library.svelte.ts'
import { PARTS, VESSELS } from '../../src/games/food-court/art/parts.ts'
import { sortHand } from '../../src/games/food-court/cards/cards.ts'
import { flights } from '../../src/games/food-court/motion.ts'
import { askedOf, customerMove, dueOf, handMove, takersOf } from '../../src/games/food-court/targets.ts'

type Seen = Update<View, Move, Event>

async function artOf(deck: DeckId): Promise<DeckArt> {
  const { art } = (await import(`../../src/games/food-court/art/decks/${deck}.ts`)) as { art: DeckArt }
  return art
}

/** All that the seat whose turn it is sees over a game of random moves. */
function* watch(players: number, seed: number): Generator<{ before: Seen; after: Seen }> {
  const decks = Array<string>(players).fill('random')
  const started = Match.start(foodCourt, players, { decks }, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  const rng = new FastRng(seed)
  let match = started.value
  for (let step = 0; step < 3000 && !match.over; step++) {
    const seat = listSeats(foodCourt.waiting(match.state as never))[0]
    const before = match.update(seat, []) as Seen
    const legal = match.legal(seat)
    const played = match.play(seat, legal[rng.chance(legal.length)])
    assert.ok(played.ok)
    match = played.value.match
    yield { before, after: match.update(seat, played.value.events) as Seen }
  }
}

/** The layers of a drawing as ink and path. */
const layers = (drawing: string) => drawing.split('|').map((layer) => layer.split(/ (.*)/))

function assertInks(drawing: string, name: string): void {
  for (const [word, path] of layers(drawing)) {
    assert.match(path, /^M-?\d/, `${name}: a layer is no path`)
    const ink = word.replace(/^[~=#^.:]/, '')
    assert.ok(['', 'a', 'b'].includes(ink) || ink in INKS, `${name}: there is no ink ${ink}`)
  }
}

test('every ingredient has a drawing of its own', async () => {
  const names = new Map<string, string>()
  for (const { id, ingredients } of DECKS) {
    const art = await artOf(id)
    assert.equal(Object.keys(art.ingredients).length, ingredients.length)
    for (const { name } of ingredients) {
      const drawing = art.ingredients[name]
      assert.ok(drawing, `${name} is not drawn`)
      assertInks(drawing, name)
      assert.equal(names.get(drawing) ?? name, name, 'two ingredients look the same')
      names.set(drawing, name)
    }
  }
})

test('every recipe is built from parts and inks that exist, and no two look the same', async () => {
  const seen = new Map<string, string>()
  for (const { id, recipes } of DECKS) {
    const art = await artOf(id)
    assert.equal(Object.keys(art.dishes).length, recipes.length)
    for (const { name } of recipes) {
      const [vessel, ...parts] = art.dishes[name].split(' ')
      assert.ok(vessel.split(':')[0] in VESSELS, `${name}: there is no vessel ${vessel}`)
      for (const part of parts.filter((word) => word !== 'steam')) {
        const [shape, ...inks] = part.split(':')
        const drawing = art.parts[shape] ?? PARTS[shape]
        assert.ok(drawing, `${name}: there is no part ${shape}`)
        assertInks(drawing, shape)
        for (const ink of inks) assert.ok(ink in INKS, `${name}: there is no ink ${ink}`)
        const words = layers(drawing).map(([word]) => word.replace(/^[\^.:]/, ''))
        assert.ok(!words.includes('a') || inks.length > 0, `${name}: ${shape} needs an ink`)
        assert.ok(!words.includes('b') || inks.length > 1, `${name}: ${shape} needs two inks`)
      }
      assert.equal(seen.get(art.dishes[name]), undefined, `${name} looks like another dish`)
      seen.set(art.dishes[name], name)
    }
  }
  assert.equal(seen.size, CARDS.filter(({ role }) => role === 'recipe').length)
})

/** Moves behind buttons: the shell's Done, the tray's own, and what its chooser asks. */
const BUTTONS: readonly Move['do'][] = ['draw', 'ready', 'finish', 'end', 'serve', 'pass']

/** The moves that something on the table stands for. */
function movesOnTable({ view, offers }: Seen): string[] {
  const kitchen = view.kitchens[view.me!]
  const customers = [
    ...view.central.map(({ customer }) => customerMove(view, 'central', customer, null)),
    ...view.kitchens.flatMap(({ seat, queue }) =>
      queue.map(({ customer }) => customerMove(view, seat, customer, null)),
    ),
  ]
  const given = kitchen.dishes.flatMap((_, dish) =>
    takersOf(offers, dish).map((customer): Move => ({ do: 'assign', dish, customer })),
  )
  return [
    ...kitchen.hand!.map((card) => handMove(view, card)),
    ...kitchen.prepared.map((card): Move => ({ do: 'add', card })),
    ...customers,
    ...given,
    ...askedOf({ active: true, update: { view, offers } as Seen }).map(({ move }) => move),
  ].map((move) => JSON.stringify(move))
}

test('every legal move can be made on the table', () => {
  const kinds = new Set<string>()
  for (const players of [2, 4, 6])
    for (const { before } of watch(players, 40 + players)) {
      const there = movesOnTable(before)
      for (const { move } of before.offers) {
        kinds.add(move.do)
        if (BUTTONS.includes(move.do)) continue
        assert.ok(there.includes(JSON.stringify(move)), `${JSON.stringify(move)} has no place on the table`)
      }
    }
  for (const kind of ['discard', 'prepare', 'cook', 'add', 'attract', 'assign', 'dismiss', 'swap', 'rival'])
    assert.ok(kinds.has(kind), `no ${kind} came up`)
})

const PLACES =
  /^(hand(\/-?\d+)?|pile\/\d|discards\/\d|prepared\/\d(\/\d+)?|stove\/\d|dish\/\d+|dishes\/\d|queue\/\d|free\/\d|customer\/\d+|customers|gone|central\/end|wins\/\d|win\/\d\/\d+|stall\/\d|panel\/\d)$/

test('what flies goes between places that the table knows', () => {
  const seen = new Set<string>()
  for (const { before, after } of watch(4, 7))
    for (const event of after.events)
      for (const flight of flights(event, before.view).flat()) {
        seen.add(event.e)
        assert.ok(flight.from.length > 0 && flight.to.length > 0)
        for (const place of [...flight.from, ...flight.to]) assert.match(place, PLACES)
      }
  for (const kind of ['discarded', 'drew', 'prepared', 'recipe', 'added', 'attracted', 'assigned', 'served'])
    assert.ok(seen.has(kind), `nothing flew for ${kind}`)
})

test('a card the others may not see flies face down', () => {
  for (const { before } of watch(3, 3)) {
    const { me, active, kitchens } = before.view
    const other = kitchens.findIndex((_, seat) => seat !== me)
    const [[flight]] = flights({ e: 'discarded', seat: other, card: -1 }, before.view)
    assert.deepEqual([flight.kind, flight.id], ['back', String(kitchens[other].deck)])
    assert.equal(me, active)
    break
  }
})

test('a sorted hand holds the same cards, with recipes first if you like', () => {
  for (const { before } of watch(2, 5)) {
    const hand = before.view.kitchens[before.view.me!].hand!
    for (const sort of ['kind', 'level', 'drawn'] as const)
      assert.deepEqual(
        [...sortHand(hand, sort)].sort((a, b) => a - b),
        [...hand].sort((a, b) => a - b),
      )
    const recipes = sortHand(hand, 'level').map((card) => CARDS[card].role === 'recipe')
    assert.equal(
      recipes.lastIndexOf(true) < 0 ? 0 : recipes.lastIndexOf(true) + 1,
      recipes.filter(Boolean).length,
    )
  }
})

test('an ingredient is due if no other can give a recipe what it needs', () => {
  const [pasta, otherPasta] = CARDS.filter(({ role }) => role === 'primary').map(({ id }) => id)
  const [cream, tomato] = CARDS.filter(({ role }) => role === 'secondary').map(({ id }) => id)
  const due = (...moves: (number | Move)[]) =>
    dueOf(moves.map((one) => ({ move: typeof one === 'number' ? { do: 'add', card: one } : one })))?.move
  const READY: Move = { do: 'ready' }
  assert.deepEqual(due(pasta, cream), { do: 'add', card: pasta })
  assert.deepEqual(due(pasta, otherPasta, cream), { do: 'add', card: cream })
  assert.equal(due(pasta, otherPasta, cream, tomato), undefined)
  assert.equal(due(cream, READY), undefined)
  assert.equal(due(), undefined)
})
