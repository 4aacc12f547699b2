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
  kept: 'Gardée. Tu la trouveras sous Mes tables, même sans connexion.',
  open: 'Ouvrir une partie enregistrée',
  badFile: (why) => `Impossible d’ouvrir ce fichier : ${why}.`,
  tooLarge: 'il est trop gros pour une partie',
  noStore:
    'Ton navigateur ne garde rien pour cette page, donc une partie ne peut pas y être conservée. Dans une fenêtre normale, c’est possible.',
}
