/** Ein erstes Spiel Food Court, erklärt, wenn es so weit ist. */
import { inWords, type Guide } from '@harvest/engine/wire'
import {
  ALL_WIN_CARDS_VP,
  DISCARD_LIMIT,
  END_VP,
  HAND_LIMIT,
  LOSS_VP,
  OPTIONAL_VP,
  WIN_CARD_VP,
} from '../data.ts'
import { points, someCards } from '../text/de/words.ts'

const hand = inWords(HAND_LIMIT, 'de')
const discards = someCards(DISCARD_LIMIT)

export const de: Guide = {
  intro: [
    {
      title: 'Deine eigene Küche',
      body: [
        'Unter einem Dach kochen alle Küchen für dieselben hungrigen Gäste. Eine davon führst du, mit eigenem Kartenstapel und einer Fähigkeit, die keine andere Küche hat. Sie steht neben dem Namen deiner Küche: Drück darauf, um mehr zu lesen.',
        'Leg Zutaten bereit, koche darauf Gerichte, locke Gäste aus der gemeinsamen Schlange an und bewirte sie.',
      ],
      figure: 'cooking',
    },
    {
      title: 'Worum es geht',
      body: [
        'Um Punkte. Viel auf einmal lohnt sich: Jedes schwere Gericht macht jedes leichtere daneben um einen Punkt wertvoller, deine Fähigkeit mag Gesellschaft, und viele Gäste bringen selbst etwas mit.',
        `Außerdem sammelt deine Küche auf ihre eigene Art Siegkarten, höchstens eine bei jedem Servieren. Jede zählt am Ende ${points(WIN_CARD_VP)}, alle vier zusammen ${ALL_WIN_CARDS_VP}. Die vier Kreise neben deinen Punkten warten auf sie.`,
      ],
      figure: 'customers-points',
    },
    {
      title: 'So läuft ein Zug',
      body: [
        `Zuerst darfst du bis zu ${discards} ablegen, dann ziehst du auf ${hand} nach.`,
        'Danach tust du eines: vorbereiten, kochen oder servieren. Drumherum darfst du einen Gast anlocken und Ereignisse spielen.',
      ],
      figure: 'attracting',
    },
    {
      title: 'Wann es endet',
      body: [
        `Hat jemand ${END_VP} Punkte, Siegkarten nicht gezählt, oder alle vier Siegkarten, wird die Runde zu Ende gespielt. Ein roter Pfeil warnt vor Gegnern, die im nächsten Zug so weit sein könnten.`,
        'Du spielst gegen einen sorglosen Bot. Jeder Schritt lässt sich zurücknehmen, bis etwas Neues aufgedeckt wird. Probier also ruhig.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    discard: {
      title: 'Hand aufräumen, dann ziehen',
      body: [
        `Bis zu ${discards}, die du nicht brauchst, dürfen weg. Dann ziehst du auf ${hand} nach; das lässt sich nicht zurücknehmen.`,
      ],
      rule: 'FC-TUR-1',
      at: ['hand'],
    },
    act: {
      title: 'Eines je Zug',
      body: [
        'Bereite Zutaten vor, oder koche Gerichte, oder serviere Gekochtes. Am Anfang liegt noch nichts bereit, also bereite vor.',
        'Sieh dir vorher deine Fähigkeit an: Sie sagt dir, welche Zutaten und Gerichte du behalten willst.',
        'Ein Gast der gemeinsamen Schlange kommt zu dir, wenn er in deiner Küche sieht, was er möchte: vorbereitete Zutaten und gekochte Gerichte. Verbraucht wird nichts. Wer leuchtet, kommt jetzt schon.',
      ],
      rule: 'FC-TUR-2',
      at: ['ability/{me}', 'hand', 'central'],
    },
    prepare: {
      title: 'So viele du magst',
      body: [
        'Jede Zutat liegt offen, bis ein Gericht sie braucht. Kreise sind Hauptzutaten, Rauten Nebenzutaten; jedes Gericht sagt, was hineingehört.',
      ],
      rule: 'FC-PRE-1',
      at: ['hand'],
    },
    cook: {
      title: 'Noch ein Gericht?',
      body: [
        'Du darfst in einem Zug so viel kochen, wie deine Zutaten reichen. Die Gerichte warten in deiner Küche.',
      ],
      rule: 'FC-COO-1',
      at: ['hand', 'prepared/{me}'],
    },
    fill: {
      title: 'Was hineinkommt',
      body: [
        'Ein leichtes Gericht braucht eine Hauptzutat, ein mittleres dazu eine Nebenzutat, ein schweres zwei davon. Jede deines Stapels passt, aber deine Fähigkeit mag manche lieber.',
        `Extras dürfen immer dazu und bringen beim Servieren je ${points(OPTIONAL_VP)}.`,
      ],
      rule: 'FC-COO-1',
      at: ['prepared/{me}'],
    },
    serve: {
      title: 'Trag deine Gerichte auf',
      body: [
        'Jedes Gericht geht an einen Gast, und niemand bekommt mehr, als er bestellt. Danach geht deine ganze Schlange nach Hause, bewirtet oder nicht.',
        'Viele Punkte gibt es, wenn du wartest, bis mehrere Gerichte fertig sind, darunter ein schweres: Jedes schwere macht jedes leichtere, das du mit ihm servierst, um einen Punkt wertvoller. Die Rechnung zeigt, was wofür zählt.',
      ],
      rule: 'FC-SER-1',
      at: ['dishes/{me}', 'queue/{me}'],
    },
    rival: {
      title: 'Jemand verliert Punkte',
      body: [`Dieser Gast kostet einen Gegner deiner Wahl ${points(LOSS_VP)}. Unter null fällt niemand.`],
      rule: 'FC-SCO-5',
      at: ['{moves}'],
    },
    strip: {
      title: 'Jemand verliert eine Siegkarte',
      body: ['Wegen dieses Gastes legt ein Gegner eine Siegkarte ab. Du wählst, wer und welche.'],
      rule: 'FC-SCO-5',
      at: ['{moves}', 'tray/asked'],
    },
    track: {
      title: 'Eine Siegkarte',
      body: [
        `Mindestens eine Karte von eben passt zu dem, was deine Küche sammelt. Beiseitegelegt zählt sie am Ende ${points(WIN_CARD_VP)}, alle vier zusammen ${ALL_WIN_CARDS_VP}.`,
        'Jedes Servieren bringt höchstens eine Siegkarte; heb dir also nicht alles für ein einziges auf.',
      ],
      rule: 'FC-WIN-1',
      at: ['wins/{me}'],
    },
    after: {
      title: 'Noch etwas?',
      body: [
        'Du darfst noch einen Gast anlocken, wenn du es nicht schon getan hast, und Ereignisse spielen. Dann beende deinen Zug.',
      ],
      rule: 'FC-TUR-3',
      at: ['central'],
    },
    complaint: {
      title: 'Eine Beschwerde',
      body: ['Ein Gast geht, aus irgendeiner Schlange: Schick jemanden weg, der einem Gegner helfen würde.'],
      rule: 'FC-EVE-1',
      at: ['central'],
    },
    offer: {
      title: 'Eine Werbeaktion',
      body: [
        'Tausche einen deiner Gäste gegen einen aus einer anderen Schlange. Was er sehen möchte, zählt jetzt nicht.',
      ],
      rule: 'FC-EVE-1',
      at: ['queue/{me}'],
    },
    honour: {
      title: 'Auf Ehre',
      body: ['Die Führenden haben gleich viele Punkte. Es gewinnt, wer zuletzt wirklich gekocht hat.'],
      rule: 'FC-WIN-4',
      at: ['tray/asked'],
    },
  },
  events: {
    lastRound: {
      title: 'Die letzte Runde',
      body: [
        `Jemand hat ${END_VP} Punkte oder alle vier Siegkarten. Die Runde wird zu Ende gespielt, dann schließt der Food Court.`,
      ],
      rule: 'FC-WIN-2',
      at: ['round'],
    },
  },
}
