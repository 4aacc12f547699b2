import assert from 'node:assert/strict'
import { execFile, spawnSync, type ExecFileException } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testServer, type TestServer } from './support/server.ts'

const folder = new URL('../../examples/', import.meta.url)
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function run(program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: 60_000 }, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    )
  })
}

const runBot = (url: string, game: string): Promise<Ended> =>
  run(process.execPath, [pathOf('bot.ts'), url, game])
const runShell = (...args: string[]): Promise<Ended> => run('sh', [pathOf('bot.sh'), ...args])
const runPython = (...args: string[]): Promise<Ended> => run('python3', [pathOf('bot.py'), ...args])
const posix = { skip: process.platform === 'win32' }

/** An address at which nobody answers. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}`
}

async function countTooMany(server: TestServer): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const found = [...text.matchAll(/^harvest_(?:requests|commands)_total\{.*status="429".*\} (\d+)$/gm)]
  return found.reduce((sum, [, count]) => sum + Number(count), 0)
}

test('examples/bot.ts plays a whole game over the socket', async (t) => {
  const server = await testServer(t)
  const { code, stdout, stderr } = await runBot(server.url, 'pepper-duel')
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(stdout, /^1\. (I|the bot), \d+ points$/m)
})

test('examples/bot.ts says how far it has got, and waits if it was too fast', async (t) => {
  // Ten commands at once, and the clock stands still: the next one is refused until the test lets time pass.
  const server = await testServer(t, { config: { ratePerGuest: 2 } })
  let over = false
  const ended = runBot(server.url, 'scoville').finally(() => (over = true))
  while (!over && (await countTooMany(server)) === 0) await sleep(20)
  const refused = await countTooMany(server)
  const time = setInterval(() => server.clock.pass(1000), 1)
  t.after(() => clearInterval(time))
  const { code, stdout, stderr } = await ended
  assert.ok(refused > 0)
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^1\. (I|the bot), \d+ points$/m)
  assert.match(stderr, /^50 moves made$/m)
})

test('examples/bot.ts gives up with one sentence where nobody answers', async () => {
  const url = await deadAddress()
  assert.deepEqual(await runBot(url, 'pepper-duel'), {
    code: 1,
    stdout: '',
    stderr: `There is no answer from ${url}. Start a server first: npm start\n`,
  })
})

test('examples/bot.ts says once that the server is gone, tries again, and ends with the sentence it’s refused with', async (t) => {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    if (requests > 1 && requests < 4) return void request.socket.destroy()
    response.statusCode = requests === 1 ? 200 : 404
    response.end(
      JSON.stringify(requests === 1 ? { name: 'Example bot' } : { error: { sentence: 'No such game.' } }),
    )
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  assert.deepEqual(await runBot(url, 'chess'), {
    code: 1,
    stdout: '',
    stderr: `no answer from ${url}, trying again\nNo such game.\n`,
  })
  assert.equal(requests, 4)
})

test('examples/bot.sh plays a whole game with curl', posix, async (t) => {
  const server = await testServer(t)
  const { code, stdout, stderr } = await runShell(server.url, 'pepper-duel')
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(stdout, /^over after \d+ moves; the record:\n\{"kind":"end"/)
})

test('examples/bot.sh ends with the sentence of what went wrong', posix, async (t) => {
  const server = await testServer(t)
  const dead = await deadAddress()
  const refused = (stderr: string): Ended => ({ code: 1, stdout: '', stderr })
  assert.deepEqual(await runShell(server.url, 'chess'), refused('We don’t have that game.\n'))
  assert.deepEqual(await runShell(dead, 'pepper-duel'), refused(`no answer from ${dead}\n`))
  const usage = `usage: ${pathOf('bot.sh')} http://localhost:3000 scoville\n`
  assert.deepEqual(await runShell(server.url), { code: 2, stdout: '', stderr: usage })
})

/** The only thing here that doesn't come with Node. */
const python = { skip: spawnSync('python3', ['--version']).status !== 0 && 'there is no python3 here' }

test('examples/bot.py plays a whole game, and says where to watch it', python, async (t) => {
  const server = await testServer(t)
  const { code, stdout, stderr } = await runPython(server.url, 'pepper-duel')
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(stdout, /^watch at http:.*\/table\/\S+\n1\. seat [12]: \d+\n[12]\. seat [12]: \d+\n$/)
})

test('examples/bot.py ends with the sentence of what went wrong', python, async (t) => {
  const server = await testServer(t)
  const dead = await deadAddress()
  assert.deepEqual(await runPython(server.url, 'chess'), {
    ...{ code: 1, stdout: '' },
    stderr: 'We don’t have that game.\n',
  })
  assert.match(
    (await runPython(dead, 'pepper-duel')).stderr,
    /^There is no answer from http:.*Start a server first/,
  )
})

test('docs/api.md shows the shell bot as it is', () => {
  const docs = readFileSync(new URL('../docs/api.md', folder), 'utf8')
  const script = readFileSync(new URL('bot.sh', folder), 'utf8')
  assert.ok(docs.includes(script.trim()))
})
