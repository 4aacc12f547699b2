/** Sentences that depend on who and how many. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import { DISCARD_LIMIT, END_VP, GAIN_VP, LOSS_VP, WIDE_QUEUE_LIMIT } from '../src/data.ts'
import { HIDDEN, type Event } from '../src/events.ts'
import { foodCourt } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { deCards } from '../src/text/de/words.ts'
import { en } from '../src/text/en.ts'
import { enCards } from '../src/text/en/words.ts'
import { cardNamed, guest, serve, table, type Table } from './builder.ts'

const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat]
const say = (event: Event): string[] => [en, de].map((text) => plain(text.event(event, names)!))

test('[FC-SCO-5] making a rival lose something doesn’t look like getting it', () => {
  assert.deepEqual(say({ e: 'lost', seat: 1, by: 0, points: 2 }), [
    'Ada made Ben lose 2 points.',
    'Ben verliert durch Ada 2 Punkte.',
  ])
  assert.deepEqual(say({ e: 'lost', seat: 1, by: 0, points: 0 }), [
    'Ben had no points to lose.',
    'Ben hat keine Punkte zu verlieren.',
  ])
  assert.deepEqual(say({ e: 'stripped', seat: 1, by: 0, card: cardNamed('italy', 'Penne') }), [
    'Ada made Ben discard the win card Penne.',
    'Ben muss durch Ada die Siegkarte Penne ablegen.',
  ])
})

test('[FC-SCO-5] a rival without points has nothing to lose', () => {
  const effect = { key: 'loses', args: { seat: 1, n: 0 } }
  assert.equal(en.effect(effect, names), 'Ben has nothing to lose')
  assert.equal(de.effect(effect, names), 'Ben hat nichts zu verlieren')
})

function prompts(t: Table): string[] {
  const view = foodCourt.view(t.s, t.s.active)
  return [en, de].map((text) => text.prompts[t.s.phase](view, names))
}

test('[FC-CUS-1, FC-TUR-3] once you’ve attracted a customer you’re not told to attract another', () => {
  const [comes, waits] = [guest('italy', 'kitchenware'), guest('italy', 'gain')]
  const dishes = [['Fusilli Caprese', 'Gnocchi']]
  const hand = ['Complaint']
  const t = table({
    kitchens: [
      { deck: 'italy', hand, prepared: ['Tomato', 'Basil'], dishes, queue: [waits] },
      { deck: 'usa' },
    ],
    central: [comes],
  })
  const [english, german] = prompts(t)
  assert.match(english, /attract/)
  assert.match(german, /locke/)
  t.play({ do: 'attract', customer: comes })
  assert.deepEqual(prompts(t), [
    'Serve your customers, or pass; play events if you like.',
    'Bewirte deine Gäste oder passe; spiele Ereignisse, wie du magst.',
  ])
  serve(t, [0, waits])
  assert.deepEqual(prompts(t), [
    'You’ve served. Play events, or end your turn.',
    'Du hast serviert. Spiele Ereignisse oder beende den Zug.',
  ])
})

test('[FC-TUR-1] the prompt counts what may still be discarded', () => {
  const t = table({
    phase: 'discard',
    kitchens: [{ deck: 'italy', hand: ['Tomato', 'Basil', 'Gnocchi'] }, { deck: 'usa' }],
  })
  assert.match(prompts(t)[0], /up to two/)
  t.play({ do: 'discard', card: cardNamed('italy', 'Tomato') })
  assert.deepEqual(prompts(t), [
    'Discard one more card, or draw.',
    'Lege noch eine Karte ab oder ziehe nach.',
  ])
  t.play({ do: 'discard', card: cardNamed('italy', 'Basil') })
  assert.match(prompts(t)[0], /^You’ve discarded two cards\. Now draw/)
})

test('[FC-TUR-3] with nobody to attract and no event in hand the prompt speaks of neither', () => {
  const waits = guest('italy', 'gain')
  const t = table({
    kitchens: [{ deck: 'italy', dishes: [['Fusilli Caprese', 'Gnocchi']], queue: [waits] }, { deck: 'usa' }],
  })
  assert.deepEqual(prompts(t), ['Serve your customers, or pass.', 'Bewirte deine Gäste oder passe.'])
  serve(t, [0, waits])
  assert.deepEqual(prompts(t), ['You’ve served. End your turn.', 'Du hast serviert: Beende den Zug.'])
})

test('[FC-EVE-1] a Promotion without a customer to give away is no event to play', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Promotion'] }, { deck: 'usa' }] })
  assert.equal(prompts(t)[0], 'There’s nothing to prepare, cook or serve, so pass.')
})

test('[FC-SER-2] once every dish is given out the prompt says to finish', () => {
  const waits = guest('italy', 'gain')
  const t = table({
    kitchens: [{ deck: 'italy', dishes: [['Fusilli Caprese', 'Gnocchi']], queue: [waits] }, { deck: 'usa' }],
  })
  t.play({ do: 'serve' })
  assert.match(prompts(t)[0], /^Give a customer a recipe/)
  t.play({ do: 'assign', dish: 0, customer: waits })
  assert.match(prompts(t)[0], /nothing more to give out, so finish/)
  assert.match(prompts(t)[1], /schließe ab/)
  assert.doesNotMatch(prompts(t).join(), /another dish|weiteres Gericht/)
})

test('[FC-WIN-2] the points that end the game are reached, perhaps with more', () => {
  assert.deepEqual(say({ e: 'lastRound', seat: 0, ending: 'points' }), [
    `Ada has reached ${END_VP} points. This is the last round.`,
    `Ada hat ${END_VP} Punkte erreicht: Diese Runde ist die letzte.`,
  ])
  assert.deepEqual(say({ e: 'lastRound', seat: 0, ending: 'winCards' }), [
    'Ada has four win cards. This is the last round.',
    'Ada hat vier Siegkarten: Diese Runde ist die letzte.',
  ])
  assert.deepEqual(say({ e: 'ended', ending: 'points' }), [
    `A kitchen reached ${END_VP} points. The food court is closed.`,
    `Eine Küche hat ${END_VP} Punkte erreicht. Die Küchen schließen.`,
  ])
})

test('[FC-EVE-1] an event is played with its article', () => {
  assert.deepEqual(say({ e: 'played', seat: 0, card: cardNamed('italy', 'Promotion') }), [
    'Ada played a Promotion.',
    'Ada spielt eine Werbeaktion.',
  ])
})

test('[FC-PRE-1] several ingredients prepared in a row are one sentence', () => {
  const [penne, basil] = [cardNamed('italy', 'Penne'), cardNamed('italy', 'Basil')]
  assert.deepEqual(say({ e: 'prepared', seat: 0, card: penne }), [
    'Ada prepared Penne.',
    'Ada bereitet Penne vor.',
  ])
  assert.deepEqual(say({ e: 'prepared', seat: 0, card: penne, more: [basil] }), [
    'Ada prepared Penne, Basil.',
    'Ada bereitet Penne, Basilikum vor.',
  ])
})

test('[FC-TUR-1] several cards discarded in a row are one sentence, and stay hidden', () => {
  const [penne, basil] = [cardNamed('italy', 'Penne'), cardNamed('italy', 'Basil')]
  assert.deepEqual(say({ e: 'discarded', seat: 0, card: penne, more: [basil] }), [
    'Ada discarded Penne, Basil.',
    'Ada legt Penne, Basilikum ab.',
  ])
  assert.deepEqual(say({ e: 'discarded', seat: 1, card: HIDDEN, more: [HIDDEN] }), [
    'Ben discarded 2 cards.',
    'Ben legt 2 Karten ab.',
  ])
  assert.deepEqual(say({ e: 'discarded', seat: 1, card: HIDDEN }), [
    'Ben discarded a card.',
    'Ben legt eine Karte ab.',
  ])
})

test('[FC-CUS-2] a single customer is shuffled in the singular', () => {
  assert.deepEqual(say({ e: 'customersShuffled', count: 1 }), [
    '1 customer was shuffled into a new customer deck.',
    '1 Gast wird zu einem neuen Gästestapel gemischt.',
  ])
})

test('[FC-WIN-4] the tied are listed and their answers told in the middle of a sentence', () => {
  assert.deepEqual(say({ e: 'tied', seats: [0, 1, 2] }), [
    'Ada, Ben and Cleo are tied.',
    'Gleichstand zwischen Ada, Ben und Cleo.',
  ])
  assert.deepEqual(say({ e: 'tied', seats: [0, 2] }), [
    'Ada and Cleo are tied.',
    'Gleichstand zwischen Ada und Cleo.',
  ])
  assert.deepEqual(say({ e: 'answered', seat: 0, when: 'week' }), [
    'Ada last cooked this week.',
    'Ada hat zuletzt diese Woche gekocht.',
  ])
})

test('[FC-TUR-2] the prompt names the main actions there are, and says when there is none', () => {
  const act = (hand: readonly string[], prepared: readonly string[] = []): string[] =>
    prompts(table({ kitchens: [{ deck: 'italy', hand, prepared }, { deck: 'usa' }] }))
  assert.equal(act(['Tomato'])[0], 'Prepare ingredients, or pass.')
  assert.match(act(['Fusilli Caprese', 'Tomato'], ['Penne'])[0], /^Prepare ingredients or cook recipes/)
  assert.match(act(['Fusilli Caprese'], ['Penne'])[1], /^Koche Rezepte oder passe/)
  // A normal recipe needs a secondary ingredient as well.
  assert.match(act(['Penne al Pesto'], ['Penne'])[0], /^There’s nothing to prepare, cook or serve/)
  assert.match(act(['Penne al Pesto'], ['Penne', 'Tomato'])[0], /^Cook recipes/)
  assert.match(act([])[1], /: Passe\.$/)
})

test('[FC-PRE-1] with nothing left to prepare you’re not told to prepare more', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: ['Tomato', 'Cream'] }, { deck: 'usa' }] })
  t.play({ do: 'prepare', card: cardNamed('italy', 'Tomato') })
  assert.deepEqual(prompts(t), [
    'Prepare more ingredients, or end your turn.',
    'Bereite weitere Zutaten vor oder beende den Zug.',
  ])
  t.play({ do: 'prepare', card: cardNamed('italy', 'Cream') })
  const [english, german] = prompts(t)
  assert.doesNotMatch(english, /prepare more/i)
  assert.match(english, /end your turn\.$/i)
  assert.match(german, /beende den Zug\.$/i)
})

test('[FC-COO-1] if you can’t cook another recipe you’re not told to', () => {
  const hand = ['Fusilli Caprese', 'Rigatoni alla Gricia']
  const t = table({ kitchens: [{ deck: 'italy', hand, prepared: ['Penne'] }, { deck: 'usa' }] })
  t.play({ do: 'cook', card: cardNamed('italy', hand[0]) }, { do: 'add', card: cardNamed('italy', 'Penne') })
  assert.equal(t.s.phase, 'cook')
  assert.doesNotMatch(prompts(t).join(), /another recipe|weiteres Rezept/)
})

test('[FC-WIN-3] the question about a win card says what it is worth', () => {
  const asked = (wins: readonly string[]): string[] => {
    const waits = guest('usa', 'gain')
    const dishes = [['Penne al Pesto', 'Penne', 'Tomato']]
    const t = table({ kitchens: [{ deck: 'italy', dishes, wins, queue: [waits] }, { deck: 'usa' }] })
    serve(t, [0, waits])
    return prompts(t)
  }
  assert.deepEqual(asked([]), [
    'Keep one of these as a win card? It’s worth 5 points at the end.',
    'Eine dieser Karten als Siegkarte behalten? Sie zählt am Ende 5 Punkte.',
  ])
  assert.match(
    asked(['Spaghetti', 'Fettuccine', 'Gnocchi'])[0],
    /All four are worth 30 points.*15 more than three/,
  )
})

test('[FC-SCO-1, FC-WIN-3] the log says what a serving and a win card gave', () => {
  const penne = cardNamed('italy', 'Penne')
  assert.deepEqual(say({ e: 'tracked', seat: 0, card: penne, count: 2 }), [
    'Ada took Penne as win card 2 of 4: 5 points at the end.',
    'Ada legt Penne als Siegkarte 2 von 4 aus: 5 Punkte am Ende.',
  ])
  assert.match(say({ e: 'tracked', seat: 0, card: penne, count: 4 })[0], /15 points at the end/)
  const served = (...points: number[]): string[] =>
    say({
      ...{ e: 'served', seat: 0, dishes: [cardNamed('italy', 'Penne al Pesto')] },
      ...{ customers: [guest('usa', 'gain')], points, total: points.reduce((a, b) => a + b) },
    })
  assert.match(served(2, 0, 0, 0, 0, 2, 1)[0], /for 5 points \(recipes 2, customers’ gifts 2, ability 1\)\.$/)
  assert.match(
    served(2, 0, 0, 0, 0, 2, 1)[1],
    /: 5 Punkte \(Gerichte 2, Geschenke der Gäste 2, Fähigkeit 1\)\.$/,
  )
  assert.match(served(2, 0, 0, 0, 0, 0, 0)[0], /for 2 points\.$/)
})

test('[FC-WIN-2, FC-WIN-3] a kitchen in words has its ability, its points with win cards, and how near it is to the end', () => {
  const dishes = [['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon']]
  const rival = {
    deck: 'usa',
    dishes,
    queue: [guest('italy', 'stripWinCard')],
    vp: 38,
    wins: ['Juicy Lucy'],
  } as const
  const t = table({ kitchens: [{ deck: 'italy' }, rival] })
  const [english, german] = [en, de].map((text) => plain(text.describe(foodCourt.view(t.s, 0), names)))
  assert.match(english, /38 points, 43 with 1 win card \(Juicy Lucy\)/)
  assert.match(english, /Ability: You may add one extra/)
  assert.match(english, /Could reach 41 points next turn\./)
  assert.match(german, /38 Punkte, mit 1 Siegkarte \(Juicy Lucy\) 43/)
  assert.match(german, /Könnte im nächsten Zug 41 Punkte erreichen\./)
})

test('[FC-SCO-5] [FC-CUS-3] the words of effects say the numbers that count', () => {
  for (const { effects } of [enCards, deCards]) {
    assert.match(effects.gain, new RegExp(`^\\+${GAIN_VP} `))
    assert.match(effects.rivalLoses, new RegExp(` ${LOSS_VP} P`, 'i'))
    assert.match(effects.queueLimit, new RegExp(` ${WIDE_QUEUE_LIMIT}$`))
  }
})

test('[FC-TUR-1] the question at the start of a turn follows the cards discarded', () => {
  const t = table({
    kitchens: [{ deck: 'italy', hand: ['Tomato', 'Basil', 'Penne'] }, { deck: 'usa' }],
    phase: 'discard',
  })
  assert.deepEqual(prompts(t), [
    'Discard up to two cards, then draw.',
    'Lege bis zu zwei Karten ab, dann ziehe nach.',
  ])
  t.s.discarded = DISCARD_LIMIT - 1
  assert.deepEqual(prompts(t), [
    'Discard one more card, or draw.',
    'Lege noch eine Karte ab oder ziehe nach.',
  ])
  t.s.discarded = DISCARD_LIMIT
  assert.deepEqual(prompts(t), [
    'You’ve discarded two cards. Now draw.',
    'Zwei Karten sind abgelegt: Ziehe nach.',
  ])
})
