import {
  FastRng,
  Match,
  engineEn,
  listSeats,
  seededSource,
  seedFromNumber,
  refusalSentence,
} from '@harvest/engine'
import type { GameEvent, Move, Update } from '@harvest/engine/wire'
import { plain } from '@harvest/engine/wire'
import { scoville as rules } from '@harvest/scoville'
import { en } from '@harvest/scoville/public'

const PEOPLE = ['Ruth', 'Yuri', 'Greg', 'Amara', 'Tomás', 'Ines']

export interface Wish {
  readonly players: number
  readonly seed: number
  readonly round: number
  readonly phase: string | null
  readonly open: boolean
}

/** A match in the page: seat 0 is played by hand, the others choose at random. */
export class LocalTable {
  update = $state.raw<Update>() as Update
  said = $state('')
  readonly names = (seat: number): string => PEOPLE[seat]!
  #match: Match
  readonly #rng: FastRng
  #show: (update: Update) => Promise<void> = async (update) => void (this.update = update)

  constructor(wish: Wish) {
    this.#rng = new FastRng(wish.seed)
    const started = Match.start(
      rules,
      wish.players,
      { openScreens: wish.open },
      seededSource(seedFromNumber(wish.seed)),
    )
    if (!started.ok) throw new Error(started.refusal.key)
    this.#match = started.value
    for (let steps = 0; steps < 3000 && !this.#match.over && !this.#isThere(wish); steps++) this.#randomStep()
    this.update = this.#match.update(0, [])
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
    while (!this.#match.over && !listSeats(rules.waiting(this.#match.state as never)).includes(0)) {
      const before = this.#match
      const happened = this.#randomStep()
      if (this.#match.at !== before.at) await this.#show(this.#match.update(0, happened))
    }
  }

  undo = (): void => {
    const undone = this.#match.undo(0, 'step')
    if (!undone.ok) return
    this.#match = undone.value.match
    this.update = this.#match.update(0, [])
  }

  #isThere({ round, phase }: Wish): boolean {
    const state = this.#match.state as never as { round: number }
    const { waiting } = this.#match.update(0, [])
    return (
      state.round >= round && waiting.includes(0) && (phase === null || rules.phase(state as never) === phase)
    )
  }

  #randomStep(): readonly GameEvent[] {
    const seats = listSeats(rules.waiting(this.#match.state as never))
    const seat = seats.find((candidate) => candidate !== 0) ?? seats[0]!
    const legal = this.#match.legal(seat)
    // Ending or stopping early makes dull positions.
    const lively = legal.filter(
      ({ do: kind }) => !['end', 'stop', 'endPlanting', 'leavePlaque'].includes(kind),
    )
    const from = lively.length > 0 ? lively : legal
    const cheap = from[0]!.do === 'bid' ? from.slice(0, 5) : from
    const played = this.#match.play(seat, cheap[this.#rng.chance(cheap.length)])
    if (!played.ok) throw new Error(played.refusal.key)
    this.#match = played.value.match
    return played.value.events
  }
}
