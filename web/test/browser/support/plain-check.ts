/**
 * A game that somebody has just begun, in the browser: `node web/test/browser/support/plain-check.ts [<folder for pictures>]`. In a copy of
 * the repository it makes one with `lab new-game`, builds the client, and plays it to its end: wide, on a phone by night,
 * and by keyboard alone, with axe looking on. It takes as long as a build, so it is no part of the tests.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isTooWide, listSerious, PHONE } from './looks.ts'
import { Site, type Somebody } from './site.ts'
import { playByKeys } from './unseen.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))
const GAME = 'lost-orchards'
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'data'])

/** A copy whose packages are its own, so that a game can be added to it. */
function copyRepository(to: string): void {
  cpSync(REPOSITORY, to, {
    recursive: true,
    filter: (path) =>
      !path
        .slice(REPOSITORY.length)
        .split(sep)
        .some((part) => LEFT_OUT.has(part)),
  })
  const modules = join(REPOSITORY, 'node_modules')
  const own = join(to, 'node_modules')
  mkdirSync(join(own, '@harvest'), { recursive: true })
  for (const name of readdirSync(modules))
    if (name !== '@harvest') symlinkSync(join(modules, name), join(own, name), 'junction')
  const games = readdirSync(join(to, 'games')).map((game) => join('games', game))
  for (const folder of ['engine', 'bots', 'server', 'lab', 'web', ...games]) {
    symlinkSync(join(to, folder), join(own, '@harvest', basename(folder)), 'junction')
    const nested = join(folder, 'node_modules')
    if (existsSync(join(REPOSITORY, nested)))
      symlinkSync(join(REPOSITORY, nested), join(to, nested), 'junction')
  }
}

function run(root: string, ...words: string[]): void {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`)
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Where pictures go, if they are wanted. */
const pictures = process.argv[2]

async function look(somebody: Somebody, name: string): Promise<void> {
  const serious = await listSerious(somebody)
  require(serious.length === 0, `${name}: ${serious.join('; ')}`)
  require(!(await isTooWide(somebody)), `${name}: the page is too wide`)
  if (pictures !== undefined) await somebody.page.screenshot({ path: join(pictures, `plain-${name}.png`) })
}

/** How often a heading of the position is on the page. */
const headings = ({ page }: Somebody, name: string): Promise<number> =>
  page.getByRole('heading', { name, exact: true }).count()

/** A click while the other's secret choice arrives only hurries the page on, so it's made again. */
const AGAIN_MS = 2000

/** Takes listed moves until so many are made or the game is over. */
async function play(one: Somebody, pick: (count: number) => number, most = Infinity): Promise<void> {
  const buttons = one.page.locator('.moves button')
  for (let made = 0; made < most && (await one.askedAgain());) {
    const answer = one.commands.next('moves').then(() => true)
    await buttons.nth(pick(await buttons.count())).click()
    const isLate = one.page.waitForTimeout(AGAIN_MS).then(() => false)
    if (await Promise.race([answer, isLate])) made++
    else answer.catch(() => {})
  }
}

async function playHere(): Promise<void> {
  const site = new Site()
  await site.start()
  try {
    const ruth = await site.somebody()
    await ruth.begin(GAME, ['bot:random'])
    await ruth.turn()
    require((await headings(ruth, 'Face up')) === 1, 'what lies face up is shown once')
    await play(ruth, () => 0, 5)
    await ruth.turn()
    await look(ruth, 'wide')
    await play(ruth, () => 0)

    const ann = await site.somebody({ name: 'Ann', ...PHONE, colorScheme: 'dark' })
    await ann.begin(GAME, ['bot:random'])
    await play(ann, () => 0, 5)
    await ann.turn()
    await look(ann, 'phone')
    await ann.page.getByRole('tab').nth(1).click()
    require((await headings(ann, 'Face up')) === 1, 'a phone shows what lies face up once')
    await ann.page.getByRole('rowheader', { name: 'Ann', exact: true }).waitFor()
    await look(ann, 'phone-displays')
    await ann.page.getByRole('tab').first().click()
    await play(ann, (count) => count - 1)

    const kim = await site.somebody({ name: 'Kim' })
    await kim.begin(GAME, ['bot:random'])
    const { keys, decisions } = await playByKeys(kim, (step) => step % 2)
    const faults = [ruth, ann, kim].flatMap((one) => one.faults)
    require(faults.length === 0, faults.join('; '))
    process.stdout.write(
      `${GAME}: played wide, on a phone, and by keyboard (${(keys / decisions).toFixed(1)} keys a decision)\n`,
    )
  } finally {
    await site.stop()
  }
}

if (process.env.HARVEST_PLAIN_CHECK === 'here') await playHere()
else {
  const root = mkdtempSync(join(tmpdir(), 'harvest-plain-'))
  try {
    copyRepository(root)
    run(root, 'lab/src/main.ts', 'new-game', GAME)
    run(root, 'scripts/build-web.mjs', '--force')
    process.env.HARVEST_PLAIN_CHECK = 'here'
    run(root, 'web/test/browser/support/plain-check.ts', ...process.argv.slice(2))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
