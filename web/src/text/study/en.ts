/** The words around a study’s report; the report itself is in English, as the lab writes it. */
export const en = {
  title: 'Look at a study',
  intro:
    'The lab plays thousands of games between bots and writes a report: who wins, how games go, and what each card is worth. Choose its report.json here, or drop it anywhere on this page. It stays on your device.',
  how: 'To make one, run this in the terminal:',
  choose: 'Choose report.json',
  other: 'Choose another report',
  notOne: (file: string) =>
    `${file} isn’t a study’s report. The lab writes it to report.json in the study’s folder.`,
  tooLarge: (file: string) => `${file} is too big for a report.`,
  unreadable: (file: string) => `${file} can’t be read.`,
  findings: 'What stands out',
  asTable: 'As a table',
  table: (title: string) => `${title}, as a table`,
}

export type StudyText = typeof en
