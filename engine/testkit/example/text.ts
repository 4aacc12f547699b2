// The words of Pepper Duel in both languages. A real game keeps one file a language.
import {
  inWords,
  picture,
  type GameText,
  type Names,
  type StatisticsText,
  type TableWords,
} from '../../src/wire.ts'
import { LEAD, POINT_PRICE, ROUNDS } from './data.ts'
import type { PepperEvent, PepperMove, View } from './state.ts'

type Text = GameText<View, PepperMove, PepperEvent>

interface Words {
  readonly pepper: (heat: number) => string
  readonly coins: (n: number) => string
  readonly nothing: string
}

const english: Words = {
  pepper: (heat) => `pepper of heat ${heat}`,
  coins: (n) => (n === 1 ? '1 coin' : `${n} coins`),
  nothing: 'none',
}
const german: Words = {
  pepper: (heat) => `Paprika der Schärfe ${heat}`,
  coins: (n) => (n === 1 ? '1 Münze' : `${n} Münzen`),
  nothing: 'keine',
}

const card = (words: Words, index: number): string => picture('pepper', index + 1, words.pepper(index + 1))

/** Cards as a list: counts by heat become words. */
function listCards(words: Words, counts: readonly number[]): string {
  return (
    counts.flatMap((n, index) => (n > 0 ? [`${n} × ${card(words, index)}`] : [])).join('; ') || words.nothing
  )
}

const turnOf = (view: View, names: Names): string => names(view.turn)

export const en: Text = {
  name: 'Pepper Duel',
  tagline: 'Lay the hotter pepper.',
  options: { openCoins: { label: 'Open coins', help: 'Coins lie in the open instead of behind a screen.' } },
  phases: { duel: 'Duel', showdown: 'Showdown', market: 'Market', over: 'Game over' },
  prompts: {
    duel: (view) =>
      view.choice && view.choice.card >= 0 ? 'How much do you stake?' : 'Which pepper do you lay?',
    duelWait: () => 'Peppers are being laid in secret.',
    showdown: () => 'The peppers are shown.',
    market: () => 'Buy, sell, and draw a card to end your turn.',
    marketWait: (view, names) => `${turnOf(view, names)} is at the market.`,
    over: () => 'The game is over.',
  },
  endings: {
    lead: `Somebody has ${inWords(LEAD, 'en')} points`,
    rounds: `The last of ${inWords(ROUNDS, 'en')} duels is fought`,
  },
  sources: { duels: 'Duels', bought: 'Bought points' },
  tieBreaks: { coins: 'Most coins', shared: 'Shared win' },
  move(move) {
    switch (move.do) {
      case 'lay':
        return `Lay the ${card(english, move.card)}`
      case 'sell':
        return `Sell the ${card(english, move.card)}`
      case 'stake':
        return `Stake ${english.coins(move.coins)}`
      case 'buy':
        return 'Buy a point'
      case 'draw':
        return 'Draw a card and end the turn'
    }
  },
  effect: (effect) => (effect.key === 'point' ? `+1 point, −${english.coins(POINT_PRICE)}` : '+1 coin'),
  event(event, names) {
    switch (event.e) {
      case 'duel': {
        const laid = event.cards.map(
          (c, s) => `${names(s)} lays the ${card(english, c)} and ${english.coins(event.stakes[s]!)}`,
        )
        return `${laid.join('; ')}. ${event.winner === null ? 'Equal heat.' : `${names(event.winner)} wins the duel.`}`
      }
      case 'buy':
        return `${names(event.seat)} buys a point.`
      case 'sell':
        return `${names(event.seat)} sells the ${card(english, event.card)}.`
      case 'draw':
        return event.card === null
          ? `${names(event.seat)} draws a card.`
          : `${names(event.seat)} draws the ${card(english, event.card)}.`
      case 'end':
        return `${en.endings[event.ending]}: the game is over.`
    }
  },
  refusals: {
    notInHand: () => 'You have no such pepper in your hand.',
    stake: (a) => `First lay a pepper; then you may stake up to ${english.coins(a.coins as number)}.`,
    duelNow: () => 'Now a pepper is laid, and then coins are staked.',
    price: (a) =>
      `A point costs ${english.coins(a.price as number)}, and you have ${english.coins(a.coins as number)}.`,
    soldAlready: () => 'You have sold a pepper in this turn already.',
    lastCard: () => 'You keep your last pepper.',
    marketNow: () => 'At the market you buy, sell, or draw a card to end your turn.',
  },
  describe: (view, names) =>
    [
      `Round ${view.round} of ${ROUNDS}.`,
      `Deck: ${view.deck} cards.`,
      `Face up: ${listCards(english, view.shown)}.`,
      ...view.players.flatMap((player, seat) => {
        const coins = player.coins === null ? 'coins behind the screen' : english.coins(player.coins)
        const open = `${names(seat)}: ${player.points} points; ${coins}; ${player.cards} cards.`
        return player.hand ? [open, `  Hand: ${listCards(english, player.hand)}.`] : [open]
      }),
    ].join('\n'),
}

