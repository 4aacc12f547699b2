/** When the orders of seats are due, in the SQLite file. */
import type { DatabaseSync } from 'node:sqlite'
import type { DueOrder, OrderMark } from '../contract.ts'

export function createOrderReads(db: DatabaseSync) {
  const due = db.prepare('SELECT tab, seat, due FROM orders WHERE due <= ? ORDER BY due LIMIT ?')
  return {
    listDueOrders: (now: number, limit: number) =>
      due.all(now, limit).map(({ tab, seat, due }) => ({ table: tab, seat, due }) as unknown as DueOrder),
  }
}

export function createOrderWrites(db: DatabaseSync) {
  const put = db.prepare('INSERT OR REPLACE INTO orders (tab, seat, due) VALUES (?, ?, ?)')
  const drop = db.prepare('DELETE FROM orders WHERE tab = ? AND seat = ?')
  const move = db.prepare('UPDATE orders SET due = ? WHERE tab = ? AND seat = ? AND due = ?')
  const dropOld = db.prepare('DELETE FROM orders WHERE tab = ? AND seat = ? AND due = ?')
  return {
    putOrders(table: string, marks: readonly OrderMark[]): void {
      for (const { seat, due } of marks)
        if (due === null) drop.run(table, seat)
        else put.run(table, seat, due)
    },
    moveOrder({ table, seat, due }: DueOrder, later: number | null): void {
      if (later === null) dropOld.run(table, seat, due)
      else move.run(later, table, seat, due)
    },
  }
}
