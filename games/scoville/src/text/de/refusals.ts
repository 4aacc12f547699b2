/** Why something is refused, in German, and what to do instead. */
import { counted, inWords } from '@harvest/engine/wire'
import { PLANTED_PER_COIN, STEPS, type Tile } from '../../data.ts'
import type { Phase } from '../../state.ts'
import { groups, type Kind, type Text } from '../common.ts'
import { anyOf, bare, join, notch, pepper, peppers, plot, steps, tile } from './words.ts'

/** When each kind of move is made. */
const WHEN: { readonly [kind in Kind]: string } = {
  bid: 'Geboten wird zu Beginn einer Runde.',
  spot: 'Plätze werden nach den Geboten gewählt, vom höchsten abwärts.',
  claim: 'Auktionskarten werden genommen, sobald die Zugreihenfolge steht.',
  take: 'Gepflanzt wird in der Pflanzphase.',
  plant: 'Gepflanzt wird in der Pflanzphase.',
  takePlaque: 'Eine Plakette gibt es gleich nach dem Pflanzen, höchstens eine pro Runde.',
  leavePlaque: 'Es liegt gerade keine Plakette bereit, die du liegen lassen könntest.',
  extraPepper: 'Eine zweite Chili pflanzt du gleich nach der ersten, in deinem eigenen Zug.',
  endPlanting: 'Es steht gerade keine zweite Chili an.',
  step: 'Farmer gehen in der Erntephase.',
  doubleBack: 'Farmer kehren in der Erntephase um.',
  extraStep: `Den zusätzlichen Schritt gibt es in der Erntephase, nach ${inWords(STEPS, 'de')} Schritten.`,
  stop: 'Gerade ist niemand unterwegs, der stehen bleiben könnte.',
  market: 'Der Markt ist in der Verwertungsphase offen.',
  cook: 'Gekocht wird in der Verwertungsphase.',
  sell: 'Verkauft wird in der Verwertungsphase.',
  end: 'Den Zug beendest du in der Verwertungsphase.',
  choose: 'Wählen kannst du gleich nach einer Marktkarte, die eine von zwei Chilis bietet.',
}

/** What is to be done in each phase. */
const NOW: { readonly [phase in Phase]: string } = {
  bid: 'Biete auf die Zugreihenfolge.',
  chooseSpot: 'Wähle einen Platz in der Zugreihenfolge.',
  claim: 'Nimm eine der Auktionskarten.',
  refill: 'Das Auktionshaus wird aufgefüllt.',
  plantPepper: 'Wähle eine Chili zum Pflanzen.',
  plantPlot: 'Pflanze die Chili neben eine gepflanzte.',
  plaque: 'Nimm die Plakette oder lass sie liegen.',
  plantMore: 'Pflanze eine zweite Chili oder beende das Pflanzen.',
  placeFarmer: 'Die Farmer kommen auf den Stern.',
  harvest: 'Geh mit deinem Farmer die Wege entlang.',
  fulfil: 'Besuche den Markt, koche, verkaufe oder beende deinen Zug.',
  giveChoice: 'Wähle die Chili, die der Markt dir gibt.',
  timeCheck: 'Die Tageszeit wird geprüft.',
  over: 'Das Spiel ist zu Ende.',
}

const SHAPE: { readonly [kind in Kind]: string } = {
  bid: 'Biete eine ganze Zahl von Münzen.',
  spot: 'Nenne den Platz als ganze Zahl ab 1.',
  claim: 'Nenne eine der ausliegenden Auktionskarten.',
  take: 'Nenne eine Chilifarbe.',
  plant: 'Nenne ein Beet des Feldes.',
  takePlaque: 'Zum Nehmen der Plakette gehört keine weitere Angabe.',
  leavePlaque: 'Zum Liegenlassen der Plakette gehört keine weitere Angabe.',
  extraPepper: 'Zum Pflanzplättchen gehört keine weitere Angabe.',
  endPlanting: 'Zum Ende des Pflanzens gehört keine weitere Angabe.',
  step: 'Nenne die Kerbe, auf die du gehst.',
  doubleBack: 'Zum Kehrtplättchen gehört keine weitere Angabe.',
  extraStep: 'Zum Schrittplättchen gehört keine weitere Angabe.',
  stop: 'Zum Stehenbleiben gehört keine weitere Angabe.',
  market: 'Nenne eine der ausliegenden Marktkarten.',
  cook: 'Nenne eines der ausliegenden Rezepte.',
  sell: 'Nenne eine Farbe und eine ganze Zahl von Chilis.',
  end: 'Zum Ende des Zuges gehört keine weitere Angabe.',
  choose: 'Nenne eine Chilifarbe.',
}

