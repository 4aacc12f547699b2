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
import { jellyBeanFarmers as rules, type State } from '@harvest/jelly-bean-farmers'
import { en } from '@harvest/jelly-bean-farmers/public'

const PEOPLE = ['Ruth', 'Yuri', 'Greg', 'Amara']

export interface Wish {
  readonly players: number
  readonly seed: number
  readonly year: number
  readonly season: number
  readonly phase: string | null
  /** Stop at the position right after a step with such an event. */
  readonly event: string | null
  /** Put more on the farms than chance does, to see them full. */
  readonly rich: boolean
  /** Nobody else moves, to see what is sealed. */
  readonly hold: boolean
}

/** A match in the page: seat 0 is played by hand, the others choose at random. */
export class LocalTable {
  update = $state.raw<Update>() as Update
  said = $state('')
  readonly names = (seat: number): string => PEOPLE[seat]!
  #match: Match
  readonly #wish: Wish
  #last: readonly GameEvent[] = []
  log = $state.raw<readonly { at: number; events: readonly GameEvent[] }[]>([])
  /** The last positions on the way, newest last: a page that shows them one after the other tells the season. */
  recent: readonly Update[] = []
  readonly #rng: FastRng
  #show: (update: Update) => Promise<void> = async (update) => void (this.update = update)

  constructor(wish: Wish) {
    this.#wish = wish
    this.#rng = new FastRng(wish.seed)
    const started = Match.start(rules as never, wish.players, {}, seededSource(seedFromNumber(wish.seed)))
    if (!started.ok) throw new Error(started.refusal.key)
    this.#match = wish.rich ? enrich(started.value, wish) : started.value
    for (let steps = 0; steps < 3000 && !this.#match.over && !this.#isThere(wish); steps++) this.#remember()
    this.update = this.#match.update(0, [])
  }

  #remember(): void {
    const { at } = this.#match
    this.#last = this.#step()
    const update = this.#match.update(0, this.#last)
    this.recent =
      this.#match.at === at ? [...this.recent.slice(0, -1), update] : [...this.recent.slice(-5), update]
  }

  /** A random step, with what everybody and seat 0 may know of it in the log. */
  #step(): readonly GameEvent[] {
    const events = this.#randomStep()
    this.#note(events)
    return events
  }

  #note(events: readonly GameEvent[]): void {
    if (events.length > 0) this.log = [...this.log, this.#match.update(0, events)]
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
        this.said = plain(refusalSentence(engineEn, en as never, played.refusal, this.names))
        return
      }
      match = played.value.match
      events.push(...played.value.events)
    }
    this.said = ''
    this.#match = match
    this.#note(events)
    await this.#show(match.update(0, events))
    while (!this.#wish.hold && !this.#match.over && !this.#seats().includes(0)) {
      const happened = this.#step()
      await this.#show(this.#match.update(0, happened))
    }
  }

  undo = (): void => {
    const undone = this.#match.undo(0, 'step')
    if (!undone.ok) return
    this.#match = undone.value.match
    this.update = this.#match.update(0, [])
  }

  #seats(): number[] {
    return listSeats(rules.waiting(this.#match.state as never))
  }

  #isThere({ year, season, phase, event }: Wish): boolean {
    const state = this.#match.state as never as { year: number; season: number }
    if (state.year < year || (state.year === year && state.season < season)) return false
    if (event !== null) return this.#last.some(({ e }) => e === event)
    return this.#seats().includes(0) && (phase === null || rules.phase(state as never) === phase)
  }

  /** Others first, so that seat 0 is often the last; farming a little, so that farms have something to show. */
  #randomStep(): readonly GameEvent[] {
    const seats = this.#seats()
    const seat = seats.find((candidate) => candidate !== 0) ?? seats[0]!
    const legal = this.#match.legal(seat)
    const lively = legal.filter(
      (move) => !['discard', 'decline', 'ready'].includes(move.do) || legal.length === 1,
    )
    const from = lively.length > 0 && this.#rng.chance(10) > 0 ? lively : legal
    const played = this.#match.play(seat, from[this.#rng.chance(from.length)])
    if (!played.ok) throw new Error(played.refusal.key)
    this.#match = played.value.match
    return played.value.events
  }
}

/** Full farms, as late in a long game; the cards on them come from nowhere. */
function enrich(match: Match, wish: Wish): Match {
  const state = structuredClone(match.state) as never as State
  state.farms.forEach((farm, seat) => {
    farm.food = [17, 8, 31, 3][seat]
    farm.fields.push(...[[15, 3, 4, 9], [8, 2], [1, 6, 0, 15, 12, 2], [0]][seat])
    farm.silos.push(...[[1, 0], [0], [1, 1, 0], []][seat])
    farm.halfField = seat % 2
    farm.halfSilo = seat === 1 || seat === 2 ? 1 : 0
    farm.cats = [1, 0, 2, 0][seat]
    farm.rabbits = seat % 2
    farm.men = [3, 1, 0, 2][seat]
    farm.mercenaries = [1, 0, 2, 0][seat]
    farm.berzerkers = [1, 0, 0, 1][seat]
    farm.dogs = [1, 2, 0, 0][seat]
    farm.walls = [1, 0, 1, 0][seat]
    farm.reactivePlantings = seat === 0 ? 1 : 0
    farm.flexibleHands = seat === 2 ? 1 : 0
  })
  const pairs = [
    [0, 1],
    [2, 0],
    [3, 1],
  ].filter(([a, b]) => a < state.seats && b < state.seats)
  state.contracts.push(...pairs.map(([holder, payer], i) => ({ holder, payer, amount: i + 1, since: 2 + i })))
  return Match.resume(rules as never, wish.players, match.options, seededSource(seedFromNumber(wish.seed)), {
    state: state as never,
    draws: match.draws,
    at: 0,
    decisions: match.decisions,
  })
}
