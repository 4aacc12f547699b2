import assert from 'node:assert/strict'
import test from 'node:test'
import { lab, type Captured, type World } from './captured.ts'

function play(input: readonly string[], argv = '', world: World = {}): Promise<Captured> {
  const line = ['play', 'stall', '--seed', '3', ...argv.split(' ').filter(Boolean)]
  return lab(line, { input: input.map((word) => `${word}\n`).join(''), ...world })
}

/** How often a pattern occurs. */
function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].length
}

test('a whole game is played by numbers, from the opening to the table of scores', async () => {
  const { code, out } = await play(Array<string>(40).fill('1'))
  assert.equal(code, 0)
  assert.match(
    out,
    /^Stall with Ada \(you\), Basil \(greedy\)\. Seed 3: the same seed deals the same game\.\n/,
  )
  assert.match(out, /Round 1 of 3, crate of \d/)
  assert.match(out, /\nBid for the crate of \d\.\n/)
  assert.match(out, /· (Ada|Basil) takes the crate for \d\./)
  assert.match(out, /\nThree rounds were played\.\n\nFinal scores\n/)
  assert.match(
    out,
    /\n +(Ada|Basil) +(Ada|Basil)\nCrates +\d+ +\d+\nCards +\d+ +\d+\nTotal +\d+ +\d+\nPlace +1 +\d\n/,
  )
  assert.match(out, /(Ada|Basil) wins\.|share the win\./)
})

test('the same seed and the same input give the same output', async () => {
  const input = Array<string>(40).fill('1')
  assert.equal((await play(input)).out, (await play(input)).out)
})

test('without a seed a new one is taken, and said', async () => {
  const { out } = await lab(['play', 'stall'])
  assert.match(out, /Seed 4711/)
})

test('a secret amount is one line, and a typed number is the amount itself', async () => {
  const { out } = await play(['5'], '--bots random')
  assert.match(out, /\n +0–8 {2}Bid nothing … Bid 8 coins\n/)
  assert.match(out, /Your move: 5\n· (Ada takes the crate for 5|Basil takes the crate for [5-8])\./)
})

test('more than there is is refused with the rule, and asked again', async () => {
  const { out } = await play(['99', 'bid 12', '-4', 'q'])
  assert.equal(count(out, /You have only 8 coins\. \(ST-BID-1\)\nYour move: /), 2)
  assert.match(
    out,
    /"-4" isn’t one of these moves\. Type a move’s number, or \? for help\.\nYour move: q\nSee you soon\.\n$/,
  )
})

test('nonsense, empty lines and odd characters are answered with a sentence each', async () => {
  const { code, out } = await play(['', 'hello', '   ', '1 2 3', '🌶', 'x'.repeat(1000), '__proto__', 'q'])
  assert.equal(code, 0)
  assert.equal(count(out, /\nType a move’s number, or \? for help\./), 2)
  assert.equal(count(out, /isn’t one of these moves/), 5)
  const said = out.split('\n').filter((line) => !line.startsWith('Your move: '))
  assert.ok(said.every((line) => line.length <= 120))
})

test('? shows help, b the table, l the log, m the moves', async () => {
  const { out } = await play(['?', 'b', 'l', 'm', 'q'])
  assert.match(out, /u {2}undo your last step/)
  assert.equal(count(out, /Round 1 of 3, crate of \d/), 2)
  assert.match(out, /The story so far\n· A crate of \d arrives\./)
  assert.equal(count(out, /0–8 {2}Bid nothing/), 2)
})

test('help, undo and quit may be typed as words, in English and in the language of the game', async () => {
  const english = await play(['Help', '0', '1', 'undo', 'quit'])
  assert.match(english.out, /Your move: Help\n.*\n {2}u {2}undo your last step/)
  assert.match(english.out, /Your move: undo\n(.*\n)?Undone\./)
  assert.match(english.out, /Your move: quit\nSee you soon\.\n$/)
  const german = await play(['Hilfe', '0', '1', 'Zurück', 'help', 'undo', 'Ende'], '--lang de')
  assert.equal(count(german.out, /u {2}letzten Schritt zurücknehmen/), 2)
  assert.match(german.out, /Dein Zug: Zurück\n(.*\n)?Zurückgenommen\./)
  assert.match(german.out, /Dein Zug: Ende\nBis bald\.\n$/)
  assert.match((await play(['quit'], '--lang de')).out, /Bis bald\.\n$/)
  assert.match((await play(['0', '', '3', 'undo', 'quit'], '--pause')).out, /: undo\nUndone\./)
})

test('[EN-UND-1] u takes back the last step and t the whole turn; the log forgets them', async () => {
  const { out } = await play(['0', '1', 'u', '1', '1', 't', 'l', 'q'])
  assert.equal(count(out, /Undone\./), 2)
  const log = out.slice(out.indexOf('The story so far'))
  assert.equal(count(log, /Ada lays/), 0)
  assert.match(log, /takes the crate/)
})

test('[EN-UND-1] what cannot be taken back is said, and the question stands', async () => {
  const { out } = await play(['u', 't', '0', 'u', 'q'])
  assert.equal(count(out, /You can only undo your own last steps/), 3)
})

test('with --pause the end of the turn can be taken back before the others go on', async () => {
  const turn = ['0', '', '3']
  const again = await play([...turn, 't', '3', 'what', '', 'q'], '--pause')
  assert.equal(count(again.out, /Your turn is over\./), 4)
  assert.match(again.out, /t for the whole turn: t\nUndone\.\n\nLay out cards or rest\.\n/)
  assert.match(again.out, /t for the whole turn: \n· Basil lays/)
  assert.match((await play([...turn, 'q'], '--pause')).out, /t for the whole turn: q\nSee you soon\.\n$/)
  assert.match((await play(turn, '--pause')).out, /There’s no more input, so the game stops here\.\n$/)
  assert.equal(count((await play(['0', '3', 'q'])).out, /Your turn is over\./), 0)
})

test('when the input ends the game stops politely', async () => {
  for (const input of [[], ['0'], ['0', '1']]) {
    const { code, out } = await play(input)
    assert.equal(code, 0)
    assert.match(out, /There’s no more input, so the game stops here\.\n$/)
  }
})

test('the person can sit anywhere, under any name, and sees only their own hand', async () => {
  const { out } = await play(['q'], '--players 3 --seat 3 --name Basil --bots random')
  assert.match(out, /^Stall with Clove \(random\), Juniper \(random\), Basil \(you\)\./)
  assert.equal(count(out, /Your hand: /), 1)
})

test('a name cannot pass for a picture, be empty or endless', async () => {
  const { out } = await play(['q'], '--name {x/y|Zoe}')
  assert.match(out, /^Stall with x\/y\|Zoe \(you\)/)
  for (const name of ['{}', 'x'.repeat(25)]) {
    const { code, err } = await play([], `--name ${name}`)
    assert.equal(code, 2)
    assert.match(err, /--name takes 1 to 24 characters/)
  }
})

test('in German everything around the game is German', async () => {
  const { out } = await play(['?', 'foo', '', ...Array<string>(40).fill('1')], '--lang de')
  assert.match(out, /Startzahl 3/)
  assert.match(out, /letzten Schritt zurücknehmen/)
  assert.match(out, /„foo“ ist keiner dieser Züge/)
  assert.match(out, /Endstand/)
  assert.match(out, /gewinnt\.|teilen sich den Sieg\./)
  assert.doesNotMatch(out, /Your move|Type |wins\.|Undone/)
})
