/**
 * Sees to it that clocks end, for all tables at once: one question to the storage a second, and no timer for any of
 * them. It also notes every few seconds that the server is there. Time in which no server was there counts for nobody.
 */
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Rounds } from '../rounds.ts'
import { Unavailable, type Storage } from '../storage/contract.ts'
import { decideLate, decidePaused } from '../tables/decide/clocks.ts'
import type { Tables } from '../tables/tables.ts'

const TICK = 1_000
const BEAT_EVERY = 5_000
/** Longer than this nobody was there if a process that begins finds no beat: no other one is, and the last has ended. */
const AT_START = BEAT_EVERY + TICK
/** This many at a time; the others a second later. */
const HANDFUL = 100

export interface KeeperOptions {
  readonly tables: Tables
  readonly storage: Storage
  readonly config: Config
  readonly clock: Clock
  readonly onTrouble: (error: unknown, what: string) => void
}

export class ClockKeeper {
  private readonly options: KeeperOptions
  private beaten = -Infinity
  /** The tables in memory know of all outages until then. */
  private told = 0
  private readonly rounds: Rounds

  constructor(options: KeeperOptions) {
    this.options = options
    this.rounds = new Rounds(options.clock, () => this.tick())
  }

  /** Resolves once it is known how long the server was down, before anybody's time can end. */
  async start(): Promise<void> {
    const { clock, config } = this.options
    this.told = clock.now()
    await this.tick(Math.min(config.outageAfter, AT_START))
    this.rounds.start(TICK)
  }

  async stop(): Promise<void> {
    await this.rounds.stop()
    // From here on nobody's time runs.
    try {
      await this.beat(this.options.config.outageAfter)
    } catch (error) {
      this.options.onTrouble(error, 'the end of the clocks can’t be noted')
    }
  }

  /** Without a beat no clock runs out: it may be the storage that was away. */
  private async tick(tolerance = this.options.config.outageAfter): Promise<void> {
    const { clock, onTrouble } = this.options
    try {
      if (clock.now() - this.beaten >= BEAT_EVERY) await this.beat(tolerance)
      await this.endClocks()
    } catch (error) {
      this.beaten = -Infinity
      onTrouble(error, 'the clocks can’t be looked at')
    }
  }

  /** No beat for longer than `tolerance`: nobody was there. */
  private async beat(tolerance: number): Promise<void> {
    const { storage, clock, tables } = this.options
    const now = clock.now()
    const found = await storage.beat(now, tolerance)
    // Another process may have found one that this one has gone through as well.
    const outages = found ? [found] : storage.others ? await storage.listOutages(this.told) : []
    this.beaten = this.told = now
    if (outages.length === 0) return
    for (const table of [...tables.all()]) if (table.hasClock) await table.apply(decidePaused(outages))
  }

  private async endClocks(): Promise<void> {
    const { storage, clock } = this.options
    for (const id of await storage.listDue(clock.now(), HANDFUL)) await this.end(id)
  }

  /** One table that can't be read must not keep the others waiting. */
  private async end(id: string): Promise<void> {
    const { tables, onTrouble } = this.options
    try {
      await tables.use(id, async (table) => {
        await table.refresh()
        await table.apply(decideLate)
      })
    } catch (error) {
      if (error instanceof Unavailable) throw error
      onTrouble(error, 'a table’s clock can’t be ended')
    }
  }
}
