/** Watching, one device for two, the guided game, replay, hostile words, and every page for everybody. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findGame } from '@harvest/bots'
import { listSeats, replay, type GameRecord, type GameState } from '@harvest/engine'
import { GUIDES } from '../../src/games/guides.ts'
import { isTooWide, listSerious, PHONE, DAY_AND_NIGHT } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

test('a watcher sees the public table and none of the holdings', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('scoville', 'both-short', 300, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.page.locator('.table').waitFor()
  const watcher = await site.somebody({ name: null })
  const frames: string[] = []
  watcher.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  )
  const answers: string[] = []
  watcher.page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await watcher.open(`/table/${id}`)
  await watcher.page.getByText('You’re watching').waitFor()
  assert.equal(await watcher.page.locator('.moves button').count(), 0)
  const heard = [...frames, ...answers].join('\n')
  assert.match(heard, /"holdings":null/)
  assert.doesNotMatch(heard, /"holdings":\{/)
  assert.deepEqual(watcher.faults, [])
})

test('two people at one device pass it on, and see nothing of each other’s', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/scoville')
  await ruth.page.getByText('2', { exact: true }).click()
  await ruth.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me')
  await ruth.page.getByRole('button', { name: 'Set the table' }).click()
  for (let turn = 0; turn < 3; turn++) {
    await ruth.page.getByRole('heading', { name: /^Pass the device to Ruth \([12]\)$/ }).waitFor()
    assert.equal(await ruth.page.getByRole('region', { name: 'Your pieces' }).count(), 0)
    await ruth.page.getByRole('button', { name: /let me see/ }).click()
    await ruth.page.getByRole('region', { name: 'Your pieces' }).waitFor()
    // Until the other seat is asked: any listed move will do.
    while (!(await ruth.page.getByRole('heading', { name: /^Pass the device/ }).isVisible())) {
      await ruth.page
        .locator('.moves button')
        .last()
        .click({ timeout: 1000 })
        .catch(() => {})
    }
  }
  assert.deepEqual(ruth.faults, [])
})

test('the guided game explains theme and goal, then each decision as it comes up', async () => {
  const somebody = await site.somebody({ name: null })
  await somebody.open('/learn/scoville')
  await somebody.page.getByRole('heading', { name: 'A town that likes it hot' }).waitFor()
  await somebody.page.locator('.learn .picture svg').first().waitFor()
  for (let page = 0; page < 3; page++) await somebody.page.getByRole('button', { name: 'Next' }).click()
  await somebody.page.getByRole('button', { name: 'Start the game' }).click()
  const coach = somebody.page.locator('.coach')
  await somebody.turn()
  const titles: string[] = []
  for (let hint = 0; hint < 3; hint++) {
    await coach.waitFor()
    titles.push(await coach.getByRole('heading').innerText())
    if (hint === 0) await somebody.page.locator('.hint-ring').first().waitFor()
    await coach.getByRole('button', { name: 'Try it' }).click()
    await coach.waitFor({ state: 'detached' })
    await somebody.choose()
  }
  assert.equal(new Set(titles).size, 3)
  assert.deepEqual(somebody.faults, [])
})

test('on a phone a hint of the guided game leaves what it points at open, folds away, and names no keys', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  await ruth.open('/learn/scoville')
  await ruth.page.getByRole('button', { name: 'Start the game' }).click()
  const coach = ruth.page.locator('.coach')
  const sides = new Set<boolean>()
  for (let hint = 0; hint < 3; hint++) {
    await ruth.turn()
    await coach.waitFor()
    const ring = ruth.page.locator('.hint-ring').first()
    await ring.waitFor()
    const [board, card, pointed] = await Promise.all(
      [ruth.page.locator('.table > .board'), coach, ring].map(async (each) => (await each.boundingBox())!),
    )
    const edge = board!.y + board!.height
    const isOnBoard = pointed!.y + pointed!.height / 2 < edge
    sides.add(isOnBoard)
    assert.ok(isOnBoard ? card!.y >= edge - 1 : card!.y + card!.height <= edge + 1, 'the hint is in the way')
    assert.doesNotMatch(await coach.innerText(), /\bkey\b/i)
    await coach.getByRole('button', { name: 'Hide the hint' }).click()
    await ruth.page.getByRole('button', { name: 'Show the hint' }).click()
    await coach.getByRole('button', { name: /^(Try|Got) it$/ }).click()
    await coach.waitFor({ state: 'detached' })
    await ruth.choose()
  }
  assert.equal(sides.size, 2, 'one hint is about the board, another about what is below it')
  assert.deepEqual(ruth.faults, [])
})

interface Asked {
  readonly golden: string
  /** Steps before its end. */
  readonly left: number
  readonly seat: number
  readonly seats: number
}

