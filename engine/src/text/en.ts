import type { Refusal } from '../contract.ts'
import type { EngineText } from '../text.ts'

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

export const en: EngineText = {
  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: (a, names) =>
      `It is not your turn: the table waits for ${(a.waiting as number[]).map(names).join(', ')}.`,
    noSuchSeat: (a) => `There is no such seat; this table has seats 1 to ${a.seats}.`,
    notAMove: () => 'That is not a move: a move is a small object with a "do" and a few plain values.',
    nothingToUndo: () =>
      'You can take back only your own last steps, and none behind a reveal or another player’s step.',
    seatCount: (a) => `${a.game} is for ${range(a)} players, not ${a.seats}.`,
    optionsShape: () => 'Options are given as an object of names and values.',
    optionUnknown: (a) => `There is no option "${a.option}"; known are: ${list(a.known) || 'none'}.`,
    optionFlag: (a) => `The option "${a.option}" is either true or false.`,
    optionSeats: (a) => `The option "${a.option}" is for ${range(a)} players.`,
    optionChoice: (a) => `The option "${a.option}" takes one of: ${list(a.values)}.`,
    optionPerSeat: (a) =>
      `The option "${a.option}" takes a list with one word for each of the ${a.seats} seats.`,
    optionTwice: (a) => `The option "${a.option}" names ${a.value} twice; each seat takes a different one.`,
  },
}

function range({ min, max }: Refusal['args']): string {
  return min === max ? `${min}` : `${min} to ${max}`
}
