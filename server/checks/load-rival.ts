/** boardgame.io's own server with the same game, in memory, for `load.ts`. */
import { createRequire } from 'node:module'
import { createServer } from 'node:net'

interface RivalServer {
  run(port: number): Promise<unknown>
}

process.env.NODE_ENV = 'production'
const bench = new URL('../../bench/src/euro/boardgameio.ts', import.meta.url)
const { euro } = (await import(bench.href)) as { euro: { name: string } }
const require = createRequire(bench)
const { Server } = require('boardgame.io/server') as {
  Server: (options: { games: unknown[]; origins: string[] }) => RivalServer
}

/** It can't say which port it got, so it is given one that was free a moment ago. */
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as { port: number }
    probe.close(() => resolve(free))
  })
})
// Its own lines would mix with the one that is waited for.
console.info = console.warn = console.error = () => {}
await Server({ games: [euro], origins: [] }).run(port)
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, folder: '', game: euro.name })}\n`)