export const de: Text = {
  name: 'Paprikaduell',
  tagline: 'Lege die schärfere Paprika.',
  options: {
    openCoins: { label: 'Offene Münzen', help: 'Münzen liegen offen statt hinter dem Sichtschirm.' },
  },
  phases: { duel: 'Duell', showdown: 'Aufdecken', market: 'Markt', over: 'Spielende' },
  prompts: {
    duel: (view) =>
      view.choice && view.choice.card >= 0 ? 'Wie viel setzt du?' : 'Welche Paprika legst du?',
    duelWait: () => 'Die Paprika werden geheim gelegt.',
    showdown: () => 'Die Paprika werden aufgedeckt.',
    market: () => 'Kaufe, verkaufe, und ziehe eine Karte, um deinen Zug zu beenden.',
    marketWait: (view, names) => `${turnOf(view, names)} ist am Markt.`,
    over: () => 'Das Spiel ist zu Ende.',
  },
  endings: {
    lead: `Jemand hat ${inWords(LEAD, 'de')} Punkte`,
    rounds: `Das letzte von ${inWords(ROUNDS, 'de')} Duellen ist ausgetragen`,
  },
  sources: { duels: 'Duelle', bought: 'Gekaufte Punkte' },
  tieBreaks: { coins: 'Meiste Münzen', shared: 'Geteilter Sieg' },
  move(move) {
    switch (move.do) {
      case 'lay':
        return `${card(german, move.card)} legen`
      case 'sell':
        return `${card(german, move.card)} verkaufen`
      case 'stake':
        return `${german.coins(move.coins)} setzen`
      case 'buy':
        return 'Einen Punkt kaufen'
      case 'draw':
        return 'Eine Karte ziehen und den Zug beenden'
    }
  },
  effect: (effect) => (effect.key === 'point' ? `+1 Punkt, −${german.coins(POINT_PRICE)}` : '+1 Münze'),
  event(event, names) {
    switch (event.e) {
      case 'duel': {
        const laid = event.cards.map(
          (c, s) => `${names(s)} legt ${card(german, c)} und ${german.coins(event.stakes[s]!)}`,
        )
        return `${laid.join('; ')}. ${event.winner === null ? 'Gleiche Schärfe.' : `${names(event.winner)} gewinnt das Duell.`}`
      }
      case 'buy':
        return `${names(event.seat)} kauft einen Punkt.`
      case 'sell':
        return `${names(event.seat)} verkauft ${card(german, event.card)}.`
      case 'draw':
        return event.card === null
          ? `${names(event.seat)} zieht eine Karte.`
          : `${names(event.seat)} zieht ${card(german, event.card)}.`
      case 'end':
        return `${de.endings[event.ending]}: Das Spiel ist zu Ende.`
    }
  },
  refusals: {
    notInHand: () => 'Diese Paprika hast du nicht auf der Hand.',
    stake: (a) =>
      `Lege zuerst eine Paprika; dann darfst du bis zu ${german.coins(a.coins as number)} setzen.`,
    duelNow: () => 'Jetzt wird eine Paprika gelegt und dann gesetzt.',
    price: (a) =>
      `Ein Punkt kostet ${german.coins(a.price as number)}, und du hast ${german.coins(a.coins as number)}.`,
    soldAlready: () => 'Du hast in diesem Zug schon eine Paprika verkauft.',
    lastCard: () => 'Deine letzte Paprika behältst du.',
    marketNow: () => 'Am Markt kaufst und verkaufst du, oder du ziehst eine Karte und beendest deinen Zug.',
  },
  describe: (view, names) =>
    [
      `Runde ${view.round} von ${ROUNDS}.`,
      `Stapel: ${view.deck} Karten.`,
      `Offen: ${listCards(german, view.shown)}.`,
      ...view.players.flatMap((player, seat) => {
        const coins = player.coins === null ? 'Münzen hinter dem Schirm' : german.coins(player.coins)
        const open = `${names(seat)}: ${player.points} Punkte; ${coins}; ${player.cards} Karten.`
        return player.hand ? [open, `  Hand: ${listCards(german, player.hand)}.`] : [open]
      }),
    ].join('\n'),
}

/** The words for what is counted, a language each. */
export const statistics: { readonly en: StatisticsText; readonly de: StatisticsText } = {
  en: { sources: en.sources, figures: { staked: 'Coins staked', sold: 'Peppers sold' } },
  de: { sources: de.sources, figures: { staked: 'Gesetzte Münzen', sold: 'Verkaufte Paprika' } },
}

/** What a variant can change, part by part of its path. */
export const tables: { readonly en: TableWords; readonly de: TableWords } = {
  en: {
    copies: 'cards of each heat',
    startCoins: 'coins at the start',
    duelPoints: 'points for a duel',
    pointPrice: 'price of a point',
    rounds: 'rounds',
    lead: 'points that end the game',
  },
  de: {
    copies: 'Karten jeder Schärfe',
    startCoins: 'Münzen am Anfang',
    duelPoints: 'Punkte für ein Duell',
    pointPrice: 'Preis eines Punktes',
    rounds: 'Runden',
    lead: 'Punkte, mit denen das Spiel endet',
  },
}
