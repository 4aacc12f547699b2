/**
 * Makes the bots of every table move: whenever a table waits for one, a redealt copy of the position goes to
 * a thinking thread, and the answer comes back into the table's mailbox like anybody's command. After a
 * restart they go on by themselves, for all they need is the position.
 */
import { randomInt } from 'node:crypto'
import { FastRng, type GameState, type Move, type Seat } from '@harvest/engine'
import type { Clock } from '../clock.ts'
import { Failed } from '../problem.ts'
import { decideBotMoves } from '../tables/play.ts'
import type { Table } from '../tables/table.ts'
import type { Thinkers } from './thinkers.ts'

const RETRY_AFTER = 2_000

export interface DriverOptions {
  readonly thinkers: Thinkers
  readonly clock: Clock
  /** Answers come after a multiple of this, so that the time a bot took tells nothing about its cards. */
  readonly pace: number
  /** Null while another process answers for this bot. */
  readonly claim?: (id: string) => Promise<(() => void) | null>
  readonly onThought?: (ms: number) => void
  readonly onTrouble?: (error: unknown, what: string) => void
}

export class BotDriver {
  private readonly options: DriverOptions
  /** `table:seat:decision` of every bot that is thinking or about to move. */
  private readonly busy = new Set<string>()
  /** Tables that will be looked at again. */
  private readonly later = new Set<string>()
  private stopped = false

  constructor(options: DriverOptions) {
    this.options = options
  }

  /** Ask the bots of a table that it waits for, each once a decision. */
  consider(table: Table): void {
    if (this.stopped || !table.state.match) return
    for (const seat of table.botsToMove()) {
      const decision = table.state.match.decisions[seat]!
      const id = `${table.id}:${seat}:${decision}`
      if (this.busy.has(id)) continue
      this.busy.add(id)
      void this.answer(table, seat, decision, id).finally(() => {
        this.busy.delete(id)
        // A storage that failed or a seat that changed hands meanwhile: look again.
        if (table.state.match?.decisions[seat] === decision) this.retry(table)
      })
    }
  }

  /** No new moves; those already in a mailbox are still stored. */
  stop(): void {
    this.stopped = true
  }

  get thinking(): number {
    return this.busy.size
  }

  private retry(table: Table): void {
    if (this.later.has(table.id) || table.botsToMove().length === 0) return
    this.later.add(table.id)
    this.options.clock.later(RETRY_AFTER, () => {
      this.later.delete(table.id)
      this.consider(table)
    })
  }

  private async answer(table: Table, seat: Seat, decision: number, id: string): Promise<void> {
    const { claim, onTrouble } = this.options
    const release = claim ? await claim(id) : () => {}
    if (!release) return
    try {
      // Whoever held the claim before may have answered, and only then let go.
      if (claim) await table.refresh()
      if (table.state.match?.decisions[seat] === decision && table.botsToMove().includes(seat))
        await this.thinkAndMove(table, seat, decision, id)
    } catch (error) {
      onTrouble?.(error, 'a bot could not answer')
    } finally {
      release()
    }
  }

  private async thinkAndMove(table: Table, seat: Seat, decision: number, id: string): Promise<void> {
    const { clock, pace } = this.options
    const begun = clock.now()
    const moves = await this.choose(table, seat)
    const took = clock.now() - begun
    this.options.onThought?.(took)
    await new Promise<void>((resolve) => void clock.later(pause(took, pace), resolve))
    if (this.stopped || table.state.match?.decisions[seat] !== decision) return
    const make = (chosen: readonly Move[]): Promise<string> =>
      table.execute({
        actor: `bot:${seat}`,
        id,
        digest: '',
        decide: (state) => decideBotMoves(state, seat, decision, chosen, id),
      })
    try {
      await make(moves).catch((error: unknown) => {
        if (!(error instanceof Failed) || error.status !== 422) throw error
        this.options.onTrouble?.(error, 'a bot’s move is not legal, and it moves at random')
        return make([anyOf(table.state.match!.legal(seat))])
      })
    } catch (error) {
      // Anything below 500 means that the question is not the one the bot thought about.
      if (!(error instanceof Failed) || error.status >= 500)
        this.options.onTrouble?.(error, 'a bot’s move could not be made')
    }
  }

  private async choose(table: Table, seat: Seat): Promise<Move[]> {
    const match = table.state.match!
    const { game } = match
    const legal = match.legal(seat)
    if (legal.length === 1) return legal
    const seed = randomInt(2 ** 32)
    const rng = new FastRng(seed)
    const level = table.state.seats[seat]!.level!
    try {
      const state = game.redeal(match.state, seat, rng) as GameState
      return await this.options.thinkers.think({
        game: game.id,
        level,
        state,
        seat,
        seed: rng.chance(2 ** 32),
      })
    } catch (error) {
      if (!this.stopped) this.options.onTrouble?.(error, 'a bot could not decide and moves at random')
      return [anyOf(legal)]
    }
  }
}

function anyOf(legal: readonly Move[]): Move {
  return legal[randomInt(legal.length)]!
}

/** How long to wait after having thought for `took`. */
function pause(took: number, pace: number): number {
  return pace === 0 ? 0 : Math.max(1, Math.ceil(took / pace)) * pace - took
}
