/** What was learned as a module for bots/src/evaluations/<game>/, with where it comes from. */
import type { Weights } from '@harvest/bots/learned'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from './course.ts'

export function writeWeights({ folder, spec, weights, generations }: Course): string {
  const file = join(folder, 'learned.ts')
  const { game, version, seed, games, looks, hidden } = spec
  const command = `lab train ${game} --generations ${generations.length} --games ${games} --looks ${looks} --hidden ${hidden} --seed ${seed}`
  const seconds = Math.round(generations.reduce((sum, generation) => sum + generation.seconds, 0))
  const about = [
    `Learned by "${command}"${spec.variant ? ' of a variant' : ''}, version ${version} of the game,`,
    `from ${games * generations.length} games in ${seconds} s, at commit ${commit()}.`,
  ]
  writeFileSync(
    file,
    [
      '/**',
      ...about.map((line) => ` * ${line}`),
      ' */',
      "import type { Weights } from '../../learned/network.ts'",
      '',
      '// prettier-ignore',
      'export const LEARNED: Weights = {',
      ...fields(weights!),
      '}',
      '',
    ].join('\n'),
  )
  return file
}

function* fields({ names, own, others, ...rest }: Weights): Generator<string> {
  yield `  names: [${names.map((name) => `'${name}'`).join(', ')}],`
  for (const [name, rows] of Object.entries({ own, others }))
    yield `  ${name}: [\n${rows.map((row) => `    ${list(row)},`).join('\n')}\n  ],`
  for (const [name, row] of Object.entries(rest)) yield `  ${name}: ${list(row)},`
}

function list(numbers: readonly number[]): string {
  return `[${numbers.join(', ')}]`
}

/** Of the code it was learned with, where there is any. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
