import {
  engineEn,
  FastRng,
  listSeats,
  Match,
  refusalSentence,
  seededSource,
  seedFromNumber,
} from '@harvest/engine'
import { plain, type GameEvent, type Move, type Update } from '@harvest/engine/wire'
import type { Exhibit } from './exhibits.ts'

const PEOPLE = ['Ruth', 'Yuri', 'Greg', 'Amara', 'Tomás', 'Ines']
/** Longer than the way to any position that there is. */
const LONGEST_WAY = 6000
/** Positions before the one asked for that a page can show one after the other. */
const REMEMBERED = 6

/** A match in the page: seat 0 is played by hand, the others as the game's exhibit says. */
export class LocalTable {
  update = $state.raw<Update>() as Update
  said = $state('')
  log = $state.raw<readonly { at: number; events: readonly GameEvent[] }[]>([])
  /** The last positions on the way, newest last: a page that shows them one after the other tells what happened. */
  recent: readonly Update[] = []
  readonly names = (seat: number): string => PEOPLE[seat]!
  readonly #exhibit: Exhibit
  readonly #asked: URLSearchParams
  readonly #who: 0 | 'watcher'
  readonly #rng: FastRng
  #match: Match
  #last: readonly GameEvent[] = []
  #show: (update: Update) => Promise<void> = async (update) => void (this.update = update)

  constructor(exhibit: Exhibit, asked: URLSearchParams) {
    const players = Number(asked.get('players') ?? Math.min(4, exhibit.rules.seats.max))
    const seed = Number(asked.get('seed') ?? 1)
    this.#exhibit = exhibit
    this.#asked = asked
    this.#who = asked.has('watch') ? 'watcher' : 0
    this.#rng = new FastRng(seed)
    const options = exhibit.options(asked, players)
    const started = Match.start(exhibit.rules, players, options, seededSource(seedFromNumber(seed)))
    if (!started.ok) throw new Error(started.refusal.key)
    this.#match = exhibit.furnish?.(started.value, asked) ?? started.value
    for (let steps = 0; steps < LONGEST_WAY && !this.#match.over && !this.#isThere(); steps++) {
      const { at } = this.#match
      this.#last = this.#step()
      // A secret step leads to no other position.
      const before = this.#match.at === at ? this.recent.slice(0, -1) : this.recent.slice(1 - REMEMBERED)
      this.recent = [...before, this.#match.update(this.#who, this.#last)]
    }
    this.update = this.#match.update(this.#who, [])
  }

  onshow(show: (update: Update) => Promise<void>): void {
    this.#show = show
  }

  play = async (moves: readonly Move[]): Promise<void> => {
    let match = this.#match
    const events: GameEvent[] = []
    for (const move of moves) {
      const played = match.play(0, move)
      if (!played.ok) {
        const text = this.#exhibit.module.text.en
        this.said = plain(refusalSentence(engineEn, text, played.refusal, this.names))
        return
      }
      match = played.value.match
      events.push(...played.value.events)
    }
    this.said = ''
    this.#match = match
    this.#note(events)
    await this.#show(match.update(this.#who, events))
    // With `hold` nobody else moves, to see what is sealed.
    while (!this.#asked.has('hold') && !this.#match.over && !this.#seats().includes(0)) {
      const { at } = this.#match
      const happened = this.#step()
      if (this.#match.at !== at) await this.#show(this.#match.update(this.#who, happened))
    }
  }

  undo = async (): Promise<boolean> => {
    const undone = this.#match.undo(0, 'step')
    if (!undone.ok) return false
    this.#match = undone.value.match
    this.update = this.#match.update(this.#who, [])
    return true
  }

  #seats(): number[] {
    return listSeats(this.#exhibit.rules.waiting(this.#match.state))
  }

  #isThere(): boolean {
    const phase = this.#asked.get('phase')
    const { rules, isThere } = this.#exhibit
    if (phase !== null && rules.phase(this.#match.state) !== phase) return false
    // An event is looked at right after it, whoever decides next.
    const turn = this.#who === 'watcher' || this.#asked.has('event') || this.#seats().includes(0)
    return turn && isThere(this.#match, this.#asked, this.#last)
  }

  /** Others first, so that seat 0 is often the last of those who decide at the same time. */
  #step(): readonly GameEvent[] {
    const seats = this.#seats()
    const seat = seats.find((candidate) => candidate !== 0) ?? seats[0]!
    const legal = this.#match.legal(seat)
    const played = this.#match.play(seat, this.#exhibit.choose(this.#match, seat, legal, this.#rng))
    if (!played.ok) throw new Error(played.refusal.key)
    this.#match = played.value.match
    this.#note(played.value.events)
    return played.value.events
  }

  #note(events: readonly GameEvent[]): void {
    if (events.length > 0) this.log = [...this.log, this.#match.update(this.#who, events)]
  }
}
