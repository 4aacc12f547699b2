import type { Offer } from '@harvest/engine/wire'

/** A run of moves that differ in one number only. */
export interface OfferRange {
  readonly min: number
  readonly max: number
  readonly offers: ReadonlyMap<number, Offer>
}

export interface OfferGroup {
  readonly key: string
  readonly offers: readonly Offer[]
  readonly range: OfferRange | null
}

/** Shorter runs are quicker to choose from as buttons. */
const LONG_RUN = 9

/** Offers in their order, by kind of move; long gapless runs of one number are told apart. */
export function groupOffers(offers: readonly Offer[]): OfferGroup[] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const group = groups.get(offer.move.do)
    if (group) group.push(offer)
    else groups.set(offer.move.do, [offer])
  }
  return [...groups].map(([key, members]) => ({ key, offers: members, range: rangeOf(members) }))
}

function rangeOf(offers: readonly Offer[]): OfferRange | null {
  if (offers.length < LONG_RUN) return null
  const fields = Object.entries(offers[0]!.move).filter(([name]) => name !== 'do')
  if (fields.length !== 1 || typeof fields[0]![1] !== 'number') return null
  const name = fields[0]![0]
  const byNumber = new Map<number, Offer>()
  for (const offer of offers) byNumber.set((offer.move as unknown as Record<string, number>)[name]!, offer)
  const min = Math.min(...byNumber.keys())
  const max = Math.max(...byNumber.keys())
  return max - min + 1 === offers.length ? { min, max, offers: byNumber } : null
}
