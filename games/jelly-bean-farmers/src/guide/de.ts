/** Ein erstes Spiel Jelly Bean Farmers, erklärt, wenn es so weit ist. */
import { inWords, type Guide } from '@harvest/engine/wire'
import { FIELD_BASE, FOOD_PER_STAMP } from '../data.ts'

export const de: Guide = {
  intro: [
    {
      title: 'Acht Jahre auf einer kleinen Farm',
      body: [
        'Du hast ein Feld, ein Silo und ein wenig Nahrung. Was du säst, bringt vielleicht eine reiche Ernte, oder das Wetter holt sich alles.',
        'Manche bauen an, was sie essen. Andere heuern Soldaten an und lassen die Nachbarn zahlen.',
      ],
      figure: 'farm',
    },
    {
      title: 'Worum es geht',
      body: [
        `Um Nahrung. Nach acht Jahren zählt jede einen Punkt und jede Essensmarke, die du nicht gebraucht hast, ${inWords(FOOD_PER_STAMP, 'de')}.`,
        'Aber von Nahrung säst und lebst du auch, und was außerhalb der Silos liegt, fressen Schädlinge.',
      ],
      figure: 'storage',
    },
    {
      title: 'So läuft ein Jahr',
      body: [
        'Zu Beginn ziehst du Karten und legst verdeckt eine für den Frühling und eine für den Sommer.',
        'In jeder Jahreszeit säen alle, das Klima wird aufgedeckt, alle führen ihre geheimen Pläne aus, und dann wird geerntet und gegessen.',
      ],
      figure: 'climate',
    },
    {
      title: 'Karten haben zwei Seiten',
      body: [
        'Jede Karte kannst du für das spielen, was auf ihr steht. In einer Jahreszeit, in der du nichts gesät hast, kannst du stattdessen ihre Rückseite nutzen: als halbes Feld, halbes Silo, Bewaffneten, oder aufgehoben für später.',
        'Du spielst gegen einen sorglosen Bot. Was du geheim wählst, kannst du ändern, bis die letzte Wahl getroffen ist.',
      ],
      figure: 'uses',
    },
  ],
  prompts: {
    keep: {
      title: 'Wähle deine erste Hand',
      body: [
        'Behalte drei von sieben Karten. Die anderen vier werden die Hälften deines ersten Feldes und deines ersten Silos.',
        'Dünger und Bewässerung helfen bei der ersten Ernte; ein Kriegsherr ohne Soldaten nützt nichts.',
      ],
      rule: 'JB-SET-1',
      at: ['tray/hand'],
    },
    place: {
      title: 'Eine Karte für jede Jahreszeit',
      body: [
        'Lege eine Karte für den Frühling und eine für den Sommer. Was du mit ihr tust, entscheidest du erst dann, wenn du mehr gesehen hast.',
      ],
      rule: 'JB-PRE-3',
      at: ['tray/spring', 'tray/summer'],
    },
    plant: {
      title: 'Säen, bevor das Wetter kommt',
      body: [
        `Eine Saat kostet 1 Nahrung. Ein besätes Feld bringt ${FIELD_BASE}, mit Dünger mehr, und je nach Klima mehr oder weniger.`,
        'Wer in dieser Jahreszeit nichts sät, darf stattdessen die Rückseite einer Karte nutzen.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}'],
    },
    plantKnowing: {
      title: 'Du weißt mehr als die anderen',
      body: [
        'Du hast eine Klimakarte gesehen, die jetzt zählt, und säst deshalb nach den anderen. Nutze, was du weißt.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}', 'sky'],
    },
    react: {
      title: 'Säen mit offenen Augen',
      body: ['Das Klima liegt offen, und du darfst noch säen: Nimm die Felder, die sich lohnen.'],
      rule: 'JB-SEA-3',
      at: ['land/{me}'],
    },
    plan: {
      title: 'Mach einen geheimen Plan',
      body: [
        'Sag, was deine Karte dieser Jahreszeit tut: auf welchem Feld, gegen wen. Aufgehobene Karten dürfen dazukommen.',
        'Alle Pläne werden zusammen aufgedeckt. Bis der letzte fertig ist, kannst du deinen ändern.',
      ],
      rule: 'JB-SEA-4',
      at: ['tray/season'],
    },
    steal: {
      title: 'Dein Diebstahl',
      body: [
        'Nimm eine Karte, die jemand zeigt, und nutze sie in dieser Jahreszeit, oder tausche den Diebstahl gegen die oberste Karte des Stapels.',
      ],
      rule: 'JB-STE-1',
      at: ['{moves}', 'tray/asked'],
    },
    replan: {
      title: 'Eine neue Karte',
      body: [
        'Du hast für diese Jahreszeit eine andere Karte bekommen. Sag, was du mit ihr tust; dein übriger Plan bleibt.',
      ],
      rule: 'JB-STE-1',
      at: ['tray/spring', 'tray/summer'],
    },
    drawTwo: {
      title: 'Zwei Karten mehr',
      body: ['Wähle eine Karte deiner Hand als Karte dieser Jahreszeit. Die anderen behältst du.'],
      rule: 'JB-DRA-1',
      at: ['tray/hand'],
    },
    assassinate: {
      title: 'Wähle ein Opfer',
      body: ['Dein Attentäter entfernt eine Einheit dieser Farm. Sieh nach, worauf ihre Stärke beruht.'],
      rule: 'JB-ASS-1',
      at: ['{moves}'],
    },
    warlord: {
      title: 'Schick deinen Kriegsherrn',
      body: [
        'Dein Angriff und 1 für den Kriegsherrn gegen ihre Abwehr: Die Hälfte des Unterschieds bekommst du jedes Jahr. Ist das weniger als 1, ist der Kriegsherr verloren.',
      ],
      rule: 'JB-WAR-1',
      at: ['army/{me}'],
    },
  },
  events: {
    climate: {
      title: 'Das Klima',
      body: [
        'Die Karte des Jahres und die der Jahreszeit werden für jedes Feld zusammengezählt. Bewässerung hält Dürre ab, ein Schutznetz Ungeziefer.',
      ],
      rule: 'JB-SEA-2',
      at: ['sky'],
    },
    vermin: {
      title: 'Schädlinge',
      body: [
        'Die Hälfte der ungeschützten Nahrung ist weg, auf einer Farm mit Kaninchen alles. Ein weiteres Silo, sein Anbau oder Katzen helfen.',
      ],
      rule: 'JB-VER-1',
      at: ['food/{me}'],
    },
    attacked: {
      title: 'Ein Kriegsherr',
      body: [
        'Tribut wird am Ende jedes Sommers gezahlt, bis sich die Farm wehren kann oder eine Essensmarke einlöst.',
      ],
      rule: 'JB-TRI-1',
      at: ['army/{me}'],
    },
    stamp: {
      title: 'Eine Essensmarke',
      body: [
        `Wer ein Jahr ohne Nahrung beginnt, löst eine Marke für ${FOOD_PER_STAMP} Nahrung ein und spielt dieses Jahr mit kleinerer Hand. Ohne Marken ist die Farm verloren.`,
      ],
      rule: 'JB-PRE-1',
      at: ['food/{me}'],
    },
  },
}
