import type { Translated } from '@harvest/engine/wire'
import type { HereText } from './en.ts'

export const fr: Translated<HereText> = {
  save: 'Enregistrer dans un fichier',
  toServer: 'Continuer sur le serveur',
  toServerHelp: 'Cela en fait une table avec un lien. Qui y joue les autres places ?',
  openSeats: 'Des amis : je partage le lien',
  keepBots: 'Les bots continuent',
  fairness: 'Qui te rejoint doit le savoir : sur ton appareil, tu aurais pu regarder des cartes cachées.',
  remove: 'Supprimer cette partie',
  removeSure: 'Cette partie n’existe que sur cet appareil. Supprimée, elle est perdue.',
  yes: 'Supprimer',
  no: 'Garder',
  keep: 'Garder sur cet appareil',
  kept: 'Enregistrée. Tu la trouveras sous Mes tables, même sans connexion.',
  open: 'Ouvrir une partie enregistrée',
  badFile: (why) => `Impossible d’ouvrir ce fichier : ${why}.`,
  damaged: () => 'il ne contient pas de partie d’ici, ou il est abîmé',
  tooLarge: 'il est trop gros pour une partie',
  noStore:
    'Cette fenêtre du navigateur ne garde rien, donc tu ne peux pas y enregistrer de partie. Essaie une fenêtre normale, pas privée.',
}
