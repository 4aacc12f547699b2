import { counted } from '@harvest/engine'
import type { ServerText } from '../problem.ts'
import { because } from './because.ts'

const until = (date: string): string => `bis ${date} UTC`

/** `90 Sekunden`, `10 Minuten` */
const time = (seconds: number): string =>
  seconds % 60 === 0 ? counted(seconds / 60, 'Minute', 'Minuten') : counted(seconds, 'Sekunde', 'Sekunden')

export const de: ServerText = {
  problems: {
    badRequest: (a) => `An dieser Anfrage stimmt etwas nicht: ${a.detail}.`,
    badName: () => 'Ein Name hat 1 bis 30 sichtbare Zeichen.',
    noAdmin: () => 'Hier kommt nur die Leitung herein. Gib zuerst den Admin-Schlüssel ein.',
    wrongKey: () => 'Das ist nicht der Admin-Schlüssel.',
    banned: (a) => because('Du bist auf diesem Server gesperrt', a, until),
    addressBanned: (a) => because('Von deiner Adresse aus kommt niemand herein', a, until),
    muted: (a) => because('Du bist auf diesem Server stummgeschaltet', a, until),
    hushed: () => 'An diesem Tisch darf nur schreiben, wer mitspielt.',
    passwordNeeded: (a) =>
      a.wrong
        ? 'Das ist nicht das Passwort des Clubs.'
        : 'Das ist der Server eines Clubs. Wie lautet das Passwort?',
    invitationNeeded: (a) =>
      a.wrong
        ? 'Diese Einladung gilt nicht mehr. Frag nach einer neuen.'
        : 'Hier brauchst du eine Einladung. Frag bei der Leitung des Servers nach.',
    noSuchPerson: () => 'Diese Person finden wir nicht.',
    noSuchLine: () => 'Diese Zeile ist weg, oder wir wissen nicht, von wem sie war.',
    noSuchSetting: () => 'Diese Grenze gibt es nicht.',
    nameTaken: () => 'Hier hat schon jemand so einen Namen. Nimm zum Reden einen anderen.',
    ownAddress: () => 'Deine eigene Adresse liegt darin, du würdest dich selbst aussperren.',
    badRange: () => 'Das ist keine Adresse und kein Bereich wie 192.0.2.0/24.',
    badLimit: (a) => `Es muss eine ganze Zahl von ${a.min} bis ${a.max} sein.`,
    tooManyReports: () => 'Du hast schon viel gemeldet. Warte, bis jemand es angesehen hat.',
    tooManyMutes: () =>
      'Du hast schon so viele Leute stummgeschaltet, wie es geht. Heb das erst bei jemandem auf.',
    noIdentity: () => 'Gib dir zuerst einen Namen, damit die anderen wissen, wer du bist.',
    foreignOrigin: () => 'Eine andere Website wollte das in deinem Namen tun. Wir haben es verhindert.',
    notYourSeat: () => 'Das ist nicht dein Platz.',
    notHost: () => 'Das kann nur, wer den Tisch eröffnet hat.',
    notSeated: () => 'Das kann nur, wer am Tisch sitzt.',
    botPlays: () => 'Auf diesem Platz spielt gerade ein Bot. Nimm den Platz zuerst zurück.',
    coachOff: () => 'Jemand an diesem Tisch möchte ohne Trainer spielen.',
    noSuchPage: () => 'Hier ist nichts.',
    noSuchTable: () => 'Diesen Tisch gibt es nicht.',
    noSuchGame: () => 'Dieses Spiel gibt es nicht.',
    noSuchPosition: (a) => `Diese Stellung gibt es nicht; das Spiel hat die Stellungen 0 bis ${a.last}.`,
    codeUnknown: () =>
      'Dieser Code gilt nicht: vertippt, schon benutzt oder älter als fünf Minuten. Erzeuge einen neuen.',
    gameGone: () => 'Das Spiel dieses Tisches wird nicht mehr angeboten.',
    olderRules: () =>
      'Dieses Spiel wurde nach älteren Regeln gespielt und kann nach den heutigen nicht weitergehen.',
    questionChanged: () => 'Die Stellung hat sich inzwischen geändert. Schau noch einmal hin.',
    notOpen: () => 'Das Spiel hat schon begonnen.',
    notPlaying: () => 'Das geht nur, während gespielt wird.',
    noPlans: () => 'Bei diesem Spiel kann man nicht vorausplanen.',
    notFinished: () => 'Das geht erst nach dem Ende des Spiels.',
    notStarted: () => 'Das Spiel hat noch nicht begonnen.',
    noSeatFree: () => 'Es ist kein Platz mehr frei.',
    seatTaken: () => 'Dieser Platz ist besetzt.',
    seatsOpen: () => 'Es sind noch Plätze frei: Warte, hol Bots dazu oder beginne ohne diese Plätze.',
    seatsFixed: () =>
      'In diesem Spiel müssen alle Plätze besetzt sein. Lade jemanden ein oder hol Bots dazu.',
    otherVersion: (a) =>
      `Dieses Spiel folgt der Regelfassung ${a.theirs}, hier gilt aber die Fassung ${a.ours}.`,
    badRecord: () => 'Dieses Spiel lässt sich nicht fortsetzen: Seine Züge passen nicht zu den Regeln.',
    notAway: (a) => `Das geht, sobald die Person ${time(a.seconds as number)} lang weg ist.`,
    timeLeft: () => 'Die Person hat noch Zeit. Das geht erst, wenn sie abgelaufen ist.',
    noLeave: (a) =>
      a.left === 0
        ? 'Du hast keine freien Tage mehr.'
        : `Du hast nur noch ${a.left === 1 ? 'einen freien Tag' : `${a.left} freie Tage`}.`,
    noSuchOrder: () => 'Diesen Auftrag kannst du in diesem Spiel nicht geben.',
    noSuchZone: () => 'Diese Zeitzone gibt es nicht.',
    noMail: () => 'Dieser Server kann keine Mails schicken.',
    badAddress: () => 'An diese Adresse können wir nicht schreiben.',
    noSuchChannel: () => 'Diesen Kanal gibt es nicht mehr.',
    tooManyChannels: () => 'Mehr Kanäle gehen nicht. Entferne zuerst einen.',
    notDelivered: (a) => `Es kam nicht an${a.detail ? `: ${a.detail}` : ''}.`,
    noBotThere: () => 'Auf diesem Platz spielt kein Bot.',
    carriedOver: () =>
      'Die früheren Stellungen stammen aus älteren Regeln und lassen sich nicht mehr zeigen.',
    tooLarge: () => 'Das ist zu lang. Kürze es.',
    wrongType: () => 'Schicke JSON mit dem Inhaltstyp application/json.',
    idReused: () => 'Diese Id gehört schon zu einem anderen Befehl.',
    noSuchSeat: (a) => `Diesen Platz gibt es nicht; der Tisch hat die Plätze 1 bis ${a.seats}.`,
    noSuchLevel: (a) => `Diesen Bot gibt es nicht; bekannt sind: ${(a.levels as string[]).join(', ')}.`,
    tooMany: (a) =>
      `Das war zu viel auf einmal. Versuch es in ${a.seconds === 1 ? 'einer Sekunde' : `${a.seconds} Sekunden`} wieder.`,
    tooManyMails: () =>
      'Das sind genug E-Mails für heute. Sieh in deinem Postfach und im Spam-Ordner nach, oder versuch es morgen noch einmal.',
    noVariants: () => 'Dieser Server nimmt von dir keine Varianten an.',
    badVariant: (a) => (a.said as { de: string }).de,
    tooManyVariants: () =>
      'Dieser Server hat schon so viele verschiedene Varianten geladen, wie er kann. Bitte die Leitung, ihn neu zu starten, oder spiele eine, die es schon gibt.',
    tooManyTables: () => 'Zu viele Tische sind offen. Beende oder verlasse zuerst einige.',
    tooManyChanges: () =>
      'Du hast es dir zu oft anders überlegt. Bleib dabei und spiel weiter, oder lass einen Bot übernehmen.',
    tooManyOrders: (a) =>
      `Mehr als ${counted(a.most as number, 'Auftrag', 'Aufträge')} auf einmal gehen nicht. Zieh erst einen zurück.`,
    tooManyWatchers: () => 'An diesem Tisch schauen schon zu viele zu. Versuche es später noch einmal.',
    tooManySubscriptions: () => 'Eine Seite kann nicht so vielen Tischen folgen. Schließe zuerst einige.',
    tooManySockets: () =>
      'Es gibt schon zu viele Verbindungen. Schließe ein paar Tabs und versuche es noch einmal.',
    notStored: () => 'Das ließ sich nicht speichern, und nichts hat sich geändert. Versuche es noch einmal.',
    unsure: () =>
      'Beim Speichern ging die Verbindung zur Datenbank verloren. Schick es mit derselben Id noch einmal, dann zeigt es sich.',
    coachBusy: () => 'Der Trainer hilft gerade anderen. Versuch es gleich noch einmal.',
    unavailable: () => 'Die Datenbank ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
    closing: () => 'Der Server startet neu. Versuche es gleich noch einmal.',
    damaged: () => 'Die Daten dieses Tisches sind beschädigt. Bitte die Leitung, ins Protokoll zu sehen.',
    noRoom: () =>
      'Auf diesem Gerät ist kein Platz mehr; nichts hat sich geändert. Mach Platz oder lösche alte Spiele und versuche es noch einmal.',
    noRoomForBots: () =>
      'Auf diesem Gerät ist kein Platz mehr, darum können die Bots nicht ziehen. Mach Platz oder lösche alte Spiele, dann geht es weiter.',
    internal: () => 'Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  },
  openSeat: (seat) => `Platz ${seat + 1}`,
}
