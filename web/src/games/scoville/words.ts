/** Words that only the pictures need: headings, short labels and accessible names. Sentences come from the game's text. */
import { counted, listed } from '@harvest/engine/wire'
import { enColours, enWhere, groups, type FarmerView } from '@harvest/scoville/public'

export interface Words {
  readonly field: string
  readonly fieldHelp: string
  readonly market: string
  readonly cookoff: string
  readonly auction: string
  readonly hall: string
  readonly order: string
  readonly morning: string
  readonly afternoon: string
  round(n: number, last: boolean): string
  readonly pepper: { readonly [letter: string]: string }
  /** Some peppers as a list: `2 red, 1 blue`. */
  peppers(letters: string): string
  readonly noPeppers: string
  coins(n: number): string
  points(n: number): string
  readonly star: string
  farmerOf(name: string, farmer: FarmerView): string
  spot(n: number): string
  spotOf(n: number, name: string): string
  marketCard(wants: string, gains: string, points: number): string
  recipe(name: string, needs: string, points: number): string
  auctionCard(peppers: string): string
  plaque(points: number, colours: string): string
  /** A stack of plaques: the points of the next one, and of those below it. */
  stack(points: number | null, colours: string, below: readonly number[]): string
  readonly emptyStack: string
  noneLeft: string
  cardsLeft(n: number): string
  or: string
  readonly tray: string
  readonly screen: string
  readonly screenHelp: string
  readonly tiles: { readonly [tile: string]: string }
  tileUsed(tile: string): string
  readonly wonCards: string
  readonly noCards: string
  readonly plaques: string
  readonly holding: (count: number, pepper: string) => string
  readonly inHand: (pepper: string) => string
  readonly bid: string
  readonly yourBid: string
  readonly placeBid: (coins: number) => string
  readonly changeBid: (coins: number) => string
  readonly decided: string
  readonly thinking: string
  bidOf(coins: number): string
  readonly sell: string
  readonly sellWhich: (pepper: string) => string
  readonly sellCount: (count: number, pepper: string, coins: number) => string
  readonly each: (coins: number) => string
  readonly close: string
  readonly chart: string
  readonly chartHelp: string
  breeds(a: string, b: string, result: string): string
  readonly nothing: string
  readonly planted: (count: number, pepper: string) => string
  /** Above what has to happen until the day moves on. */
  readonly untilEnd: string
  readonly you: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** Some peppers as a list: `2 red, 1 blue`. */
export function list(letters: string, names: { readonly [letter: string]: string }): string {
  return groups(letters)
    .map(([letter, n]) => `${n} ${names[letter]}`)
    .join(', ')
}

export const en: Words = {
  field: 'Pepper field',
  fieldHelp: 'Use the arrow keys to move between the places you can choose, and Enter to choose one.',
  market: 'Farmers’ Market',
  cookoff: 'Chili Cookoff',
  auction: 'Auction House',
  hall: 'City Hall',
  order: 'Turn order',
  morning: 'Morning',
  afternoon: 'Afternoon',
  round: (n, last) => (last ? `Round ${n}, the last` : `Round ${n}`),
  pepper: enColours,
  peppers: (letters) => list(letters, enColours),
  noPeppers: 'no peppers',
  coins: (n) => counted(n, 'coin'),
  points: (n) => counted(n, 'point'),
  star: 'the star',
  farmerOf: (name, farmer) => `${name}’s farmer, ${enWhere(farmer)}`,
  spot: (n) => `Spot ${n}`,
  spotOf: (n, name) => `Spot ${n}: ${name}`,
  marketCard: (wants, gains, points) =>
    `Market card: pay ${wants}, get ${[gains, points > 0 ? counted(points, 'point') : ''].filter(Boolean).join(' and ')}`,
  recipe: (name, needs, points) => `${name}: ${needs}, for ${counted(points, 'point')}`,
  auctionCard: (peppers) => `Auction card: ${peppers}`,
  plaque: (points, colours) => `${points}-point plaque for ${colours}`,
  stack: (points, colours, below) =>
    points === null
      ? `No plaque left for ${colours}`
      : `${points}-point plaque for ${colours}${below.length > 0 ? `, then ${listed(below.map(String), 'and')}` : ', the last'}`,
  emptyStack: 'none left',
  noneLeft: 'None left.',
  cardsLeft: (n) => counted(n, 'card'),
  or: 'or',
  tray: 'Your pieces',
  screen: 'Behind the screen',
  screenHelp: 'The screen hides peppers, coins, unused tiles and the cards won.',
  tiles: {
    extraPepper: 'Extra pepper tile: plant a second pepper',
    extraStep: 'Extra step tile: one more step',
    doubleBack: 'Double back tile: turn around once',
  },
  tileUsed: (tile) => `${tile}: used`,
  wonCards: 'Cards won',
  noCards: 'No cards won yet',
  plaques: 'Plaques',
  holding: (n, pepper) => `${n} ${pepper}`,
  inHand: (pepper) => `You’re holding ${pepper}. Choose a plot.`,
  bid: 'Bid',
  yourBid: 'Your bid',
  placeBid: (n) => `Bid ${n}`,
  changeBid: (n) => `Change to ${n}`,
  decided: 'has decided',
  thinking: 'is thinking',
  bidOf: (n) => `bid ${n}`,
  sell: 'Sell',
  sellWhich: (pepper) => `Sell ${pepper} peppers`,
  sellCount: (n, pepper, coins) => `Sell ${n} ${pepper} for ${counted(coins, 'coin')}`,
  each: (n) => `${n} each`,
  close: 'Close',
  chart: 'Breeding chart',
  chartHelp: 'What you harvest between two planted peppers.',
  breeds: (a, b, result) => `${a} and ${b}: ${result}`,
  nothing: 'nothing',
  planted: (n, pepper) => `${n} ${pepper} planted`,
  untilEnd: 'How close the end is',
  you: 'you',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole field',
}
