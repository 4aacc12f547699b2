/** A study's report as titles, sentences, tables and what to draw: the pages put it into HTML and Markdown. */
import type { GameEntry } from '@harvest/bots'
import { counted, plain } from '@harvest/engine'
import { titleOf } from '../../game-plan.ts'
import type { CardFigures } from '../card-figures.ts'
import type { Matchup, Means, ShareRow, StudyFigures } from '../figures.ts'
import type { StudyHeader } from '../results.ts'
import { findings } from './findings.ts'
import { one, percent, range, signed } from './numbers.ts'

/** A dot with its interval; `even` is where it would stand if nothing made a difference. */
export interface Dot {
  readonly name: string
  readonly at: number
  readonly low: number
  readonly high: number
  readonly even: number
}

export type Picture =
  | { readonly kind: 'dots'; readonly axis: string; readonly dots: readonly Dot[] }
  | { readonly kind: 'heat'; readonly axis: string; readonly cells: readonly Matchup[] }
  | {
      readonly kind: 'bars'
      readonly axis: string
      readonly series: readonly [string, string] | null
      /** With a series, `second` stands on top of `first`. */
      readonly bars: readonly { readonly at: number; readonly first: number; readonly second: number }[]
    }
  | {
      readonly kind: 'ranks'
      readonly bars: readonly { readonly name: string; readonly share: number }[]
    }
  | {
      readonly kind: 'line'
      readonly axis: string
      readonly percent: boolean
      readonly points: readonly { readonly at: number; readonly value: number }[]
    }

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Section {
  readonly title: string
  readonly text: readonly string[]
  /** Each with a sentence for those who can't see it. */
  readonly pictures: readonly { readonly picture: Picture; readonly alt: string }[]
  readonly table: Table | null
}

export interface Report {
  readonly title: string
  readonly about: string
  readonly findings: readonly string[]
  readonly sections: readonly Section[]
}

/** How many cards are drawn; the table has them all. */
const CARDS_DRAWN = 24

export function makeReport(entry: GameEntry, header: StudyHeader, figures: StudyFigures): Report {
  const { spec, version } = header
  const bots = [...new Set(spec.tables.flatMap(({ bots }) => bots))].join(', ')
  return {
    title: `${titleOf(entry)}: a study`,
    about: `${counted(figures.games, 'game')} of version ${version}, played by ${bots}, seed ${spec.seed}. Intervals are 95 %: nineteen out of twenty contain the true value.`,
    findings: findings(figures),
    sections: [
      shareSection('Wins by seat', figures.seats, 'A seat above its even share has an advantage.'),
      ...(figures.factions.length > 0
        ? [shareSection('Wins by deck', figures.factions, 'Seats that had it, and how often they won.')]
        : []),
      ...(new Set(figures.bots.map(({ name }) => name)).size > 1
        ? [shareSection('Wins by bot', figures.bots, 'A share for each of a bot’s seats.')]
        : []),
      ...(figures.matchups.length > 0 ? [matchupSection(figures.matchups)] : []),
      scoreSection(figures),
      lengthSection(entry, figures),
      ...(figures.lead ? [leadSection(figures.lead)] : []),
      choiceSection(figures),
      ...(figures.cards.length > 0 ? [cardSection(figures.cards)] : []),
    ],
  }
}

function shareSection(title: string, rows: readonly ShareRow[], text: string): Section {
  return {
    ...{ title, text: [`${text} The mark on each line is the even share.`] },
    pictures: Array.from(
      Map.groupBy(rows, ({ players }) => players),
      ([players, group]) => {
        const dots = group.map(({ name, share, low, high, even }) => ({ name, at: share, low, high, even }))
        const best = group.reduce((top, row) => (row.share > top.share ? row : top))
        return {
          picture: { kind: 'dots', axis: `share of wins, ${counted(players, 'player')}`, dots },
          alt: `Shares of wins with ${counted(players, 'player')}, with their 95 % intervals. Most: ${best.name}, ${percent(best.share)} (${range(best)}), where ${percent(best.even)} is even.`,
        } as const
      },
    ),
    table: {
      head: ['', 'players', 'seats', 'wins', 'share', '95 %', 'even', 'mean score'],
      rows: rows.map((row) => [
        ...[row.name, String(row.players), String(row.played), one(row.wins), percent(row.share)],
        ...[range(row), percent(row.even), one(row.meanScore)],
      ]),
    },
  }
}

