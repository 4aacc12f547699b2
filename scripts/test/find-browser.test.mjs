import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBrowser } from '../find-browser.mjs'

const shell = '/usr/bin/chromium-headless-shell'
const find = (platform, env, ...present) =>
  findBrowser({ platform, env, exists: (file) => present.includes(file) })

test('CHROME_PATH comes before everything else', () => {
  assert.equal(
    find('linux', { CHROME_PATH: '/opt/chrome' }, '/opt/chrome', '/usr/bin/chromium'),
    '/opt/chrome',
  )
})

test('a CHROME_PATH that leads nowhere is named instead of passed over', () => {
  assert.throws(
    () => find('linux', { CHROME_PATH: '/opt/gone' }, '/usr/bin/chromium'),
    /CHROME_PATH is \/opt\/gone/,
  )
})

test('Linux: on the PATH first, Chrome before Chromium before Edge, then the usual folders', () => {
  const env = { PATH: '/home/me/bin:/usr/bin' }
  assert.equal(find('linux', env, '/home/me/bin/chromium', '/usr/bin/chromium'), '/home/me/bin/chromium')
  assert.equal(find('linux', env, '/usr/bin/chromium', '/usr/bin/google-chrome'), '/usr/bin/google-chrome')
  assert.equal(find('linux', {}, '/snap/bin/chromium'), '/snap/bin/chromium')
  assert.equal(find('linux', env, '/usr/bin/microsoft-edge'), '/usr/bin/microsoft-edge')
})

test('Linux: where no window is needed, what has none comes first', () => {
  const exists = (file) => [shell, '/usr/bin/google-chrome'].includes(file)
  const options = { platform: 'linux', env: {}, exists }
  assert.equal(findBrowser({ ...options, windowless: true }), shell)
  assert.equal(findBrowser(options), '/usr/bin/google-chrome')
  assert.equal(find('linux', {}, shell), null)
})

test('macOS: apps of the machine and of the user', () => {
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  const chrome = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  assert.equal(find('darwin', { HOME: '/Users/me' }, edge), edge)
  assert.equal(find('darwin', { HOME: '/Users/me' }, edge, chrome), chrome)
})

test('Windows: program folders of the machine and of the user', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const chrome = 'C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'
  assert.equal(find('win32', env, edge), edge)
  assert.equal(find('win32', { ...env, LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' }, edge, chrome), chrome)
})

test('no browser is no path', () => {
  assert.equal(find('linux', { PATH: '/usr/bin' }), null)
})
