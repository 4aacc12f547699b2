// Finds a browser of the Chromium family for the browser tests, and never downloads one. Run by itself it
// prints the path; where Debian's packages may be installed, it installs them.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]
/** The same browser without a window of its own: it does the same for about a sixth less, but shows no notifications. */
const WINDOWLESS = 'chromium-headless-shell'
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
const WINDOWS_EDGE = 'Microsoft\\Edge\\Application\\msedge.exe'

function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where browsers usually are on a system, best first. */
export function listPlaces(platform, env, commands = COMMANDS) {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return [...WINDOWS_APPS, WINDOWS_EDGE].flatMap((app) => folders.map((folder) => win32.join(folder, app)))
  }
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const programs = commands.flatMap((command) => folders.map((folder) => posix.join(folder, command)))
  if (platform !== 'darwin') return programs
  const homes = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])]
  const apps = MAC_APPS.flatMap((app) =>
    homes.map((home) => posix.join(home, `${app}.app/Contents/MacOS/${app}`)),
  )
  return [...apps, ...programs]
}

/**
 * The path of a browser, or null; `windowless` where one without a window will do. A CHROME_PATH that leads nowhere is
 * an error, not a hint.
 */
export function findBrowser({
  platform = process.platform,
  env = process.env,
  exists = canRun,
  windowless = false,
} = {}) {
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, and no program is there.`)
  }
  const commands = windowless && platform === 'linux' ? [WINDOWLESS, ...COMMANDS] : COMMANDS
  return listPlaces(platform, env, commands).find((place) => exists(place)) ?? null
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] }).status === 0
}

/** The path of a browser, installed from Debian's packages if need be and allowed. */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.platform === 'linux' && process.getuid() === 0 && canRun('/usr/bin/apt-get')) {
    console.error('Installing Debian’s chromium for the browser tests …')
    const install = (...names) => aptGet('install', '-y', '--no-install-recommends', ...names)
    if (aptGet('update') && (install('chromium', WINDOWLESS) || install('chromium'))) {
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge: install one, or set CHROME_PATH to its program.',
  )
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  try {
    console.log(requireBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
