/** The words of the page that looks back on a game; loaded with it. */
export const en = {
  title: 'The story of the game',
  youWin: (points: number) => `You win with ${points} points`,
  wins: (name: string, points: number) => `${name} wins with ${points} points`,
  share: (names: string, points: number) => `${names} share the win with ${points} points`,
  copy: 'Copy link',
  copied: 'Copied',
  replay: 'Replay',
  table: 'To the table',
  best: (total: number, before: number) => `Your best game so far: ${total} points. It was ${before}.`,
  notBest: (total: number, before: number, games: number) =>
    games === 1
      ? `${total} points for you. Your game before had ${before}.`
      : `${total} points for you. The best of your ${games} games before had ${before}.`,
  points: 'Points over the game',
  plotHelp: 'Press the plot anywhere to see the table as it was.',
  asTable: 'As a table',
  start: 'Start',
  round: 'Round',
  nth: (round: string, n: number) => (n === 0 ? 'Start' : `${round} ${n}`),
  standing: (round: string, points: string) => `${round}: ${points}. Open this position.`,
  pointsOf: (name: string, points: number) => `${name} ${points}`,
  turns: 'Where it turned',
  noTurns: (name: string) => `${name} was never overtaken.`,
  even: 'Nobody was overtaken.',
  lead: (name: string, from: string, points: number, theirs: number) =>
    `${name} overtakes ${from}, ${points} to ${theirs}.`,
  leadForGood: (name: string, from: string, points: number, theirs: number) =>
    `${name} overtakes ${from}, ${points} to ${theirs}, and stays ahead.`,
  bestRound: (name: string, gain: number, source: string) =>
    `Nobody scored more at a stretch: ${gain} points for ${name}, most of it from “${source}”.`,
  sources: 'What brought whom how much',
  figures: 'What everybody did',
  total: 'Total',
  none: 'This game keeps no figures to look back on.',
  failed: 'We can’t tell this game’s story right now.',
}

export type StoryText = typeof en
