/** Moves that were made while the connection is away: laid out, and still to be thought better of. */
import type { Move } from '@harvest/engine/wire'
import { live } from '../../../net/live.svelte.ts'

export class Held {
  private command = $state.raw<{ readonly id: string; readonly moves: readonly Move[] } | null>(null)

  /** Those that have not left yet. */
  readonly moves = $derived.by<readonly Move[]>(() => {
    const { command } = this
    return command && live.state.lost && live.state.held.includes(command.id) ? command.moves : []
  })

  /** The moves that were made last. */
  get made(): readonly Move[] {
    return this.command?.moves ?? []
  }

  /** The moves of the command that is under way. */
  lay(id: string, moves: readonly Move[]): void {
    this.command = { id, moves }
  }

  withdraw(): void {
    const id = this.command?.id
    this.command = null
    if (id !== undefined) live.withdraw(id)
  }
}
