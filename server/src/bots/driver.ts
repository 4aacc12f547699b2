/**
 * Makes the bots of every table move: whenever a table waits for one, a redealt copy of the position goes to
 * a thinking thread, and the answer comes back into the table's mailbox like anybody's command. After a
 * restart they go on by themselves, for all they need is the position.
 */
import { FastRng, type Move } from '@harvest/engine'
import { random32 } from '../chance.ts'
import type { Clock } from '../clock.ts'
import { Failed } from '../problem.ts'
import { soon } from '../soon.ts'
import type { BotQuestion } from '../tables/bot-question.ts'
import { decideBotMoves } from '../tables/decide/moves.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { TableLine } from './line.ts'
import type { Think } from './think.ts'

const RETRY_AFTER = 2_000

interface Busy {
  readonly table: string
  readonly question: BotQuestion
  readonly giveUp: AbortController
}

export interface DriverOptions {
  readonly tables: Pick<Tables, 'use'>
  readonly thinkers: { readonly think: Think }
  readonly clock: Clock
  /** Answers come after a multiple of this, so that the time a bot takes says nothing about its cards. */
  readonly pace: number
  /** How long to wait before each answer once bots have taken everybody's seat: people may come back. */
  readonly alonePace: number
  /** How many answers can be under way at once: each keeps its table in memory. The others wait in line. */
  readonly atOnce: number
  /** Null while another process answers for this bot. */
  readonly claim?: (id: string) => Promise<(() => void) | null>
  readonly onThought?: (ms: number) => void
  /** `table`: the one whose bots can't go on because of it. */
  readonly onTrouble?: (error: unknown, what: string, table?: string) => void
}

export class BotDriver {
  private readonly options: DriverOptions
  /** Every bot that is thinking or about to move, by `table:seat:decision`. */
  private readonly busy = new Map<string, Busy>()
  /** Tables whose bots have to wait; they need not be in memory. */
  private readonly line = new TableLine()
  /** How many of them are being read into memory, because it's their turn. */
  private coming = 0
  private stopped = false

  constructor(options: DriverOptions) {
    this.options = options
  }

  /** Ask the bots a table is waiting for, each once per decision. */
  consider(table: Table): void {
    if (this.stopped) return
    this.giveUp(table.id)
    for (const question of table.botQuestions()) {
      const id = `${table.id}:${question.seat}:${question.decision}`
      if (this.busy.has(id)) continue
      if (this.busy.size >= this.options.atOnce)
        return this.line.join(table.id, table.followed && question.withPeople)
      const busy = { table: table.id, question, giveUp: new AbortController() }
      this.busy.set(id, busy)
      void this.answer(busy, id).finally(() => {
        if (this.busy.get(id) === busy) this.busy.delete(id)
        // A storage that failed or a seat that changed hands meanwhile: look again.
        if (isWanted(busy)) this.options.clock.later(RETRY_AFTER, () => this.wake([table.id]))
        this.goOn()
      })
    }
  }

  /** These tables' bots may have something to do. */
  wake(tables: Iterable<string>): void {
    for (const table of tables) this.line.join(table, false)
    this.goOn()
  }

  /** Nobody is waiting for this table's bots: they stop thinking until it's considered again. */
  rest(table: string): void {
    for (const [id, busy] of this.busy) {
      if (busy.table !== table) continue
      busy.giveUp.abort()
      this.busy.delete(id)
    }
    this.goOn()
  }

  /** No new moves. Those already in a mailbox are still stored. */
  stop(): void {
    this.stopped = true
    for (const { giveUp } of this.busy.values()) giveUp.abort()
  }

  /**
   * Nobody needs to think on about what a table no longer asks: it may be over, the seat somebody else's, or a choice
   * before it taken back. If it's asked again, it's asked anew.
   */
  private giveUp(table: string): void {
    for (const [id, busy] of this.busy) {
      if (busy.table !== table || busy.question.stands) continue
      busy.giveUp.abort()
      this.busy.delete(id)
    }
  }

