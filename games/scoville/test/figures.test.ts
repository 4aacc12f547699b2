import { checkFigures } from '@harvest/engine/testkit'
import { makeFigures } from '../figures/wanted.ts'

checkFigures(new URL('../figures/', import.meta.url), makeFigures())
