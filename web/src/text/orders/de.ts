import type { OrdersText } from './en.ts'

export const de: OrdersText = {
  help: 'Wenn du dran bist, wird das nach ein paar Sekunden für dich gemacht, auch wenn diese Seite geschlossen ist. Niemand sonst sieht es.',
  first: 'Wenn mehrere passen, gilt der erste, der möglich ist.',
  asked: 'Du bist gerade dran, darum gelten deine Aufträge ab dem nächsten Zug.',
  mine: 'Deine Aufträge',
  none: 'Du hast noch keine.',
  add: 'Neuer Auftrag',
  when: 'Wenn ich gefragt werde nach',
  forced: 'irgendetwas, wenn nur eins möglich ist',
  what: 'tue ich das',
  times: { once: 'nur einmal', always: 'jedes Mal, bis ich ihn zurückziehe' },
  timesShort: { once: 'einmal', always: 'jedes Mal' },
  unless: 'Außer wenn …',
  unlessMove: '… ich auch das tun könnte',
  nothing: '(ist mir egal)',
  unlessChanged: '… sich bis dahin etwas davon geändert hat',
  anything: 'irgendetwas',
  then: 'Dann endet der Auftrag, und du entscheidest selbst.',
  give: 'Auftrag speichern',
  given: 'Auftrag gespeichert.',
  withdraw: 'Zurückziehen',
  order: (phase, moves) => `${phase}: ${moves}`,
  forcedOrder: 'Wenn nur eins möglich ist: tu es',
  or: 'oder',
  unlessMoves: (moves) => `außer ich könnte auch das tun: ${moves}`,
  unlessParts: (parts) => `außer das hat sich geändert: ${parts}`,
  ended: {
    illegal: (phase) => `${phase}: Dein Auftrag ist nicht möglich, jetzt entscheidest du.`,
    offered: (phase) =>
      `${phase}: Der andere Zug, den du genannt hast, ist auch möglich. Dein Auftrag ist zu Ende, jetzt entscheidest du.`,
    changed: (phase) =>
      `${phase}: Etwas, worauf wir achten sollten, hat sich geändert. Dein Auftrag ist zu Ende, jetzt entscheidest du.`,
  },
  ok: 'OK',
}