  get thinking(): number {
    return this.busy.size
  }

  /** Let the next in line go on, if there is room. */
  private goOn(): void {
    if (this.stopped || this.busy.size + this.coming >= this.options.atOnce) return
    const next = this.line.next()
    if (next === null) return
    this.coming++
    this.options.tables
      .use(next, (table) => this.consider(table))
      .catch((error: unknown) => this.options.onTrouble?.(error, 'a table can’t be read'))
      .finally(() =>
        // Everybody else gets a turn in between, and a table with nothing to do can leave memory again.
        soon(() => {
          this.coming--
          this.goOn()
        }),
      )
  }

  private async answer(busy: Busy, id: string): Promise<void> {
    const { tables, onTrouble } = this.options
    try {
      await tables.use(busy.table, (table) => this.answerAt(table, busy, id))
    } catch (error) {
      onTrouble?.(error, 'a bot could not answer', busy.table)
    }
  }

  private async answerAt(table: Table, busy: Busy, id: string): Promise<void> {
    const { question, giveUp } = busy
    const { claim, clock, alonePace } = this.options
    await table.grace.wait(question.alone ? alonePace : question.grace, clock, giveUp.signal)
    if (!isWanted(busy)) return
    const release = claim ? await claim(id) : () => {}
    if (!release) return
    try {
      // Another process may have held the claim, answered, and only then let go.
      if (claim) await table.refresh()
      if (isWanted(busy)) await this.thinkAndMove(table, busy, id)
    } finally {
      release()
    }
  }

  private async thinkAndMove(table: Table, busy: Busy, id: string): Promise<void> {
    const { question, giveUp } = busy
    const { clock, pace, onTrouble } = this.options
    const begun = clock.now()
    const moves = await this.choose(table, question, giveUp.signal)
    const took = clock.now() - begun
    this.options.onThought?.(took)
    await new Promise<void>((resolve) => void clock.later(pause(took, pace), resolve))
    if (!isWanted(busy)) return
    const { seat, decision } = question
    const make = (chosen: readonly Move[]): Promise<unknown> =>
      table.execute({
        actor: `bot:${seat}`,
        id,
        digest: '',
        decide: (state, world) => decideBotMoves(state, seat, decision, chosen, id, world),
      })
    try {
      await make(moves).catch((error: unknown) => {
        if (!(error instanceof Failed) || error.status !== 422) throw error
        onTrouble?.(error, 'a bot’s move is not legal, and it moves at random')
        return make([anyOf(question.legal())])
      })
    } catch (error) {
      // Anything below 500 means that the question is not the one the bot thought about.
      if (!(error instanceof Failed) || error.status >= 500)
        onTrouble?.(error, 'a bot’s move could not be made', busy.table)
    }
  }

  private async choose(
    { game, offer, followed }: Table,
    question: BotQuestion,
    giveUp: AbortSignal,
  ): Promise<Move[]> {
    const legal = question.legal()
    if (legal.length === 1) return legal
    const { level, seat } = question
    const rng = new FastRng(random32())
    try {
      const state = question.redeal(rng)
      return await this.options.thinkers.think(
        {
          game,
          ...(offer.game.variant ? { variant: offer.game.variant } : {}),
          level,
          state,
          seat,
          seed: rng.chance(2 ** 32),
        },
        followed && question.withPeople,
        giveUp,
      )
    } catch (error) {
      if (!giveUp.aborted) this.options.onTrouble?.(error, 'a bot could not decide and moves at random')
      return [anyOf(legal)]
    }
  }
}

/** Whether anybody is waiting for this answer. */
function isWanted({ question, giveUp }: Busy): boolean {
  return !giveUp.signal.aborted && question.stands
}

function anyOf(legal: readonly Move[]): Move {
  return legal[random32() % legal.length]!
}

/** How long to wait after having thought for `took`. */
function pause(took: number, pace: number): number {
  return pace === 0 ? 0 : Math.max(1, Math.ceil(took / pace)) * pace - took
}
