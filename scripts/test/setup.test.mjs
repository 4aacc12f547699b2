import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isInstalled, takeLock } from '../setup.mjs'

function newFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function writeLocks(folder, wanted, present) {
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (present)
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }))
}

const LEFT = { version: '1.0.0', integrity: 'sha512-left' }
const MAC = { version: '1.0.0', integrity: 'sha512-mac', optional: true }

test('what npm records as locked counts as installed, other systems’ packages aside', (t) => {
  const folder = newFolder(t)
  writeLocks(
    folder,
    { '': {}, 'node_modules/left': LEFT, 'node_modules/mac': MAC },
    { 'node_modules/left': LEFT },
  )
  assert.equal(isInstalled(folder), true)
})

for (const [what, present] of [
  ['nothing', undefined],
  ['less', {}],
  ['another version', { 'node_modules/left': { ...LEFT, version: '0.9.0' } }],
  ['another file of the same version', { 'node_modules/left': { ...LEFT, integrity: 'sha512-other' } }],
  ['a workspace before it got a dependency', { 'node_modules/left': LEFT, lab: { version: '0.1.0' } }],
])
  test(`an install is needed when ${what} is there`, (t) => {
    const folder = newFolder(t)
    const lab = { version: '0.1.0', dependencies: { left: '1.0.0' } }
    writeLocks(folder, { '': {}, 'node_modules/left': LEFT, lab }, present)
    assert.equal(isInstalled(folder), false)
  })

test('the second to take the lock waits until the first releases it', async (t) => {
  const lock = join(newFolder(t), 'lock')
  const order = []
  const releaseFirst = await takeLock(lock)
  const second = takeLock(lock, {
    onWait: () => {
      order.push('second waits')
      releaseFirst()
    },
  })
  const releaseSecond = await second
  order.push('second has it')
  assert.deepEqual(order, ['second waits', 'second has it'])
  releaseSecond()
  assert.equal(existsSync(lock), false)
})

test('a lock whose owner has ended is taken over', async (t) => {
  const lock = join(newFolder(t), 'lock')
  const ended = spawnSync(process.execPath, ['--version']).pid
  mkdirSync(lock)
  writeFileSync(join(lock, 'pid'), String(ended))
  const release = await takeLock(lock, { onWait: () => assert.fail('it waited') })
  release()
})

test('a lock older than any set-up is taken over although its process number is in use', async (t) => {
  const lock = join(newFolder(t), 'lock')
  mkdirSync(lock)
  writeFileSync(join(lock, 'pid'), String(process.pid))
  utimesSync(lock, 1, 1)
  const release = await takeLock(lock, { onWait: () => assert.fail('it waited') })
  release()
})
