import type { Translated } from '@harvest/engine'
import type { OutsideText } from './words.ts'

export const fr: Translated<OutsideText> = {
  notices: {
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
    begun: 'La partie a commencé.',
  },
  preview: {
    and: 'et',
    open: (names, free) => `${names} à table, ${free === 1 ? 'une place libre' : `${free} places libres`}.`,
    playing: (names) => `Partie en cours : ${names}. Viens regarder !`,
    finished: (names) => `Partie terminée : ${names}. Regarde comment ça s’est passé.`,
    freeSeat: 'libre',
    freeSeats: (free) =>
      free === 0
        ? 'La partie va commencer'
        : free === 1
          ? 'Une place est libre. Viens jouer'
          : `${free} places sont libres. Viens jouer`,
    toMove: (names) => `À jouer : ${names}`,
    going: 'Partie en cours',
    won: (names) => `Victoire : ${names}`,
    over: 'Terminée',
  },
}
