import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listScripts, listWorker } from '../check-size.mjs'

const manifest = {
  'index.html': { file: 'a.js', imports: ['_shared.js'] },
  board: { file: 'b.js', imports: ['_shared.js', 'index.html'], dynamicImports: ['later'] },
  '_shared.js': { file: 's.js' },
  later: { file: 'l.js' },
  style: { file: 'x.css' },
}

test('a board counts all it imports at once, each file once, and nothing that comes later', () => {
  assert.deepEqual(listScripts(manifest, ['index.html', 'board', 'style']).sort(), ['a.js', 'b.js', 's.js'])
})

test('a board that is not in the build is an error', () => {
  assert.throws(() => listScripts(manifest, ['gone']), /no gone/)
})

test('a worker counts its game and what all games share, and not the other games', () => {
  const files = [
    'worker-1.js',
    'worker-tables-2.js',
    'worker-a-3.js',
    'worker-b-4.js',
    'worker-1.js.gz',
    'c.js',
  ]
  assert.deepEqual(listWorker(files, 'a', ['a', 'b']), ['worker-1.js', 'worker-tables-2.js', 'worker-a-3.js'])
  assert.throws(() => listWorker(files, 'c', ['a', 'b', 'c']), /no worker for c/)
})
