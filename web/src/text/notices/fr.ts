import type { Translated } from '@harvest/engine/wire'
import type { NoticesText } from './en.ts'

export const fr: Translated<NoticesText> = {
  title: 'Quand c’est à toi',
  help: 'Comment te joindre quand cette page est fermée ? Tu reçois un message par tour, et aucun tant que la page est ouverte.',
  kinds: { push: 'Ce navigateur', mail: 'Courriel', hook: 'Salon ou programme' },
  browser: (name) => `Navigateur (${name})`,
  addPush: 'Avertir cet appareil',
  noPush: 'Ce navigateur ne peut pas recevoir de messages quand la page est fermée.',
  denied: 'Ton navigateur bloque les notifications. Autorise-les pour cette page dans ses réglages.',
  mail: 'Adresse de courriel',
  addMail: 'Envoyer un courriel',
  hook: 'Adresse du webhook',
  form: 'Il va vers',
  forms: { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'un programme à moi (JSON)' },
  addHook: 'Ajouter le webhook',
  unconfirmed: 'Ouvre le lien dans le courriel que nous t’avons envoyé.',
  when: 'Quand',
  pace: (minutes) =>
    minutes === 0
      ? 'tout de suite'
      : minutes === 60
        ? 'après une heure d’absence'
        : minutes % 60 === 0
          ? `après ${minutes / 60} heures d’absence`
          : minutes === 1
            ? 'après une minute d’absence'
            : `après ${minutes} minutes d’absence`,
  daily: 'une fois par jour, toutes les tables en un message',
  test: 'Envoyer un essai',
  testAgain: 'Renvoyer le courriel',
  tested: 'Envoyé.',
  remove: 'Retirer',
  feed: 'Flux pour un lecteur de nouvelles',
  feedHelp: 'Donne la liste des tables qui t’attendent. Qui a cette adresse peut le lire.',
  renew: 'Créer une nouvelle adresse',
  more: 'D’autres moyens de me joindre',
  room: {
    title: 'Prévenir un salon de discussion',
    help: 'Il apprend quand la partie commence, à qui c’est de jouer et qui a gagné. Tous ceux qui jouent ici voient où cela part, mais pas l’adresse entière.',
    by: (name: string) => `ajouté par ${name}`,
  },
}
