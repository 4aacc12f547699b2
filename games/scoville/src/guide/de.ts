/** Ein erstes Spiel Scoville, erklärt, wenn es so weit ist. */
import { inWords, picture, type Guide } from '@harvest/engine/wire'
import { COINS_PER_POINT, PLANTED_PER_COIN, SELL_LIMIT, STEPS, TILE_POINTS } from '../data.ts'
import { points } from '../text/de/words.ts'

const red = picture('pepper', 'R', 'Rot')
const yellow = picture('pepper', 'Y', 'Gelb')
const blue = picture('pepper', 'B', 'Blau')
const orange = picture('pepper', 'O', 'Orange')
const phantom = picture('pepper', 'F', 'Phantom')

export const de: Guide = {
  intro: [
    {
      title: 'Eine Stadt, die es scharf mag',
      body: [
        'In Scoville züchten alle Chilis. Ihr pflanzt sie auf einem gemeinsamen Feld, geht zwischen ihnen hindurch und erntet, was zwei Nachbarn zusammen ergeben.',
        `Es beginnt mit ${red}, ${yellow} und ${blue}. Kreuze sie immer weiter, und eines Tages wächst ${phantom}, die schärfste von allen.`,
      ],
      figure: 'walk',
    },
    {
      title: 'Worum es geht',
      body: [
        `Um Punkte. Die meisten bringen Chilirezepte und Marktkarten; dazu kommen Plaketten für früh gepflanzte seltene Farben, nie benutzte Plättchen und ein Punkt für je ${inWords(COINS_PER_POINT, 'de')} Münzen.`,
        'Wer am Ende des Tages die meisten Punkte hat, gewinnt.',
      ],
      figure: 'displays',
    },
    {
      title: 'So läuft eine Runde',
      body: [
        'Zuerst bieten alle um die Reihenfolge, und jeder nimmt eine Auktionskarte mit Chilis.',
        `Dann pflanzt jeder eine Chili. Danach geht in umgekehrter Reihenfolge jeder Farmer bis zu ${inWords(STEPS, 'de')} Schritte und erntet.`,
        'Zuletzt darf jeder eine Marktkarte nehmen, ein Rezept kochen und Chilis einer Farbe verkaufen.',
      ],
      figure: 'planting',
    },
    {
      title: 'Wann es endet',
      body: [
        'Der Tag hat einen Morgen und einen Nachmittag. Werden Marktkarten oder Rezepte knapp, geht er weiter, und schließlich ist er vorbei.',
        'Du spielst gegen einen sorglosen Bot. Jeder Schritt lässt sich zurücknehmen, bis etwas Neues aufgedeckt wird. Probier also ruhig.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    bid: {
      title: 'Biete um deinen Platz',
      body: [
        'Alle bieten geheim Münzen. Das höchste Gebot wählt seinen Platz zuerst, und alle zahlen, was sie geboten haben.',
        'Vordere Plätze nehmen Auktionskarten und pflanzen zuerst. Hintere Plätze ernten zuerst. Ein Gebot von null kostet nichts und bekommt, was übrig ist.',
      ],
      rule: 'SC-AUC-2',
      at: ['tray/coins'],
    },
    chooseSpot: {
      title: 'Vorn oder hinten?',
      body: [
        'Platz 1 nimmt zuerst eine Auktionskarte, pflanzt zuerst und geht zuerst zum Markt. Der letzte Platz erntet zuerst, bevor andere Farmer im Weg stehen.',
      ],
      rule: 'SC-AUC-3',
      at: ['place/order'],
    },
    claim: {
      title: 'Nimm eine Auktionskarte',
      body: [
        'Jeder nimmt eine dieser Karten und bekommt sofort ihre Chilis. Eine davon wirst du zum Pflanzen brauchen.',
      ],
      rule: 'SC-AUC-5',
      at: ['place/auction'],
    },
    plantPepper: {
      title: 'Pflanze eine Chili',
      body: [
        'Du musst eine deiner Chilis pflanzen; sie bleibt bis zum Ende auf dem Feld, und alle können mit ihr kreuzen.',
        'Achte darauf, wer ihre Nachbarn werden: Die Übersicht zeigt, was zwei Farben ergeben.',
      ],
      rule: 'SC-PLA-1',
      at: ['tray/peppers'],
    },
    plantPlot: {
      title: 'Wähle das Beet',
      body: [
        `Pflanze neben eine Chili, die schon da ist. Zwischen ${red} und ${yellow} wächst zum Beispiel ${orange}.`,
      ],
      rule: 'SC-PLA-1',
      at: ['plot/34', 'plot/35'],
    },
    plaque: {
      title: 'Eine Plakette vom Rathaus',
      body: [
        'Wer eine Farbe pflanzt, die das Rathaus sucht, bekommt dafür Punkte, einmal je Runde. Die ersten Plaketten sind am meisten wert.',
      ],
      rule: 'SC-PLA-2',
      at: ['hall/0'],
    },
    plantMore: {
      title: 'Noch eine?',
      body: [
        `Mit dem Pflanzplättchen pflanzt du eine zweite Chili, einmal im Spiel. Ein nie benutztes Plättchen ist ${points(TILE_POINTS)} wert.`,
      ],
      rule: 'SC-PLA-3',
      at: ['tray/extraPepper'],
    },
    harvest: {
      title: 'Gehen und ernten',
      body: [
        `Dein Farmer geht ein bis ${inWords(STEPS, 'de')} Schritte von Kerbe zu Kerbe. Sind beide Beete daneben bepflanzt, erntest du, was sie ergeben.`,
        'Du darfst in beide Richtungen beginnen, aber unterwegs nicht umdrehen, und an keinem anderen Farmer vorbei. Zeig auf eine Kerbe, um zu sehen, was der Weg dorthin bringt.',
      ],
      rule: 'SC-HAR-3',
      at: ['farmer/{me}'],
    },
    fulfil: {
      title: 'Markt, Kochen, Verkauf',
      body: [
        `Je einmal und in beliebiger Reihenfolge: eine Marktkarte nehmen, ein Rezept kochen, bis zu ${inWords(SELL_LIMIT, 'de')} Chilis einer Farbe verkaufen. Was leuchtet, kannst du bezahlen.`,
        `Eine Farbe bringt eine Münze für je ${inWords(PLANTED_PER_COIN, 'de')}, die von ihr auf dem Feld stehen. Wenn du fertig bist, beende deinen Zug.`,
      ],
      rule: 'SC-FUL-1',
      at: ['place/market', 'place/cookoff'],
    },
    giveChoice: {
      title: 'Deine Wahl',
      body: ['Diese Marktkarte gibt dir eine von zwei Chilis. Nimm die, die dein nächstes Rezept braucht.'],
      rule: 'SC-FUL-2',
      at: ['tray/asked'],
    },
  },
  events: {
    afternoon: {
      title: 'Der Nachmittag beginnt',
      body: [
        'Der Morgenmarkt wird abgeräumt, und bessere Karten kommen. Auch im Auktionshaus gibt es nun schärfere Chilis.',
      ],
      rule: 'SC-TIM-1',
      at: ['place/market', 'place/auction'],
    },
    lastRound: {
      title: 'Die letzte Runde',
      body: [
        'Das ist die letzte Runde, und nach Markt, Kochen und Verkauf ist Schluss. Gib aus, was du kannst: Chilis zählen nicht, nur Münzen, Plättchen, Karten und Plaketten.',
      ],
      rule: 'SC-TIM-3',
      at: ['time'],
    },
  },
}
