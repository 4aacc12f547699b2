/** What becomes of fields and food in games of Jelly Bean Farmers, added up. */
import type { GameEvent, GameState } from '@harvest/engine'
import type { Event, State } from '@harvest/jelly-bean-farmers'
import type { Follower } from '../simulation.ts'

export class Harvests implements Follower {
  games = 0
  /** Fields that could have been seeded, season by season, and those that were. */
  fields = 0
  seeded = 0
  /** What seeded fields bore, and how many bore nothing. */
  borne = 0
  bare = 0
  /** Games in which vermin took something, and how much they took. */
  spoilt = 0
  lost = 0
  backs = 0
  attacks = 0
  tribute = 0
  private isSpoilt = false

  begin(state: GameState, events: readonly GameEvent[]): void {
    this.isSpoilt = false
    this.step(state, events)
  }

  step(state: GameState, events: readonly GameEvent[]): void {
    for (const event of events as readonly Event[]) this.hear(event, state as unknown as State)
  }

  end(): void {
    this.games++
    if (this.isSpoilt) this.spoilt++
  }

  private hear(event: Event, { farms }: State): void {
    switch (event.e) {
      // Planting comes next, and until then nobody lays a field.
      case 'season':
        for (const farm of farms) this.fields += farm.fields.length
        break
      case 'seeded':
        this.seeded += event.fields.length
        break
      case 'harvested':
        for (const { seeded, forecast } of event.fields) {
          if (!seeded) continue
          this.borne += forecast.food
          if (forecast.food === 0) this.bare++
        }
        break
      case 'vermin':
        this.lost += event.lost
        if (event.lost > 0) this.isSpoilt = true
        break
      case 'back':
        this.backs++
        break
      case 'attacked':
        this.attacks++
        break
      case 'tribute':
        this.tribute += event.paid
    }
  }
}
