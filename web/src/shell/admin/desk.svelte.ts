/** What the admin asks and does, and how it went. */
import type { AdminAction, AdminActions } from '@harvest/server/wire'
import { ApiError, get, newId, post } from '../../net/api.ts'
import { adminText } from '../../text/admin/index.svelte.ts'
import { ui } from '../../text/index.svelte.ts'

class Desk {
  /** Whether this browser has the key; null until the server has said so. */
  entered = $state<boolean | null>(null)
  said = $state('')
  /** Goes up whenever something was done: lists then look again. */
  done = $state(0)

  /** Null where it could not be answered; why stands in `said`. */
  async ask<T>(path: string): Promise<T | null> {
    return this.attempt(() => get<T>(`/admin${path}`))
  }

  /** Whether it was done, and the answer. */
  async act<K extends AdminAction, T = object>(name: K, body: AdminActions[K]): Promise<T | null> {
    this.said = ''
    const answer = await this.attempt(() => post<T>(`/admin/${name}`, { id: newId(), ...body }))
    if (answer === null) return null
    this.said = adminText.words.done
    this.done++
    return answer
  }

  async enter(key: string): Promise<void> {
    this.said = ''
    if (await this.attempt(() => post('/admin/enter', { key }))) this.entered = true
  }

  async exit(): Promise<void> {
    await this.attempt(() => post('/admin/exit'))
    this.entered = false
  }

  private async attempt<T>(action: () => Promise<T>): Promise<T | null> {
    try {
      return await action()
    } catch (error) {
      const known = error instanceof ApiError && error.status !== 0 ? error : null
      const shut = known?.problem?.key === 'noAdmin'
      if (shut || (known?.problem?.key === 'wrongKey' && this.entered !== false)) this.entered = false
      this.said = shut ? '' : (known?.message ?? ui.words.errors.offline)
      return null
    }
  }
}

export const desk = new Desk()
