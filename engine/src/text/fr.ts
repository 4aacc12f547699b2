import type { Refusal } from '../contract.ts'
import type { EngineText } from '../text.ts'

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

export const fr: EngineText = {
  refusals: {
    gameOver: () => 'La partie est finie.',
    notYourTurn: (a, names) =>
      `Ce n’est pas ton tour. La table attend ${(a.waiting as number[]).map(names).join(', ')}.`,
    noSuchSeat: (a) => `Cette table n’a que les places 1 à ${a.seats}.`,
    notAMove: () =>
      'Ce n’est pas un coup : un coup est un petit objet avec un « do » et quelques valeurs simples.',
    nothingToUndo: () =>
      'Tu ne peux annuler que tes derniers pas, et seulement jusqu’à ce que quelque chose soit révélé ou qu’un autre joueur agisse.',
    seatCount: (a) => `${a.game} se joue à ${range(a)}, pas à ${a.seats}.`,
    optionsShape: () => 'Donne les options sous forme d’objet, avec des noms et des valeurs.',
    optionUnknown: (a) =>
      `L’option « ${a.option} » n’existe pas ; choisis parmi : ${list(a.known) || 'aucune'}.`,
    optionFlag: (a) => `L’option « ${a.option} » doit valoir true ou false.`,
    optionSeats: (a) => `L’option « ${a.option} » se joue à ${range(a)}.`,
    optionChoice: (a) => `L’option « ${a.option} » doit valoir l’un de ceux-ci : ${list(a.values)}.`,
    optionPerSeat: (a) =>
      `L’option « ${a.option} » demande une liste avec un mot pour chacune des ${a.seats} places.`,
    optionTwice: (a) =>
      `L’option « ${a.option} » nomme deux fois ${a.value} ; il en faut un différent à chaque place.`,
  },
}

function range({ min, max }: Refusal['args']): string {
  return min === max ? `${min}` : `${min} à ${max}`
}
