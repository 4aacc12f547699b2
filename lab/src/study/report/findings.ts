/** What stands out in a study, in sentences: only what its intervals allow to be said. */
import { counted, listed } from '@harvest/engine'
import type { ShareRow, StudyFigures } from '../figures.ts'
import { one, percent, range, signed } from './numbers.ts'

/**
 * Of the many shares in a report, a plain 95 % would single out one in twenty for nothing: what is spoken of is so many
 * standard errors away.
 */
const SURE = 3

/** A card that fewer seats than this took, or left alone, isn't spoken of. */
const FEW = 30

export function findings(figures: StudyFigures): string[] {
  const { lead, cards, choices } = figures
  const out = [
    outside('Nothing here shows that one seat is better than another.', figures.seats),
    ...(figures.factions.length > 0
      ? [outside('Nothing here shows that one deck is better than the rest.', figures.factions)]
      : []),
  ]
  if (lead)
    out.push(
      `The leader at half-time wins ${percent(lead.half.share)} of the games, and the lead changes hands ${one(lead.changes)} times.`,
    )
  if (choices.weighed > 0)
    out.push(
      `A decision that isn’t forced offers ${one(choices.offered)} moves, and in ${percent(choices.matter)} of those we weighed the choice matters.`,
    )
  const never = cards.filter(({ taken }) => taken === 0)
  if (never.length > 0)
    out.push(
      `${counted(never.length, 'card')} never taken by anybody: ${listed(some(never.map(({ card }) => card)), 'and')}.`,
    )
  const telling = cards
    .filter(
      ({ seen, taken, adds }) =>
        Math.min(taken, seen - taken) >= FEW &&
        adds !== null &&
        Math.abs(adds.share) > (SURE * (adds.high - adds.low)) / (2 * 1.96),
    )
    .toSorted((a, b) => Math.abs(b.adds!.share) - Math.abs(a.adds!.share))
  if (telling.length > 0)
    out.push(
      `Cards that go with winning or losing more than chance explains: ${listed(
        some(telling.map(({ card, adds }) => `${card} (${signed(adds!.share)} points)`)),
        'and',
      )}.`,
    )
  return out
}

function outside(none: string, rows: readonly ShareRow[]): string {
  const groups = new Set(rows.map(({ players }) => players)).size
  const far = rows.filter(
    ({ share, even, played }) => Math.abs(share - even) > SURE * Math.sqrt((even * (1 - even)) / played),
  )
  if (far.length === 0) {
    const beside = rows.some(({ low, high, even }) => low > even || high < even)
    return beside ? `${none} One interval in twenty misses its mark by chance alone.` : none
  }
  const said = far
    .toSorted((a, b) => Math.abs(b.share - b.even) - Math.abs(a.share - a.even))
    .map(
      (row) =>
        `${row.name}${groups > 1 ? ` with ${counted(row.players, 'player')}` : ''} wins ${percent(row.share)} (${range(row)}, even is ${percent(row.even)})`,
    )
  return `${listed(some(said), 'and')}.`
}

const MOST = 6

function some(items: readonly string[]): string[] {
  return items.length <= MOST ? [...items] : [...items.slice(0, MOST - 1), `${items.length - MOST + 1} more`]
}
