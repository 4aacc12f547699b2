import {
  FastRng,
  Match,
  engineEn,
  listSeats,
  refusalSentence,
  seededSource,
  seedFromNumber,
} from '@harvest/engine'
import type { GameEvent, Move, Update } from '@harvest/engine/wire'
import { plain } from '@harvest/engine/wire'
import { foodCourt as rules } from '@harvest/food-court'
import { en, type Move as GameMove, type View } from '@harvest/food-court/public'

const PEOPLE = ['Ruth', 'Yuri', 'Greg', 'Amara', 'Tomás', 'Ines']

export interface Wish {
  readonly players: number
  readonly seed: number
  readonly round: number
  readonly phase: string | null
  /** A deck for each seat, the rest by chance. */
  readonly decks: readonly string[]
  readonly watch: boolean
  /** A move that must be on offer. */
  readonly offered: string | null
}

/** A match in the page: seat 0 is played by hand, the others as whoever fills a kitchen before serving. */
export class LocalTable {
  update = $state.raw<Update>() as Update
  said = $state('')
  readonly names = (seat: number): string => PEOPLE[seat]!
  #match: Match
  readonly #rng: FastRng
  readonly #who: 0 | 'watcher'
  #show: (update: Update) => Promise<void> = async (update) => void (this.update = update)

  constructor(wish: Wish) {
    this.#rng = new FastRng(wish.seed)
    this.#who = wish.watch ? 'watcher' : 0
    const decks = Array.from({ length: wish.players }, (_, seat) => wish.decks[seat] ?? 'random')
    const started = Match.start(rules, wish.players, { decks }, seededSource(seedFromNumber(wish.seed)))
    if (!started.ok) throw new Error(started.refusal.key)
    this.#match = started.value
    for (let steps = 0; steps < 6000 && !this.#match.over && !this.#isThere(wish); steps++) this.#step()
    this.update = this.#match.update(this.#who, [])
  }

  onshow(show: (update: Update) => Promise<void>): void {
    this.#show = show
  }

  play = async (moves: readonly Move[]): Promise<void> => {
    const events: GameEvent[] = []
    let match = this.#match
    for (const move of moves) {
      const played = match.play(0, move)
      if (!played.ok) {
        this.said = plain(refusalSentence(engineEn, en, played.refusal, this.names))
        return
      }
      match = played.value.match
      events.push(...played.value.events)
    }
    this.said = ''
    this.#match = match
    await this.#show(match.update(0, events))
    while (!this.#match.over && !this.#waits(0)) {
      const before = this.#match
      const happened = this.#step()
      if (this.#match.at !== before.at) await this.#show(this.#match.update(0, happened))
    }
  }

  undo = (): void => {
    const undone = this.#match.undo(0, 'step')
    if (!undone.ok) return
    this.#match = undone.value.match
    this.update = this.#match.update(0, [])
  }

  #waits(seat: number): boolean {
    return listSeats(rules.waiting(this.#match.state as never)).includes(seat)
  }

  #isThere({ round, phase, watch, offered }: Wish): boolean {
    const { view, offers } = this.#match.update(0, []) as Update<View, GameMove>
    if (view.round < round || (!watch && !this.#waits(0))) return false
    return (
      (phase === null || view.phase === phase) &&
      (offered === null || offers.some(({ move }) => move.do === offered))
    )
  }

  #step(): readonly GameEvent[] {
    const seat = listSeats(rules.waiting(this.#match.state as never))[0]!
    const legal = this.#match.legal(seat) as GameMove[]
    const { view } = this.#match.update(seat, []) as Update<View, GameMove>
    const played = this.#match.play(seat, this.#choose(view, seat, legal))
    if (!played.ok) throw new Error(played.refusal.key)
    this.#match = played.value.match
    return played.value.events
  }

  /** Fills the kitchen first and serves when the queue takes two dishes: positions worth looking at. */
  #choose(view: View, seat: number, legal: readonly GameMove[]): GameMove {
    const kitchen = view.kitchens[seat]
    const wanted = (move: GameMove): boolean => {
      if (move.do === 'serve') return kitchen.orders >= 3 && kitchen.dishes.length >= 3
      if (move.do === 'discard') return view.turn.discarded < 1
      if (move.do === 'complaint' || move.do === 'promotion') return this.#rng.chance(3) === 0
      return !['pass', 'end', 'skip', 'ready', 'finish', 'draw'].includes(move.do)
    }
    const serve = legal.find((move) => move.do === 'serve' && wanted(move))
    const cook = legal.filter((move) => move.do === 'cook' || move.do === 'attract')
    const lively = serve ? [serve] : cook.length > 0 ? cook : legal.filter(wanted)
    const from = lively.length > 0 ? lively : legal.filter(({ do: kind }) => kind !== 'discard')
    return from[this.#rng.chance(from.length)]!
  }
}
