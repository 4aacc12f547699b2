import { counted } from '@harvest/engine/wire'
import type { ClubText } from './en.ts'

export const de: ClubText = {
  chat: {
    onlyWatches: '(schaut zu)',
    lineRemoved: 'entfernt',
    aboutLine: (name) => `Zu dieser Zeile von ${name}`,
    hush: 'Nur wer mitspielt, darf schreiben',
    hushHelp: 'Wer zuschaut, kann den Chat lesen, aber nichts schreiben.',
    hushed: 'An diesem Tisch darf nur schreiben, wer mitspielt.',
  },
  line: {
    title: (name) => `Was ${name} gesagt hat`,
    mute: (name) => `${name} stummschalten`,
    muteHelp: 'Du siehst diese Zeilen nicht mehr, an keinem Tisch. Die Person erfährt nichts davon.',
    unmute: (name) => `${name} nicht mehr stummschalten`,
    report: 'Diese Zeile melden',
    reportHelp: 'Die Meldung geht an die Leitung dieses Servers.',
    note: 'Was stimmt damit nicht?',
    reported: 'Danke, wir sehen es uns an.',
    done: 'Erledigt.',
  },
  hidden: (n) => (n === 1 ? '1 Zeile ausgeblendet' : `${n} Zeilen ausgeblendet`),
  shown: 'Diese Zeilen ausblenden',
  entry: {
    title: 'Das ist der Server eines Clubs',
    password: 'Club-Passwort',
    invitation: 'Einladung (der Link oder der Code an seinem Ende)',
    goIn: 'Eintreten',
  },
  notice: { from: 'Von der Leitung dieses Servers', close: 'Schließen' },
  privacy: {
    title: 'Was wir über dich speichern',
    intro:
      'Nichts verlässt diesen Server außer den Nachrichten, die du selbst bestellst. Es gibt keine Werbung, keine Tracker und keine Cookies außer dem einen, mit dem du angemeldet bleibst.',
    items: [
      [
        'Deinen Namen',
        'und wann jedes deiner Geräte zuletzt hier war, etwa „Firefox, Android“. Das Gerät hat ein Geheimnis; wir behalten nur dessen Fingerabdruck.',
      ],
      ['Deine Spiele', 'wer wo saß, und jeden Zug. Ein beendetes Spiel kann sich ansehen, wer den Link hat.'],
      ['Was du gesagt hast', 'im Chat eines Tisches. Lesen kann es, wer den Link zum Tisch hat.'],
      ['Wie wir dich erreichen', 'Mailadressen, Geräte und Hooks, und nur, wenn du sie angibst.'],
      ['Wen du stummgeschaltet hast', 'und welche Zeilen du gemeldet hast.'],
      [
        'Nicht deine Adresse',
        'im Netz: Sie wird gezählt, solange du da bist, und beim Neustart des Servers vergessen. Gespeichert bleibt sie nur, wenn sie gesperrt wird.',
      ],
    ],
    games: (days) =>
      days === 0
        ? 'Beendete Spiele bleiben für immer.'
        : `Beendete Spiele werden nach ${counted(days, 'Tag', 'Tagen')} gelöscht.`,
    chat: (days) =>
      days === 0
        ? 'Der Chat bleibt so lange wie sein Tisch.'
        : `Der Chat wird nach ${counted(days, 'Tag', 'Tagen')} gelöscht.`,
    download: 'Alles herunterladen',
    delete: 'Alles löschen',
    deleteHelp:
      'Du verlässt deine laufenden Spiele, und Bots übernehmen sie endgültig. In beendeten Spielen bleibt dein Platz, aber ohne deinen Namen.',
    linesErased: 'Deine Chatzeilen werden gelöscht.',
    linesNameless: 'Deine Chatzeilen bleiben, aber ohne deinen Namen.',
    notBack: 'Das lässt sich nicht rückgängig machen.',
    sure: 'Ja, alles über mich löschen',
    keep: 'Behalten',
    gone: 'Erledigt. Hier ist nichts mehr über dich gespeichert.',
    nobody: 'Wir kennen dich noch nicht, also gibt es nichts herunterzuladen oder zu löschen.',
  },
}
