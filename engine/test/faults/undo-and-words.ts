// Faults that laws 5 to 7 and the law of words are meant for: undo, refusals, order, sentences.
import { accept, EVERYONE, moveKey, only, TableIO } from '../../src/index.ts'
import { pepperDuel } from '../../testkit/example/game.ts'
import type { PepperEvent, State } from '../../testkit/example/state.ts'
import { de, en } from '../../testkit/example/text.ts'
import { runner, without, type Fault } from './fault.ts'

const { apply, why, clone, statistics } = pepperDuel

export const undoAndWordsFaults: Fault[] = [
  // Law 5
  {
    fault: 'a forgotten reveal',
    law: '5 reveal',
    says: /without a reveal, at/,
    game: { apply: (s, seat, move, io) => apply(s, seat, move, without(io, { reveal: () => undefined })) },
  },
  {
    fault: 'a forgotten reveal of a card that the move itself names',
    law: '5 reveal',
    says: /does {"card":\d,"do":"sell"}: names something hidden without a reveal, at/,
    game: {
      apply: (s, seat, move, io) =>
        apply(s, seat, move, move.do === 'sell' ? without(io, { reveal: () => undefined }) : io),
    },
  },
  {
    fault: 'a reveal to one that all can see',
    law: '5 reveal',
    says: /without a reveal, at/,
    game: {
      apply: (s, seat, move, io) =>
        apply(s, seat, move, without(io, { reveal: (to) => io.reveal(to === EVERYONE ? only(seat) : to) })),
    },
  },
  {
    fault: 'an undo across a reveal',
    law: '5 undo',
    says: /is allowed across/,
    start: runner((match) => ({
      undo: (seat, scope) => {
        const result = match.undo(seat, scope)
        const last = match.steps().at(-1)
        if (result.ok || last?.move.do !== 'sell' || last.seat !== seat) return result
        return accept({ match, seat, events: [], step: null, noticed: true })
      },
    })),
  },
  // Law 6
  {
    fault: 'a move accepted that is not listed',
    law: '6 refuse',
    says: /is accepted and is not listed/,
    start: runner((match) => ({
      play: (seat, input) => {
        const result = match.play(seat, input)
        if (result.ok || result.refusal.rule !== 'EX-MAR-1' || moveKey(input) !== '{"do":"buy"}')
          return result
        const state = clone(match.state as State)
        const io = new TableIO<PepperEvent>(null, true)
        apply(state, seat, { do: 'buy' }, io)
        return accept({
          match,
          seat,
          events: io.events,
          step: { seat, move: { do: 'buy' }, chance: [], quiet: false },
          noticed: true,
        })
      },
    })),
  },
  {
    fault: 'a listed move that is refused',
    law: '6 refuse',
    says: /listed move .* is refused/,
    start: runner((match) => ({
      play: (seat, input) =>
        moveKey(input) === '{"do":"buy"}'
          ? { ok: false, refusal: { rule: 'EX-MAR-1', key: 'lastCard', args: {} } }
          : match.play(seat, input),
    })),
  },
  {
    fault: 'a refusal without a sentence',
    law: '6 refuse',
    says: /no sentence for refusal nowhere/,
    game: { why: (s, seat, move) => ({ ...why(s, seat, move), key: 'nowhere' }) },
  },
  {
    fault: 'a refusal with a gap in its sentence',
    law: '6 refuse',
    says: /says undefined/,
    game: { why: (s, seat, move) => ({ ...why(s, seat, move), args: {} }) },
  },
  {
    fault: 'a refusal by a rule that there is not',
    law: '6 refuse',
    says: /EX-XXX-9, which no RULES.md has/,
    game: { why: (s, seat, move) => ({ ...why(s, seat, move), rule: 'EX-XXX-9' }) },
  },
  {
    fault: 'a refusal that trips over what was sent',
    law: '6 refuse',
    says: /throws TypeError/,
    game: {
      why: (s, seat, move) => {
        ;(move.card as number).toFixed(0)
        return why(s, seat, move)
      },
    },
  },
  // Law 7
  {
    fault: 'secret choices whose order matters',
    law: '7 order',
    says: /lead elsewhere, at/,
    game: {
      apply(s, seat, move, io) {
        const before = s.phase
        apply(s, seat, move, io)
        if (before === 'duel' && s.phase === 'market') s.turn = seat
      },
    },
  },
  // Words
  {
    fault: 'a phase without a name',
    law: 'text words',
    says: /de: no words for phase market/,
    kit: () => ({
      text: { en, de: { ...de, phases: { duel: 'Duell', showdown: 'Aufdecken', over: 'Ende' } } },
    }),
  },
  {
    fault: 'a question without a rule to read on with',
    law: 'text words',
    says: /no rule to read on with in market/,
    game: {
      phases: pepperDuel.phases.map(({ rule, ...spec }) => (spec.id === 'market' ? spec : { rule, ...spec })),
    },
  },
  {
    fault: 'a question with a rule that nobody wrote',
    law: 'text words',
    says: /market has no known rule: EX-MAR-9/,
    game: {
      phases: pepperDuel.phases.map((spec) => (spec.id === 'market' ? { ...spec, rule: 'EX-MAR-9' } : spec)),
    },
  },
  {
    fault: 'an event that cannot be said',
    law: 'text sentences',
    says: /event .* in en: says undefined/,
    kit: () => ({ text: { en: { ...en, event: () => `${undefined} wins` }, de } }),
  },
  // Statistics
  {
    fault: 'points that come from nowhere',
    law: 'statistics',
    says: /the sources of seat 0 add up to \d+, not to \d+/,
    game: {
      statistics: {
        ...statistics!,
        count(ledger, s, events) {
          statistics!.count(ledger, s, events)
          ledger[0]!.points.bought = 0
        },
      },
    },
  },
  {
    fault: 'a figure without a name',
    law: 'statistics',
    says: /de: what sold of figures is called is no text/,
    kit: ({ statistics: words }) => ({
      statistics: { ...words!, de: { ...words!.de!, figures: { staked: 'Gesetzte Münzen' } } },
    }),
  },
]
