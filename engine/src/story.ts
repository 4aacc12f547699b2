import type { AnyGame, GameEvent, GameState, Ledger } from './contract.ts'

/** Every seat's points at the end of a round. */
export interface StoryRound {
  /** 0 for the set-up. */
  readonly round: number
  /** It shows in the position after this many public steps. */
  readonly at: number
  /** By seat, then in the order of `Story.sources`. */
  readonly points: readonly (readonly number[])[]
}

/** A finished game in figures; the words for its sources and figures are in the game's text files. */
export interface Story {
  readonly sources: readonly string[]
  readonly figures: readonly string[]
  /** Oldest first; the last one is the end of the game. */
  readonly rounds: readonly StoryRound[]
  /** By seat, then in the order of `figures`. */
  readonly counted: readonly (readonly number[])[]
}

/** A ledger of nothing yet; null in a game without statistics. */
export function newLedger({ statistics }: AnyGame, seats: number): Ledger | null {
  if (!statistics) return null
  const zeros = (names: readonly string[]): { [name: string]: number } =>
    Object.fromEntries(names.map((name) => [name, 0]))
  return Array.from({ length: seats }, () => ({
    points: zeros(statistics.sources),
    figures: zeros(statistics.figures),
  }))
}

/** A position of a finished game, with the events that led to it. */
export interface Told {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** The story of a game from all its public positions, the set-up first; null in a game without statistics. */
export function tellStory(game: AnyGame, seats: number, positions: Iterable<Told>): Story | null {
  const { statistics } = game
  const ledger = newLedger(game, seats)
  if (!statistics || !ledger) return null
  const rounds: StoryRound[] = []
  let current = 0
  let at = 0
  for (const { state, events } of positions) {
    statistics.count(ledger, state, events)
    const round = game.round?.(state) ?? 1
    // What ends a round also begins the next one, so that its number tells of the round before.
    if (round !== current || game.waiting(state) === 0)
      rounds.push({
        round: current,
        at,
        points: ledger.map(({ points }) => statistics.sources.map((source) => points[source]!)),
      })
    current = round
    at++
  }
  return {
    sources: statistics.sources,
    figures: statistics.figures,
    rounds,
    counted: ledger.map(({ figures }) => statistics.figures.map((figure) => figures[figure]!)),
  }
}
