import type { Translated } from '@harvest/engine/wire'
import type { OrdersText } from './en.ts'

export const fr: Translated<OrdersText> = {
  help: 'Quand c’est à toi, ta place le fait d’elle-même quelques secondes plus tard, même si cette page est fermée. Personne d’autre ne le voit.',
  first: 'S’il y en a plusieurs pour une question, c’est la première possible qui compte.',
  asked: 'C’est à toi en ce moment : tes consignes commencent à ton prochain tour.',
  mine: 'Tes consignes',
  none: 'Tu n’en as pas encore donné.',
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
  give: 'Donner cette consigne',
  given: 'Ta consigne est enregistrée.',
  withdraw: 'Retirer',
  order: (phase, moves) => `${phase} : ${moves}`,
  forcedOrder: 'S’il n’y a qu’une possibilité : la choisir',
  or: 'ou',
  unlessMoves: (moves) => `sauf si je peux aussi faire ceci : ${moves}`,
  unlessParts: (parts) => `sauf si ceci a changé : ${parts}`,
  ended: {
    illegal: (phase) => `${phase} : ta consigne n’est pas possible, à toi de décider.`,
    offered: (phase) =>
      `${phase} : tu peux faire ce que tu avais noté. Ta consigne a pris fin, à toi de décider.`,
    changed: (phase) =>
      `${phase} : quelque chose que tu avais noté a changé. Ta consigne a pris fin, à toi de décider.`,
  },
  ok: 'OK',
}
