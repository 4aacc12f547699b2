// Planting forgotten reveals: a game as if any one of the calls of `io.reveal` in its source were not there.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyGame, GameEvent, IO, SeatSet } from '../src/index.ts'

/** A place in a game's source that reveals something. */
export interface RevealSite {
  /** The file and the function around it, such as `phases/bid.ts revealBids`; a second one in it is `… #2`. */
  readonly name: string
  readonly file: string
  readonly line: number
}

/** Every call of `io.reveal` in a folder of source, so that none can be left out. */
export function listRevealSites(folder: URL): RevealSite[] {
  const sites: RevealSite[] = []
  for (const file of globSync('**/*.ts', { cwd: fileURLToPath(folder) }).sort()) {
    const path = fileURLToPath(new URL(file, folder))
    let around = 'the file'
    for (const [index, text] of readFileSync(path, 'utf8').split('\n').entries()) {
      around = /^(?:export )?function (\w+)/.exec(text)?.[1] ?? around
      if (!/\bio\.reveal\(/.test(text)) continue
      // Names are the same on every machine.
      const first = `${file.replaceAll('\\', '/')} ${around}`
      const before = sites.filter(({ name }) => name.split(' #')[0] === first).length
      const name = before > 0 ? `${first} #${before + 1}` : first
      sites.push({ name, file: path, line: index + 1 })
    }
  }
  return sites
}

/** Gets each reveal with the place it comes from. */
export type Heard = (site: RevealSite, to: SeatSet) => boolean

/** The game with an ear at its reveals: one that `hear` answers with false goes no further. */
export function listenIn(game: AnyGame, sites: readonly RevealSite[], hear: Heard): AnyGame {
  const wrap = (io: IO<GameEvent>): IO<GameEvent> => ({
    chance: (n) => io.chance(n),
    emit: (event) => io.emit(event),
    enter: (phase) => io.enter(phase),
    reveal: function reveal(to) {
      const caller = callerOf(reveal)
      const site = sites.find(({ file, line }) => caller.file === file && caller.line === line)
      if (!site) throw new Error(`a reveal from ${caller.file}:${caller.line}, where the source has none`)
      if (hear(site, to)) io.reveal(to)
    },
  })
  return {
    ...game,
    setup: (options, seats, io) => game.setup(options, seats, wrap(io)) as unknown,
    apply: (s, seat, move, io) => game.apply(s, seat, move, wrap(io)),
  }
}

/** The game without the reveal of one place. */
export function withoutReveal(
  game: AnyGame,
  sites: readonly RevealSite[],
  { file, line }: RevealSite,
): AnyGame {
  return listenIn(game, sites, (site) => site.file !== file || site.line !== line)
}

/** The line that called a function; types are stripped in place, so it is the line of the source. */
function callerOf(called: (to: SeatSet) => void): { readonly file: string; readonly line: number } {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 1
  Error.prepareStackTrace = (_error, frames) => frames
  const trap: { stack?: readonly NodeJS.CallSite[] } = {}
  Error.captureStackTrace(trap, called)
  const frame = trap.stack?.[0]
  const file = frame?.getFileName() ?? ''
  const found = {
    file: file.startsWith('file:') ? fileURLToPath(file) : file,
    line: frame?.getLineNumber() ?? 0,
  }
  Error.stackTraceLimit = stackTraceLimit
  Error.prepareStackTrace = prepareStackTrace
  return found
}
