import type { Translated } from '@harvest/engine/wire'
import type { StoryText } from './en.ts'

export const fr: Translated<StoryText> = {
  title: 'L’histoire de la partie',
  youWin: (points) => `Tu gagnes avec ${points} points`,
  wins: (name, points) => `${name} gagne avec ${points} points`,
  share: (names, points) => `${names} partagent la victoire avec ${points} points`,
  copy: 'Copier le lien',
  copied: 'Copié',
  replay: 'Revoir la partie',
  table: 'Revenir à la table',
  best: (total, before) =>
    `${total} points : ta meilleure partie jusqu’ici. La précédente s’arrêtait à ${before}.`,
  notBest: (total, before, games) =>
    games === 1
      ? `Tu as marqué ${total} points. Dans ta partie précédente, c’était ${before}.`
      : `Tu as marqué ${total} points. La meilleure de tes ${games} parties précédentes en compte ${before}.`,
  points: 'Les points au fil de la partie',
  plotHelp: 'Appuie n’importe où sur le graphique pour voir la table à ce moment-là.',
  asTable: 'En tableau',
  start: 'Début',
  round: 'Manche',
  nth: (round, n) => (n === 0 ? 'Début' : `${round} ${n}`),
  standing: (round, points) => `${round} : ${points}. Ouvrir cette position.`,
  pointsOf: (name, points) => `${name} ${points}`,
  turns: 'Les tournants',
  noTurns: (name) => `${name} n’a jamais été dépassé.`,
  even: 'Personne n’a été dépassé.',
  lead: (name, from, points, theirs) => `${name} dépasse ${from}, ${points} à ${theirs}.`,
  leadForGood: (name, from, points, theirs) =>
    `${name} dépasse ${from}, ${points} à ${theirs}, et reste devant.`,
  bestRound: (name, gain, source) =>
    `Le plus gros gain de la partie : ${gain} points pour ${name}, surtout grâce à « ${source} ».`,
  sources: 'D’où viennent les points',
  figures: 'Ce que chacun a fait',
  total: 'Total',
  none: 'Ce jeu ne garde pas de statistiques.',
  failed: 'L’histoire de cette partie n’est pas disponible pour l’instant.',
}
