import type { OutsideText } from './words.ts'

export const de: OutsideText = {
  notices: {
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
    begun: 'Das Spiel hat begonnen.',
  },
  preview: {
    and: 'und',
    open: (names, free) => `${names} am Tisch, ${free === 1 ? 'ein Platz frei' : `${free} Plätze frei`}.`,
    playing: (names) => `${names} spielen gerade. Schau zu!`,
    finished: (names) => `${names} haben gespielt. Sieh dir an, wie es lief.`,
    freeSeat: 'frei',
    freeSeats: (free) =>
      free === 0
        ? 'Gleich geht’s los'
        : free === 1
          ? 'Ein Platz ist frei. Spiel mit'
          : `${free} Plätze sind frei. Spiel mit`,
    toMove: (names) => `Am Zug: ${names}`,
    going: 'Das Spiel läuft',
    won: (names, winners) => (winners === 1 ? `Gewonnen hat ${names}` : `Gewonnen haben ${names}`),
    over: 'Zu Ende',
  },
}
