// Installs what is missing, then goes on with an npm script. Plain JavaScript without dependencies, because it
// runs on whatever Node the machine has, before the pinned one is there:
//   node scripts/setup.mjs [--also <folder>]… <npm script> [arguments…]
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const OLDEST_NODE = 20
const POLL_MS = 200
const STALE_MS = 15 * 60_000

/** What npm says is installed in a folder: its own record, which it writes last of all. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** Whether every package of the lock is installed as locked; packages for other systems are optional. */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const present = readLock(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return entry.optional === true
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      JSON.stringify(found.dependencies) === JSON.stringify(entry.dependencies)
    )
  })
}

/** Takes a folder's lock, waiting for whoever holds it; gives back how to release it. */
export async function takeLock(lock, { staleMs = STALE_MS, onWait = () => {} } = {}) {
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pid'), String(process.pid))
      return () => rmSync(lock, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(lock, staleMs)) {
      dropLock(lock)
      continue
    }
    if (!waited) onWait()
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** A lock whose owner is gone, or that is older than any set-up takes (its process number may be reused). */
function isStale(lock, staleMs) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const owner = existsSync(join(lock, 'pid')) ? Number(readFileSync(join(lock, 'pid'), 'utf8')) : 0
    if (age > staleMs) return true
    return owner > 0 ? !isAlive(owner) : age > 10_000
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Renaming succeeds for one of several that found the lock stale; the others look again. */
function dropLock(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Runs npm and gives its exit code. Uses the Node that npm was started with, so that where npm runs us neither
 * a shell nor npm.cmd is needed. The terminal sends Ctrl-C to the child as well, which ends in its own way.
 */
function npm(args, options) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const known = cli !== undefined && basename(cli).startsWith('npm') && existsSync(cli)
  const child = known
    ? spawn(node && existsSync(node) ? node : process.execPath, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  const ignore = () => {}
  const forward = () => child.kill('SIGTERM')
  process.on('SIGINT', ignore).on('SIGTERM', forward)
  // The shell in which npm runs us dies of a signal without passing it on: then somebody else is our parent.
  const { ppid } = process
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== ppid && forward(), 500)
    : undefined
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm couldn't be started: ${error.message}`)))
    child.on('close', (status) => {
      clearInterval(watch)
      process.off('SIGINT', ignore).off('SIGTERM', forward)
      resolve(status ?? 1)
    })
  })
}

/** Installs a folder's locked packages unless they are there. Its messages go to stderr. */
async function install(folder) {
  if (isInstalled(folder)) return
  const release = await takeLock(join(folder, '.setup-lock'), {
    onWait: () => console.error('Another setup is running; waiting for it to finish.'),
  })
  try {
    if (isInstalled(folder)) return
    // Only a first install may clear the folder: later ones would pull the running Node from under somebody.
    const first = !existsSync(join(folder, 'node_modules', '.package-lock.json'))
    const args = first ? ['ci'] : ['install', '--no-save']
    console.error(`Installing packages (npm ${args[0]}) …`)
    const status = await npm([...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new Error(`npm ${args[0]} failed (exit code ${status}); its message is above.`)
    if (!isInstalled(folder))
      throw new Error(
        "package-lock.json doesn't match the package.json files. Run “npm install” and commit the lock.",
      )
  } finally {
    release()
  }
}

/** The pinned Node comes as a package for each system; without one nothing else here would run. */
function checkPinnedNode() {
  const pinned = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies
  const [name, version] = Object.entries(pinned).find(([each]) =>
    existsSync(join(ROOT, 'node_modules', each)),
  ) ?? [null, Object.values(pinned)[0]]
  if (name === null)
    throw new Error(`There's no Node ${version} package for ${process.platform} on ${process.arch}.`)
}

async function main([...args]) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new Error(`You need Node ${OLDEST_NODE} or newer to start with; this is ${process.version}.`)
  await install(ROOT)
  checkPinnedNode()
  while (args[0] === '--also') {
    await install(join(ROOT, args[1]))
    args.splice(0, 2)
  }
  const [script, ...rest] = args
  if (script === undefined) return 0
  // A new npm, not a command after this one: only then is `node` looked up again, and found to be the pinned one.
  return npm(['run', '--silent', script, ...(rest.length > 0 ? ['--', ...rest] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
  })
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
