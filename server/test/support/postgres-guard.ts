/** Waits until the process that started it is gone, then ends its PostgreSQL and removes the folder. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const [control, folder, user] = process.argv.slice(2)
// Ctrl-C reaches everybody in the terminal; this one still has something to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume()
await once(process.stdin, 'close')
const identity = user === '' ? {} : { uid: Number(user), gid: Number(user) }
spawnSync(control!, ['-D', join(folder!, 'data'), '-m', 'immediate', '-w', 'stop'], {
  cwd: folder!,
  ...identity,
})
rmSync(folder!, { recursive: true, force: true, maxRetries: 5 })