/** Where the golden games of a game first ask one seat what its guide talks about, by prompt. */
function findAsked(id: string, prompts: readonly string[]): Map<string, Asked> {
  const { game } = findGame(id)!
  const promptOf = new Map(game.phases.map(({ id: phase, prompt }) => [phase, prompt]))
  const found = new Map<string, Asked>()
  const folder = new URL(`../../../games/${id}/golden/`, import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    if (found.size === prompts.length) break
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { record: GameRecord }
    const { seats, steps, seed } = record
    if (seed === null) continue
    let at = 0
    for (const { match } of replay(game, record)) {
      const prompt = promptOf.get((match.state as GameState & { readonly phase: string }).phase)!
      const [seat] = listSeats(game.waiting(match.state))
      if (seat !== undefined && prompts.includes(prompt) && !found.has(prompt))
        found.set(prompt, { golden: file.slice(0, -5), left: steps.length - at, seat, seats })
      at++
    }
  }
  return found
}

test('what you look up is no wider than a phone, and a pepper’s letter isn’t read as text', async () => {
  for (const [game, golden, left, bots] of [
    ['scoville', 'market-short-in-afternoon', 23, 2],
    ['food-court', 'wins-japan', 82, 1],
    ['jelly-bean-farmers', 'every-use', 68, 3],
  ] as const) {
    const ruth = await site.somebody({ ...PHONE, viewport: { width: 372, height: 740 } })
    const seats = [ruth, ...Array<'bot:random'>(bots).fill('bot:random')]
    await ruth.open(`/table/${await site.place(game, golden, left, seats)}`)
    await ruth.turn()
    await ruth.page.evaluate(() => {
      const prefs = JSON.parse(localStorage.getItem('harvest-prefs')!) as object
      localStorage.setItem('harvest-prefs', JSON.stringify({ ...prefs, letters: true }))
    })
    await ruth.page.reload()
    await ruth.turn()
    if (game === 'scoville') {
      assert.deepEqual(await listStrayLetters(ruth), [])
      await ruth.page.getByRole('tab', { name: 'Displays' }).tap()
      assert.deepEqual(await listStrayLetters(ruth), [])
      await ruth.page.setViewportSize({ width: 1366, height: 768 })
      assert.deepEqual(await listStrayLetters(ruth), [])
      await ruth.page.setViewportSize({ width: 372, height: 740 })
    }
    await ruth.page.getByRole('button', { name: /^(Breeding chart|Kitchens|Cards)$/ }).click()
    const box = (await ruth.page.locator('section.reference').boundingBox())!
    assert.ok(box.x >= 0 && box.x + box.width <= 372, `${game}: ${box.width} px`)
    assert.equal(await isTooWide(ruth), false)
    assert.deepEqual(ruth.faults, [])
  }
})

/** The letters of peppers that reach out of the card they are printed on. */
function listStrayLetters({ page }: Somebody): Promise<string[]> {
  return page.locator('svg.pepper text').evaluateAll((letters) => {
    if (letters.length === 0) return ['there are no letters']
    return letters
      .filter((letter) => letter.getBoundingClientRect().width > 0)
      .filter((letter) => {
        const card = letter.closest('button, li')?.getBoundingClientRect()
        const { left, right, top, bottom } = letter.getBoundingClientRect()
        return card && (left < card.left || right > card.right || top < card.top || bottom > card.bottom)
      })
      .map((letter) => `${letter.textContent} of ${letter.closest('button, li')!.textContent}`)
  })
}

