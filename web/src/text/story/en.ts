/** The words of the page that looks back on a game; loaded with it. */
import { counted } from '@harvest/engine/wire'
import type { Best } from '../../shell/table/final/story.ts'

export const en = {
  title: 'The story of the game',
  youWin: (points: number) => `You win with ${counted(points, 'point')}`,
  wins: (name: string, points: number) => `${name} wins with ${counted(points, 'point')}`,
  share: (names: string, points: number) => `${names} share the win with ${counted(points, 'point')}`,
  copy: 'Copy link',
  copied: 'Copied',
  replay: 'Replay',
  table: 'Back to the table',
  best: ({ total, before, players }: Best) =>
    `${counted(total, 'point')}: your best game of this kind with ${players} players so far. Your previous best was ${before}.`,
  notBest: ({ total, before, games, players }: Best) =>
    games === 1
      ? `You scored ${counted(total, 'point')}. In your previous game of this kind with ${players} players it was ${before}.`
      : `You scored ${counted(total, 'point')}. The best of your ${games} earlier games of this kind with ${players} players is ${before}.`,
  points: 'Points as the game went on',
  plotHelp: 'Press anywhere on the chart to see the table as it was then.',
  asTable: 'As a table',
  start: 'Start',
  round: 'Round',
  nth: (round: string, n: number) => (n === 0 ? 'Start' : `${round} ${n}`),
  standing: (round: string, points: string) => `${round}: ${points}. Open this position.`,
  pointsOf: (name: string, points: number) => `${name} ${points}`,
  turns: 'How the lead changed',
  noTurns: (name: string) => `${name} was never overtaken.`,
  even: 'Nobody was overtaken.',
  lead: (name: string, from: string, points: number, theirs: number) =>
    `${name} overtakes ${from}, ${points} to ${theirs}.`,
  leadForGood: (name: string, from: string, points: number, theirs: number) =>
    `${name} overtakes ${from}, ${points} to ${theirs}, and stays ahead.`,
  bestRound: (name: string, gain: number, source: string) =>
    `The biggest gain of the game: ${counted(gain, 'point')} for ${name}, mostly from “${source}”.`,
  sources: 'Where the points came from',
  figures: 'What everyone did',
  total: 'Total',
  review: {
    title: 'Luck and skill',
    help: 'How everyone’s chances changed, which moves cost the most, and what was luck. Your device takes less than a minute to work it out.',
    make: 'Review this game',
    working: 'Looking at every move …',
    stop: 'Stop',
    failed: 'This game couldn’t be reviewed.',
    chances: 'Chances of winning',
    chanceOf: (name: string, percent: number) => `${name} ${percent}%`,
    plotHelp:
      'Press anywhere on the chart to see the table as it was then. Dots are the turning points below.',
    counts: 'How well everyone decided',
    decisions: 'Decisions',
    brilliant: 'Brilliant',
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
    luck: (margin: number) => `Luck, in points (±\u00a0${margin})`,
    percent: (percent: number) => `${percent}%`,
    turns: 'Turning points',
    was: {
      inaccuracy: 'an inaccuracy',
      mistake: 'a mistake',
      blunder: 'a blunder',
    },
    turn: (name: string, move: string, was: string, percent: number) =>
      `${name}: “${move}” was ${was}. It cost ${counted(percent, 'percentage point')} of their chance of winning.`,
    brilliants: 'Brilliant moves',
    praised: (name: string, move: string, percent: number) =>
      `${name}: “${move}” was brilliant. It was ${counted(percent, 'percentage point')} better than the obvious move.`,
    better: (moves: string) => `Better: ${moves}.`,
    then: ', then ',
    position: 'See the position',
    tryIt: 'Try it against bots',
    tryBetter: 'Play on from the better move',
    noTurns: 'Nobody gave much away. Well played, all of you.',
  },
  none: 'There are no statistics for this game.',
  failed: 'We can’t tell this game’s story right now.',
}

export type StoryText = typeof en
