import type { Event, SeasonName, View } from '@harvest/jelly-bean-farmers/public'
import type { Update } from '@harvest/engine/wire'
import type { Choice } from './choices.ts'
import { isReveal, isTold, seasonTold } from './story.ts'

/** What board, tray and displays of one table share while a choice is being made. Nothing here is a rule. */
export class JellyUi {
  /** The card whose use is being chosen, as far as somebody has picked one. */
  choice = $state.raw<Choice | null>(null)
  /** The season the next card of the hand goes to. */
  slot = $state<SeasonName>('spring')
  /** The farm a phone shows. */
  focus = $state<number | null>(null)
  readonly scene = new Scene()
}

/** The season as it was told so far, kept so that it can be shown again. */
class Scene {
  events = $state.raw<readonly Event[]>([])
  when = $state.raw<{ year: number; season: SeasonName }>({ year: 1, season: 'spring' })
  open = $state(false)
  /** How many events were seen before: the scene goes on from there. */
  seen = $state(0)
  #at = -1

  /** Take in a position; `live` says that somebody follows the game and wants to see what is revealed. */
  follow({ at, events, view }: Update<View, never, Event>, live: boolean): void {
    if (at === this.#at) return
    if (at < this.#at) this.events = []
    this.#at = at
    const told = events.filter(isTold)
    this.open = false
    if (told.length > 0) {
      const when = seasonTold(events, view)
      // Positions may be left out when somebody is in a hurry, so it is the season that tells what belongs together.
      const isSame = when.year === this.when.year && when.season === this.when.season
      const before = isSame ? this.events : []
      this.seen = before.length
      this.events = [...before, ...told]
      this.when = when
      this.open = live && isReveal(told)
    }
  }
}
