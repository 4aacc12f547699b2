// Faults that laws 1 to 3 are meant for: unsound positions, replays and copies.
import { pepperDuel } from '../../testkit/example/game.ts'
import { POINT_PRICE } from '../../testkit/example/data.ts'
import { BUY } from '../../testkit/example/state.ts'
import { andThen, without, type Fault } from './fault.ts'

const { apply, view, moves, clone, redeal, setup, scores } = pepperDuel

let counter = 0

export const soundFaults: Fault[] = [
  // Law 1
  {
    fault: 'a lost card',
    law: '1 sound',
    says: /cards of heat/,
    game: andThen((s, _seat, move) => move.do === 'sell' && s.shown[move.card]!--),
  },
  {
    fault: 'an undeclared transition',
    law: '1 sound',
    says: /market is followed by showdown, which is not declared/,
    game: andThen((_s, _seat, move, io) => {
      if (move.do !== 'draw') return
      io.enter('showdown')
      io.enter('market')
    }),
  },
  {
    fault: 'a phase that begins unsaid',
    law: '1 sound',
    says: /the last one entered is/,
    game: {
      apply: (s, seat, move, io) =>
        apply(
          s,
          seat,
          move,
          without(io, { enter: (phase) => (phase === 'over' ? undefined : io.enter(phase)) }),
        ),
    },
  },
  {
    fault: 'a declared transition nobody takes',
    law: '1 coverage',
    says: /no random or golden game goes market > over/,
    game: {
      phases: pepperDuel.phases.map((spec) =>
        spec.id === 'market' ? { ...spec, next: [...spec.next, 'over'] } : spec,
      ),
    },
  },
  {
    fault: 'a game that does not end',
    law: '1 sound',
    says: /not over within 120 decisions/,
    game: {
      moves: (s, seat, out) => {
        moves(s, seat, out)
        const from = out.findIndex((move) => move.do === 'buy')
        if (from >= 0) out.length = from + 1
        return out
      },
      apply(s, seat, move, io) {
        apply(s, seat, move, io)
        if (move.do === 'buy') s.players[seat]!.coins += 3
      },
    },
  },
  {
    fault: 'a move that changes nothing and may be made again and again',
    law: '1 stubborn',
    says: /not over within 120 decisions by whoever prefers .*"market buy":/,
    game: {
      moves: (s, seat, out) => {
        moves(s, seat, out)
        if (s.phase === 'market' && !out.some((move) => move.do === 'buy')) out.push(BUY)
        return out
      },
      apply(s, seat, move, io) {
        if (move.do !== 'buy' || s.players[seat]!.coins >= POINT_PRICE) apply(s, seat, move, io)
      },
    },
  },
  {
    fault: 'a seat without a move',
    law: '1 sound',
    says: /has no move/,
    game: { moves: (s, seat, out) => (s.phase === 'market' && s.round === 3 ? out : moves(s, seat, out)) },
  },
  {
    fault: 'a move listed twice',
    law: '1 sound',
    says: /list .* twice/,
    game: { moves: (s, seat, out) => moves(s, seat, moves(s, seat, out)) },
  },
  {
    fault: 'a move that anybody could change',
    law: '1 sound',
    says: /not frozen/,
    game: {
      moves: (s, seat, out) => {
        const from = out.length
        moves(s, seat, out)
        for (let i = from; i < out.length; i++) out[i] = { ...out[i]! }
        return out
      },
    },
  },
  {
    fault: 'a list that replaces what was in it',
    law: '1 sound',
    says: /not appended/,
    game: {
      moves: (s, seat, out) => {
        out.length = 0
        return moves(s, seat, out)
      },
    },
  },
  {
    fault: 'a kind of move the phase does not declare',
    law: '1 sound',
    says: /declares no buy/,
    game: {
      phases: pepperDuel.phases.map((spec) => ({
        ...spec,
        moves: spec.moves.filter((kind) => kind !== 'buy'),
      })),
    },
  },
  {
    fault: 'a view that changes the state',
    law: '1 sound',
    says: /view of 0 changes the state/,
    game: {
      view: (s, who) => {
        s.players[0]!.hand.reverse()
        return view(s, who)
      },
    },
  },
  {
    fault: 'a state that is not plain JSON',
    law: '1 sound',
    says: /not plain JSON: when/,
    game: { setup: (o, seats, io) => ({ ...setup(o, seats, io), when: new Date(0) }) },
  },
  {
    fault: 'a secret choice that changes more than its own slot',
    law: '1 sound',
    says: /a secret choice of seat \d changes/,
    game: andThen((s, _seat, move) => {
      if (move.do === 'lay') s.turns++
    }),
  },
  {
    fault: 'a secret choice that is told as an event',
    law: '1 sound',
    says: /a secret choice emits/,
    game: andThen((_s, seat, move, io) => move.do === 'lay' && io.emit({ e: 'buy', seat })),
  },
  {
    fault: 'points that come from nowhere',
    law: '1 sound',
    says: /add up to/,
    game: { scores: (s) => scores(s)?.map((score) => ({ ...score, total: score.total + 1 })) ?? null },
  },
  {
    fault: 'an ending without a golden game',
    law: '1 coverage',
    says: /no golden game covers end:famine/,
    game: { endings: ['lead', 'rounds', 'famine'] },
  },
  {
    fault: 'a golden game that is not what it says',
    law: '1 coverage',
    says: /says that it covers tie:shared/,
    kit: (kit) => ({
      goldens: kit.goldens.map(({ file, golden }) => ({
        file,
        golden: { ...golden, covers: [...golden.covers, 'tie:shared'] },
      })),
    }),
  },
  // Law 2
  {
    fault: 'chance outside io',
    law: '2 replay',
    says: /the state differs at/,
    game: andThen((s, _seat, move) => {
      if (move.do === 'draw') s.players[0]!.coins = Math.floor(Math.random() * 50)
    }),
  },
  {
    fault: 'memory outside the state',
    law: '2 replay',
    says: /the state differs at/,
    game: andThen((s) => {
      s.players[0]!.coins = counter++ % 50
    }),
  },
  {
    fault: 'a golden game whose scores have changed',
    law: 'golden',
    says: /the scores differ at 0.total/,
    kit: (kit) => ({
      goldens: kit.goldens.map(({ file, golden }) => ({
        file,
        golden: { ...golden, scores: golden.scores.map((score) => ({ ...score, total: 99 })) },
      })),
    }),
  },
  // Law 3
  {
    fault: 'a shallow clone',
    law: '3 clone',
    says: /playing on in a copy changed shown/,
    game: { clone: (s) => ({ ...clone(s), shown: s.shown }) },
  },
  {
    fault: 'a redeal that shares a hand',
    law: '3 clone',
    says: /redeal for 0 shares players.0.hand/,
    game: {
      redeal: (s, who, rng) => {
        const out = redeal(s, who, rng)
        if (who !== 'watcher') out.players[who]!.hand = s.players[who]!.hand
        return out
      },
    },
  },
]
