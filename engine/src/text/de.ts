import type { Refusal } from '../contract.ts'
import type { EngineText } from '../text.ts'

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

export const de: EngineText = {
  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: (a, names) =>
      `Du bist nicht dran. Der Tisch wartet auf ${(a.waiting as number[]).map(names).join(', ')}.`,
    noSuchSeat: (a) => `Diesen Platz gibt es nicht; der Tisch hat die Plätze 1 bis ${a.seats}.`,
    notAMove: () =>
      'Das ist kein Zug: Ein Zug ist ein kleines Objekt mit einem „do“ und wenigen einfachen Werten.',
    nothingToUndo: () =>
      'Du kannst nur deine eigenen letzten Schritte zurücknehmen, und nur bis etwas aufgedeckt wird oder jemand anders handelt.',
    seatCount: (a) => `${a.game} ist für ${range(a)} Personen, nicht für ${a.seats}.`,
    optionsShape: () => 'Optionen werden als Objekt aus Namen und Werten angegeben.',
    optionUnknown: (a) =>
      `Die Option „${a.option}“ gibt es nicht; bekannt sind: ${list(a.known) || 'keine'}.`,
    optionFlag: (a) => `Die Option „${a.option}“ muss true oder false sein.`,
    optionSeats: (a) => `Die Option „${a.option}“ ist für ${range(a)} Personen.`,
    optionChoice: (a) => `Die Option „${a.option}“ muss eines davon sein: ${list(a.values)}.`,
    optionPerSeat: (a) =>
      `Die Option „${a.option}“ braucht eine Liste mit einem Wort für jeden der ${a.seats} Plätze.`,
    optionTwice: (a) =>
      `Die Option „${a.option}“ nennt ${a.value} zweimal; jeder Platz braucht etwas anderes.`,
  },
}

function range({ min, max }: Refusal['args']): string {
  return min === max ? `${min}` : `${min} bis ${max}`
}
