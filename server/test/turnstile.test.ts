import assert from 'node:assert/strict'
import test from 'node:test'
import { Turnstile } from '../src/bots/turnstile.ts'

test('only so many run at once; of those in line, the ones somebody is waiting for come first, each in order', async () => {
  const turnstile = new Turnstile(1)
  const ran: string[] = []
  const run = (name: string, isFirst: boolean): Promise<void> =>
    turnstile.take(async () => void ran.push(name), isFirst)
  await Promise.all([
    run('begun', false),
    run('bots 1', false),
    run('bots 2', false),
    run('person 1', true),
    run('person 2', true),
  ])
  assert.deepEqual(ran, ['begun', 'person 1', 'person 2', 'bots 1', 'bots 2'])
})

test('one that fails makes room for the next', async () => {
  const turnstile = new Turnstile(1)
  const failing = turnstile.take(() => Promise.reject(new Error('stuck')), false)
  const next = turnstile.take(() => Promise.resolve('done'), false)
  await assert.rejects(failing, /stuck/)
  assert.equal(await next, 'done')
})
