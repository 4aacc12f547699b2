/**
 * What a viewer does not know. Deck orders are not stored, and screened holdings follow from what all have seen
 * (SC-SEC-1), so only the sealed bids of others are unknown; a view leaves out the holdings all the same.
 */
import type { Rng, Viewer } from '@harvest/engine'
import { MARKET, RECIPES } from './data.ts'
import { highestBid } from './phases/bid.ts'
import { ALL_TILES, clone, type Player, type State } from './state.ts'

/** Another state that looks the same to `who`: the bids others may have made instead. */
export function redeal(s: State, who: Viewer, rng: Rng): State {
  const out = clone(s)
  for (let seat = 0; seat < s.seats; seat++) {
    const own = out.sealed[seat]
    if (own !== null && own.done && seat !== who) own.bid = rng.chance(highestBid(out, seat) + 1)
  }
  return out
}

/** A possible state made of nothing but what `who` can know. */
export function forget(s: State, who: Viewer): State {
  const out = clone(s)
  for (let seat = 0; seat < s.seats; seat++) {
    const own = out.sealed[seat]
    if (own !== null && seat !== who) own.bid = 0
  }
  return out
}

/** Whether a viewer sees what lies behind a seat's screen. */
export function seesBehindScreen(s: State, who: Viewer, seat: number): boolean {
  return s.openScreens || s.ended !== '' || who === seat
}

/** The same for everything a view must not show; the result doesn't have to be a possible position. */
export function conceal(s: State, who: Viewer, rng: Rng): State {
  const out = clone(s)
  for (let seat = 0; seat < s.seats; seat++) {
    const own = out.sealed[seat]
    if (own !== null && seat !== who) own.bid = rng.chance(1000)
    if (!seesBehindScreen(s, who, seat)) concealHoldings(out.players[seat], rng)
  }
  return out
}

function concealHoldings(player: Player, rng: Rng): void {
  player.coins = rng.chance(1000)
  player.tiles = rng.chance(ALL_TILES + 1)
  for (let colour = 0; colour < player.peppers.length; colour++) player.peppers[colour] = rng.chance(30)
  player.market = someCards(MARKET.length, rng)
  player.recipes = someCards(RECIPES.length, rng)
}

function someCards(kinds: number, rng: Rng): number[] {
  return Array.from({ length: rng.chance(6) }, () => rng.chance(kinds))
}
