/** All German words of the game's pictures, in one piece that only those who read German load. */
import { counted, listed } from '@harvest/engine/wire'
import { COLOURS as deColours, whereFarmerStands as deWhere } from '@harvest/scoville/text/de/words'
import { list, type Words } from '../words.ts'

export { de as text } from '@harvest/scoville/text/de'

export const reference = 'Kreuzungstafel'

export const words: Words = {
  field: 'Chilifeld',
  fieldHelp: 'Die Pfeiltasten führen zu den wählbaren Stellen, die Eingabetaste wählt.',
  market: 'Bauernmarkt',
  cookoff: 'Kochwettbewerb',
  auction: 'Auktionshaus',
  hall: 'Rathaus',
  order: 'Zugreihenfolge',
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  round: (n, last) => (last ? `Runde ${n}, die letzte` : `Runde ${n}`),
  pepper: deColours,
  peppers: (letters) => list(letters, deColours),
  noPeppers: 'keine Chilis',
  coins: (n) => counted(n, 'Münze', 'Münzen'),
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  star: 'der Stern',
  farmerOf: (name, farmer) => `Farmer von ${name}, ${deWhere(farmer)}`,
  spot: (n) => `Platz ${n}`,
  spotOf: (n, name) => `Platz ${n}: ${name}`,
  marketCard: (wants, gains, points) =>
    `Marktkarte: gib ${wants}; erhalte ${[gains, points > 0 ? counted(points, 'Punkt', 'Punkte') : ''].filter(Boolean).join(' und ')}`,
  recipe: (name, needs, points) => `${name}: ${needs}; ${counted(points, 'Punkt', 'Punkte')}`,
  auctionCard: (peppers) => `Auktionskarte: ${peppers}`,
  plaque: (points, colours) => `Plakette über ${counted(points, 'Punkt', 'Punkte')} für ${colours}`,
  stack: (points, colours, below) =>
    points === null
      ? `Keine Plakette mehr für ${colours}`
      : `Plakette über ${counted(points, 'Punkt', 'Punkte')} für ${colours}, ${below.length > 0 ? `dann ${listed(below.map(String), 'und')}` : 'die letzte'}`,
  emptyStack: 'leer',
  noneLeft: 'Keine mehr.',
  cardsLeft: (n) => counted(n, 'Karte', 'Karten'),
  or: 'oder',
  tray: 'Deine Sachen',
  screen: 'Hinter dem Sichtschirm',
  screenHelp: 'Chilis, Münzen, unbenutzte Plättchen und gewonnene Karten liegen hinter dem Sichtschirm.',
  tiles: {
    extraPepper: 'Pflanzplättchen: eine zweite Chili pflanzen',
    extraStep: 'Schrittplättchen: ein Schritt mehr',
    doubleBack: 'Kehrtplättchen: einmal umdrehen',
  },
  tileUsed: (tile) => `${tile}: benutzt`,
  wonCards: 'Gewonnene Karten',
  noCards: 'Noch keine Karte gewonnen',
  plaques: 'Plaketten',
  holding: (n, pepper) => `${n} ${pepper}`,
  inHand: (pepper) => `In deiner Hand: ${pepper}. Wähle ein Beet.`,
  bid: 'Gebot',
  yourBid: 'Dein Gebot',
  placeBid: (n) => `${n} bieten`,
  changeBid: (n) => `Auf ${n} ändern`,
  decided: 'hat entschieden',
  thinking: 'überlegt',
  bidOf: (n) => `Gebot ${n}`,
  sell: 'Verkaufen',
  sellWhich: (pepper) => `Chilis verkaufen: ${pepper}`,
  sellCount: (n, pepper, coins) => `${n} ${pepper} für ${counted(coins, 'Münze', 'Münzen')} verkaufen`,
  each: (n) => `je ${n}`,
  close: 'Schließen',
  chart: 'Kreuzungstafel',
  chartHelp: 'Was du zwischen zwei gepflanzten Chilis erntest.',
  breeds: (a, b, result) => `${a} und ${b}: ${result}`,
  nothing: 'nichts',
  planted: (n, pepper) => `${n} ${pepper} gepflanzt`,
  untilEnd: 'Wie weit es noch ist',
  you: 'du',
  zoomIn: 'Vergrößern',
  zoomOut: 'Das ganze Feld zeigen',
}
