/** Why something is not possible, in German, with what to do instead. */
import { counted, type Refusal } from '@harvest/engine/wire'
import type { ActionId, SeasonName } from '../../data.ts'
import type { Text } from '../common.ts'
import { ACTION_TEXT, field, SEASON_NAMES, silo } from './words.ts'

const name = (a: Refusal['args']): string => `„${ACTION_TEXT[a.card as ActionId].name}“`

export const refusals: Text['refusals'] = {
  unknownMove: () => 'Einen solchen Zug gibt es in diesem Spiel nicht; wähle einen der angebotenen.',
  malformed: () => 'Das gehört nicht zu dieser Wahl; wähle einen der angebotenen Züge.',
  notNow: () => 'Darüber wird jetzt nicht entschieden; wähle einen der angebotenen Züge.',
  notAsked: () => 'Du hast jetzt nichts zu entscheiden; was du vorher gewählt hast, gilt.',
  alreadySealed: () => 'Deine Wahl ist versiegelt. Nutze zuerst „Wahl ändern“, solange noch jemand wählt.',
  nothingSealed: () => 'Du hast keine versiegelte Wahl zu ändern: Was offen liegt, gilt.',
  notInHand: (a) => `Du hast keine Karte ${name(a)} mehr zu wählen; „Zurück“ nimmt eine Wahl zurück.`,
  noSuchCard: () => 'Diese Karte gibt es nicht; nenne eine deiner Handkarten.',
  noSuchSeason: () => 'Eine Karte wird für Frühling oder Sommer gelegt.',
  seasonTaken: (a) => `Für den ${SEASON_NAMES[a.season as SeasonName]} hast du schon eine Karte gelegt.`,
  noSuchField: (a) =>
    `Wähle eines deiner eigenen Felder; du hast ${counted(Number(a.fields), 'Feld', 'Felder')}.`,
  alreadySeeded: (a) => `${field(Number(a.field))} besäst du schon.`,
  noFood: (a) => `Jede Saat kostet 1 Nahrung, und du hast nur ${String(a.food)}.`,
  noReactivePlanting: () => 'Vor dir liegt keine „Späte Aussaat“.',
  seedsChosen: () => 'Du säst schon; „Späte Aussaat“ wartet mit allen Feldern.',
  seasonCardFirst: () => 'Entscheide zuerst, was mit deiner Karte der Jahreszeit passiert.',
  noFire: () => 'Eine Handkarte wird nur bei Feuer ein zusätzliches halbes Feld.',
  oneForFire: () => 'Bei Feuer legst du eine Handkarte je Jahreszeit, und die hast du schon gewählt.',
  noSuchSlot: () =>
    'Darüber entscheidest du jetzt nicht: Geplant werden die Karte dieser Jahreszeit, aufgehobene und eben bekommene Karten.',
  alreadyPlanned: (a) =>
    `Über ${name(a)} hast du entschieden. Nimm das zuerst zurück, wenn du anders willst.`,
  otherFirst: (a) => `Plane zuerst ${name(a)}; Karten aus Diebstählen werden der Reihe nach geplant.`,
  savedNotDiscarded: () =>
    'Eine aufgehobene Karte wird gespielt, mit ihrer Rückseite anders genutzt oder bleibt aufgehoben.',
  noSuchBack: () =>
    'Die Rückseite einer Karte ist ein halbes Feld, ein halbes Silo, ein Bewaffneter oder eine aufgehobene Karte.',
  alreadySaved: () => 'Diese Karte ist schon aufgehoben.',
  seeded: () => 'Du hast in dieser Jahreszeit gesät: Deine Karte wird offen gespielt oder abgelegt.',
  stealTooLate: () =>
    'Dieser Diebstahl kommt zu spät: Lege ihn ab oder nutze, wenn du nicht gesät hast, seine Rückseite.',
  upgradeThere: (a) =>
    `${name(a)} liegt schon auf ${field(Number(a.field))} oder ist dort geplant: von jeder Art eine je Feld.`,
  noSuchSilo: (a) =>
    `Wähle eines deiner eigenen Silos; du hast ${counted(Number(a.silos), 'Silo', 'Silos')}.`,
  extensionThere: (a) =>
    `${silo(Number(a.silo))} hat schon einen Anbau, oder er ist dort geplant: einer je Silo.`,
  noSuchFarm: (a) => `Wähle eine der ${String(a.seats)} Farmen, an ihrem Schild.`,
  farmIsOut: (a, names) => `${names(Number(a.farm))} ist nicht mehr im Spiel.`,
  ownFarm: (a) => `${name(a)} gilt anderen, nicht dir selbst.`,
  rabbitsThere: (a, names) =>
    `${names(Number(a.farm))} hat schon Kaninchen, oder dein Plan schickt welche hin.`,
  otherVictim: (a, names) =>
    `Wenn zwei zugleich stehlen, kannst du nur von ${names(Number(a.farm))} stehlen oder verzichten.`,
  noCardShown: (a, names) => `${names(Number(a.farm))} zeigt keine Karte, die du nehmen könntest.`,
  alreadyTaken: (a, names) => `Die Karte von ${names(Number(a.farm))} nimmst du schon.`,
  planPickedFirst: () => 'Entscheide zuerst, was mit der gewählten Karte passiert.',
  noSuchUnit: (a, names) => `${names(Number(a.farm))} hat keine solche Einheit; wähle eine, die dort steht.`,
  alreadyPaying: (a, names) => `${names(Number(a.farm))} zahlt dir schon Tribut.`,
  alreadyPaid: (a, names) =>
    `Du zahlst ${names(Number(a.farm))} Tribut. Erst wenn der endet, ist ein Angriff möglich.`,
  alreadyAttacked: (a, names) => `Ein anderer Kriegsherr von dir greift ${names(Number(a.farm))} schon an.`,
}
