/** What the server offers, and the words for it, loaded once; without a server, what this page can do by itself. */
import type { GameInfo } from '@harvest/server/wire'
import { api } from '../net/api.ts'
import { isServerThere } from '../net/live.svelte.ts'

class Games {
  list = $state.raw<readonly GameInfo[]>([])
  failed = $state(false)
  /** Whether no server answered. */
  offline = $state(false)
  private loading: Promise<void> | null = null

  load(): Promise<void> {
    this.loading ??= this.read().catch(() => {
      this.failed = true
      this.loading = null
    })
    return this.loading
  }

  find(id: string): GameInfo | null {
    return this.list.find((game) => game.id === id) ?? null
  }

  private async read(): Promise<void> {
    const isThere = await isServerThere()
    this.list = isThere ? (await api.games()).games : (await import('virtual:games')).default
    this.failed = false
    this.offline = !isThere
    // The next page asks the server again.
    if (!isThere) this.loading = null
  }
}

export const games = new Games()
