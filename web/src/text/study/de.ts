import type { StudyText } from './en.ts'

export const de: StudyText = {
  title: 'Eine Studie ansehen',
  intro:
    'Das Labor lässt Bots Tausende Partien spielen und schreibt einen Bericht: wer gewinnt, wie die Partien verlaufen und was jede Karte wert ist. Wähle hier seine report.json oder zieh sie irgendwo auf diese Seite. Sie bleibt auf deinem Gerät.',
  how: 'So machst du eine, im Terminal:',
  choose: 'report.json wählen',
  other: 'Einen anderen Bericht wählen',
  notOne: (file: string) =>
    `${file} ist kein Bericht einer Studie. Das Labor schreibt ihn in den Ordner der Studie, als report.json.`,
  tooLarge: (file: string) => `${file} ist zu groß für einen Bericht.`,
  unreadable: (file: string) => `${file} lässt sich nicht lesen.`,
  findings: 'Was auffällt',
  asTable: 'Als Tabelle',
  table: (title: string) => `${title}, als Tabelle`,
}
