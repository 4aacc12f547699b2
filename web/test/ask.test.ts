/** The question line: one way of asking for all games, from the words that their texts have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGame, games } from '@harvest/bots'
import {
  complete,
  cutIntoSections,
  FastRng,
  has,
  LANGUAGES,
  Match,
  plain,
  seededSource,
  type InEvery,
  type Language,
  type Seat,
} from '@harvest/engine'
import { answer, goOn, type Answer, type Scene } from '../src/shell/table/ask/answer.ts'
import { placesIn } from '../src/shell/table/ask/sections.ts'
import { de } from '../src/text/ask/de.ts'
import { en, type AskText } from '../src/text/ask/en.ts'
import { fr } from '../src/text/ask/fr.ts'

const WORDS: InEvery<AskText> = { en, de, fr: complete(en, fr) }
const NAMES = ['Ann', 'Bob', 'Cid']
const SEED = '5c0'.padEnd(64, '7')

function start(id: string): Match {
  const { game } = findGame(id)!
  const match = Match.start(game, Math.min(NAMES.length, game.seats.max), {}, seededSource(SEED))
  assert.ok(match.ok)
  return match.value
}

function sceneOf(match: Match, seat: Seat, language: Language): Scene {
  const text = findGame(match.game.id)!.text[language]
  const update = match.update(seat, [])
  const names = (of: Seat) => NAMES[of] ?? `seat ${of}`
  const prompt = text.prompts[update.prompt]!(update.view, names)
  return {
    update,
    text: text as never,
    names,
    words: WORDS[language],
    last: () => ['Bob bids 3.'],
    since: () => [],
    prompt,
    rule: null,
  }
}

function waiting(match: Match): Seat {
  const waits = match.game.waiting(match.state)
  return [...NAMES.keys()].find((seat) => has(waits, seat))!
}

function played(match: Match, seat: Seat, move: never): Match {
  const result = match.play(seat, move)
  assert.ok(result.ok)
  return result.value.match
}

/** Play at random until the prompt fits. */
function playTo(id: string, prompt: string): { match: Match; seat: Seat } {
  const rng = new FastRng(11)
  for (let match = start(id); ;) {
    const seat = waiting(match)
    const { update } = sceneOf(match, seat, 'en')
    if (update.prompt === prompt) return { match, seat }
    match = played(match, seat, update.offers[rng.chance(update.offers.length)]!.move as never)
  }
}

function said(given: Answer): string {
  assert.equal(given.kind, 'say', JSON.stringify(given))
  return (given as { say: string }).say
}

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

test('a blind player of Scoville gets to know the field, their own things and what a step would give', () => {
  const { match, seat } = playTo('scoville', 'harvest')
  const scene = sceneOf(match, seat, 'en')
  const ask = (question: string) => answer(question, scene)
  assert.match(said(ask('d4')), /^D4: (empty|\w+)/)
  assert.match(said(ask('my peppers')), /pepper/)
  assert.match(said(ask('Market')), /^Market: .*point/)
  assert.match(said(ask('score')), new RegExp(`${NAMES[seat]}: .*points`))
  assert.match(said(ask('last')), /Bob bids 3/)
  assert.match(said(ask('since my turn')), /Nothing yet/)
  assert.match(said(ask('help')), /Ask about a place/)
  const steps = said(ask('where can I go'))
  assert.match(steps, /Step /)
  assert.equal(said(ask('What can I do?')), steps)
  assert.equal(said(ask('?')), said(ask('help')))
  const place = /Step [^.]*?([A-J][1-7])/.exec(steps)![1]!
  assert.match(said(ask(`what would step ${place} give`)), /^Step .*(gain|harvest|choose)/)
  assert.notEqual(ask(`walk to ${place}`).kind, 'say')
  assert.match(said(ask('xyzzy')), /“xyzzy” doesn’t mean anything/)
  assert.match(said(answer('Hilfe', sceneOf(match, seat, 'de'))), /Frag nach einem Ort/)
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
