import { counted, inWords } from '@harvest/engine'
import { COLOURS as colours } from '@harvest/scoville/text/de/words'
import { peppersIn, type ScovilleTelling } from './words.ts'

const peppers = peppersIn({ colours, times: (count) => `${inWords(count, 'de')}mal`, last: 'und' })

export const de: ScovilleTelling = {
  terms: {
    hand: ['mehr Punkte in dieser Runde', 'weniger Punkte in dieser Runde'],
    cards: [
      'näher an den ausliegenden Rezepten und Marktkarten',
      'weiter weg von den ausliegenden Rezepten und Marktkarten',
    ],
    peppers: ['mehr Chilis für später', 'weniger Chilis für später'],
    harvest: ['eine bessere nächste Ernte', 'eine schlechtere nächste Ernte'],
    order: ['ein besserer Platz in der Zugreihenfolge', 'ein schlechterer Platz in der Zugreihenfolge'],
  },
  plaque: 'einer Plakette',
  first: 'dem ersten Platz',
  opened(paths, shared, letters) {
    const isOne = paths === 1
    const others =
      shared === 0
        ? 'die anderen kommen nicht hin'
        : shared < paths
          ? `andere kommen zu ${shared === 1 ? 'einem' : inWords(shared, 'de')} davon`
          : 'andere kommen auch hin'
    return `Öffnet ${isOne ? 'einen Weg' : `${inWords(paths, 'de')} Wege`} in Reichweite, ${isOne ? 'der' : 'die'} ${peppers(letters)} ${isOne ? 'bringt' : 'bringen'}; ${others}.`
  },
  onlyOthers: 'Öffnet nur den anderen Wege.',
  harvest: (letters) => `Der Weg bringt ${peppers(letters)}.`,
  takings: (points) => `Der ganze Zug bringt ${counted(points, 'Punkt', 'Punkte')}.`,
}
