/** Whose lines somebody does not want to read at a table. Kept by the server, so that all their devices know. */
import type { ChatLine, Mute, Mutes } from '@harvest/server/wire'
import { clubApi } from '../../../net/club-api.ts'
import { chatMark } from './chat-mark.svelte.ts'

class TableMutes {
  readonly table: string
  private answer = $state.raw<Mutes>({ mutes: [], speakers: [] })
  private asked = false

  constructor(table: string) {
    this.table = table
  }

  /** Once there is somebody who could be muted. */
  load(): void {
    if (this.asked) return
    this.asked = true
    void clubApi.mutes(this.table).then(
      (answer) => this.know(answer),
      () => (this.asked = false),
    )
  }

  hides({ by }: ChatLine): boolean {
    return by !== null && this.answer.speakers.includes(by)
  }

  /** The mute that hides this line. */
  of({ by }: ChatLine): Mute | undefined {
    return by === null ? undefined : this.answer.mutes[this.answer.speakers.indexOf(by)]
  }

  async add(n: number): Promise<void> {
    this.know(await clubApi.mute(this.table, n))
  }

  async drop(mute: Mute): Promise<void> {
    await clubApi.unmute(mute.id)
    this.know(await clubApi.mutes(this.table))
  }

  private know(answer: Mutes): void {
    this.answer = answer
    chatMark(this.table).muted = answer.speakers
  }
}

let mutes: TableMutes | null = null

/** The same for every pane and tab of a table's page. */
export function mutesAt(table: string): TableMutes {
  if (mutes?.table !== table) mutes = new TableMutes(table)
  return mutes
}
