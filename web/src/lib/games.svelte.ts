/** What the server offers, and the words for it, loaded once. */
import type { GameInfo } from '@harvest/server/wire'
import { api } from '../net/api.ts'

class Games {
  list = $state.raw<readonly GameInfo[]>([])
  failed = $state(false)
  private loading: Promise<void> | null = null

  load(): Promise<void> {
    this.loading ??= api.games().then(
      ({ games }) => {
        this.list = games
        this.failed = false
      },
      () => {
        this.failed = true
        this.loading = null
      },
    )
    return this.loading
  }

  find(id: string): GameInfo | null {
    return this.list.find((game) => game.id === id) ?? null
  }
}

export const games = new Games()