export const refusals: Text['refusals'] = {
  unknownMove: (a) => `Das geht hier nicht. ${NOW[a.now as Phase]}`,
  misshapen: (a) => SHAPE[a.kind as Kind],
  notNowStop: (a) => `${WHEN[a.kind as Kind]} Spiele das ${tile('extraStep')}, oder bleib stehen.`,
  notNow: (a) => `${WHEN[a.kind as Kind]} ${NOW[a.now as Phase]}`,
  noBidding: () => 'In der ersten Runde wird nicht geboten. Nimm eine der Auktionskarten.',
  bidRange: (a) =>
    a.most === 0
      ? 'Du hast keine Münzen: Biete 0.'
      : `Biete 0 bis ${counted(Number(a.most), 'Münze', 'Münzen')}.`,
  noSuchSpot: (a) => `Wähle einen Platz von 1 bis ${String(a.spots)}.`,
  spotTaken: (a, names) =>
    `Auf Platz ${String(a.spot)} steht schon ${names(Number(a.seat))}. Wähle einen freien Platz.`,
  notInAuction: () => 'Diese Karte liegt nicht im Auktionshaus. Nimm eine, die dort liegt.',
  takeFirst: () => 'Wähle zuerst die Chili, die du pflanzen willst.',
  alreadyTaken: (a) =>
    `Du hast ${pepper(String(a.pepper))} in der Hand. Wähle ein Beet dafür, oder nimm den Schritt zurück.`,
  pepperNotHeld: (a) => `Du hast keine ${bare(String(a.pepper))}. Wähle eine Farbe, die du hast.`,
  plotTaken: (a) =>
    `Auf ${plot(Number(a.plot))} steht schon ${pepper(String(a.pepper))}. Wähle ein leeres Beet neben einem bepflanzten.`,
  plotApart: (a) =>
    `Über, unter, links und rechts von ${plot(Number(a.plot))} ist nichts gepflanzt. Wähle ein Beet neben einem bepflanzten.`,
  tileGone: (a) => `Du hast dein ${tile(a.tile as Tile)} schon gespielt.`,
  stepsUsed: (a) =>
    `${Number(a.steps) === 1 ? 'Deinen Schritt' : `Deine ${String(a.steps)} Schritte`} bist du gegangen. Spiele das ${tile('extraStep')} für einen weiteren, oder bleib stehen.`,
  standsThere: () => 'Dort steht dein Farmer schon. Wähle eine Kerbe, die einen Schritt entfernt ist.',
  notOneStep: (a) =>
    `Die Kerbe ${notch(Number(a.to))} ist nicht einen Schritt entfernt. Geh durch die Kreuzung vor deinem Farmer.`,
  outOfReach: (a) =>
    `Die Kerbe ${notch(Number(a.to))} ist in ${counted(Number(a.left), 'Schritt', 'Schritten')} nicht zu erreichen. Wähle eine nähere.`,
  noReverse: () => 'Dein Farmer darf nicht umkehren. Geh weiter voran, oder bleib stehen.',
  noReverseTile: () =>
    `Dein Farmer darf nicht umkehren. Spiele das ${tile('doubleBack')}, oder geh weiter voran.`,
  occupied: (a, names) =>
    `Der Farmer von ${names(Number(a.seat))} steht ${notch(Number(a.to))}. Geh einen anderen Weg, oder bleib vorher stehen.`,
  turnIsFree: () => 'Vor dem ersten Schritt darfst du ohne Plättchen in beide Richtungen. Geh einen Schritt.',
  noStepAfterTurn: () => 'Nach dem Umkehren hättest du keinen Schritt mehr übrig.',
  blockedBehind: () =>
    'Hinter deinem Farmer ist kein Schritt möglich, das Umkehren wäre verloren. Geh voran, oder bleib stehen.',
  extraTooEarly: (a) =>
    `Der zusätzliche Schritt kommt nach den ersten ${inWords(STEPS, 'de')}. Du hast noch ${steps(Number(a.left))} ohne das Plättchen.`,
  stepFirst: () => 'Geh mindestens einen Schritt, bevor du stehen bleibst.',
  stepAfterTile: () =>
    'Du hast ein Plättchen für einen Schritt gespielt: Geh den Schritt, oder nimm das Plättchen zurück.',
  marketDone: () => 'Du warst in dieser Runde schon auf dem Markt. Koche, verkaufe oder beende deinen Zug.',
  cookoffDone: () =>
    'Du hast in dieser Runde schon gekocht. Besuche den Markt, verkaufe oder beende deinen Zug.',
  saleDone: () => 'Du hast in dieser Runde schon verkauft. Besuche den Markt, koche oder beende deinen Zug.',
  notInMarket: () =>
    'Diese Karte liegt nicht auf dem Markt, und genommene Karten werden nicht ersetzt. Wähle eine, die ausliegt.',
  notInCookoff: () =>
    'Dieses Rezept liegt nicht aus, und genommene Karten werden nicht ersetzt. Wähle eines, das ausliegt.',
  lacks: (a) => `Dafür fehlt dir: ${peppers(String(a.peppers))}. Wähle eine Karte, die du bezahlen kannst.`,
  worthless: (a) =>
    `Für ${anyOf(String(a.pepper))} zahlt noch niemand: ${String(a.planted)} gepflanzt, und eine Münze gibt es erst für ${inWords(PLANTED_PER_COIN, 'de')}. Verkaufe eine andere Farbe.`,
  saleSize: (a) => `Du kannst 1 bis ${String(a.most)} ${anyOf(String(a.pepper))} verkaufen.`,
  chooseFirst: (a) =>
    `Wähle zuerst, was der Markt dir gibt: ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'oder',
    )}.`,
}
