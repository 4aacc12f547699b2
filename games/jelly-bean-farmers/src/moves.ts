/** Every move there is, frozen and made once; lists of legal moves are filled from these tables. */
import { AS_FIELD } from './cards.ts'
import {
  ACTION_IDS,
  BACKS,
  MAX_SEATS,
  SEASONS,
  UNITS,
  type ActionId,
  type BackId,
  type SeasonName,
  type UnitId,
} from './data.ts'

/** Where a card that is used comes from: placed for the season, got by a Steal, picked after a Draw Two, saved. */
export type From = 'season' | 'extra' | 'picked' | 'saved'

/** The card meant: `slot` is its place among those of the same origin. */
interface Source {
  readonly from: From
  readonly slot: number
}

export type KeepMove = { readonly do: 'keep'; readonly card: ActionId }
export type PlaceMove = { readonly do: 'place'; readonly card: ActionId; readonly season: SeasonName }
export type SeedMove = { readonly do: 'seed'; readonly field: number }
export type FaceMove = Source & {
  readonly do: 'face'
  readonly field?: number
  readonly silo?: number
  readonly farm?: number
}
export type BackMove = Source & { readonly do: 'back'; readonly as: BackId }
export type DiscardMove = Source & { readonly do: 'discard' }
export type UseMove = FaceMove | BackMove | DiscardMove
export type FireMove = { readonly do: 'fire'; readonly card: ActionId }
export type StealMove = { readonly do: 'steal'; readonly farm: number }
export type PickMove = { readonly do: 'pick'; readonly card: ActionId }
export type KillMove = { readonly do: 'kill'; readonly unit: UnitId }
export type AttackMove = { readonly do: 'attack'; readonly farm: number }
export type PlainMove =
  { readonly do: 'react' } | { readonly do: 'ready' } | { readonly do: 'change' } | { readonly do: 'decline' }

export type Move =
  | KeepMove
  | PlaceMove
  | SeedMove
  | UseMove
  | FireMove
  | StealMove
  | PickMove
  | KillMove
  | AttackMove
  | PlainMove

/**
 * No farm can grow beyond these: a seat plays 16 season cards in a game and, from the three Steals and two
 * Draw Twos, a handful more.
 */
export const MAX_FIELDS = 24
export const MAX_SILOS = 24
const SLOTS = { season: 1, extra: 12, picked: 4, saved: 40 } as const

function table<M extends Move>(length: number, make: (index: number) => M): readonly M[] {
  return Array.from({ length }, (_, index) => Object.freeze(make(index)))
}

const kinds = ACTION_IDS.length

export const KEEP_CARD = table(kinds, (kind): KeepMove => ({ do: 'keep', card: ACTION_IDS[kind] }))
/** By season, then kind. */
export const PLACE = SEASONS.map((season) =>
  table(kinds, (kind): PlaceMove => ({ do: 'place', card: ACTION_IDS[kind], season })),
)
export const SEED = table(MAX_FIELDS, (field): SeedMove => ({ do: 'seed', field }))
export const REACT: Move = Object.freeze({ do: 'react' })
export const READY: Move = Object.freeze({ do: 'ready' })
export const CHANGE: Move = Object.freeze({ do: 'change' })
export const DECLINE_IT: Move = Object.freeze({ do: 'decline' })
export const LAY_FOR_FIRE = table(kinds, (kind): FireMove => ({ do: 'fire', card: ACTION_IDS[kind] }))
export const STEAL_FROM = table(MAX_SEATS, (farm): StealMove => ({ do: 'steal', farm }))
export const PICK = table(kinds, (kind): PickMove => ({ do: 'pick', card: ACTION_IDS[kind] }))
export const KILL = table(UNITS.length, (unit): KillMove => ({ do: 'kill', unit: UNITS[unit] }))
export const ATTACK = table(MAX_SEATS, (farm): AttackMove => ({ do: 'attack', farm }))

/** All that may be done with the card of one slot. */
export interface UseMoves {
  readonly plain: FaceMove
  readonly field: readonly FaceMove[]
  readonly silo: readonly FaceMove[]
  readonly farm: readonly FaceMove[]
  readonly discard: DiscardMove
  /** In the order of BACKS. */
  readonly back: readonly BackMove[]
}

function useMoves(from: From, slot: number): UseMoves {
  return {
    plain: Object.freeze({ do: 'face', from, slot }),
    field: table(MAX_FIELDS, (field): FaceMove => ({ do: 'face', from, slot, field })),
    silo: table(MAX_SILOS, (silo): FaceMove => ({ do: 'face', from, slot, silo })),
    farm: table(MAX_SEATS, (farm): FaceMove => ({ do: 'face', from, slot, farm })),
    discard: Object.freeze({ do: 'discard', from, slot }),
    back: table(BACKS.length, (as): BackMove => ({ do: 'back', from, slot, as: BACKS[as] })),
  }
}

function slots(from: From): readonly UseMoves[] {
  return Array.from({ length: SLOTS[from] }, (_, slot) => useMoves(from, slot))
}

export const SEASON_USES = slots('season')[0]
export const EXTRA_USES = slots('extra')
export const PICKED_USES = slots('picked')
export const SAVED_USES = slots('saved')

/** The number of a kind of back action, as cards.ts counts uses. */
export function backUse(as: BackId): number {
  return AS_FIELD + BACKS.indexOf(as)
}

const KIND_NUMBERS = new Map<string, number>(ACTION_IDS.map((id, kind) => [id, kind]))

export function kindNumber(id: ActionId): number {
  return KIND_NUMBERS.get(id)!
}
