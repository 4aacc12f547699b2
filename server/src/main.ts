/** `npm run serve`: keeps what Node makes of the sources, so that the server is back sooner, and starts it. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./serve.ts')
