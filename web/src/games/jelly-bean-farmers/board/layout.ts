/** Where things lie that the view only counts: beans in silos, contracts on the road. */
import {
  CATS_CAPACITY,
  EXTENSION_CAPACITY,
  SILO_CAPACITY,
  type ContractView,
  type FarmView,
} from '@harvest/jelly-bean-farmers/public'

export interface Store {
  readonly room: number
  readonly beans: number
}

export interface Stores {
  readonly silos: readonly Store[]
  readonly baskets: readonly Store[]
  /** Beans in the open. */
  readonly heap: number
}

/** Silos are filled one after the other, then the baskets; what is left lies open. */
export function fillStores({ food, silos, cats, unprotected }: FarmView): Stores {
  let left = food - unprotected
  const fill = (room: number): Store => {
    const beans = Math.min(room, left)
    left -= beans
    return { room, beans }
  }
  return {
    silos: silos.map(({ extended }) => fill(SILO_CAPACITY + (extended ? EXTENSION_CAPACITY : 0))),
    baskets: Array.from({ length: cats }, () => fill(CATS_CAPACITY)),
    heap: unprotected,
  }
}

export interface Lane {
  readonly contracts: readonly ContractView[]
}

/** Contracts in as few lanes as they need so that no two in a lane overlap. `place` is the column of a seat. */
export function layRoads(contracts: readonly ContractView[], place: (seat: number) => number): Lane[] {
  const lanes: { contracts: ContractView[]; taken: [number, number][] }[] = []
  for (const contract of contracts) {
    const from = Math.min(place(contract.holder), place(contract.payer))
    const to = Math.max(place(contract.holder), place(contract.payer))
    let lane = lanes.find(({ taken }) => taken.every(([a, b]) => to <= a || b <= from))
    if (!lane) lanes.push((lane = { contracts: [], taken: [] }))
    lane.contracts.push(contract)
    lane.taken.push([from, to])
  }
  return lanes
}
