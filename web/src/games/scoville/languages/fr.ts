/** All French words of the game's pictures, in one piece that only those who read French load. */
import { countedInFrench, listed, type Translated } from '@harvest/engine/wire'
import {
  COLOURS as frColours,
  of as frOf,
  whereFarmerStands as frWhere,
} from '@harvest/scoville/text/fr/words'
import { list, type Words } from '../words.ts'

export { fr as text } from '@harvest/scoville/text/fr'

export const reference = 'Croisements'

export const words: Translated<Words> = {
  field: 'Champ de piments',
  fieldHelp: 'Les flèches mènent d’un endroit possible à l’autre, Entrée en choisit un.',
  market: 'Marché',
  cookoff: 'Concours de cuisine',
  auction: 'Salle des ventes',
  hall: 'Hôtel de ville',
  order: 'Ordre du tour',
  morning: 'Matin',
  afternoon: 'Après-midi',
  round: (n, last) => (last ? `Manche ${n}, la dernière` : `Manche ${n}`),
  pepper: frColours,
  peppers: (letters) => list(letters, frColours),
  noPeppers: 'aucun piment',
  coins: (n) => countedInFrench(n, 'pièce'),
  points: (n) => countedInFrench(n, 'point'),
  star: 'l’étoile',
  farmerOf: (name, farmer) => `Fermier ${frOf(name)}, ${frWhere(farmer)}`,
  spot: (n) => `Place ${n}`,
  spotOf: (n, name) => `Place ${n} : ${name}`,
  marketCard: (wants, gains, points) =>
    `Carte Marché : donne ${wants} ; reçois ${[gains, points > 0 ? countedInFrench(points, 'point') : ''].filter(Boolean).join(' et ')}`,
  recipe: (name, needs, points) => `${name} : ${needs} ; ${countedInFrench(points, 'point')}`,
  auctionCard: (peppers) => `Carte Enchère : ${peppers}`,
  plaque: (points, colours) => `Plaque de ${countedInFrench(points, 'point')} pour ${colours}`,
  stack: (points, colours, below) =>
    points === null
      ? `Plus de plaque pour ${colours}`
      : `Plaque de ${countedInFrench(points, 'point')} pour ${colours}, ${below.length > 0 ? `puis ${listed(below.map(String), 'et')}` : 'la dernière'}`,
  emptyStack: 'plus aucune',
  noneLeft: 'Plus aucune.',
  cardsLeft: (n) => countedInFrench(n, 'carte'),
  or: 'ou',
  tray: 'Tes affaires',
  screen: 'Derrière le paravent',
  screenHelp: 'Le paravent cache les piments, les pièces, les tuiles non jouées et les cartes gagnées.',
  tiles: {
    extraPepper: 'Tuile deuxième plant : planter un deuxième piment',
    extraStep: 'Tuile pas de plus : un pas de plus',
    doubleBack: 'Tuile demi-tour : se retourner une fois',
  },
  tileUsed: (tile) => `${tile} : jouée`,
  wonCards: 'Cartes gagnées',
  noCards: 'Aucune carte gagnée',
  plaques: 'Plaques',
  holding: (n, pepper) => `${n} ${pepper}`,
  inHand: (pepper) => `Tu tiens : ${pepper}. Choisis une parcelle.`,
  bid: 'Enchère',
  yourBid: 'Ton enchère',
  placeBid: (n) => `Miser ${n}`,
  changeBid: (n) => `Changer pour ${n}`,
  decided: 'a décidé',
  thinking: 'réfléchit',
  bidOf: (n) => `enchère ${n}`,
  sell: 'Vendre',
  sellWhich: (pepper) => `Vendre des piments : ${pepper}`,
  sellCount: (n, pepper, coins) => `Vendre ${n} ${pepper} pour ${countedInFrench(coins, 'pièce')}`,
  each: (n) => `${n} chacun`,
  close: 'Fermer',
  chart: 'Tableau des croisements',
  chartHelp: 'Ce que tu récoltes entre deux piments plantés.',
  breeds: (a, b, result) => `${a} et ${b} : ${result}`,
  nothing: 'rien',
  planted: (n, pepper) => `${n} ${pepper} en terre`,
  untilEnd: 'Ce qu’il reste avant la fin',
  you: 'toi',
  zoomIn: 'Agrandir',
  zoomOut: 'Montrer tout le champ',
}
