/**
 * The coach says which moves are best, when somebody asks about a decision of their own. It thinks where bots do, on a
 * position that is true only in what the seat can know.
 */
import { FastRng } from '@harvest/engine'
import { random32 } from '../chance.ts'
import { failed } from '../problem.ts'
import type { CoachQuestion } from '../tables/bot-question.ts'
import type { GuestId } from '../tables/rows.ts'
import type { Advised, Chances } from '../wire.ts'
import type { Advise, Foresee, Position } from './think.ts'

export interface CoachThreads {
  readonly advise: Advise
  readonly foresee: Foresee
}

export class Coach {
  private readonly threads: CoachThreads
  /** How many people it helps at once: bots are waiting for the same threads. */
  private readonly atOnce: number
  private readonly helped = new Set<GuestId>()
  private readonly shown = new Set<GuestId>()

  constructor(threads: CoachThreads, atOnce: number) {
    this.threads = threads
    this.atOnce = atOnce
  }

  async advise(guest: GuestId, question: CoachQuestion): Promise<Advised> {
    const advice = await this.one(this.helped, guest, question, this.threads.advise)
    return { decision: question.decision, advice }
  }

  /** Everybody's chances, which take no time. */
  async foresee(guest: GuestId, question: CoachQuestion): Promise<Chances> {
    return { chances: await this.one(this.shown, guest, question, this.threads.foresee) }
  }

  /** One question of a kind at a time for each person. */
  private async one<T>(
    asking: Set<GuestId>,
    guest: GuestId,
    { game, variant, seat, redeal }: CoachQuestion,
    think: (position: Position) => Promise<T>,
  ): Promise<T> {
    if (asking.has(guest) || asking.size >= this.atOnce) throw failed('coachBusy')
    asking.add(guest)
    try {
      const rng = new FastRng(random32())
      const position = {
        game,
        ...(variant ? { variant } : {}),
        state: redeal(rng),
        seat,
        seed: rng.chance(2 ** 32),
      }
      return await think(position).catch(() => {
        throw failed('coachBusy')
      })
    } finally {
      asking.delete(guest)
    }
  }
}
