import { countedInFrench, type Translated } from '@harvest/engine'
import type { ServerText } from '../problem.ts'
import { because } from './because.ts'

const until = (date: string): string => `jusqu’au ${date} UTC`

/** `90 secondes`, `10 minutes` */
const time = (seconds: number): string =>
  seconds % 60 === 0 ? countedInFrench(seconds / 60, 'minute') : countedInFrench(seconds, 'seconde')

export const fr: Translated<ServerText> = {
  problems: {
    badRequest: (a) => `Quelque chose ne va pas dans cette demande : ${a.detail}.`,
    badName: () => 'Un nom compte de 1 à 30 caractères visibles.',
    noAdmin: () => 'Seul l’admin peut entrer ici. Saisis d’abord la clé d’administration.',
    wrongKey: () => 'Ce n’est pas la clé d’administration.',
    banned: (a) => because('Tu es exclu de ce serveur', a, until),
    addressBanned: (a) => because('Personne ne peut entrer depuis ton adresse', a, until),
    muted: (a) => because('Tu ne peux pas écrire sur ce serveur', a, until),
    hushed: () => 'À cette table, seuls les joueurs peuvent écrire.',
    passwordNeeded: (a) =>
      a.wrong
        ? 'Ce n’est pas le mot de passe du club.'
        : 'C’est le serveur d’un club. Quel est son mot de passe ?',
    invitationNeeded: (a) =>
      a.wrong
        ? 'Cette invitation ne marche plus. Demandes-en une autre.'
        : 'Il faut une invitation pour entrer ici. Demande-la à l’admin de ce serveur.',
    noSuchPerson: () => 'On ne trouve pas cette personne.',
    noSuchLine: () => 'Cette ligne n’est plus là, ou on ne sait pas qui l’a écrite.',
    noSuchSetting: () => 'Cette limite n’existe pas.',
    nameTaken: () => 'Quelqu’un a déjà ici un nom semblable au tien. Prends-en un autre pour discuter.',
    ownAddress: () => 'Ta propre adresse en fait partie : tu ne pourrais plus entrer.',
    badRange: () => 'Ce n’est ni une adresse ni une plage comme 192.0.2.0/24.',
    badLimit: (a) => `Il faut un nombre entier de ${a.min} à ${a.max}.`,
    tooManyReports: () => 'Tu as déjà beaucoup signalé. Attends que quelqu’un y ait jeté un œil.',
    tooManyMutes: () => 'Ta liste de personnes ignorées est pleine. Retires-en d’abord une.',
    noIdentity: () => 'Choisis d’abord un nom, pour que les autres sachent qui tu es.',
    foreignOrigin: () => 'Un autre site a voulu faire cela en ton nom. Nous l’en avons empêché.',
    notYourSeat: () => 'Ce n’est pas ta place.',
    notHost: () => 'Seul l’hôte de la table peut faire cela.',
    notSeated: () => 'Seuls les joueurs de cette table peuvent faire cela.',
    botPlays: () => 'Un bot joue à cette place en ce moment. Reprends-la d’abord.',
    noSuchPage: () => 'Il n’y a rien ici.',
    noSuchTable: () => 'Cette table est introuvable.',
    noSuchGame: () => 'Nous n’avons pas ce jeu.',
    noSuchPosition: (a) => `Cette partie n’a que les positions 0 à ${a.last}.`,
    codeUnknown: () =>
      'Ce code ne marche pas : mal tapé, déjà utilisé, ou vieux de plus de cinq minutes. Fais-en un nouveau.',
    gameGone: () => 'Ce serveur ne propose plus le jeu de cette table.',
    olderRules: () =>
      'Cette partie a été jouée avec d’anciennes règles et ne peut pas continuer avec celles d’aujourd’hui.',
    questionChanged: () => 'La situation a changé entre-temps. Regarde de nouveau.',
    notOpen: () => 'La partie a déjà commencé.',
    notPlaying: () => 'Ce n’est possible que pendant la partie.',
    noPlans: () => 'On ne peut pas planifier à l’avance dans ce jeu.',
    notFinished: () => 'Ce n’est possible qu’une fois la partie finie.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    noSeatFree: () => 'Il n’y a plus de place libre.',
    seatTaken: () => 'Cette place est prise.',
    seatsOpen: () => 'Il reste des places vides. Attends, ajoute des bots, ou commence sans ces places.',
    seatsFixed: () =>
      'Dans cette partie, toutes les places doivent être occupées. Invite quelqu’un ou ajoute des bots.',
    otherVersion: (a) =>
      `Cette partie suit la version ${a.theirs} des règles, mais nous jouons avec la version ${a.ours}.`,
    badRecord: () => 'Cette partie ne peut pas continuer : ses coups ne suivent pas les règles.',
    notAway: (a) => `Ce sera possible quand le joueur aura été absent ${time(a.seconds as number)}.`,
    timeLeft: () => 'Ce joueur a encore du temps. Ce sera possible une fois son temps écoulé.',
    noBotThere: () => 'Aucun bot ne joue à cette place.',
    carriedOver: () =>
      'Le début de cette partie suivait d’anciennes règles ; nous ne pouvons plus le montrer.',
    tooLarge: () => 'C’est trop long. Raccourcis un peu.',
    wrongType: () => 'Envoie du JSON, avec le type de contenu application/json.',
    idReused: () => 'Cet identifiant a déjà servi à une autre commande.',
    noSuchSeat: (a) => `Cette table n’a que les places 1 à ${a.seats}.`,
    noSuchLevel: (a) => `Nous n’avons pas ce bot. Choisis parmi : ${(a.levels as string[]).join(', ')}.`,
    tooMany: (a) =>
      `C’est un peu trop vite. Réessaie dans ${a.seconds === 1 ? 'une seconde' : `${a.seconds} secondes`}.`,
    tooManyMails: () =>
      'Assez d’e-mails pour aujourd’hui. Regarde dans ta boîte de réception et dans les indésirables, ou réessaie demain.',
    noVariants: () => 'Tu ne peux pas apporter tes propres variantes sur ce serveur.',
    badVariant: (a) => (a.said as { fr: string }).fr,
    tooManyVariants: () =>
      'Ce serveur ne peut plus charger de variantes. Demande à l’admin de le redémarrer, ou joues-en une qui existe déjà.',
    tooManyTables: () => 'Trop de tables sont ouvertes. Finis-en ou quittes-en quelques-unes d’abord.',
    tooManyChanges: () =>
      'Tu as changé d’avis trop souvent. Tiens-toi à ton choix et continue, ou laisse un bot prendre le relais.',
    tooManyOrders: (a) =>
      `Tu peux donner ${countedInFrench(a.most as number, 'consigne')} au plus. Retires-en une d’abord.`,
    tooManyWatchers: () => 'Cette table a déjà autant de spectateurs que possible. Réessaie plus tard.',
    tooManySubscriptions: () =>
      'C’est plus de tables qu’une page ne peut en suivre. Fermes-en quelques-unes d’abord.',
    tooManySockets: () => 'Il y a déjà trop de connexions. Ferme quelques onglets et réessaie.',
    notStored: () => 'Nous n’avons pas pu enregistrer cela, donc rien n’a changé. Réessaie.',
    unsure: () =>
      'La base de données s’est coupée pendant l’enregistrement. Renvoie avec le même identifiant pour savoir si cela a marché.',
    coachOff: () => 'Quelqu’un à cette table veut jouer sans coach.',
    coachBusy: () => 'Le coach est occupé avec d’autres. Réessaie dans un instant.',
    noLeave: (a) =>
      a.left === 0
        ? 'Il ne te reste aucun jour de congé.'
        : `Il ne te reste que ${a.left} ${a.left === 1 ? 'jour' : 'jours'} de congé.`,
    noSuchOrder: () => 'Cette consigne n’est pas possible dans ce jeu.',
    noSuchZone: () => 'Ce fuseau horaire est inconnu.',
    noMail: () => 'Ce serveur ne peut pas envoyer de courriels.',
    badAddress: () => 'On ne peut pas écrire à cette adresse.',
    noSuchChannel: () => 'Ce moyen de t’avertir n’existe plus.',
    tooManyChannels: () => 'Tu ne peux pas en ajouter davantage. Retires-en d’abord un.',
    notDelivered: (a) => `Ce n’est pas passé${a.detail ? ` : ${a.detail}` : ''}.`,
    unavailable: () => 'La base de données est injoignable. Réessaie dans un instant.',
    closing: () => 'Le serveur redémarre. Réessaie dans un instant.',
    damaged: () => 'Les données de cette table sont abîmées. Demande à l’admin de regarder le journal.',
    noRoom: () =>
      'Il n’y a plus de place sur cet appareil, donc rien n’a changé. Libère de l’espace ou supprime d’anciennes parties, puis réessaie.',
    noRoomForBots: () =>
      'Il n’y a plus de place sur cet appareil, donc les bots ne peuvent pas jouer. Libère de l’espace ou supprime d’anciennes parties, et ça continue.',
    internal: () => 'Quelque chose a mal tourné sur le serveur. Réessaie dans un instant.',
  },
  openSeat: (seat) => `Place ${seat + 1}`,
}
