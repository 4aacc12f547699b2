/** Makes the figures of the rules page anew and writes them: `node games/jelly-bean-farmers/figures/make.ts`. */
import { writeFileSync } from 'node:fs'
import { makeFigures, type Figure } from './wanted.ts'

/** A line for each part of what the viewer sees, so that a change can be read in a diff. */
function format({ name: _, update, ...head }: Figure): string {
  const { view, ...rest } = update
  return `{\n${lines(head, 2)},\n  "update": {\n${lines(rest, 4)},\n    "view": {\n${lines(view, 6)}\n    }\n  }\n}\n`
}

function lines(object: object, indent: number): string {
  return Object.entries(object)
    .map(([key, value]) => `${' '.repeat(indent)}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')
}

for (const figure of makeFigures()) {
  writeFileSync(new URL(`${figure.name}.json`, import.meta.url), format(figure))
  process.stdout.write(`${figure.name}\n`)
}
