import { countedInFrench, type Translated } from '@harvest/engine/wire'
import type { ClubText } from './en.ts'

export const fr: Translated<ClubText> = {
  chat: {
    onlyWatches: '(regarde)',
    lineRemoved: 'retiré',
    aboutLine: (name) => `À propos de ce message de ${name}`,
    hush: 'Seuls les joueurs écrivent',
    hushHelp: 'Les spectateurs peuvent lire la discussion, mais pas y écrire.',
    hushed: 'À cette table, seuls les joueurs peuvent écrire.',
  },
  line: {
    title: (name) => `Ce que ${name} a dit`,
    mute: (name) => `Ignorer ${name}`,
    muteHelp: 'Tu ne verras plus ses messages, à aucune table. Cette personne n’en saura rien.',
    unmute: (name) => `Ne plus ignorer ${name}`,
    report: 'Signaler ce message',
    reportHelp: 'Le signalement va à l’admin de ce serveur.',
    note: 'Qu’est-ce qui ne va pas ?',
    reported: 'Merci, on va regarder.',
    done: 'C’est fait.',
  },
  hidden: (n) => (n === 1 ? '1 message masqué' : `${n} messages masqués`),
  shown: 'Masquer ces messages',
  entry: {
    title: 'C’est le serveur d’un club',
    password: 'Mot de passe du club',
    invitation: 'Invitation (le lien, ou le code à la fin)',
    goIn: 'Entrer',
  },
  notice: { from: 'De l’admin de ce serveur', close: 'Fermer' },
  privacy: {
    title: 'Ce que nous gardons sur toi',
    intro:
      'Rien ne quitte ce serveur, sauf les messages que tu demandes toi-même. Pas de publicité, pas de traceurs, et un seul cookie : celui qui te garde connecté.',
    items: [
      [
        'Ton nom',
        'et la dernière visite de chacun de tes appareils, par exemple « Firefox, Android ». L’appareil garde un secret ; nous n’en gardons que l’empreinte.',
      ],
      [
        'Tes parties',
        'qui était assis où, et chaque coup. Une fois la partie terminée, tous ceux qui ont le lien peuvent la regarder.',
      ],
      [
        'Ce que tu as dit',
        'dans la discussion d’une table. Ceux qui ont le lien de la table peuvent le lire.',
      ],
      ['Comment te joindre', 'adresses, appareils et webhooks, seulement si tu les ajoutes.'],
      ['Qui tu ignores', 'et les messages que tu as signalés.'],
      [
        'Pas ton adresse',
        'sur le réseau : elle est comptée tant que tu es là, et oubliée au redémarrage du serveur. Elle n’est gardée que si l’admin l’exclut.',
      ],
    ],
    games: (days) =>
      days === 0
        ? 'Les parties terminées sont gardées pour toujours.'
        : `Les parties terminées sont effacées après ${countedInFrench(days, 'jour')}.`,
    chat: (days) =>
      days === 0
        ? 'La discussion reste aussi longtemps que sa table.'
        : `La discussion est effacée après ${countedInFrench(days, 'jour')}.`,
    download: 'Tout télécharger',
    delete: 'Tout effacer',
    deleteHelp:
      'Tu quittes tes parties en cours, et des bots te remplacent pour de bon. Dans les parties terminées, ta place reste, sans ton nom.',
    linesErased: 'Tes messages sont effacés.',
    linesNameless: 'Tes messages restent, mais sans ton nom.',
    notBack: 'C’est irréversible.',
    sure: 'Oui, effacer tout ce qui me concerne',
    keep: 'Garder',
    gone: 'C’est fait. Il ne reste rien sur toi ici.',
    nobody: 'On ne te connaît pas encore : il n’y a rien à télécharger ni à effacer.',
  },
}
