/** The tables that are kept on this device, as lists show them. */
import type { MyTable, MyTables } from '@harvest/server/wire'

const KEY = 'harvest-here'

class DeviceTables {
  list = $state.raw<readonly MyTable[]>([])

  /** Whoever has never kept a game here need not wait for the worker. */
  async load(): Promise<void> {
    if (!hasAny()) return
    const { here } = await import('../net/here.ts')
    const { status, body } = await here.read('/me/tables')
    if (status === 200) this.list = (body as MyTables).tables
  }
}

/** There is a table here now. */
export function noteTable(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Where nothing can be kept, no table is either.
  }
}

function hasAny(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const deviceTables = new DeviceTables()
