/** The last lines that were said at a table. */
import type { ChatRow, TableStorage } from '../storage/contract.ts'

export const KEPT_LINES = 50

export class Chat {
  private lines: readonly ChatRow[]
  private readonly table: string
  private readonly storage: TableStorage
  private readonly tell: (lines: readonly ChatRow[]) => void

  constructor(table: string, storage: TableStorage, lines: readonly ChatRow[], tell: Chat['tell']) {
    this.table = table
    this.storage = storage
    this.lines = lines.slice(-KEPT_LINES)
    this.tell = tell
  }

  /** The lines after number `n`, as far as they are at hand. */
  after(n: number): ChatRow[] {
    return this.lines.filter((line) => line.n > n)
  }

  /** A line that has been stored. When others before it are not known here yet, they are read first. */
  said(line: ChatRow): void {
    if (line.n === this.last + 1) this.hear([line])
    else void this.readTo(line.n).catch(() => {})
  }

  /** Another process may have stored lines up to number `n`. */
  async readTo(n: number): Promise<void> {
    if (n <= this.last) return
    this.hear(await this.storage.readChat(this.table, null, KEPT_LINES))
  }

  private hear(lines: readonly ChatRow[]): void {
    const fresh = lines.filter((line) => line.n > this.last)
    if (fresh.length === 0) return
    this.lines = [...this.lines, ...fresh].slice(-KEPT_LINES)
    this.tell(fresh)
  }

  private get last(): number {
    return this.lines.at(-1)?.n ?? 0
  }
}
