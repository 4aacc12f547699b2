import type { Words } from './words.ts'

export const de: Words = {
  decides: {
    one: 'eine Person entscheidet',
    sealed: 'alle entscheiden zugleich, geheim',
    nobody: 'läuft von selbst',
  },
  person: 'Ada',
  opening: (game, players, seed) =>
    `${game} mit ${players}. Startzahl ${seed}: Mit derselben Startzahl wird dasselbe Spiel ausgeteilt.`,
  seat: (name, what) => `${name} (${what})`,
  you: 'du',
  help: [
    'Tippe die Zahl vor einem Zug oder die Wörter, wenn Wörter davorstehen (etwa „bid 3“).',
    '  u  letzten Schritt zurücknehmen   t  ganzen Zug zurücknehmen',
    '  b  Tisch noch einmal zeigen       m  alle Züge noch einmal zeigen',
    '  l  Spielverlauf zeigen            ?  diese Hilfe zeigen',
    '  q  aufhören',
    'Die Wörter Hilfe, Zurück und Ende tun dasselbe wie ?, u und q.',
    'Nichts lässt sich zurücknehmen, sobald Karten gezogen oder aufgedeckt wurden oder jemand anders gehandelt hat.',
  ],
  typed: {
    ...{ hilfe: '?', zurück: 'u', zurücknehmen: 'u', ende: 'q', aufhören: 'q' },
    ...{ help: '?', undo: 'u', quit: 'q' },
  },
  ask: 'Dein Zug: ',
  helpHint: '? zeigt die Hilfe.',
  log: 'Was bisher geschah',
  logEmpty: 'Noch ist nichts passiert.',
  more: (count) => `… und ${count} weitere; m zeigt alle.`,
  notUnderstood: (input) => `„${input}“ ist keiner dieser Züge. Tippe die Zahl eines Zuges oder ? für Hilfe.`,
  nothingTyped: 'Tippe die Zahl eines Zuges oder ? für Hilfe.',
  takenBack: 'Zurückgenommen.',
  pause:
    'Dein Zug ist zu Ende. Weiter mit der Eingabetaste, u nimmt den letzten Schritt zurück, t den ganzen Zug: ',
  quit: 'Bis bald.',
  inputEnded: 'Es kommt keine Eingabe mehr, also endet das Spiel hier.',
  finalScores: 'Endstand',
  wins: (name) => `${name} gewinnt.`,
  winsShared: (names) => `${names} teilen sich den Sieg.`,
  byTieBreak: (what) => `Den Gleichstand entschied: ${what}.`,
  total: 'Summe',
  place: 'Platz',
  and: 'und',
}
