import type { HereText } from './en.ts'

export const de: HereText = {
  save: 'Als Datei sichern',
  toServer: 'Auf dem Server weiterspielen',
  toServerHelp: 'Daraus wird ein Tisch mit einem Link. Wer spielt dort die anderen Plätze?',
  openSeats: 'Freunde: Ich teile den Link',
  keepBots: 'Die Bots spielen weiter',
  fairness: 'Wer dazukommt, sollte wissen: Auf deinem Gerät hättest du verdeckte Karten ansehen können.',
  remove: 'Dieses Spiel löschen',
  removeSure: 'Dieses Spiel gibt es nur auf diesem Gerät. Wenn du es löschst, ist es weg.',
  yes: 'Löschen',
  no: 'Behalten',
  keep: 'Auf diesem Gerät behalten',
  kept: 'Gespeichert. Du findest es unter Meine Tische, auch ohne Verbindung.',
  open: 'Gesichertes Spiel öffnen',
  badFile: (why: string) => `Diese Datei lässt sich nicht öffnen: ${why}.`,
  damaged: () => 'Sie enthält kein Spiel von hier oder ist beschädigt',
  tooLarge: 'Sie ist zu groß für ein Spiel',
  noStore:
    'Dieses Browserfenster behält nichts, darum lässt sich hier kein Spiel speichern. Nimm ein normales Fenster statt eines privaten.',
}
