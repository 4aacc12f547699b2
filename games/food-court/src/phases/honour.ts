/** FC-WIN-4, the last tie-break, answered on one's honour: who of the tied has cooked most recently in real life. */
import { enter, EVERYONE, type IO, type Seat } from '@harvest/engine'
import { ANSWERS } from '../data.ts'
import type { Event } from '../events.ts'
import { ANSWER, type AnswerMove, type Move } from '../moves.ts'
import type { Ending, State } from '../state.ts'

export function askTied(s: State, seats: readonly Seat[], io: IO<Event>): void {
  for (const seat of seats) s.sealed[seat] = { done: false, answer: -1 }
  io.emit({ e: 'tied', seats })
  enter(s, 'honour', io)
}

export function listAnswers(s: State, seat: Seat, out: Move[]): void {
  if (s.sealed[seat] === null) return
  for (let i = 0; i < ANSWER.length; i++) out.push(ANSWER[i])
}

export function applyAnswer(s: State, seat: Seat, move: AnswerMove, io: IO<Event>): void {
  const own = s.sealed[seat]!
  own.answer = ANSWERS.indexOf(move.when)
  own.done = true
  if (s.sealed.some((other) => other !== null && !other.done)) return
  s.answers = s.sealed.map((answer) => answer?.answer ?? -1)
  s.sealed.fill(null)
  io.reveal(EVERYONE)
  for (const [tied, answer] of s.answers.entries())
    if (answer >= 0) io.emit({ e: 'answered', seat: tied, when: ANSWERS[answer] })
  endGame(s, io)
}

export function endGame(s: State, io: IO<Event>): void {
  io.emit({ e: 'ended', ending: s.last as Ending })
  enter(s, 'over', io)
}
