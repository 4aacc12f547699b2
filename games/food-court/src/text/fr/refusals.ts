/** Why something is refused, in French, and what to do instead. */
import { countedInFrench, type Refusal } from '@harvest/engine/wire'
import type { Text } from '../common.ts'
import { demand, dishes, needs, show } from './words.ts'

const card = (args: Refusal['args']): string => show.card(args.card as number)
const customer = (args: Refusal['args']): string => show.customer(args.customer as number)

export const refusals: Text['refusals'] = {
  unknownMove: () => 'Cela ne se fait pas ici.',
  drawFirst: () => 'Défausse d’abord si tu veux, puis pioche.',
  drawTime: () => 'On pioche une fois, au début de son tour.',
  discardTime: () => 'On défausse au début de son tour, avant de piocher.',
  discardLimit: (a) =>
    `Tu peux défausser ${countedInFrench(a.limit as number, 'carte')} par tour. Maintenant, pioche.`,
  noSuchCard: () => 'Cette carte n’existe pas. Choisis-en une que tu as.',
  notInHand: (a) => `${card(a)} n’est pas dans ta main.`,
  oneAction: () => 'Une seule action principale par tour : préparer, cuisiner ou servir.',
  notIngredient: (a) => `${card(a)} n’est pas un ingrédient. On ne prépare que des ingrédients.`,
  notRecipe: (a) => `${card(a)} n’est pas une recette. Choisis une recette de ta main.`,
  lacksIngredients: (a) =>
    `${card(a)} demande ${needs({ primary: 1, secondary: a.secondary as number })}, préparés et libres.`,
  recipeFirst: () => 'Choisis d’abord une recette à cuisiner.',
  finishRecipe: (a) => `Finis d’abord ${card(a)}.`,
  asksFor: (a) =>
    `${card(a)} demande encore ${needs({ primary: a.primary as number, secondary: a.secondary as number })}.`,
  notPrepared: (a) => `${card(a)} n’est pas préparé et libre dans ta cuisine.`,
  noExtra: (a) =>
    `Tu ne peux pas ajouter ${card(a)}. En plus de ce que demande la recette, il n’y a que les ingrédients facultatifs et ce que permet ton talent.`,
  noMoreExtras: (a) =>
    `Tu ne peux pas ajouter ${card(a)}. Cette recette a déjà tous les ingrédients en plus qu’elle peut prendre.`,
  noCustomer: () => 'Il n’y a personne dans ta file. Attire d’abord un client.',
  noDish: () => 'Tu n’as pas de plat cuisiné à servir.',
  serveFirst: () => 'Finis d’abord le service. Rien ne peut l’interrompre.',
  notServing: () => 'Tu n’es pas en train de servir.',
  serveOne: () => 'Sers au moins un plat.',
  noSuchDish: (a) =>
    `Tu as ${countedInFrench(a.dishes as number, 'plat cuisiné', 'plats cuisinés')}. Choisis-en un.`,
  dishTaken: (a) => `Ce plat est déjà pour le ${customer(a)}.`,
  notInQueue: () => 'Ce client n’est pas dans ta file.',
  ordersFull: (a) => `Le ${customer(a)} commande ${dishes(a.orders as number)}, pas plus.`,
  attractedAlready: () => 'Tu as déjà attiré un client ce tour-ci, et il n’y en a qu’un.',
  notInCentral: () => 'Ce client n’est pas dans la file commune.',
  queueFull: (a) => `Ta file est pleine : ${countedInFrench(a.limit as number, 'client')} au plus.`,
  requirement: (a) => `Le ${customer(a)} ne vient que si tu as ${demand(a.customer as number)}.`,
  noEvent: (a) => `Tu n’as pas de ${a.event === 'complaint' ? 'Réclamation' : 'Promotion'} en main.`,
  noOwnCustomer: () => 'Pour une Promotion, il te faut un client dans ta propre file.',
  noTarget: () => 'Il n’y a pas de client pour cet événement.',
  playEvent: () => 'Joue d’abord la carte Événement, puis choisis les clients.',
  finishEvent: () => 'Choisis d’abord les clients de l’événement joué.',
  offerOwn: () => 'Cède un client de ta propre file.',
  swapOther: () => 'Choisis un client d’une autre file.',
  notWaiting: () => 'Ce client n’est dans aucune file.',
  noLoss: () => 'Personne n’a à perdre de points pour l’instant.',
  chooseOpponent: () => 'Choisis un de tes rivaux.',
  noStrip: () => 'Aucune carte Victoire ne doit partir pour l’instant.',
  chooseWinCard: () => 'Choisis une carte Victoire d’un rival.',
  trackTime: () => 'On prend une carte Victoire une fois le service fini.',
  cannotTrack: (a) => `${card(a)} ne peut pas devenir une carte Victoire maintenant.`,
  passInstead: () => 'Tu n’as pas encore fait d’action principale. Passe si tu n’en veux pas.',
  endInstead: () => 'Tu as déjà fait ton action principale. Termine plutôt ton tour.',
  answerFirst: () => 'Il ne reste qu’à départager. Dis quand tu as cuisiné pour la dernière fois.',
  answerWords: () => 'Réponds par today, yesterday, week, longer ou never.',
  notAsked: () => 'On ne te demande pas quand tu as cuisiné.',
}
