/** What a game is measured by when two versions of it are compared. */
import type { GameEntry } from '@harvest/bots'
import { plain } from '@harvest/engine'
import type { StudyRow } from '../study/study-game.ts'

/** By its id: the value of one game, left out where the game says nothing about it. */
export type Measures = ReadonlyMap<string, number>

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export function measure(row: StudyRow): Measures {
  const { seats, rounds, decisions, forced, curve, ending } = row
  const out = new Map<string, number>()
  const scores = seats.map(({ score }) => score)
  out.set('score', mean(scores))
  out.set('winner', Math.max(...scores))
  for (const source of Object.keys(seats[0].parts))
    out.set(`source ${source}`, mean(seats.map(({ parts }) => parts[source])))
  for (const [seat, { won }] of seats.entries()) out.set(`seat ${seat + 1}`, won)
  for (const faction of new Set(seats.flatMap((seat) => seat.faction ?? []))) {
    const own = seats.filter((seat) => seat.faction === faction)
    out.set(`wins ${faction}`, mean(own.map(({ won }) => won)))
    out.set(`points ${faction}`, mean(own.map(({ score }) => score)))
  }
  if (rounds !== null) out.set('rounds', rounds)
  out.set('decisions', decisions)
  out.set('forced', forced / decisions)
  if (curve !== null && curve.length > 2) {
    const points = curve[Math.floor(curve.length / 2)]
    const leaders = seats.filter((_, seat) => points[seat] === Math.max(...points))
    out.set('half', mean(leaders.map(({ won }) => won)))
  }
  out.set(`ending ${ending}`, 1)
  return out
}

/** What measures are called, and whether they are shares. */
export function nameMeasure({ text }: GameEntry, id: string): { name: string; isShare: boolean } {
  const [kind, rest] = [id.split(' ')[0], id.slice(id.indexOf(' ') + 1)]
  switch (kind) {
    case 'score':
      return { name: 'the mean score', isShare: false }
    case 'winner':
      return { name: 'the winner’s score', isShare: false }
    case 'source':
      return { name: `points from ${plain(text.en.sources[rest] ?? rest)}`, isShare: false }
    case 'seat':
      return { name: `seat ${rest}’s share of wins`, isShare: true }
    case 'wins':
      return { name: `${rest}’s share of wins`, isShare: true }
    case 'points':
      return { name: `${rest}’s mean score`, isShare: false }
    case 'forced':
      return { name: 'the share of forced decisions', isShare: true }
    case 'half':
      return { name: 'how often the leader at half-time wins', isShare: true }
    case 'ending':
      return {
        name: `the share of games that end like this: ${plain(text.en.endings[rest] ?? rest)}`,
        isShare: true,
      }
    default:
      return { name: `the number of ${kind}`, isShare: false }
  }
}
