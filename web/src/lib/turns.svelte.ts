/** The tables where this person is waited for, whichever page is open. */
import { SvelteSet } from 'svelte/reactivity'
import { api } from '../net/api.ts'
import { live } from '../net/live.svelte.ts'
import { callAttention } from './attention.ts'
import { ui } from '../text/index.svelte.ts'
import { router } from './router.svelte.ts'

class Turns {
  private readonly tables = new SvelteSet<string>()
  /** All but the table on the screen, which says so itself. */
  readonly elsewhere = $derived([...this.tables].filter((table) => table !== this.shown))

  private get shown(): string | null {
    return router.segments[0] === 'table' ? (router.segments[1] ?? null) : null
  }

  /** `Your turn at another table`, where there is one on the screen. */
  say(tables: number): string {
    return ui.words.home.turnsElsewhere(tables, this.shown !== null)
  }

  follow(): void {
    live.hearTurns((table, toMove) => {
      const isNew = toMove && !this.tables.has(table)
      if (toMove) this.tables.add(table)
      else this.tables.delete(table)
      if (isNew && table !== this.shown) callAttention(ui.words.site, this.say(1))
    })
  }

  /** As the server knows it: at first, and after a lost connection, when news may have been missed. */
  async load(): Promise<void> {
    const { tables } = await api.myTables()
    this.tables.clear()
    for (const table of tables) if (table.toMove) this.tables.add(table.id)
  }
}

export const turns = new Turns()
