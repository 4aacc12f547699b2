/**
 * Carries out what people have ordered in advance, for all tables at once: when orders are due is stored with the row
 * that led to it, and each process asks once a second. What follows is decided in the table's mailbox under an id that
 * its seat and decision give, so that of several processes one does it, and does it once.
 */
import type { Clock } from '../clock.ts'
import { Failed } from '../problem.ts'
import { Rounds } from '../rounds.ts'
import { Unavailable, type DueOrder, type Storage } from '../storage/contract.ts'
import { decideOrders } from '../tables/decide/orders.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'

const TICK = 1_000
const HANDFUL = 100
/** Whatever is later than this was due while no server was there: nobody moves in the moment in which it is back. */
const LATE = 10_000

export interface OrderKeeperOptions {
  readonly tables: Tables
  readonly storage: Storage
  readonly clock: Clock
  readonly onTrouble: (error: unknown, what: string) => void
}

export class OrderKeeper {
  private readonly options: OrderKeeperOptions
  private readonly rounds: Rounds

  constructor(options: OrderKeeperOptions) {
    this.options = options
    this.rounds = new Rounds(options.clock, () => this.tick())
  }

  start(): void {
    this.rounds.start(TICK)
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** Resolves when nothing is being carried out. */
  settled(): Promise<void> {
    return this.rounds.settled()
  }

  private async tick(): Promise<void> {
    const { storage, clock, onTrouble } = this.options
    try {
      for (const order of await storage.listDueOrders(clock.now(), HANDFUL)) await this.carryOut(order)
    } catch (error) {
      onTrouble(error, 'orders can’t be carried out now')
    }
  }

  /** One table that can't be read must not keep the others waiting. */
  private async carryOut(order: DueOrder): Promise<void> {
    const { tables, storage, clock, onTrouble } = this.options
    try {
      await tables.use(order.table, async (table) => {
        await table.refresh()
        const now = clock.now()
        if (now - order.due > LATE) return storage.moveOrder(order, now + table.orders.delay())
        if (!(await act(table, order.seat))) await storage.moveOrder(order, null)
      })
    } catch (error) {
      if (error instanceof Unavailable) throw error
      onTrouble(error, 'an order could not be carried out')
      // It may be the table that is damaged, and then it stays so.
      await storage.moveOrder(
        order,
        error instanceof Failed && error.status < 500 ? null : clock.now() + LATE,
      )
    }
  }
}

/** False when there is nothing to do any more. */
async function act(table: Table, seat: number): Promise<boolean> {
  const question = table.orders.question(seat)
  if (!question) return false
  const { guest, decision } = question
  const id = `order:${seat}:${decision}`
  try {
    await table.execute({
      actor: `order:${seat}`,
      by: guest,
      id,
      digest: '',
      decide: (state, world) => decideOrders(state, seat, decision, id, world),
    })
  } catch (error) {
    if (!(error instanceof Failed) || error.status >= 500) throw error
    return false
  }
  return true
}
