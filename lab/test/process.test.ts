import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function lab(line: string, input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...line.split(' ')], {
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

test('the process ends with 0 when all is well, 1 for a record that does not hold, 2 for wrong use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  try {
    const recorded = lab('record scoville --seed 3')
    assert.equal(recorded.code, 0)
    assert.equal(recorded.err, '')
    const whole = join(folder, 'whole.ndjson')
    const cut = join(folder, 'cut.ndjson')
    writeFileSync(whole, recorded.out)
    writeFileSync(cut, recorded.out.slice(0, -100))
    assert.equal(lab(`verify ${whole}`).code, 0)
    const failed = lab(`verify ${cut}`)
    assert.equal(failed.code, 1)
    assert.match(failed.err, /^The record doesn’t check out/)
    assert.equal(failed.out, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
  const wrong = lab('simulate chess')
  const known = games.map(({ game }) => game.id).join(', ')
  assert.deepEqual(wrong, { code: 2, out: '', err: `There’s no game "chess". Choose from: ${known}.\n` })
})

test('verify reads standard input, and play ends politely when its input does', () => {
  const { out } = lab('record scoville --seed 5 --bots random')
  assert.equal(lab('verify -', out).code, 0)
  const played = lab('play scoville --seed 5', '1\n1\n')
  assert.equal(played.code, 0)
  assert.match(played.out, /There’s no more input, so the game stops here\.\n$/)
})

test('whoever reads only the beginning of a record causes no error', async () => {
  const child = spawn(process.execPath, [MAIN, 'record', 'scoville', '--states'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((resolve) => child.on('close', resolve))
  assert.deepEqual({ code, err }, { code: 0, err: '' })
})

test('an output that can’t be written is said in a sentence', { skip: !existsSync('/dev/full') }, () => {
  const full = openSync('/dev/full', 'w')
  try {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'record', 'scoville'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    assert.deepEqual([status, stderr], [1, 'The output can’t be written: the disk is full.\n'])
  } finally {
    closeSync(full)
  }
})
