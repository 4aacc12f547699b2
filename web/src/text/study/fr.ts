import type { Translated } from '@harvest/engine/wire'
import type { StudyText } from './en.ts'

export const fr: Translated<StudyText> = {
  title: 'Regarder une étude',
  intro:
    'Le labo fait jouer des milliers de parties aux bots et en tire un rapport : qui gagne, comment les parties se déroulent et ce que vaut chaque carte. Choisis ici son report.json, ou dépose-le n’importe où sur cette page. Il reste sur ton appareil.',
  how: 'Pour en faire une, dans le terminal :',
  choose: 'Choisir report.json',
  other: 'Choisir un autre rapport',
  notOne: (file: string) =>
    `${file} n’est pas le rapport d’une étude. Le labo l’écrit dans le dossier de l’étude, sous le nom report.json.`,
  tooLarge: (file: string) => `${file} est trop gros pour un rapport.`,
  unreadable: (file: string) => `${file} est illisible.`,
  findings: 'Ce qui ressort',
  asTable: 'En tableau',
  table: (title: string) => `${title}, en tableau`,
}
