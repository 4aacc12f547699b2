import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { seededSource, seedFromNumber, type AnyGame } from '../src/index.ts'
import {
  differingPaths,
  firstDifference,
  isDeepFrozen,
  isText,
  matchesPattern,
  notPlain,
  sharedPart,
} from '../testkit/compare.ts'
import { pepperDuel } from '../testkit/example/game.ts'
import { de, en, statistics } from '../testkit/example/text.ts'
import {
  checkGolden,
  findGolden,
  fuzz,
  LAWS,
  listOptionSets,
  listRare,
  makeKit,
  readGoldens,
  riggedSource,
  transcript,
  writeGolden,
} from '../testkit/index.ts'
import { listenIn, listRevealSites } from '../testkit/sites.ts'
import { Ranges } from '../testkit/traits.ts'
import { walk } from '../testkit/trials.ts'

describe('comparing', () => {
  test('the first difference is named by its path', () => {
    assert.equal(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }), 'a.1.b: 2 against 3')
    assert.equal(firstDifference({ a: 1 }, { a: 1, b: 2 }), 'b: undefined against 2')
    assert.equal(firstDifference([1], { 0: 1 }), 'the whole: [1] against {"0":1}')
    assert.equal(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 }), null)
  })

  test('all differing leaves are listed, those of longer lists too', () => {
    assert.deepEqual(differingPaths({ a: [1, 2], b: null }, { a: [0, 2, 3], b: {} }), ['a.0', 'a.2', 'b'])
  })

  test('a text is that of a value whatever the order of its keys', () => {
    assert.ok(isText({ b: 1, a: [2] }, '{"a":[2],"b":1}'))
    assert.ok(!isText({ b: 1, a: [3] }, '{"a":[2],"b":1}'))
  })

  test('a pattern means its places, what is in them and what is around them', () => {
    for (const path of ['players.1.hand', 'players.0.hand.4', 'players.1', 'players'])
      assert.ok(matchesPattern('players.*.hand', path), path)
    for (const path of ['players.1.coins', 'deck', 'players.1.hands'])
      assert.ok(!matchesPattern('players.*.hand', path), path)
  })

  test('what is not plain JSON is found', () => {
    assert.equal(notPlain({ a: [1, 'x', null, { b: false }] }), null)
    const odd: [unknown, string][] = [
      [{ a: [NaN] }, 'a.0 is NaN'],
      [{ a: -0 }, 'a is 0'],
      [{ a: undefined }, 'a is undefined'],
      [{ a: { b: new Map() } }, 'a.b is not a plain object'],
      [{ a: () => 1 }, 'a is function'],
    ]
    for (const [value, told] of odd) assert.equal(notPlain(value), told)
  })

  test('parts that two values share are found, frozen ones apart', () => {
    const shared = { deep: [1] }
    assert.equal(sharedPart({ x: { y: shared } }, { z: shared }), 'z')
    assert.equal(sharedPart({ x: shared }, { x: structuredClone(shared) }), null)
    const frozen = Object.freeze({ deep: Object.freeze([1]) })
    assert.equal(sharedPart({ x: frozen }, { x: frozen }), null)
    assert.ok(isDeepFrozen(frozen) && !isDeepFrozen(Object.freeze({ deep: [1] })))
  })
})

test('a range knows what a sample never had', () => {
  const ranges = new Ranges()
  ranges.add(new Map([['hand has 1', 3]]))
  ranges.add(
    new Map([
      ['hand has 1', 2],
      ['hand has 2', 1],
    ]),
  )
  ranges.add(new Map([['hand has 1', 4]]))
  const outside = (...traits: [string, number][]): object =>
    Object.fromEntries(ranges.outside(new Map(traits)))
  assert.deepEqual(outside(['hand has 1', 2], ['hand has 2', 1]), {})
  assert.deepEqual(outside(['hand has 2', 2]), {
    'hand has 1': '2 to 4, not 0',
    'hand has 2': '0 to 1, not 2',
  })
  assert.deepEqual(outside(['hand has 1', 3], ['hand has 5', 1]), { 'hand has 5': '0, not 1' })
})

test('every value of every option is tried, one at a time and all together', () => {
  const game = {
    options: {
      open: { kind: 'flag', default: false },
      crowd: { kind: 'flag', default: false, seats: { min: 3, max: 4 } },
      length: { kind: 'choice', values: ['short', 'long'], default: 'long' },
      decks: { kind: 'seatChoice', values: ['rice', 'fish', 'soup'] },
    },
  } as unknown as AnyGame
  const base = { open: false, crowd: false, length: 'long', decks: ['random', 'random'] }
  assert.deepEqual(listOptionSets(game, 2), [
    base,
    { ...base, open: true },
    { ...base, length: 'short' },
    { ...base, decks: ['rice', 'fish'] },
    { ...base, decks: ['soup', 'random'] },
  ])
  assert.ok(listOptionSets(game, 3).some((set) => (set as { crowd: boolean }).crowd))
})

