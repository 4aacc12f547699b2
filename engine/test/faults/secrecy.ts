// Faults that law 4 is meant for: somebody is told what they may not know.
import { only } from '../../src/index.ts'
import { pepperDuel } from '../../testkit/example/game.ts'
import { andThen, highest, other, type Fault } from './fault.ts'

const { view, moves, preview, why, clone, redeal, waiting } = pepperDuel

export const secrecyFaults: Fault[] = [
  // Law 4
  {
    fault: 'a leaked card in a view',
    law: '4b conceal',
    says: /the view shows what is concealed at best/,
    game: { view: (s, who) => ({ ...view(s, who), best: highest(s, 0) }) },
  },
  {
    fault: 'a leaked card in an event of a private draw',
    law: '4d draws',
    says: /not revealed to the viewer shows at events.0.card/,
    game: { redact: (event) => event },
  },
  {
    fault: 'a leaked draw in an event of a step that reveals something else',
    law: '4d events',
    says: /an event tells of a draw that was not revealed to the viewer, at 1.card/,
    game: andThen((s, seat, move, io) => {
      if (move.do !== 'sell') return
      // A card for the card sold, drawn in secret and told to all.
      const card = s.deck.findIndex((n) => n > 0)
      const other = s.deck.findLastIndex((n) => n > 0)
      const drawn = io.chance(2) === 0 ? card : other
      s.deck[drawn]!--
      s.players[seat]!.hand[drawn]!++
      io.reveal(only(seat))
      io.emit({ e: 'sell', seat, card: drawn })
    }),
  },
  {
    fault: 'a leaked card in an event that reveals something else',
    law: '4 events',
    says: /an event tells what the view keeps hidden, at 1.card/,
    game: andThen(
      (s, seat, move, io) => move.do === 'sell' && io.emit({ e: 'sell', seat, card: highest(s, seat) }),
    ),
  },
  {
    fault: 'a leaked card in the legal moves',
    law: '4a redeal',
    says: /told otherwise at offers/,
    game: {
      moves: (s, seat, out) => {
        moves(s, seat, out)
        if (s.phase === 'market' && highest(s, other(seat)) === 5) out.pop()
        return out.length ? out : moves(s, seat, out)
      },
    },
  },
  {
    fault: 'a hidden card that is not forgotten',
    law: '4a redeal',
    says: /what is forgotten shows at/,
    game: { forget: (s) => clone(s) },
  },
  {
    fault: 'a leaked card in a preview',
    law: '4a redeal',
    says: /told otherwise at offers.*effects/,
    game: {
      preview: (s, seat, move) => [
        ...preview(s, seat, move),
        { key: 'coins', args: { coins: highest(s, other(seat)) } },
      ],
    },
  },
  {
    fault: 'a refusal that depends on a hidden card',
    law: '4a redeal',
    says: /depends on hidden cards at/,
    game: {
      why: (s, seat, move) => ({ ...why(s, seat, move), args: { price: highest(s, other(seat)), coins: 1 } }),
    },
  },
  {
    fault: 'a screened holding shown',
    law: '4b conceal',
    says: /concealed at players.\d.coins/,
    game: {
      view: (s, who) => {
        const seen = view(s, who)
        return {
          ...seen,
          players: seen.players.map((player, seat) => ({ ...player, coins: s.players[seat]!.coins })),
        }
      },
    },
  },
  {
    fault: 'a seat asked because of its card',
    law: '4a redeal',
    says: /told otherwise at (prompt|waiting)/,
    game: {
      // Only who holds a pepper of heat 6 is asked, as long as the other does not.
      waiting: (s) => {
        const asked = waiting(s)
        const first = highest(s, 0) === 5 ? 0 : 1
        return s.phase === 'duel' && asked === 3 && highest(s, other(first)) < 5 ? only(first) : asked
      },
    },
  },
  {
    fault: 'a seat asked because of the card it drew',
    law: '4d draws',
    says: /not revealed to the viewer shows at (prompt|waiting)/,
    game: andThen((s) => {
      const fresh = s.phase === 'duel' && s.sealed.every((choice) => choice?.card === -1)
      if (fresh && highest(s, 0) === 5) s.sealed[0] = { done: true, card: 5, stake: 0 }
    }),
  },
  {
    fault: 'a secret that conceal forgets',
    law: '4b varied',
    says: /conceal never replaced players.\*.coins/,
    game: { conceal: redeal },
  },
  {
    fault: 'a redeal that leaves a zone as it is',
    law: '4b varied',
    says: /redeal never dealt players.\*.hand anew/,
    game: { redeal: (s) => clone(s) },
  },
  {
    fault: 'a redeal that forgets a zone',
    law: '4e redealt play',
    says: /cards of heat/,
    game: {
      redeal: (s, who, rng) => {
        const out = redeal(s, who, rng)
        out.deck = s.deck.slice()
        return out
      },
    },
  },
  {
    fault: 'a redeal that keeps a choice the new hand does not allow',
    law: '4e redealt play',
    says: /cards of heat|less than nothing/,
    game: { redeal: (s, who, rng) => ({ ...redeal(s, who, rng), sealed: clone(s).sealed }) },
  },
  {
    fault: 'a secret that is not declared',
    law: '4b conceal',
    says: /players.\d.coins is replaced, but secrets do not name it/,
    game: { secrets: pepperDuel.secrets.filter((path) => path !== 'players.*.coins') },
  },
  {
    fault: 'a secret choice that shows',
    law: '4c sealed',
    says: /seat \d choosing .* shows at/,
    game: { view: (s, who) => ({ ...view(s, who), laid: s.sealed.map((choice) => choice?.card ?? -1) }) },
  },
  {
    fault: 'a secret choice whose stage shows',
    law: '4c sealed',
    says: /how seat \d came to its choice shows at/,
    game: {
      view: (s, who) => ({
        ...view(s, who),
        laid: s.sealed.map((choice) => choice !== null && choice.card >= 0),
      }),
    },
  },
]
