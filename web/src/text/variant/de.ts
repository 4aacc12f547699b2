import type { VariantText } from './en.ts'

export const de: VariantText = {
  name: 'Variante',
  help: 'Eigene Zahlen oder Karten aus einer Datei. Alle am Tisch sehen, was anders ist.',
  choose: 'Datei wählen',
  remove: 'Wie gedruckt spielen',
  tooLarge: 'Diese Datei ist zu groß für eine Variante.',
  study: 'Was eine Änderung bewirkt, zeigt eine Studie',
  title: 'Was anders ist als im gedruckten Spiel',
  printed: (v: string) => `statt ${v}`,
  fresh: 'neu',
  of: (name: string) => `Variante: ${name}`,
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
}
