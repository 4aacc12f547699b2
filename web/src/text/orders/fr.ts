import type { Translated } from '@harvest/engine/wire'
import type { OrdersText } from './en.ts'

export const fr: Translated<OrdersText> = {
  help: 'Quand c’est à toi, c’est fait pour toi après quelques secondes, même si cette page est fermée. Personne d’autre ne le voit.',
  first: 'Si plusieurs conviennent, la première possible est suivie.',
  asked: 'C’est à toi en ce moment, donc tes consignes commencent au prochain tour.',
  mine: 'Tes consignes',
  none: 'Tu n’en as pas encore.',
  add: 'Une nouvelle consigne',
  when: 'Quand on me demande',
  forced: 'n’importe quoi, s’il n’y a qu’une possibilité',
  what: 'je fais ceci',
  times: { once: 'une seule fois', always: 'chaque fois, jusqu’à ce que je la retire' },
  timesShort: { once: 'une fois', always: 'chaque fois' },
  unless: 'Sauf si…',
  unlessMove: '… je peux aussi faire ceci',
  nothing: '(peu importe)',
  unlessChanged: '… l’un de ces éléments a changé d’ici là',
  anything: 'quoi que ce soit',
  then: 'La consigne prend alors fin, et c’est toi qui décides.',
  give: 'Enregistrer cette consigne',
  given: 'Consigne enregistrée.',
  withdraw: 'Retirer',
  order: (phase, moves) => `${phase} : ${moves}`,
  forcedOrder: 'S’il n’y a qu’une possibilité : la choisir',
  or: 'ou',
  unlessMoves: (moves) => `sauf si je peux aussi faire ceci : ${moves}`,
  unlessParts: (parts) => `sauf si ceci a changé : ${parts}`,
  ended: {
    illegal: (phase) => `${phase} : ta consigne n’est pas possible, à toi de décider.`,
    offered: (phase) =>
      `${phase} : l’autre coup que tu avais nommé est possible aussi. Ta consigne a pris fin, à toi de décider.`,
    changed: (phase) =>
      `${phase} : quelque chose que tu faisais surveiller a changé. Ta consigne a pris fin, à toi de décider.`,
  },
  ok: 'OK',
}
