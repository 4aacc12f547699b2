/** Invariants of every position: no card lost or doubled, nothing negative, nobody where they cannot be. */
import { AUCTION, MARKET, MARKET_AFTERNOON, PLAQUE_STACKS, PLAQUES, RECIPES } from './data.ts'
import { marketSize, recipesSize } from './deal.ts'
import { NEIGHBOURS, notchOf, NOTCHES, PLOTS, STAR } from './field.ts'
import { COLOURS } from './peppers.ts'
import { stepsTaken } from './phases/harvest.ts'
import { ALL_TILES, type State } from './state.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken invariant: ${what}`)
}

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0

export function check(s: State): void {
  checkAuction(s)
  checkCards(s)
  checkPlaques(s)
  checkField(s)
  checkFarmers(s)
  checkPlayers(s)
  checkOrder(s)
}

function checkAuction(s: State): void {
  AUCTION.forEach((card, id) => {
    const shown = s.auction.filter((other) => other === id).length
    must(isCount(s.deck[id]) && isCount(s.discards[id]), `auction card ${id} counted`)
    must(s.deck[id] + s.discards[id] + shown === card.copies, `all copies of auction card ${id}`)
  })
  must(s.auction.length <= s.seats, 'auction cards on display')
}

function checkCards(s: State): void {
  const market = [...s.market, ...s.players.flatMap((player) => player.market)]
  const recipes = [...s.recipes, ...s.players.flatMap((player) => player.recipes)]
  must(new Set(market).size === market.length && market.every((id) => id in MARKET), 'market cards')
  must(new Set(recipes).size === recipes.length && recipes.every((id) => id in RECIPES), 'recipes')
  must(recipes.length === recipesSize(s.seats, s.shortDisplay), 'no recipe lost')
  const afternoon = market.filter((id) => id >= MARKET_AFTERNOON).length
  const dealt = marketSize(s.seats, s.shortDisplay)
  if (s.time === 'morning') must(market.length === dealt && afternoon === 0, 'no morning market card lost')
  else
    must(
      afternoon === dealt && s.market.every((id) => id >= MARKET_AFTERNOON),
      'no afternoon market card lost',
    )
}

function checkPlaques(s: State): void {
  const won = s.players.flatMap((player) => player.plaques)
  must(new Set(won).size === won.length && won.every((id) => id in PLAQUES), 'plaques won')
  PLAQUE_STACKS.forEach((stack, index) => {
    const taken = stack.filter((id) => won.includes(id)).length
    const start = stack.length - (s.seats <= 3 ? 1 : 0)
    must(isCount(s.plaques[index]) && s.plaques[index] + taken === start, `plaques of stack ${index}`)
  })
}

function checkField(s: State): void {
  const counts = Array<number>(COLOURS).fill(0)
  must(s.field.length === PLOTS, 'size of the field')
  s.field.forEach((colour, plot) => {
    if (colour < 0) return must(colour === -1, 'an empty plot')
    counts[colour]++
    must(
      NEIGHBOURS[plot].some((other) => s.field[other] >= 0),
      `plot ${plot} has a neighbour`,
    )
  })
  must(
    counts.every((count, colour) => count === s.planted[colour]),
    'count of planted peppers',
  )
}

function checkFarmers(s: State): void {
  s.farmers.forEach((heading, seat) => {
    must(heading >= -1 && heading < NOTCHES * 2, 'a farmer on a notch')
    if (heading < 0) return must(s.round === 1, 'every farmer placed after round 1')
    const sharers = s.farmers.filter((other) => notchOf(other) === notchOf(heading)).length
    const justPlaced =
      s.round === 1 && s.phase === 'harvest' && notchOf(heading) === STAR && stepsTaken(s) === 0
    must(sharers === 1 || (sharers === 2 && justPlaced), `seat ${seat} alone on its notch`)
  })
}

function checkPlayers(s: State): void {
  for (const player of s.players) {
    must(isCount(player.coins), 'coins')
    must(player.peppers.length === COLOURS && player.peppers.every(isCount), 'peppers')
    must((player.tiles & player.used) === 0 && (player.tiles | player.used) === ALL_TILES, 'tiles')
  }
}

function checkOrder(s: State): void {
  must(
    [...s.order].sort().every((seat, index) => seat === index),
    'turn order',
  )
  must(s.active >= -1 && s.active < s.seats, 'active seat')
  const bidding = s.phase === 'bid'
  must(
    s.sealed.every((own) => (own !== null) === bidding),
    'sealed bids',
  )
  must(
    s.sealed.every((own, seat) => own === null || own.bid <= s.players[seat].coins),
    'bids within coins',
  )
  must(isCount(s.lastTaken) && s.lastTaken <= s.round, 'the round of the last card')
  must((s.ended !== '') === (s.phase === 'over'), 'the end')
  must(s.path.length > 0 === (s.phase === 'harvest'), 'a walk')
}
