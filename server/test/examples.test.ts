import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testServer } from './support/server.ts'

const run = promisify(execFile)
const folder = new URL('../../examples/', import.meta.url)
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder))

test('examples/bot.ts plays a whole game over the socket', async (t) => {
  const server = await testServer(t)
  const { stdout } = await run(process.execPath, [pathOf('bot.ts'), server.url, 'pepper-duel'])
  assert.match(stdout, /^1\. (I|the bot), \d+ points$/m)
})

test('examples/bot.sh plays a whole game with curl', { skip: process.platform === 'win32' }, async (t) => {
  const server = await testServer(t)
  const { stdout } = await run('sh', [pathOf('bot.sh'), server.url, 'pepper-duel'])
  assert.match(stdout, /^over after \d+ moves; the record:\n\{"kind":"end"/)
})

test('docs/api.md shows the shell bot as it is', () => {
  const docs = readFileSync(new URL('../docs/api.md', folder), 'utf8')
  const script = readFileSync(new URL('bot.sh', folder), 'utf8')
  assert.ok(docs.includes(script.trim()))
})
