import type { OrdersText } from './en.ts'

export const de: OrdersText = {
  help: 'Wenn du gefragt wirst, tut dein Platz das ein paar Sekunden später von selbst, auch wenn diese Seite geschlossen ist. Niemand sonst sieht es.',
  first: 'Gibt es mehrere zu einer Frage, gilt der erste, der möglich ist.',
  asked: 'Du wirst gerade gefragt: Deine Aufträge gelten ab deinem nächsten Zug.',
  mine: 'Deine Aufträge',
  none: 'Du hast noch keine gegeben.',
  add: 'Ein neuer Auftrag',
  when: 'Wenn ich gefragt werde nach',
  forced: 'irgendetwas, und nur eins möglich ist',
  what: 'tue ich das',
  times: { once: 'nur einmal', always: 'jedes Mal, bis ich ihn zurückziehe' },
  timesShort: { once: 'einmal', always: 'jedes Mal' },
  unless: 'Außer wenn …',
  unlessMove: '… ich auch das tun könnte',
  nothing: '(ist mir egal)',
  unlessChanged: '… sich bis dahin etwas davon geändert hat',
  anything: 'überhaupt etwas',
  then: 'Dann endet der Auftrag, und du entscheidest.',
  give: 'Diesen Auftrag geben',
  given: 'Dein Auftrag gilt.',
  withdraw: 'Zurückziehen',
  order: (phase, moves) => `${phase}: ${moves}`,
  forcedOrder: 'Wenn nur eins möglich ist: tu es',
  or: 'oder',
  unlessMoves: (moves) => `außer ich könnte auch das tun: ${moves}`,
  unlessParts: (parts) => `außer das hat sich geändert: ${parts}`,
  ended: {
    illegal: (phase) => `${phase}: Dein Auftrag ist jetzt nicht möglich, du entscheidest.`,
    offered: (phase) =>
      `${phase}: Du kannst tun, was du dir vorgemerkt hast. Dein Auftrag ist zu Ende, du entscheidest.`,
    changed: (phase) =>
      `${phase}: Etwas, das du dir vorgemerkt hast, hat sich geändert. Dein Auftrag ist zu Ende, du entscheidest.`,
  },
  ok: 'OK',
}
