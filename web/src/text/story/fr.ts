import { countedInFrench, type Translated } from '@harvest/engine/wire'
import type { StoryText } from './en.ts'

export const fr: Translated<StoryText> = {
  title: 'L’histoire de la partie',
  youWin: (points) => `Tu gagnes avec ${countedInFrench(points, 'point')}`,
  wins: (name, points) => `${name} gagne avec ${countedInFrench(points, 'point')}`,
  share: (names, points) => `${names} partagent la victoire avec ${countedInFrench(points, 'point')}`,
  copy: 'Copier le lien',
  copied: 'Copié',
  replay: 'Revoir la partie',
  table: 'Revenir à la table',
  best: ({ total, before, players }) =>
    `${countedInFrench(total, 'point')} : ta meilleure partie de ce genre à ${players} jusqu’ici. La précédente s’arrêtait à ${before}.`,
  notBest: ({ total, before, games, players }) =>
    games === 1
      ? `Tu as marqué ${countedInFrench(total, 'point')}. Dans ta partie précédente de ce genre à ${players}, c’était ${before}.`
      : `Tu as marqué ${countedInFrench(total, 'point')}. La meilleure de tes ${games} parties précédentes de ce genre à ${players} en compte ${before}.`,
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
    `Le plus gros gain de la partie : ${countedInFrench(gain, 'point')} pour ${name}, surtout grâce à « ${source} ».`,
  sources: 'D’où viennent les points',
  figures: 'Ce que chacun a fait',
  total: 'Total',
  review: {
    title: 'Chance et talent',
    help: 'Comment les chances de chacun ont changé, quels coups ont coûté le plus, et ce que le sort a fait. Ton appareil le calcule en moins d’une minute.',
    make: 'Analyser cette partie',
    working: 'Chaque coup est regardé…',
    stop: 'Arrêter',
    failed: 'Cette partie n’a pas pu être analysée.',
    chances: 'Chances de gagner',
    chanceOf: (name, percent) => `${name} ${percent} %`,
    plotHelp:
      'Appuie n’importe où sur le graphique pour voir la table à ce moment-là. Les points sont les tournants ci-dessous.',
    counts: 'Comment chacun a décidé',
    decisions: 'Décisions',
    brilliant: 'Brillants',
    inaccuracy: 'Imprécisions',
    mistake: 'Erreurs',
    blunder: 'Gaffes',
    luck: (margin) => `Chance, en points (±\u00a0${margin})`,
    percent: (percent) => `${percent} %`,
    turns: 'Tournants',
    was: {
      inaccuracy: 'une imprécision',
      mistake: 'une erreur',
      blunder: 'une gaffe',
    },
    turn: (name, move, was, percent) =>
      `${name} : « ${move} » était ${was}, qui a coûté ${countedInFrench(percent, 'point de pourcentage', 'points de pourcentage')} de chances de gagner.`,
    brilliants: 'Coups brillants',
    praised: (name, move, percent) =>
      `${name} : « ${move} » était brillant et valait ${countedInFrench(percent, 'point de pourcentage', 'points de pourcentage')} de plus que le coup évident.`,
    better: (moves) => `Mieux : ${moves}.`,
    then: ', puis ',
    position: 'Voir la position',
    tryIt: 'Essayer contre des bots',
    tryBetter: 'Continuer après le meilleur coup',
    noTurns: 'Personne n’a donné plus que des miettes. Bien joué, tout le monde.',
  },
  none: 'Il n’y a pas de statistiques pour ce jeu.',
  failed: 'L’histoire de cette partie n’est pas disponible pour l’instant.',
}
