// Shows that the two versions of the mid-size euro are one game, so that comparing their speed means something.
import assert from 'node:assert/strict'
import { FastRng, moveList, TableIO } from '@harvest/engine'
import { enumerate, traceDraws, type Rival } from './boardgameio.ts'
import { euro, fieldOf, type EuroMove } from './ours.ts'

/** Plays both side by side, ours drawing what boardgame.io drew; throws at the first difference. */
export function checkAgreement(rival: Rival, games: number): void {
  const rng = new FastRng(1)
  const draws: number[] = []
  // The one shape of IO, as everywhere: another one here would slow down what is measured later.
  const io = new TableIO<unknown>({ draw: () => draws.shift()! }, false)
  traceDraws(draws)
  for (let game = 0; game < games; game++) {
    let theirs = rival.start(game)
    const ours = euro.setup({}, theirs.ctx.numPlayers, io)
    while (euro.waiting(ours) !== 0) {
      const offered = enumerate(theirs.G, theirs.ctx)
      const listed = euro.moves(ours, ours.turn, moveList() as EuroMove[])
      assert.deepEqual(
        offered.map(({ move, args }) => ({ do: move, at: args[0] })),
        listed,
      )
      const choice = rng.chance(listed.length)
      io.reset(0)
      theirs = rival.play(theirs, offered[choice]!)
      euro.apply(ours, ours.turn, listed[choice]!, io)
      const { market, deck, left } = ours
      const farms = ours.farms.map(({ counters, hand, played }) => ({ counters, hand, played }))
      assert.deepEqual(theirs.G, { field: fieldOf(ours), farms, market, deck, left })
    }
    assert.notEqual(theirs.ctx.gameover, undefined)
    euro.check(ours)
  }
  traceDraws(null)
}
