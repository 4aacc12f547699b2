/** What notices say. They only use what lists show of a table, so no secret can get in. */
import { complete, type InEvery, type Translated } from '@harvest/engine'

export interface NoticeWords {
  readonly yourTurn: (table: string) => string
  /** Who else sits there. */
  readonly among: (names: string) => string
  readonly and: string
  readonly until: (when: string) => string
  readonly waiting: (tables: number) => string
  readonly open: string
  readonly off: string
  readonly confirm: { readonly title: string; readonly text: string; readonly open: string }
  readonly confirmed: string
  readonly ended: string
  readonly endQuestion: string
  readonly end: string
  readonly unknown: string
  readonly test: string
  readonly feed: string
}

const en: NoticeWords = {
  yourTurn: (table) => `Your turn: ${table}`,
  among: (names) => `With ${names}.`,
  and: 'and',
  until: (when) => `You have until ${when}.`,
  waiting: (tables) =>
    tables === 1 ? 'One table is waiting for you' : `${tables} tables are waiting for you`,
  open: 'Open the table',
  off: 'Stop these emails',
  confirm: {
    title: 'Emails when it’s your turn?',
    text: 'Someone, most likely you, asked Harvest Table to write to this address whenever it’s their turn. If that was you, please confirm. If not, just ignore this email.',
    open: 'Yes, write to me',
  },
  confirmed: 'Done: we’ll write to you when it’s your turn.',
  ended: 'Done: you won’t get any more of these.',
  endQuestion: 'No more notices to this address?',
  end: 'Stop them',
  unknown: 'This link doesn’t work any more.',
  test: 'A test: notices will look like this.',
  feed: 'Tables that are waiting for you',
}

const de: NoticeWords = {
  yourTurn: (table) => `Du bist dran: ${table}`,
  among: (names) => `Mit ${names}.`,
  and: 'und',
  until: (when) => `Du hast Zeit bis ${when}.`,
  waiting: (tables) => (tables === 1 ? 'Ein Tisch wartet auf dich' : `${tables} Tische warten auf dich`),
  open: 'Zum Tisch',
  off: 'Keine solchen Mails mehr',
  confirm: {
    title: 'Mails, wenn du dran bist?',
    text: 'Jemand, wahrscheinlich du, möchte von Harvest Table an dieser Adresse hören, sobald ein Zug ansteht. Wenn du das warst, bestätige es. Wenn nicht, lass diese Mail einfach liegen.',
    open: 'Ja, schreibt mir',
  },
  confirmed: 'Fertig: Wir schreiben dir, wenn du dran bist.',
  ended: 'Fertig: Du bekommst keine mehr.',
  endQuestion: 'Keine Mitteilungen mehr an diese Adresse?',
  end: 'Keine mehr',
  unknown: 'Dieser Link gilt nicht mehr.',
  test: 'Ein Versuch: So sehen Mitteilungen aus.',
  feed: 'Tische, die auf dich warten',
}

const fr: Translated<NoticeWords> = {
  yourTurn: (table) => `À toi de jouer : ${table}`,
  among: (names) => `Avec ${names}.`,
  and: 'et',
  until: (when) => `Tu as jusqu’au ${when}.`,
  waiting: (tables) => (tables === 1 ? 'Une table t’attend' : `${tables} tables t’attendent`),
  open: 'Ouvrir la table',
  off: 'Ne plus recevoir ces messages',
  confirm: {
    title: 'Un courriel quand c’est à toi ?',
    text: 'Quelqu’un, sans doute toi, a demandé à Harvest Table d’écrire à cette adresse quand son tour arrive. Si c’était toi, confirme-le. Sinon, ignore ce message.',
    open: 'Oui, écrivez-moi',
  },
  confirmed: 'C’est fait : nous t’écrirons quand ce sera à toi.',
  ended: 'C’est fait : tu n’en recevras plus.',
  endQuestion: 'Plus d’avis à cette adresse ?',
  end: 'Arrêter',
  unknown: 'Ce lien n’est plus valable.',
  test: 'Un essai : les avis ressembleront à ceci.',
  feed: 'Les tables qui t’attendent',
}

export const noticeWords: InEvery<NoticeWords> = { en, de, fr: complete(en, fr) }
