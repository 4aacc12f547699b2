/** The lines somebody has kept of their plans, on this device. */
import type { KeptLine } from './steps.ts'

const KEY = 'harvest-lines'
/** The oldest makes room. */
const MOST = 60

class KeptLines {
  private list = $state.raw<readonly KeptLine[]>(read())

  constructor() {
    // A plan may be open in one tab and the table in another.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.list = read()
    })
  }

  /** Those of one table, the newest first. */
  of(table: string): KeptLine[] {
    return this.list.filter((line) => line.table === table).reverse()
  }

  /** False where there is no room. */
  keep(line: KeptLine): boolean {
    return this.write([...read(), line].slice(-MOST))
  }

  remove(id: string): void {
    this.write(read().filter((line) => line.id !== id))
  }

  private write(list: readonly KeptLine[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(list))
    } catch {
      return false
    }
    this.list = list
    return true
  }
}

function read(): readonly KeptLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as KeptLine[]) : []
  } catch {
    return []
  }
}

export const keptLines = new KeptLines()
