import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clip, type Args, type Command } from '../args.ts'
import { whyNot } from '../files.ts'
import { DONE, UsageError } from '../lab.ts'
import { inDependencies, inGames } from '../new-game/register.ts'
import { camelCase, listFiles, type Naming } from '../new-game/template.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST = 40
/** Where files are written before they are moved. */
const NEW = '.new-game'

export const newGame: Command = {
  name: 'new-game',
  summary: 'Start a game of your own: a folder that passes the laws, ready to play in terminal and browser.',
  operand: '<id>',
  options: {
    name: { value: 'NAME', help: 'what people call it (made from the id)' },
    prefix: { value: 'XX', help: 'the two letters its rule ids begin with (made from the id)' },
    root: { value: 'FOLDER', help: 'the repository (this one)' },
  },
  examples: ['new-game lost-orchards', 'new-game lost-orchards --name "Lost Orchards" --prefix LO'],
  run(lab, args) {
    const root = args.text('root') ?? ROOT
    const naming = readNaming(args, root)
    const { id } = naming
    const files = listFiles(root, naming)
    const taken = [...files.keys()].find((path) => existsSync(join(root, path)))
    if (taken !== undefined) throw new UsageError(`${taken} is there already. Choose another id.`)
    putAll(root, `games/${id}`, [
      ...files,
      changed(root, 'bots/src/games.ts', (text) => inGames(text, id, camelCase(id))),
      changed(root, 'bots/package.json', (text) => inDependencies(text, `@harvest/${id}`)),
    ])
    link(root, id)
    format(root, [...files.keys()])
    for (const line of nextSteps(naming, files.size)) lab.out(line)
    return DONE
  },
}

function readNaming(args: Args, root: string): Naming {
  const id = args.operand()
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST)
    throw new UsageError(
      `"${clip(id)}" isn’t an id: small letters, digits and hyphens, such as lost-orchards.`,
    )
  if (existsSync(join(root, 'games', id))) throw new UsageError(`There’s already a folder games/${id}.`)
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1))
  const name = args.text('name') ?? words.join(' ')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’-]*$/u.test(name) || name.length > LONGEST)
    throw new UsageError(`--name takes letters, digits and spaces, up to ${LONGEST}, not "${clip(name)}".`)
  const prefix = (args.text('prefix') ?? initials(id)).toUpperCase()
  if (!/^[A-Z]{2}$/.test(prefix)) throw new UsageError(`--prefix takes two letters, not "${clip(prefix)}".`)
  if (prefixesIn(root).has(prefix))
    throw new UsageError(`Another game’s rules begin with ${prefix}. Choose two other letters with --prefix.`)
  return { id, name, prefix }
}

function initials(id: string): string {
  const words = id.replaceAll(/[0-9]/g, '').split('-').filter(Boolean)
  return words.length > 1 ? words[0][0] + words[1][0] : words[0].slice(0, 2).padEnd(2, 'x')
}

/** What the ids of rules begin with, in games and engine. */
function prefixesIn(root: string): Set<string> {
  const folders = [...readdirSync(join(root, 'games')).map((game) => join('games', game)), 'engine']
  const found = new Set(['EX', 'EN'])
  for (const folder of folders) {
    const file = join(root, folder, 'RULES.md')
    const first = existsSync(file) && /\*\*([A-Z]{2})-[A-Z]{3}-\d+\*\*/.exec(readFileSync(file, 'utf8'))
    if (first) found.add(first[1])
  }
  return found
}

type NewFile = readonly [path: string, text: string]

function changed(root: string, path: string, edit: (text: string) => string): NewFile {
  return [path, edit(readFileSync(join(root, path), 'utf8'))]
}

/**
 * All of the files or none: they are written beside their places first, and then moved there, those that name the new
 * game last. A disk that fills leaves nothing behind.
 */
function putAll(root: string, folder: string, files: readonly NewFile[]): void {
  const heap = join(root, NEW)
  const before = new Map<string, string | null>()
  try {
    rmSync(heap, { recursive: true, force: true })
    mkdirSync(heap)
    for (const [n, [, text]] of files.entries()) writeFileSync(join(heap, String(n)), text)
    for (const [n, [path]] of files.entries()) {
      const place = join(root, path)
      const old = existsSync(place) ? readFileSync(place, 'utf8') : null
      mkdirSync(dirname(place), { recursive: true })
      renameSync(join(heap, String(n)), place)
      before.set(place, old)
    }
  } catch (error) {
    for (const [place, old] of before)
      if (old === null) rmSync(place)
      else writeFileSync(place, old)
    rmSync(join(root, folder), { recursive: true, force: true })
    const why = whyNot(error)
    if (why === null) throw error
    throw new UsageError(`The game can’t be written to ${root}: ${why}. Nothing has been changed.`)
  } finally {
    rmSync(heap, { recursive: true, force: true })
  }
}

/** What npm will do at its next install; until then imports have to find the package too. */
function link(root: string, id: string): void {
  const place = join(root, 'node_modules', '@harvest')
  if (!existsSync(place) || existsSync(join(place, id))) return
  symlinkSync(join(root, 'games', id), join(place, id), 'junction')
}

/** Names of other lengths may want other line breaks. */
function format(root: string, paths: readonly string[]): void {
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs')
  if (!existsSync(prettier)) return
  spawnSync(process.execPath, [prettier, '--write', '--log-level=error', ...paths], { cwd: root })
}

function nextSteps({ id, name, prefix }: Naming, files: number): string[] {
  return [
    `${name} is in games/${id}: ${files} files, registered with bots, lab, server and browser.`,
    `It plays like Pepper Duel for now, with rules ${prefix}-…; docs/adding-a-game.md says what each part is.`,
    '',
    `  npx node --test 'games/${id}/test/*.test.ts'    the laws, golden games and rules: green`,
    `  npm run -s lab -- play ${id} --players 2`,
    '  npm start                                      play it in the browser, on a plain board made from its words',
    '  npm install                                    once, so that package-lock.json knows it',
  ]
}
