import type { ReachText } from './en.ts'

export const de: ReachText = {
  onlyHere:
    'Dieser Link führt nur auf diesem Computer hierher. Um andere einzuladen, öffne die Seite unter einer Adresse, die sie erreichen.',
  onNetwork: 'Dieser Link gilt für alle im selben Netz wie dieser Computer.',
}
