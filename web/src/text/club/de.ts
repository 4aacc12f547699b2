import type { ClubText } from './en.ts'

export const de: ClubText = {
  chat: {
    onlyWatches: '(schaut zu)',
    lineRemoved: 'entfernt',
    aboutLine: (name) => `Zu dieser Zeile von ${name}`,
    hush: 'Nur wer mitspielt, redet',
    hushHelp: 'Wer zuschaut, kann den Chat lesen, aber nichts schreiben.',
    hushed: 'An diesem Tisch reden nur die, die mitspielen.',
  },
  line: {
    title: (name) => `Was ${name} gesagt hat`,
    mute: (name) => `${name} stummschalten`,
    muteHelp: 'Du siehst diese Zeilen nicht mehr, an keinem Tisch. Niemand erfährt davon.',
    unmute: (name) => `${name} wieder lesen`,
    report: 'Diese Zeile melden',
    reportHelp: 'Die Meldung geht an die, die diesen Server betreiben.',
    note: 'Was stimmt damit nicht?',
    reported: 'Danke, wir sehen es uns an.',
    done: 'Erledigt.',
  },
  hidden: (n) => (n === 1 ? '1 Zeile ausgeblendet' : `${n} Zeilen ausgeblendet`),
  shown: 'Wieder ausblenden',
  entry: {
    title: 'Das ist der Server eines Clubs',
    password: 'Passwort des Clubs',
    invitation: 'Einladung (der Link oder der Code an seinem Ende)',
    goIn: 'Hereinkommen',
  },
  notice: { from: 'Von denen, die diesen Server betreiben', close: 'Schließen' },
  privacy: {
    title: 'Was wir über dich speichern',
    intro:
      'Nichts verlässt diesen Server außer den Nachrichten, die du selbst bestellst. Es gibt keine Werbung, keine Tracker und keine Cookies außer dem einen, an dem wir dich erkennen.',
    items: [
      [
        'Deinen Namen',
        'und wann jedes deiner Geräte zuletzt hier war, etwa „Firefox, Android“. Das Gerät hat ein Geheimnis; wir behalten nur dessen Fingerabdruck.',
      ],
      ['Deine Spiele', 'wer wo saß, und jeden Zug. Ein beendetes Spiel kann sich ansehen, wer den Link hat.'],
      ['Was du gesagt hast', 'im Chat eines Tisches, für alle mit seinem Link.'],
      ['Wie wir dich erreichen', 'Mailadressen, Geräte und Hooks, und nur, wenn du sie angibst.'],
      ['Wen du stummgeschaltet hast', 'und welche Zeilen du gemeldet hast.'],
      [
        'Nicht deine Adresse',
        'im Netz: Sie wird gezählt, solange du da bist, und beim Neustart des Servers vergessen. Nur wenn eine Adresse gesperrt wird, bleibt sie gespeichert.',
      ],
    ],
    games: (days) =>
      days === 0
        ? 'Beendete Spiele bleiben für immer.'
        : `Beendete Spiele werden nach ${days} Tagen gelöscht.`,
    chat: (days) =>
      days === 0 ? 'Der Chat bleibt so lange wie sein Tisch.' : `Der Chat wird nach ${days} Tagen gelöscht.`,
    download: 'Alles herunterladen',
    delete: 'Alles löschen',
    deleteHelp:
      'Du verlässt deine laufenden Spiele, dort spielen für immer Bots weiter. In beendeten Spielen bleibt dein Platz, aber ohne deinen Namen.',
    linesErased: 'Was du gesagt hast, wird gelöscht.',
    linesNameless: 'Was du gesagt hast, bleibt ohne deinen Namen stehen.',
    notBack: 'Das lässt sich nicht rückgängig machen.',
    sure: 'Ja, alles über mich löschen',
    keep: 'Behalten',
    gone: 'Erledigt. Hier ist nichts mehr über dich gespeichert.',
    nobody: 'Wir kennen dich noch nicht, also gibt es nichts herunterzuladen oder zu löschen.',
  },
}
