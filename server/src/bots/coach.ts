/**
 * The coach says which moves are best, when somebody asks about a decision of their own. It thinks where bots do, on a
 * position that is true only in what the seat can know.
 */
import { FastRng } from '@harvest/engine'
import { random32 } from '../chance.ts'
import { failed } from '../problem.ts'
import type { CoachQuestion } from '../tables/bot-question.ts'
import type { GuestId } from '../tables/rows.ts'
import type { Advice, Advised } from '../wire.ts'
import type { Advise } from './think.ts'

export class Coach {
  private readonly think: Advise
  /** So many may be helped at once: bots wait for the same threads. */
  private readonly atOnce: number
  private readonly helped = new Set<GuestId>()

  constructor(think: Advise, atOnce: number) {
    this.think = think
    this.atOnce = atOnce
  }

  async advise(guest: GuestId, { game, variant, seat, decision, redeal }: CoachQuestion): Promise<Advised> {
    if (this.helped.has(guest) || this.helped.size >= this.atOnce) throw failed('coachBusy')
    this.helped.add(guest)
    try {
      const rng = new FastRng(random32())
      const task = {
        game,
        ...(variant ? { variant } : {}),
        state: redeal(rng),
        seat,
        seed: rng.chance(2 ** 32),
      }
      const advice: readonly Advice[] = await this.think(task).catch(() => {
        throw failed('coachBusy')
      })
      return { decision, advice }
    } finally {
      this.helped.delete(guest)
    }
  }
}
