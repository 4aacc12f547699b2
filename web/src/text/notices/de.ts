import type { NoticesText } from './en.ts'

export const de: NoticesText = {
  title: 'Wenn du dran bist',
  help: 'Wie erreichen wir dich, wenn diese Seite geschlossen ist? Du bekommst eine Nachricht pro Zug und keine, solange du die Seite offen hast.',
  kinds: { push: 'Dieser Browser', mail: 'Mail', hook: 'Chatraum oder Programm' },
  browser: (name) => `Browser (${name})`,
  addPush: 'Auf diesem Gerät Bescheid geben',
  noPush: 'Dieser Browser bekommt keine Nachrichten, wenn die Seite geschlossen ist.',
  denied: 'Dein Browser blockiert Mitteilungen. Erlaube sie für diese Seite in seinen Einstellungen.',
  mail: 'Mailadresse',
  addMail: 'Mails schicken',
  hook: 'Adresse des Hooks',
  form: 'Er führt zu',
  forms: { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'einem eigenen Programm (JSON)' },
  addHook: 'Hook hinzufügen',
  unconfirmed: 'Öffne den Link in der Mail, die wir dir geschickt haben.',
  when: 'Wann',
  pace: (minutes) =>
    minutes === 0
      ? 'sofort'
      : minutes === 60
        ? 'nach einer Stunde ohne dich'
        : minutes % 60 === 0
          ? `nach ${minutes / 60} Stunden ohne dich`
          : minutes === 1
            ? 'nach einer Minute ohne dich'
            : `nach ${minutes} Minuten ohne dich`,
  daily: 'einmal am Tag, alle Tische in einer Nachricht',
  test: 'Testnachricht schicken',
  testAgain: 'Mail noch einmal schicken',
  tested: 'Abgeschickt.',
  remove: 'Entfernen',
  feed: 'Feed für einen Newsreader',
  feedHelp: 'Er nennt die Tische, die auf dich warten. Wer diese Adresse hat, kann ihn lesen.',
  renew: 'Neue Adresse erzeugen',
  more: 'Weitere Wege, mich zu erreichen',
  room: {
    title: 'In einem Chatraum Bescheid geben',
    help: 'Dort steht dann, wenn das Spiel beginnt, wer am Zug ist und wer gewonnen hat. Alle, die hier spielen, sehen, wohin es geht, aber nicht die ganze Adresse.',
    by: (name: string) => `von ${name}`,
  },
}
