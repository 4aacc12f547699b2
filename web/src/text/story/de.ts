import { counted } from '@harvest/engine/wire'
import type { StoryText } from './en.ts'

export const de: StoryText = {
  title: 'Die Geschichte der Partie',
  youWin: (points) => `Du gewinnst mit ${counted(points, 'Punkt', 'Punkten')}`,
  wins: (name, points) => `${name} gewinnt mit ${counted(points, 'Punkt', 'Punkten')}`,
  share: (names, points) => `${names} teilen sich den Sieg mit ${counted(points, 'Punkt', 'Punkten')}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  replay: 'Nachspielen',
  table: 'Zum Tisch',
  best: ({ total, before, players }) =>
    `Deine bisher beste Partie dieser Art mit ${players} am Tisch: ${counted(total, 'Punkt', 'Punkte')}. Bisher waren es ${before}.`,
  notBest: ({ total, before, games, players }) =>
    games === 1
      ? `${counted(total, 'Punkt', 'Punkte')} für dich. In deiner vorigen Partie dieser Art mit ${players} am Tisch waren es ${before}.`
      : `${counted(total, 'Punkt', 'Punkte')} für dich. In der besten deiner ${games} vorigen Partien dieser Art mit ${players} am Tisch waren es ${before}.`,
  points: 'Punkte im Lauf der Partie',
  plotHelp: 'Drücke irgendwo auf die Kurve, um den Tisch von damals zu sehen.',
  asTable: 'Als Tabelle',
  start: 'Anfang',
  round: 'Runde',
  nth: (round, n) => (n === 0 ? 'Anfang' : `${round} ${n}`),
  standing: (round, points) => `${round}: ${points}. Diese Stellung öffnen.`,
  pointsOf: (name, points) => `${name} ${points}`,
  turns: 'Wo es sich gewendet hat',
  noTurns: (name) => `${name} wurde nie überholt.`,
  even: 'Niemand wurde überholt.',
  lead: (name, from, points, theirs) => `${name} überholt ${from}, ${points} zu ${theirs}.`,
  leadForGood: (name, from, points, theirs) =>
    `${name} überholt ${from}, ${points} zu ${theirs}, und bleibt vorn.`,
  bestRound: (name, gain, source) =>
    `Niemand holte mehr auf einmal: ${counted(gain, 'Punkt', 'Punkte')} für ${name}, vor allem durch „${source}“.`,
  sources: 'Was wem wie viel gebracht hat',
  figures: 'Was alle getan haben',
  total: 'Summe',
  review: {
    title: 'Glück und Können',
    help: 'Wie sich die Siegchancen verändert haben, welche Züge am meisten gekostet haben und was Glück war. Dein Gerät rechnet das in weniger als einer Minute aus.',
    make: 'Partie auswerten',
    working: 'Jeder Zug wird angeschaut …',
    stop: 'Abbrechen',
    failed: 'Diese Partie ließ sich nicht auswerten.',
    chances: 'Siegchancen',
    chanceOf: (name, percent) => `${name} ${percent} %`,
    plotHelp:
      'Drücke irgendwo auf die Kurve, um den Tisch von damals zu sehen. Die Punkte sind die Wendepunkte darunter.',
    counts: 'Wie alle entschieden haben',
    decisions: 'Entscheidungen',
    brilliant: 'Brillant',
    inaccuracy: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Grobe Fehler',
    luck: (margin) => `Glück, in Punkten (±\u00a0${margin})`,
    percent: (percent) => `${percent} %`,
    turns: 'Wendepunkte',
    was: {
      inaccuracy: 'eine Ungenauigkeit',
      mistake: 'ein Fehler',
      blunder: 'ein grober Fehler',
    },
    turn: (name, move, was, percent) =>
      `${name}: „${move}“ war ${was} und hat ${counted(percent, 'Prozentpunkt', 'Prozentpunkte')} Siegchance gekostet.`,
    brilliants: 'Brillante Züge',
    praised: (name, move, percent) =>
      `${name}: „${move}“ war brillant und hat ${counted(percent, 'Prozentpunkt', 'Prozentpunkte')} mehr Siegchance gebracht als der naheliegende Zug.`,
    better: (moves) => `Besser: ${moves}.`,
    then: ', dann ',
    position: 'Stellung ansehen',
    tryIt: 'Gegen Bots ausprobieren',
    tryBetter: 'Nach dem besseren Zug weiterspielen',
    noTurns: 'Niemand hat mehr als eine Kleinigkeit verschenkt. Gut gespielt!',
  },
  none: 'Zu diesem Spiel gibt es keine Statistik.',
  failed: 'Die Geschichte dieser Partie lässt sich gerade nicht erzählen.',
}
