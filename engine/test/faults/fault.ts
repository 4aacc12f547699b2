// What a planted fault is, and the means to plant one in Pepper Duel or in the runner.
import { accept, Match, type Game, type IO } from '../../src/index.ts'
import { pepperDuel } from '../../testkit/example/game.ts'
import type { Options, PepperEvent, PepperMove, State, View } from '../../testkit/example/state.ts'
import type { Kit, Start } from '../../testkit/index.ts'

export type Pepper = Game<State, PepperMove, View, PepperEvent, Options>
export type Change = Partial<Pepper> & Record<string, unknown>

export interface Fault {
  /** What is wrong with the game. */
  readonly fault: string
  /** The law meant for it. */
  readonly law: string
  /** Words of the message, so that it is caught for the right reason. */
  readonly says: RegExp
  readonly game?: Change
  readonly start?: Start
  readonly kit?: (kit: Kit) => Partial<Kit>
}

export const other = (seat: number): number => 1 - seat
export const highest = (s: State, seat: number): number => s.players[seat]!.hand.findLastIndex((n) => n > 0)

/** Apply with some calls of io left out. */
export function without(io: IO<PepperEvent>, left: Partial<IO<PepperEvent>>): IO<PepperEvent> {
  return {
    chance: (n) => io.chance(n),
    reveal: (to) => io.reveal(to),
    emit: (event) => io.emit(event),
    enter: (phase) => io.enter(phase),
    ...left,
  }
}

/** Apply, and do something more after it. */
export function andThen(
  extra: (s: State, seat: number, move: PepperMove, io: IO<PepperEvent>) => void,
): Change {
  return {
    apply(s, seat, move, io) {
      pepperDuel.apply(s, seat, move, io)
      extra(s, seat, move, io)
    },
  }
}

/** A runner with a fault: `wrap` gets each match the runner makes. */
export function runner(wrap: (match: Match) => Partial<Match>): Start {
  const fit = (match: Match): Match => {
    const changed: Partial<Match> = wrap(match)
    return new Proxy(match, {
      get(target, key) {
        const value: unknown = Reflect.get(key in changed ? changed : target, key)
        if (key !== 'play') return typeof value === 'function' ? (value.bind(target) as unknown) : value
        return (seat: number, input: unknown) => {
          const result = (value as Match['play']).call(target, seat, input)
          return result.ok ? accept({ ...result.value, match: fit(result.value.match) }) : result
        }
      },
    })
  }
  return (...args) => {
    const started = Match.start(...args)
    return started.ok ? accept(fit(started.value)) : started
  }
}
