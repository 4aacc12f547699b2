import { untrack } from 'svelte'
import type { SeasonName } from '@harvest/jelly-bean-farmers/public'
import type { Choice } from './targets.ts'
import type { Props } from './props.ts'
import { isReveal, NO_SEASON, seasonAt, type Season } from './story/story.ts'

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

/** Seasons that tell themselves on the screen: what comes after them must not give their end away. */
class Tellings {
  #ends = $state.raw<readonly (() => void)[]>([])

  get any(): boolean {
    return this.#ends.length > 0
  }

  /** `end` ends it at once; returns what to call when it is over. */
  begin(end: () => void): () => void {
    untrack(() => (this.#ends = [...this.#ends, end]))
    return () => untrack(() => (this.#ends = this.#ends.filter((other) => other !== end)))
  }

  /** Somebody has seen enough. */
  readonly end = (): void => untrack(() => this.#ends.forEach((end) => end()))
}

export const tellings = new Tellings()

export interface Telling {
  readonly season: Season
  /** How many of its lines were told before. */
  readonly seen: number
  /** Somebody asked for it; otherwise it came by itself and has to go by itself. */
  readonly isWanted: boolean
}

/** The sheet on which a season is told. */
class Scene {
  /** What there is to tell. */
  season = $state.raw<Season>(NO_SEASON)
  /** What lies over the farms, or null. */
  shown = $state.raw<Telling | null>(null)
  #at = -1
  /** Up to which position somebody who follows the game has been told. */
  #told = -1

  /** Tell it from its beginning. */
  tell(): void {
    this.shown = { season: this.season, seen: 0, isWanted: true }
  }

  close(): void {
    this.shown = null
  }

  /**
   * Take in a position. `live`: it is the newest one, and somebody follows the game. What led through positions that
   * were only passed is told with the one at which they end; `tells` says whether that is done by a scene.
   */
  follow({ update, log }: Pick<Props, 'update' | 'log'>, live: boolean, tells: boolean): void {
    const { at, view } = update
    const before = this.#at
    this.#at = at
    this.season = seasonAt(log ?? [], at)
    if (live && at !== this.#told) {
      const told = this.#told
      this.#told = at
      const { lines } = this.season
      const fresh = lines.filter((line) => line.at > told)
      if (tells && told !== -1 && at > told && isReveal(fresh.map(({ event }) => event))) {
        this.shown = { season: this.season, seen: lines.length - fresh.length, isWanted: false }
        return
      }
    }
    // Whoever plays wants to see the farms again; whoever watches may read to the end.
    if (at < before || (at !== before && view.me !== null)) this.shown = null
  }
}