describe('golden games', () => {
  const accept = ({ ending }: { ending: string }): boolean => ending === 'lead'

  test('are found by what happens in them, kept, read back and replayed', () => {
    const found = findGolden(pepperDuel, { seats: 2, seeds: 50, accept })!
    assert.ok(found.record.seed)
    const folder = mkdtempSync(join(tmpdir(), 'golden-'))
    try {
      const url = pathToFileURL(`${folder}/`)
      writeGolden(url, { name: 'lead', about: 'somebody leads', covers: ['end:lead'], ...found })
      const [entry] = readGoldens(url)
      assert.deepEqual(entry!.golden.record, JSON.parse(JSON.stringify(found.record)))
      assert.deepEqual(checkGolden(pepperDuel, entry!), [])
      const lines = readFileSync(new URL('lead.json', url), 'utf8').split('\n')
      assert.ok(lines.length > found.record.steps.length, 'a line a step')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a folder that is not there holds none', () => {
    assert.deepEqual(readGoldens(new URL('nowhere/', import.meta.url)), [])
  })

  test('a search gives up after its seeds', () => {
    assert.equal(findGolden(pepperDuel, { seats: 2, seeds: 3, accept: () => false }), null)
    assert.equal(
      findGolden(pepperDuel, { seats: 2, seeds: 3, follow: () => false, accept: () => true }),
      null,
    )
  })

  test('policy and chance can be steered; then the record has no seed', () => {
    const chance = (seed: number) =>
      riggedSource(seededSource(seedFromNumber(seed)), (k, n) => (k < 6 ? n - 1 : undefined))
    const found = findGolden(pepperDuel, {
      seats: 2,
      seeds: 1,
      chance,
      policy: (_state, _seat, moves) => moves.at(-1)!,
      accept: () => true,
    })!
    assert.equal(found.record.seed, null)
    assert.equal(found.record.seedCommitment, '0'.repeat(64))
    assert.deepEqual(found.record.setup.chance, [17, 16, 15, 14, 13, 12])
    assert.deepEqual(found.record.steps.find((step) => step.seat === 0)!.move, { do: 'lay', card: 5 })
    const golden = { name: 'x', about: 'x', covers: [], ...found }
    assert.deepEqual(checkGolden(pepperDuel, { file: 'x.json', golden }), [])
  })
})

test('every call of io.reveal in a source is known by its file and its function', () => {
  const sites = listRevealSites(new URL('../testkit/example/', import.meta.url))
  assert.deepEqual(
    sites.map(({ name }) => name),
    ['game.ts setup', 'game.ts apply', 'game.ts apply #2', 'game.ts applyShowdown'],
  )
  const heard = new Set<string>()
  const game = listenIn(pepperDuel, sites, ({ name }) => Boolean(heard.add(name)))
  findGolden(game, { seats: 2, seeds: 1, accept: () => true })
  assert.equal(heard.size, 4)
  const deaf = listenIn(pepperDuel, [], () => true)
  assert.throws(
    () => findGolden(deaf, { seats: 2, seeds: 1, accept: () => true }),
    /where the source has none/,
  )
})

test('a transcript tells each step, its chance, its events, and the hash of what each viewer sees', () => {
  const { golden } = readGoldens(new URL('../testkit/example/golden/', import.meta.url))[0]!
  const lines = [...transcript(pepperDuel, golden.record, en)]
  assert.match(lines[0]!, /^pepper-duel, 2 seats, \{"openCoins":false\}$/)
  assert.match(lines[1]!, /^ {3}chance \d+ \d+ \d+ \d+ \d+ \d+$/)
  assert.match(
    lines[2]!,
    /^ {3}duel, state [0-9a-f]{8}, seen 0:[0-9a-f]{8} 1:[0-9a-f]{8} watcher:[0-9a-f]{8}$/,
  )
  assert.match(lines[3]!, /^1\. P\d \{"do":"lay","card":\d\}$/)
  assert.ok(lines.some((line) => / {3}P1 lays the pepper of heat \d and \d coins?; P2 lays/.test(line)))
})

describe('rare games', () => {
  const kit = makeKit(pepperDuel, {
    text: { en, de },
    statistics,
    golden: new URL('../testkit/example/golden/', import.meta.url),
    deducible: ['players.*.coins'],
  })

  test('a golden game is played as it was recorded, beside random games from their seeds', () => {
    const [golden, random] = listRare(kit, { golden: ['shared'], 2: [5] }, 8)
    const { record } = golden!.golden!
    assert.deepEqual(
      [...walk(golden!)].map(({ seat, move }) => ({ seat, move })),
      record.steps.map(({ seat, move }) => ({ seat, move })),
    )
    assert.deepEqual([random!.seats, random!.seed, random!.golden], [2, 5, undefined])
  })

  test('every law holds in golden games too', () => {
    const trials = listRare(kit, { golden: kit.goldens.map(({ golden }) => golden.name) }, 12)
    assert.ok(trials.length >= 4)
    for (const law of LAWS) assert.deepEqual(law.run(kit, trials), [], law.name)
  })

  test('a name that no golden game has, and a game that no longer fits the rules, are told', () => {
    assert.throws(() => listRare(kit, { golden: ['nine'] }, 8), /`rare` names nine, which is no golden game/)
    const [trial] = listRare(kit, { golden: ['lead'] }, 8)
    const { golden } = trial!
    const cut = { ...golden!, record: { ...golden!.record, steps: golden!.record.steps.slice(0, 3) } }
    assert.throws(
      () => [...walk({ ...trial!, golden: cut })],
      /the golden game lead can't be played beyond step 3: make the golden games again/,
    )
  })
})

test('the fuzzer sends what it is told to and finds nothing in a sound game', () => {
  const golden = new URL('../testkit/example/golden/', import.meta.url)
  const kit = makeKit(pepperDuel, { text: { en, de }, golden })
  const result = fuzz(kit, 5000, 1)
  assert.equal(result.inputs, 5000)
  assert.deepEqual(result.violations, [])
  assert.ok(result.accepted > 50 && result.accepted < 2500, `${result.accepted} accepted`)
  const broken = makeKit(
    {
      ...pepperDuel,
      why: () => {
        throw new TypeError('no')
      },
    },
    { text: { en, de }, golden },
  )
  assert.ok(fuzz(broken, 500, 1).violations.length > 0)
})
