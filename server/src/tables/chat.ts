/** The last lines that were said at a table. */
import { sha256Hex } from '@harvest/engine'
import type { ChatRow, TableStorage } from '../storage/contract.ts'
import type { ChatLine } from '../wire.ts'
import type { GuestId } from './rows.ts'

export const KEPT_LINES = 50
const SPEAKER_LENGTH = 16

/** Tells the people of one table apart, and says nothing about them anywhere else. */
export function speakerAt(table: string, guest: GuestId): string {
  return sha256Hex(`speaker ${table} ${guest}`).slice(0, SPEAKER_LENGTH)
}

/** A line as everybody is told it. */
export function lineAt(table: string, { n, name, seats, text, time, guest, removed }: ChatRow): ChatLine {
  const by = guest ? speakerAt(table, guest) : null
  return { n, name, seats, text, time, by, ...(removed ? { removed } : {}) }
}

export class Chat {
  private lines: readonly ChatRow[]
  private readonly table: string
  private readonly storage: TableStorage
  private readonly tell: (lines: readonly ChatLine[]) => void

  constructor(table: string, storage: TableStorage, lines: readonly ChatRow[], tell: Chat['tell']) {
    this.table = table
    this.storage = storage
    this.lines = lines.slice(-KEPT_LINES)
    this.tell = tell
  }

  /** The lines after number `n`, as far as they are at hand. */
  after(n: number): ChatLine[] {
    return this.lines.filter((line) => line.n > n).map((line) => lineAt(this.table, line))
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

  /** Something has been taken out of line `n`, or, without a number, perhaps out of any. */
  async readAgain(n: number | null): Promise<void> {
    const read =
      n === null
        ? await this.storage.readChat(this.table, null, KEPT_LINES)
        : (await this.storage.readChat(this.table, n + 1, 1)).filter((line) => line.n === n)
    const news = new Map(read.map((line) => [line.n, line]))
    const now = this.lines.map((line) => news.get(line.n) ?? (n === null ? emptied(line) : line))
    const changed = n === null ? now.filter((line, index) => isOther(line, this.lines[index]!)) : read
    this.lines = now
    if (changed.length > 0) this.tell(changed.map((line) => lineAt(this.table, line)))
  }

  private hear(lines: readonly ChatRow[]): void {
    const fresh = lines.filter((line) => line.n > this.last)
    if (fresh.length === 0) return
    this.lines = [...this.lines, ...fresh].slice(-KEPT_LINES)
    this.tell(fresh.map((line) => lineAt(this.table, line)))
  }

  private get last(): number {
    return this.lines.at(-1)?.n ?? 0
  }
}

function isOther(line: ChatRow, before: ChatRow): boolean {
  return line.removed !== before.removed || line.name !== before.name
}

/** It is not stored any more. */
function emptied(line: ChatRow): ChatRow {
  return { ...line, name: '', text: '', guest: null, removed: true }
}
