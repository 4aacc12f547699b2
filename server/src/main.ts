/** `npm run serve`: keeps what Node makes of the sources, so that the server is back sooner, and starts it. */
import { enableCompileCache } from 'node:module'

// Seeds of running games are in the files that are made here: nobody else on this machine needs to read them.
process.umask(0o077)
enableCompileCache()
await import('./serve.ts')
