import type { Refusal } from '../contract.ts'
import type { EngineText } from '../text.ts'

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

export const en: EngineText = {
  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: (a, names) =>
      `It’s not your turn. The table is waiting for ${(a.waiting as number[]).map(names).join(', ')}.`,
    noSuchSeat: (a) => `This table only has seats 1 to ${a.seats}.`,
    notAMove: () => 'That’s not a move. A move is a small object with a "do" and a few plain values.',
    nothingToUndo: () =>
      'You can only undo your own last steps, and only until something is revealed or another player acts.',
    seatCount: (a) => `${a.game} is for ${range(a)} players, not ${a.seats}.`,
    optionsShape: () => 'Give options as an object of names and values.',
    optionUnknown: (a) => `There’s no option "${a.option}". Choose from: ${list(a.known) || 'none'}.`,
    optionFlag: (a) => `The option "${a.option}" must be true or false.`,
    optionSeats: (a) => `The option "${a.option}" is for ${range(a)} players.`,
    optionChoice: (a) => `The option "${a.option}" must be one of: ${list(a.values)}.`,
    optionPerSeat: (a) =>
      `The option "${a.option}" needs a list with one word for each of the ${a.seats} seats.`,
    optionTwice: (a) => `The option "${a.option}" has ${a.value} twice. Each seat needs a different one.`,
  },
}

function range({ min, max }: Refusal['args']): string {
  return min === max ? `${min}` : `${min} to ${max}`
}