for (const [game, load] of Object.entries(GUIDES))
  test(`each hint of the guided game of ${game} rings what is on the table then`, async () => {
    const { en } = (await load()).guides
    const ruth = await site.somebody({ own: true })
    // All names that things on the screen register under, and those of kinds that one thing finds: “plot/”.
    await ruth.page.addInitScript(() => {
      const names = new Set<string>()
      Object.assign(window, { names })
      const set = Map.prototype.set
      Map.prototype.set = function (name: unknown, value: unknown) {
        if (typeof name === 'string' && value instanceof Set) names.add(name)
        if (typeof name === 'string' && value instanceof Function) names.add(`${name}/`)
        return set.call(this, name, value) as typeof this
      }
    })
    const asked = findAsked(game, Object.keys(en.prompts))
    assert.deepEqual([...asked.keys()].sort(), Object.keys(en.prompts).sort())
    await ruth.open('/privacy')
    for (const [prompt, { golden, left, seat, seats }] of asked) {
      const bots = Array<'bot:random'>(seats - 1).fill('bot:random')
      const id = await site.place(game, golden, left, bots.toSpliced(seat, 0, ruth as never))
      await ruth.page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path })
        document.body.append(link)
        link.click()
        link.remove()
      }, `/table/${id}?guide=1`)
      await ruth.page.locator('.coach').getByRole('heading', { name: en.prompts[prompt]!.title }).waitFor()
      await ruth.page.locator('.hint-ring').first().waitFor()
      const names = await ruth.page.evaluate(() => [...(window as unknown as { names: Set<string> }).names])
      for (const place of en.prompts[prompt]!.at!.filter((each) => each !== '{moves}')) {
        const [kind, rest] = place.replace('{me}', `${seat}`).split('/')
        const isThere =
          names.includes(rest === undefined ? kind! : `${kind}/${rest}`) || names.includes(`${kind}/`)
        assert.ok(isThere, `${prompt}: nothing is ${place}`)
      }
    }
    assert.deepEqual(ruth.faults, [])
  })

for (const [game, title] of [
  ['food-court', 'A kitchen of your own'],
  ['jelly-bean-farmers', 'Eight years on a small farm'],
] as const)
  test(`a first game of ${game} can be learnt by playing`, async () => {
    const somebody = await site.somebody({ name: null })
    await somebody.open('/')
    await somebody.page.locator(`a[href="/learn/${game}"]`).click()
    await somebody.page.getByRole('heading', { name: title }).waitFor()
    await somebody.page.getByRole('button', { name: 'Start the game' }).click()
    const coach = somebody.page.locator('.coach')
    const titles = new Set<string>()
    while (titles.size < 3) {
      await somebody.turn()
      if (await coach.isVisible()) {
        titles.add(await coach.getByRole('heading').innerText())
        await coach.getByRole('button', { name: /^(Try|Got) it$/ }).click()
        continue
      }
      await somebody.choose()
    }
    assert.deepEqual(somebody.faults, [])
  })

test('a finished game can be replayed step by step from any seat, and linked to', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('scoville', 'both-short', 0, [ruth, 'bot:random'])
  await ruth.open(`/replay/${id}?seat=1&at=10`)
  await ruth.page.getByText(/^Position 10 of \d+$/).waitFor()
  assert.equal(await ruth.page.getByRole('combobox', { name: 'View as' }).inputValue(), '1')
  await ruth.page.keyboard.press('ArrowRight')
  await ruth.page.getByText(/^Position 11 of/).waitFor()
  await ruth.page.waitForURL(/seat=1&at=11$/)
  await ruth.page.getByRole('slider', { name: 'Replay' }).focus()
  await ruth.page.keyboard.press('End')
  await ruth.page.waitForURL(/at=(?!11$)\d+$/)
  await ruth.page.getByRole('combobox', { name: 'View as' }).selectOption('watcher')
  await ruth.page.waitForURL(/seat=watcher/)
  assert.deepEqual(ruth.faults, [])
})

