/** The hints of a guided first game: which one is due, and which have been read, kept through a reload. */
import type { Guide, GuideCard, Update } from '@harvest/engine/wire'
import { SvelteSet } from 'svelte/reactivity'

const key = (table: string): string => `harvest-guide-${table}`

export class GuideProgress {
  private readonly read = new SvelteSet<string>()
  private readonly table: string

  constructor(table: string) {
    this.table = table
    try {
      for (const id of JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as string[]) this.read.add(id)
    } catch {
      // Without a store the hints come again after a reload.
    }
  }

  /** The hint for this moment: what just happened first, then what is being asked. */
  due(
    guide: Guide,
    update: Update,
    asked: boolean,
  ): { readonly id: string; readonly card: GuideCard } | null {
    for (const event of update.events) {
      const id = `event:${event.e}`
      const card = guide.events[event.e]
      if (card && !this.read.has(id)) return { id, card }
    }
    const id = `prompt:${update.prompt}`
    const card = asked ? guide.prompts[update.prompt] : undefined
    return card && !this.read.has(id) ? { id, card } : null
  }

  finish(id: string): void {
    this.read.add(id)
    try {
      sessionStorage.setItem(key(this.table), JSON.stringify([...this.read]))
    } catch {
      // See above.
    }
  }
}
