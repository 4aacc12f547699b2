import { untrack } from 'svelte'
import type { SeasonName } from '@harvest/jelly-bean-farmers/public'
import type { Choice } from './choices.ts'
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

/** Seasons that are being told on the screen: what comes after them must not give their end away. */
class Tellings {
  #count = $state(0)

  get any(): boolean {
    return this.#count > 0
  }

  /** Returns what ends it. */
  begin(): () => void {
    untrack(() => this.#count++)
    return () => untrack(() => this.#count--)
  }
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

  /** Tell it from its beginning. */
  tell(): void {
    this.shown = { season: this.season, seen: 0, isWanted: true }
  }

  close(): void {
    this.shown = null
  }

  /** Take in a position; `live` says that somebody follows the game and wants to see what is revealed. */
  follow({ update, log }: Pick<Props, 'update' | 'log'>, live: boolean): void {
    const { at, view } = update
    this.season = seasonAt(log ?? [], at)
    if (at === this.#at) return
    const before = this.#at
    this.#at = at
    const { lines } = this.season
    const fresh = lines.filter((line) => line.at > before)
    const isNews = before !== -1 && at > before && isReveal(fresh.map(({ event }) => event))
    if (isNews && live)
      this.shown = { season: this.season, seen: lines.length - fresh.length, isWanted: false }
    // Whoever plays wants to see the farms again; whoever watches may read to the end.
    else if (view.me !== null || at < before) this.shown = null
  }
}
