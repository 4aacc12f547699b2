/** Why something is refused, in German, and what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { Text } from '../common.ts'
import { demand, needs, recipes, show } from './words.ts'

const card = (args: Refusal['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

export const refusals: Text['refusals'] = {
  unknownMove: () => 'Das kann man hier nicht tun.',
  drawFirst: () => 'Lege erst ab, was du magst, und ziehe nach.',
  drawTime: () => 'Nachgezogen wird einmal, am Anfang deines Zuges.',
  discardTime: () => 'Abgelegt wird am Anfang deines Zuges, vor dem Nachziehen.',
  discardLimit: (a) =>
    `Du darfst je Zug ${counted(a.limit as number, 'Karte', 'Karten')} ablegen. Ziehe jetzt nach.`,
  noSuchCard: () => 'Diese Karte gibt es nicht. Wähle eine, die du hast.',
  notInHand: (a) => `${card(a)} hast du nicht auf der Hand.`,
  oneAction: () => 'Je Zug nur eine Hauptaktion: vorbereiten, kochen oder servieren.',
  notIngredient: (a) => `${card(a)} ist keine Zutat; nur Zutaten werden vorbereitet.`,
  notRecipe: (a) => `${card(a)} ist kein Rezept; wähle ein Rezept aus deiner Hand.`,
  lacksIngredients: (a) =>
    `${card(a)} braucht ${needs({ primary: 1, secondary: a.secondary as number })}, vorbereitet und unbenutzt.`,
  recipeFirst: () => 'Wähle erst ein Rezept, das du kochst.',
  finishRecipe: (a) => `Mach erst ${card(a)} fertig.`,
  asksFor: (a) =>
    `${card(a)} braucht noch ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
  notPrepared: (a) => `${card(a)} liegt nicht vorbereitet und unbenutzt in deiner Küche.`,
  noExtra: (a) =>
    `${card(a)} darf nicht dazu: Über das Rezept hinaus gehen nur Extras und was deine Fähigkeit erlaubt.`,
  noMoreExtras: (a) =>
    `${card(a)} darf nicht dazu: Mehr zusätzliche Zutaten erlaubt deine Fähigkeit hier nicht.`,
  noCustomer: () => 'In deiner Schlange steht niemand; locke erst einen Gast an.',
  noDish: () => 'Du hast nichts gekocht, was du servieren könntest.',
  serveFirst: () => 'Bring erst das Servieren zu Ende; nichts darf es unterbrechen.',
  notServing: () => 'Du servierst gerade nicht.',
  serveOne: () => 'Serviere mindestens ein Gericht.',
  noSuchDish: (a) =>
    `Du hast ${counted(a.dishes as number, 'gekochtes Gericht', 'gekochte Gerichte')}; wähle eines davon.`,
  dishTaken: (a) => `Dieses Gericht geht schon an: ${customer(a)}.`,
  notInQueue: () => 'Dieser Gast steht nicht in deiner Schlange.',
  ordersFull: (a) => `Mehr als ${recipes(a.orders as number)} bestellt dieser Gast nicht: ${customer(a)}.`,
  attractedAlready: () => 'Du hast in diesem Zug schon einen Gast angelockt; mehr als einer geht nicht.',
  notInCentral: () => 'Dieser Gast steht nicht in der gemeinsamen Schlange.',
  queueFull: (a) => `Deine Schlange ist voll: höchstens ${counted(a.limit as number, 'Gast', 'Gäste')}.`,
  requirement: (a) => `Dieser Gast kommt nur, wenn du ${demand(a.customer as number)} hast: ${customer(a)}.`,
  noEvent: (a) => `Du hast keine ${a.event === 'complaint' ? 'Beschwerde' : 'Werbeaktion'} auf der Hand.`,
  noOwnCustomer: () => 'Für eine Werbeaktion brauchst du einen Gast in deiner Schlange.',
  noTarget: () => 'Für dieses Ereignis gibt es keinen Gast.',
  playEvent: () => 'Spiele erst die Ereigniskarte, dann wähle ihre Gäste der Reihe nach.',
  finishEvent: () => 'Wähle erst die Gäste für das gespielte Ereignis.',
  offerOwn: () => 'Gib einen Gast aus deiner eigenen Schlange ab.',
  swapOther: () => 'Wähle einen Gast aus einer anderen Schlange.',
  notWaiting: () => 'Dieser Gast steht in keiner Schlange.',
  noLoss: () => 'Gerade muss niemand Punkte verlieren.',
  chooseOpponent: () => 'Wähle einen deiner Gegner.',
  noStrip: () => 'Gerade muss keine Siegkarte weg.',
  chooseWinCard: () => 'Wähle eine Siegkarte, die ein Gegner hat.',
  trackTime: () => 'Siegkarten gibt es am Ende des Servierens.',
  cannotTrack: (a) => `${card(a)} kann jetzt keine Siegkarte werden.`,
  passInstead: () => 'Du hast keine Hauptaktion gemacht; passe, wenn du keine willst.',
  endInstead: () => 'Du hast deine Hauptaktion gemacht; beende stattdessen den Zug.',
  answerFirst: () => 'Nur der Gleichstand ist noch zu klären: Sag, wann du zuletzt gekocht hast.',
  answerWords: () => 'Antworte mit today, yesterday, week, longer oder never.',
  notAsked: () => 'Niemand fragt dich, wann du zuletzt gekocht hast.',
}