/** Pictures for each number of players: what differs with it isn't thrown together. */
function perCount<Row extends { readonly players: number }>(
  rows: readonly Row[],
  draw: (group: readonly Row[], who: string) => Section['pictures'][number],
): Section['pictures'][number][] {
  return Array.from(
    Map.groupBy(rows, ({ players }) => players),
    ([players, group]) => draw(group, counted(players, 'player')),
  )
}

function matchupSection(cells: readonly Matchup[]): Section {
  return {
    title: 'Matchups',
    text: ['How often the row finishes ahead of the column at the same table; a shared place counts half.'],
    pictures: perCount(cells, (group, who) => {
      const best = group.reduce((top, cell) => (cell.ahead > top.ahead ? cell : top))
      return {
        picture: { kind: 'heat', axis: `against, ${who}`, cells: group },
        alt: `A grid of shares with ${who}. The most one-sided: ${best.row} finishes ahead of ${best.column} in ${percent(best.ahead)} of ${best.met} meetings.`,
      }
    }),
    table: {
      head: ['', 'against', 'players', 'met', 'ahead', '95 %'],
      rows: cells.map((cell) => [
        ...[cell.row, cell.column, String(cell.players), String(cell.met), percent(cell.ahead), range(cell)],
      ]),
    },
  }
}

/** What is said for each number of players, one after the other: "With 2 players, …; with 3 players, …". */
function saidPerCount(means: readonly Means[], say: (own: Means) => string): string {
  const said = means.map((own) => `with ${counted(own.players, 'player')}, ${say(own)}`).join('; ')
  return `${said[0].toUpperCase()}${said.slice(1)}, on average.`
}

function scoreSection({ scores, means }: StudyFigures): Section {
  return {
    title: 'Scores',
    text: [saidPerCount(means, ({ score }) => `a seat ends with ${one(score)} points`)],
    pictures: perCount(scores, (group, who) => ({
      picture: {
        ...({ kind: 'bars', axis: `points at the end, ${who}`, series: ['winners', 'others'] } as const),
        bars: group.map(({ value, winners, others }) => ({ at: value, first: winners, second: others })),
      },
      alt: `How many seats ended with how many points with ${who}, from ${group[0].value} to ${group.at(-1)!.value}, winners and others.`,
    })),
    table: {
      head: ['points', 'players', 'winners', 'others'],
      rows: scores.map(({ players, value, winners, others }) =>
        [value, players, winners, others].map(String),
      ),
    },
  }
}

function lengthSection(entry: GameEntry, figures: StudyFigures): Section {
  const { rounds, means, endings, games } = figures
  const varied = rounds.filter((row) =>
    rounds.some(({ players, value }) => players === row.players && value !== row.value),
  )
  const words = entry.text.en.endings as { readonly [ending: string]: string }
  const ranks = endings.map((row) => ({
    name: plain(words[row.ending] ?? row.ending),
    share: row.games / games,
  }))
  return {
    title: 'Length and ending',
    text: [
      saidPerCount(
        means,
        (own) =>
          `a game takes ${own.rounds === null ? '' : `${one(own.rounds)} rounds and `}${one(own.decisions)} decisions`,
      ),
    ],
    pictures: [
      ...perCount(varied, (group, who) => ({
        picture: {
          ...({ kind: 'bars', axis: `rounds, ${who}`, series: null } as const),
          bars: group.map(({ value, games: count }) => ({ at: value, first: count, second: 0 })),
        },
        alt: `How many games with ${who} took how many rounds, from ${group[0].value} to ${group.at(-1)!.value}.`,
      })),
      {
        picture: { kind: 'ranks', bars: ranks },
        alt: `How games ended: ${ranks.map(({ name, share }) => `${percent(share)} ${name}`).join(' ')}`,
      },
    ],
    table: {
      head: ['ended because', 'games', 'share'],
      rows: ranks.map(({ name, share }, n) => [name, String(endings[n].games), percent(share)]),
    },
  }
}

