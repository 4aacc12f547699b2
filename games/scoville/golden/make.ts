/** Finds the golden games again and writes them: `npx node games/scoville/golden/make.ts`. */
import { findGolden, writeGolden } from '@harvest/engine/testkit'
import { scoville } from '../src/index.ts'
import { WANTED } from './wanted.ts'

for (const { name, about, covers, ...search } of WANTED) {
  const found = findGolden(scoville, { ...search, seeds: 20_000 })
  if (!found) throw new Error(`no game for ${name}`)
  writeGolden(new URL('./', import.meta.url), { name, about, covers, ...found })
  process.stdout.write(`${name}: ${found.record.steps.length} steps\n`)
}
