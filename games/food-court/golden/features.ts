/** What a game shows of the rules, found out while it is replayed or searched for. */
import type { GameEvent, GameState } from '@harvest/engine'
import { CUSTOMERS, DECKS, HAND_LIMIT, QUEUE_LIMIT, UTENSILS, WIN_CARDS, effectOf } from '../src/data.ts'
import { CENTRAL, type Event } from '../src/events.ts'
import { listScore } from '../src/score.ts'
import { SOURCES, type State } from '../src/state.ts'

/** Everything that some golden game must show. */
export const FEATURES: readonly string[] = [
  ...DECKS.flatMap((deck) => [`ability:${deck.id}`, `wins:${deck.id}`]),
  ...CUSTOMERS.map(({ effect }) => `effect:${effect}`),
  ...['own', 'other', 'central'].map((queue) => `complaint:${queue}`),
  ...['other', 'central'].map((queue) => `promotion:${queue}`),
  ...SOURCES.slice(0, -1).map((source) => `source:${source}`),
  'rival:chosen',
  'strip:chosen',
  'shuffle:own',
  'shuffle:customers',
  'shuffle:midway',
  'turns:equal',
  'reached:lostAgain',
  'answers:people',
  'answers:bots',
]

export class FeatureFinder {
  readonly found = new Set<string>()
  private readonly turns: number[] = []

  /** Look at a position and the events that led to it. */
  note(position: GameState, events: readonly GameEvent[]): void {
    const s = position as State
    for (const event of events as readonly Event[]) this.noteEvent(s, event)
    if (s.phase === 'rival') this.found.add('rival:chosen')
    if (s.phase === 'strip') this.found.add('strip:chosen')
    if (s.phase === 'serve') this.noteServe(s)
    if (s.kitchens.some((k) => k.hand.length > HAND_LIMIT)) this.found.add('effect:handLimit')
    if (s.kitchens.some((k) => k.queue.length > QUEUE_LIMIT)) this.found.add('effect:queueLimit')
    if (s.phase === 'over') this.noteEnd(s)
  }

  /** What stands on the counter is served in the end: an assignment is not taken back. */
  private noteServe(s: State): void {
    for (const line of listScore(s.kitchens[s.active], s.assigned)) {
      if (line.source === 'utensils') this.found.add(`effect:${UTENSILS[effectOf(line.customer)]}`)
      if (line.source === 'effects') this.found.add('effect:gain')
    }
  }

  private noteEvent(s: State, event: Event): void {
    switch (event.e) {
      case 'turn':
        this.turns[event.seat] = (this.turns[event.seat] ?? 0) + 1
        break
      case 'served':
        for (const [index, points] of event.points.entries())
          if (points !== 0) this.found.add(`source:${SOURCES[index]}`)
        if (event.points[SOURCES.indexOf('ability')] > 0)
          this.found.add(`ability:${DECKS[s.kitchens[event.seat].deck].id}`)
        break
      case 'tracked':
        if (event.count === WIN_CARDS) this.found.add(`wins:${DECKS[s.kitchens[event.seat].deck].id}`)
        break
      case 'lost':
        if (event.points > 0) this.found.add('effect:rivalLoses').add('source:lost')
        break
      case 'stripped':
        this.found.add('effect:stripWinCard')
        break
      case 'dismissed':
        this.found.add(`complaint:${queueWord(event.from, event.seat)}`)
        break
      case 'swapped':
        this.found.add(`promotion:${queueWord(event.from, event.seat)}`)
        break
      case 'shuffled':
        this.found.add('shuffle:own')
        if (s.kitchens[event.seat].hand.length > 0 && s.phase === 'act') this.found.add('shuffle:midway')
        break
      case 'customersShuffled':
        this.found.add('shuffle:customers')
        break
      case 'lastRound':
        if ((event.seat + 1) % s.kitchens.length !== s.first) this.found.add('reached:early')
        break
      default:
    }
  }

  private noteEnd(s: State): void {
    // The first turn began in setting up.
    this.turns[s.first]++
    const equal = s.kitchens.every((_, seat) => this.turns[seat] === this.turns[0])
    if (equal && this.found.delete('reached:early')) this.found.add('turns:equal')
    const reached = s.kitchens.some((k) => k.vp >= 40 || k.wins.length === WIN_CARDS)
    if (!reached && s.last !== 'rounds') this.found.add('reached:lostAgain')
    const given = s.answers.filter((answer) => answer >= 0)
    if (new Set(given).size > 1) this.found.add('answers:people')
    if (given.length > 1 && given.every((answer) => answer === 0)) this.found.add('answers:bots')
  }
}

function queueWord(from: number, seat: number): string {
  return from === CENTRAL ? 'central' : from === seat ? 'own' : 'other'
}