function leadSection({ over, changes, half }: NonNullable<StudyFigures['lead']>): Section {
  return {
    title: 'The lead',
    text: [
      `The lead changes hands ${one(changes)} times a game. The leader at half-time wins ${percent(half.share)} of the games (95 % ${range(half)}).`,
    ],
    pictures: [
      {
        picture: {
          ...({ kind: 'line', axis: 'points ahead of the next', percent: false } as const),
          points: over.map(({ done, lead }) => ({ at: done, value: lead })),
        },
        alt: `How far the leader is ahead as a game goes on: ${one(over[Math.floor(over.length / 2)].lead)} points half-way, ${one(over.at(-1)!.lead)} at the end.`,
      },
      {
        picture: {
          ...({ kind: 'line', axis: 'leader goes on to win', percent: true } as const),
          points: over.map(({ done, wins }) => ({ at: done, value: wins })),
        },
        alt: `How often the leader goes on to win: ${percent(over[Math.floor(over.length / 2)].wins)} half-way.`,
      },
    ],
    table: {
      head: ['game over by', 'points ahead', 'leader wins'],
      rows: over.map(({ done, lead, wins }) => [percent(done), one(lead), percent(wins)]),
    },
  }
}

function choiceSection({ choices }: StudyFigures): Section {
  const { forced, offered, weighed, matter, good } = choices
  return {
    title: 'Choices',
    text: [
      `${percent(forced)} of the decisions are forced. The others offer ${one(offered)} moves on average.`,
      ...(weighed === 0
        ? []
        : [
            `Of ${weighed} decisions weighed move by move as greedy sees them, it matters in ${percent(matter)}: the best move is worth a point or more than the worst. There, ${one(good)} moves are within a point of the best. Secret choices aren’t weighed.`,
          ]),
    ],
    pictures: [],
    table: null,
  }
}

function cardSection(cards: readonly CardFigures[]): Section {
  const known = cards.filter((row) => row.adds !== null)
  const sure = (row: CardFigures): number =>
    Math.abs(row.adds!.share) / Math.max(1e-9, row.adds!.high - row.adds!.low)
  const drawn = known
    .toSorted((a, b) => sure(b) - sure(a))
    .slice(0, CARDS_DRAWN)
    .toSorted((a, b) => b.adds!.share - a.adds!.share)
  return {
    title: 'Cards',
    text: [
      'What taking a card adds to the chance of winning. Seats that took it are compared with seats that could have and didn’t, with the same number of players, bot, deck and place at half-time.',
      'A card that goes with winning needn’t be why anybody wins, and one in twenty cards that do nothing will look as if they did.',
      ...(known.length > drawn.length
        ? [`The plot has the ${drawn.length} that stand out most; the table has all ${cards.length}.`]
        : []),
    ],
    pictures:
      drawn.length === 0
        ? []
        : [
            {
              picture: {
                ...({ kind: 'dots', axis: 'added to the chance of winning' } as const),
                dots: drawn.map((row) => ({
                  name: row.card,
                  ...row.adds!,
                  at: row.adds!.share,
                  even: 0,
                })),
              },
              alt: `What cards add to the chance of winning. Most: ${drawn[0].card}, ${signed(drawn[0].adds!.share)}. Least: ${drawn.at(-1)!.card}, ${signed(drawn.at(-1)!.adds!.share)}.`,
            },
          ],
    table: {
      head: ['card', 'seen', 'taken', 'of those', 'round', 'points', 'wins with', 'without', 'adds', '95 %'],
      rows: cards.map((row) => [
        ...[row.card, String(row.seen), String(row.taken), percent(row.taken / row.seen)],
        ...(row.taken === 0 ? ['', '', ''] : [one(row.round), one(row.points), percent(row.winWith)]),
        row.taken === row.seen ? '' : percent(row.winWithout),
        ...(row.adds
          ? [signed(row.adds.share), `${signed(row.adds.low)} to ${signed(row.adds.high)}`]
          : ['', '']),
      ]),
    },
  }
}
