/** The question line: one way of asking for all games, from the words that their texts have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@harvest/bots'
import { cutIntoSections, FastRng, LANGUAGES, plain, type Match } from '@harvest/engine'
import { answer, goOn, type Answer, type Scene } from '../src/shell/table/ask/answer.ts'
import { placesIn } from '../src/shell/table/ask/sections.ts'
import { heard, NAMES, played, playTo, said, sceneOf, start, waiting } from './asking.ts'

for (const { game } of games)
  for (const language of LANGUAGES)
    test(`a whole game of ${game.name} is played by its moves’ own words and walked over, in ${language}`, () => {
      const rng = new FastRng(3)
      let decisions = 0
      for (let match = start(game.id); !match.over; decisions++) {
        const seat = waiting(match)
        const scene = sceneOf(match, seat, language)
        checkPlaces(scene)
        const { offers, view } = scene.update
        const wanted = offers[rng.chance(offers.length)]!
        const sentence = plain(scene.text.move(wanted.move as never, view as never, scene.names))
        const first = answer(sentence, scene)
        const chosen =
          first.kind === 'which' ? answer(String(first.of.indexOf(wanted) + 1), scene, first.of) : first
        assert.equal(chosen.kind, 'play', `${sentence}: ${JSON.stringify(first)}`)
        const { offer } = chosen as Extract<Answer, { kind: 'play' }>
        const words = plain(scene.text.move(offer.move as never, view as never, scene.names))
        assert.equal(words, sentence)
        match = played(match, seat, wanted.move as never)
      }
      assert.ok(decisions > 10)
    })

for (const { game } of games)
  for (const language of LANGUAGES)
    test(`in ${game.name}, every section can be asked for by its title and a player by name, in ${language}`, () => {
      const match = start(game.id)
      const scene = sceneOf(match, 0, language)
      const sections = cutIntoSections(plain(scene.text.describe(scene.update.view as never, scene.names)))
      for (const { title, items } of sections.filter(
        (section) => section.title !== '' && section.items.length > 0,
      ))
        assert.ok(said(answer(title, scene)).includes(items[0]!), `${game.id}: ${title}`)
      for (const name of NAMES.slice(0, match.seats))
        assert.match(said(answer(name, scene)), new RegExp(`^${name}`))
      assert.doesNotMatch(JSON.stringify(sections), /\{\w+\/|\. \. \./)
    })

/** The position can be walked over place by place: a row for each part, and no two places of a row alike. */
function checkPlaces({ text, update, names }: Scene): void {
  const rows =
    text.places?.(update.view as never, names) ??
    placesIn(cutIntoSections(plain(text.describe(update.view as never, names))))
  assert.ok(rows.length > 3)
  for (const row of rows) {
    assert.equal(new Set(row.map(({ name }) => name)).size, row.length, JSON.stringify(row))
    assert.ok(row.every(({ words }) => words !== ''))
  }
}

test('a kitchen with something to say beside its lists has no two places of the same name', () => {
  const description = ['Ann, Jin Long: 40 points.', '  Hand: rice.', '  Could reach 44 points next turn.']
  const rows = placesIn(cutIntoSections(description.join('\n')))
  assert.deepEqual(
    rows[0]!.map(({ name }) => name),
    ['Ann, Jin Long 1', 'Ann, Jin Long, Hand', 'Ann, Jin Long 2'],
  )
})

test('while others move you can ask about places, and a move is refused with what is being decided', () => {
  const { match, seat } = playTo('scoville', 'harvest')
  const other = [...NAMES.keys()].find((each) => each !== seat)!
  assert.match(heard('what would e4 give', match, other, 'en'), /^E4: red; .*gives a purple pepper/)
  assert.match(heard('walk to c4', match, other, 'en'), /^Not possible right now\. Bob is walking/)
  assert.match(
    heard('moves', match, other, 'en'),
    /^There’s nothing for you to do right now\. Bob is walking/,
  )
})

test('a move in other words is played at once if only one fits, and you’re asked which if several do', () => {
  const { match, seat } = playTo('scoville', 'harvest')
  const once = answer('walk between f4 and f5', sceneOf(match, seat, 'en'))
  assert.ok(once.kind === 'play' && once.say === 'Step between F4 and F5.', JSON.stringify(once))
  const german = answer('geh zwischen f4 und f5', sceneOf(match, seat, 'de'))
  assert.ok(german.kind === 'play' && german.say === 'Schritt zwischen F4 und F5.', JSON.stringify(german))
  const several = answer('go to e3', sceneOf(match, seat, 'en'))
  assert.ok(several.kind === 'which' && several.of.length === 2, JSON.stringify(several))
  const beyond = answer('7', sceneOf(match, seat, 'en'), several.of)
  assert.ok(beyond.kind === 'which' && beyond.of === several.of && /from 1 to 2/.test(beyond.say))
})

test('nothing is played for a question, nor for a word that had to be guessed', () => {
  for (const [game, at] of [
    ['scoville', 'harvest'],
    ['food-court', 'prepare'],
    ['jelly-bean-farmers', 'plan'],
  ] as const) {
    const { match, seat } = playTo(game, at)
    const scene = sceneOf(match, seat, 'en')
    for (const { move } of scene.update.offers) {
      const sentence = plain(scene.text.move(move as never, scene.update.view as never, scene.names))
      assert.equal(answer(`${sentence}?`, scene).kind, 'say', sentence)
    }
  }
  const { match, seat } = playTo('food-court', 'prepare')
  const scene = sceneOf(match, seat, 'en')
  const guessed = answer('prepare craem', scene)
  assert.ok(guessed.kind === 'which' && guessed.say === 'Prepare Cream? Type “yes” to do it.')
  assert.equal(answer('yes', scene, guessed.of).kind, 'play')
  assert.match(said(answer('craem?', scene)), /^Cream: secondary/)
  const alone = answer('cream', scene)
  assert.ok(alone.kind === 'which' && /^Cream: secondary.*Prepare Cream\? Type/.test(alone.say))
})

test('two steps in one line: the pepper first, then its plot', () => {
  const { match, seat } = playTo('scoville', 'plantPepper')
  const before = sceneOf(match, seat, 'en')
  const colour = /Plant (?:a |1 )?(\w+)/.exec(said(answer('moves', before)))![1]!
  const next = (match: Match): Scene => sceneOf(match, seat, 'en')
  const taken = answer(`plant ${colour}`, before) as Extract<Answer, { kind: 'play' }>
  const after = next(played(match, seat, taken.offer.move as never))
  const plot = /Plant on ([A-J]\d)/.exec(said(answer('moves', after)))![1]!
  const both = answer(`plant ${colour} ${plot}`, before)
  assert.equal(both.kind, 'play')
  const { left } = both as Extract<Answer, { kind: 'play' }>
  assert.deepEqual(left, [plot.toLowerCase()])
  const second = goOn(left, after) as Extract<Answer, { kind: 'which' }>
  assert.equal(second.kind, 'play')
})
