import { listed, type AnyGame, type AnyText, type GameState, type Names, type Score } from '@harvest/engine'
import { alignRows } from '../columns.ts'
import type { Words } from '../words/index.ts'

/** A table of the points by source, the winner first, and who won. */
export function scoreLines(
  game: AnyGame,
  state: GameState,
  text: AnyText,
  words: Words,
  names: Names,
): string[] {
  const scores = [...(game.scores(state) as Score[])].sort((a, b) => a.place - b.place)
  return [
    words.finalScores,
    ...alignRows([
      ['', ...scores.map((score) => names(score.seat))],
      ...game.sources.map((source) => [
        text.sources[source] ?? source,
        ...scores.map((score) => String(score.parts[source] ?? 0)),
      ]),
      [words.total, ...scores.map((score) => String(score.total))],
      [words.place, ...scores.map((score) => String(score.place))],
    ]),
    ...winnerLines(game, scores, text, words, names),
  ]
}

function winnerLines(
  game: AnyGame,
  scores: readonly Score[],
  text: AnyText,
  words: Words,
  names: Names,
): string[] {
  const winners = scores.filter((score) => score.place === 1)
  if (winners.length > 1)
    return [
      words.winsShared(
        listed(
          winners.map((score) => names(score.seat)),
          words.and,
        ),
      ),
    ]
  const [winner, second] = scores
  const lines = [words.wins(names(winner!.seat))]
  if (second && second.total === winner!.total) {
    const tie = winner!.ties.findIndex((value, i) => value !== second.ties[i])
    const name = game.tieBreaks[tie]
    if (name !== undefined) lines.push(words.byTieBreak(text.tieBreaks[name] ?? name))
  }
  return lines
}
