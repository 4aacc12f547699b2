// The lint rule that keeps imports going one way: engine <- games <- bots <- { server, lab, web worker }.
// The web's components see only what may leave the server; its worker has the server's tables, which need no Node.
// Written here because ESLint's own no-restricted-imports compares texts: it sees neither where `../../` leads nor
// `import()` and `import` types.
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const BUILTIN = new Set(builtinModules)

/** Which packages a package of each kind may import. */
const MAY_IMPORT = {
  engine: [],
  game: ['engine'],
  bots: ['engine', 'game'],
  lab: ['engine', 'game', 'bots'],
  server: ['engine', 'game', 'bots'],
  worker: ['engine', 'game', 'bots', 'server'],
  components: ['engine', 'game', 'server'],
  webTools: ['engine', 'game', 'bots', 'server'],
  bench: ['engine', 'game', 'bots', 'server'],
  root: [],
}

const PACKAGES = ['engine', 'bots', 'lab', 'server', 'web', 'bench']

/** What runs in browsers too, so that nothing of Node may be in it. */
const IN_BROWSERS = new RegExp(
  [
    '^(engine/src|games/[^/]+/src|bots/src|web/src)/',
    // The server's tables, which a page's worker holds too.
    '^server/src/(tables|commands|text|wire)/',
    '^server/src/(bots/(coach|driver|line|think)|doors/(failures|language)|people/(seat-)?names|storage/contract)\\.ts$',
    '^server/src/(chance|clock|digest|games|pocket|problem|recent-keys|soon|wire)\\.ts$',
  ].join('|'),
)
/**
 * What components may know: the types of the wire, a game's words, data, guided first game, names of statistics and
 * what can be asked, and how a page makes a game's data those of a variant.
 */
const FOR_COMPONENTS =
  /^@harvest\/((engine|server)\/wire|engine\/variant(-changes)?|(?!engine|server)[^/]+\/(public|asking|guide|statistics|text\/.+))$/
/** What holds the real match of a table: outside its folder the server sees the game through projections alone. */
const REAL_MATCH = /^server\/src\/tables\/(state|fold|window|history)\.ts$/
const IS_TEST = /(^|\/)(test|testkit|golden)\//
/** Figures are made like tests, but a game tells the web what they show. */
const MAY_USE_KIT = /(^|\/)(test|testkit|golden|figures)\//

function fromRoot(path) {
  return relative(ROOT, path).split(sep).join('/')
}

/** The package folder and the kind of package that a file of the repository belongs to. */
export function placeOf(file) {
  const parts = file.split('/')
  if (parts[0] === 'games') return { folder: `games/${parts[1]}`, kind: 'game' }
  if (parts[0] === 'web') return { folder: 'web', kind: kindInWeb(file) }
  if (PACKAGES.includes(parts[0])) return { folder: parts[0], kind: parts[0] }
  return { folder: '', kind: 'root' }
}

function kindInWeb(file) {
  if (!file.startsWith('web/src/')) return 'webTools'
  return file.startsWith('web/src/worker/') ? 'worker' : 'components'
}

/** The package folder behind a name such as `@harvest/scoville`. */
function folderOf(name) {
  const id = name.slice('@harvest/'.length)
  return PACKAGES.includes(id) ? id : `games/${id}`
}

const manifests = new Map()

function manifestOf(folder) {
  if (!manifests.has(folder)) {
    const path = join(ROOT, folder, 'package.json')
    manifests.set(folder, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
  }
  return manifests.get(folder)
}

/** Whether a package.json names the package; what src needs to run may not be a development dependency. */
function isDeclared(name, folder, file) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
  if (Object.hasOwn(dependencies, name)) return true
  const shipped = file.includes('/src/') && folder !== 'web' && folder !== 'bench'
  return (
    !shipped && (Object.hasOwn(devDependencies, name) || Object.hasOwn(manifestOf('').devDependencies, name))
  )
}

/** What is wrong with an import, or null. `file` is relative to the root, with slashes. */
export function findFault(file, source, isType) {
  const from = placeOf(file)
  if (source.startsWith('.') || source.startsWith('/')) return relativeFault(file, from, source, isType)
  // Made by the build.
  if (source.startsWith('virtual:') && (from.kind === 'components' || from.kind === 'worker')) return null
  const name = /^(@[^/]+\/)?[^/]+/.exec(source)[0]
  if (source.startsWith('node:') || BUILTIN.has(name))
    return IN_BROWSERS.test(file) ? `${source} is Node's, and this file runs in browsers too` : null
  if (name.startsWith('@harvest/')) return packageFault(file, from, name, source)
  return isDeclared(name, from.folder, file)
    ? null
    : `${name} is not in ${from.folder || 'the root'}'s package.json`
}

function relativeFault(file, from, source, isType) {
  const target = fromRoot(resolve(ROOT, dirname(file), source.replace(/\?.*$/, '')))
  const to = placeOf(target)
  // Tests may use the project's own scripts, such as the one that finds a browser.
  if (IS_TEST.test(file) && target.startsWith('scripts/')) return null
  if (to.folder !== from.folder && from.kind !== 'root')
    return `${source} leaves ${from.folder}; import other packages by name`
  if (from.kind === 'components' && to.kind === 'worker' && !isType)
    return 'components talk to the worker by messages and may import only its types'
  if (REAL_MATCH.test(target) && /^server\/src\/(?!tables\/)/.test(file))
    return 'the real match stays in server/src/tables; see the game through a projection'
  if (/^(engine|games\/[^/]+)\/src\//.test(file) && IS_TEST.test(target))
    return 'src does not import tests or the testkit'
  return null
}

function packageFault(file, from, name, source) {
  const folder = folderOf(name)
  const kind = placeOf(`${folder}/`).kind
  if (folder === from.folder) return `${source} is this package itself; import the file`
  if (!MAY_IMPORT[from.kind].includes(kind)) return `${from.kind} may not import ${folder}`
  if (from.kind === 'components' && !FOR_COMPONENTS.test(source))
    return `components import only wire types and a game's public, asking, guide and statistics, not ${source}`
  if (from.kind === 'worker' && kind === 'server' && source !== '@harvest/server/pocket')
    return `of the server the worker has only what is in its pocket, not ${source}`
  if (source === '@harvest/engine/testkit' && !MAY_USE_KIT.test(file)) return 'only tests import the testkit'
  // bench/ has a lock of its own and finds our packages in the root's node_modules.
  if (from.kind === 'bench' || isDeclared(name, from.folder, file)) return null
  return `${name} is not in ${from.folder}'s package.json`
}

export const direction = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{ fault }}.' } },
  create(context) {
    const file = fromRoot(context.filename)
    const check = (node, source, isType) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const fault = findFault(file, source.value, isType)
      if (fault) context.report({ node, messageId: 'fault', data: { fault } })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
    }
  },
}