const HOSTILE = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`

test('a study’s report is shown from its file, with its plots, and other files are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'study-page-'))
  try {
    const main = fileURLToPath(new URL('../../../lab/src/main.ts', import.meta.url))
    const line = `study scoville --players 2,3 --games 4 --bots random --out ${folder}`
    const made = spawnSync(process.execPath, [main, ...line.split(' ')], { encoding: 'utf8' })
    assert.deepEqual([made.status, made.stderr], [0, ''])
    const wrong = join(folder, 'games.ndjson')
    const hostile = join(folder, 'hostile.json')
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
      findings: string[]
      sections: { pictures: { svg: string }[] }[]
    }
    const injected = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"><script>window.hacked=1</script></svg>`
    report.sections[0]!.pictures[0]!.svg = injected
    report.findings[0] = HOSTILE
    writeFileSync(hostile, JSON.stringify(report))
    for (const looks of DAY_AND_NIGHT) {
      const ruth = await site.somebody({ name: null, ...looks })
      await ruth.open('/new/scoville')
      await ruth.page.getByRole('link', { name: /look at a study/ }).click()
      const file = ruth.page.locator('input[type=file]')
      await file.setInputFiles(wrong)
      await ruth.page.getByText('games.ndjson isn’t a study’s report.').waitFor()
      await file.setInputFiles(join(folder, 'report.json'))
      await ruth.page.getByRole('heading', { name: 'Scoville: a study', level: 1 }).waitFor()
      await ruth.page.getByRole('heading', { name: 'Wins by seat' }).waitFor()
      const plots = ruth.page.locator('.study img')
      await plots.last().evaluate((image: HTMLImageElement) => image.decode())
      const drawn = await plots.evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ naturalWidth, alt }) => naturalWidth > 300 && alt.length > 20),
      )
      assert.ok(drawn.length > 5 && drawn.every(Boolean), drawn.join())
      await ruth.page.getByText('As a table').first().click()
      await ruth.page.getByRole('rowheader', { name: 'Seat 1' }).first().waitFor()
      assert.equal(await isTooWide(ruth), false)
      assert.deepEqual(await listSerious(ruth), [])
      await file.setInputFiles(hostile)
      await ruth.page.getByText(HOSTILE).waitFor()
      assert.equal(await ruth.page.evaluate(() => 'hacked' in window), false)
      assert.deepEqual(ruth.faults, [])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('nothing executes from a hostile name, table name or chat line', async () => {
  const mallory = await site.somebody({ name: HOSTILE.slice(0, 39) })
  await mallory.open('/new/scoville')
  await mallory.page.getByText('2', { exact: true }).click()
  await mallory.page.getByRole('textbox', { name: 'Table name' }).fill(HOSTILE.slice(0, 58))
  await mallory.page.getByRole('checkbox', { name: /Show it to everyone/ }).check()
  await mallory.page.getByRole('button', { name: 'Set the table' }).click()
  await mallory.page.getByRole('textbox', { name: 'Say something' }).fill(HOSTILE)
  await mallory.page.getByRole('button', { name: 'Send' }).click()
  await mallory.page.getByText(HOSTILE).waitFor()
  const victim = await site.somebody({ name: 'Ruth' })
  await victim.open('/')
  await victim.page.getByText(HOSTILE.slice(0, 30)).first().waitFor()
  await victim.page.goto(mallory.page.url())
  await victim.page.getByText(HOSTILE).waitFor()
  for (const one of [mallory, victim])
    assert.equal(await one.page.evaluate(() => (window as unknown as { hacked?: number }).hacked), undefined)
})

for (const screen of DAY_AND_NIGHT)
  test(`axe finds nothing serious on any page, ${screen.viewport.width} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const playing = await site.place('scoville', 'both-short', 60, [ruth, 'bot:random'])
    const finished = await site.place('scoville', 'both-short', 0, [ruth, 'bot:random'])
    const pages: readonly (readonly [string, string])[] = [
      ['/', '.game'],
      ['/new/scoville', 'form'],
      ['/me', 'form'],
      ['/learn/scoville', '.learn'],
      [`/table/${playing}`, '.table'],
      [`/table/${finished}`, 'dialog'],
      [`/replay/${finished}?seat=0&at=40`, '.replay'],
      ['/privacy', 'h1'],
      ['/admin', 'form'],
      ['/nowhere', 'h1'],
    ]
    const found: string[] = []
    for (const [path, ready] of pages) {
      await ruth.open(path)
      await ruth.page.locator(ready).first().waitFor()
      found.push(
        ...(await listSerious(ruth)).map(
          (fault) => `${path.replace(playing, '…').replace(finished, '…')} ${fault}`,
        ),
      )
      if (await isTooWide(ruth)) found.push(`${path} is wider than the screen`)
    }
    assert.deepEqual(found, [])
    assert.deepEqual(ruth.faults, [])
  })
