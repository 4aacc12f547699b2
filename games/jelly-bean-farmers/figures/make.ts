/** Makes the figures of the rules page again and writes them: `npx node games/jelly-bean-farmers/figures/make.ts`. */
import { writeFigures } from '@harvest/engine/testkit'
import { makeFigures } from './wanted.ts'

writeFigures(new URL('.', import.meta.url), makeFigures())
