/** Why something is refused, in French, and what to do instead. */
import { countedInFrench, inWords } from '@harvest/engine/wire'
import { PLANTED_PER_COIN, STEPS, type Tile } from '../../data.ts'
import type { Phase } from '../../state.ts'
import { groups, type Kind, type Text } from '../common.ts'
import { anyOf, bare, join, notch, of, pepper, peppers, plot, tile } from './words.ts'

/** When each kind of move is made. */
const WHEN: { readonly [kind in Kind]: string } = {
  bid: 'On enchérit au début d’une manche.',
  spot: 'On choisit les places après les enchères, de la plus haute à la plus basse.',
  claim: 'On prend les cartes Enchère une fois l’ordre du tour établi.',
  take: 'On plante pendant la plantation.',
  plant: 'On plante pendant la plantation.',
  takePlaque:
    'On prend une plaque juste après avoir planté le piment qui y donne droit, au plus une par manche.',
  leavePlaque: 'Il n’y a pas de plaque à laisser pour l’instant.',
  extraPepper: 'On plante un deuxième piment juste après le premier, dans son propre tour.',
  endPlanting: 'On ne te demande pas de deuxième piment pour l’instant.',
  step: 'Les fermiers marchent pendant la récolte.',
  doubleBack: 'Les fermiers font demi-tour pendant la récolte.',
  extraStep: `Le pas de plus se fait pendant la récolte, après ${inWords(STEPS, 'fr')} pas.`,
  stop: 'Personne ne marche pour l’instant.',
  market: 'Le marché est ouvert pendant les commandes.',
  cook: 'On cuisine pendant les commandes.',
  sell: 'On vend pendant les commandes.',
  end: 'On termine son tour pendant les commandes.',
  choose: 'On choisit un piment juste après une carte Marché qui en donne un sur deux.',
}

/** What is to be done in each phase. */
const NOW: { readonly [phase in Phase]: string } = {
  bid: 'Enchéris pour l’ordre du tour.',
  chooseSpot: 'Choisis une place dans l’ordre du tour.',
  claim: 'Prends l’une des cartes Enchère.',
  refill: 'La salle des ventes est en train d’être complétée.',
  plantPepper: 'Choisis un piment à planter.',
  plantPlot: 'Plante le piment à côté d’un piment planté.',
  plaque: 'Prends la plaque ou laisse-la.',
  plantMore: 'Plante un deuxième piment ou finis de planter.',
  placeFarmer: 'Les fermiers partent de l’étoile.',
  harvest: 'Fais marcher ton fermier sur les chemins.',
  fulfil: 'Va au marché, cuisine, vends, ou termine ton tour.',
  giveChoice: 'Choisis le piment que le marché te donne.',
  timeCheck: 'On regarde l’heure.',
  over: 'La partie est finie.',
}

const SHAPE: { readonly [kind in Kind]: string } = {
  bid: 'Mise un nombre entier de pièces.',
  spot: 'Nomme une place par un nombre entier à partir de 1.',
  claim: 'Nomme l’une des cartes Enchère exposées.',
  take: 'Nomme une couleur de piment.',
  plant: 'Nomme une parcelle du champ.',
  takePlaque: 'Prendre une plaque ne demande rien de plus.',
  leavePlaque: 'Laisser une plaque ne demande rien de plus.',
  extraPepper: 'Jouer la tuile deuxième plant ne demande rien de plus.',
  endPlanting: 'Finir de planter ne demande rien de plus.',
  step: 'Nomme l’encoche où tu vas.',
  doubleBack: 'Jouer la tuile demi-tour ne demande rien de plus.',
  extraStep: 'Jouer la tuile pas de plus ne demande rien de plus.',
  stop: 'S’arrêter ne demande rien de plus.',
  market: 'Nomme l’une des cartes Marché exposées.',
  cook: 'Nomme l’une des recettes exposées.',
  sell: 'Nomme une couleur et un nombre entier de piments à vendre.',
  end: 'Terminer ton tour ne demande rien de plus.',
  choose: 'Nomme une couleur de piment.',
}

export const refusals: Text['refusals'] = {
  unknownMove: (a) => `Cela ne se fait pas ici. ${NOW[a.now as Phase]}`,
  misshapen: (a) => SHAPE[a.kind as Kind],
  notNowStop: (a) => `${WHEN[a.kind as Kind]} Joue la tuile ${tile('extraStep')}, ou arrête-toi.`,
  notNow: (a) => `${WHEN[a.kind as Kind]} ${NOW[a.now as Phase]}`,
  noBidding: () => 'Personne n’enchérit dans la première manche. Prends l’une des cartes Enchère.',
  bidRange: (a) =>
    a.most === 0
      ? 'Tu n’as pas de pièces : mise 0.'
      : `Mise de 0 à ${countedInFrench(Number(a.most), 'pièce')}.`,
  noSuchSpot: (a) => `Choisis une place de 1 à ${String(a.spots)}.`,
  spotTaken: (a, names) => `${names(Number(a.seat))} a la place ${String(a.spot)}. Choisis une place libre.`,
  notInAuction: () => 'Cette carte n’est pas dans la salle des ventes. Prends-en une qui y est.',
  takeFirst: () => 'Choisis d’abord le piment que tu veux planter.',
  alreadyTaken: (a) =>
    `Tu tiens ${pepper(String(a.pepper))}. Choisis-lui une parcelle, ou annule pour en choisir un autre.`,
  pepperNotHeld: (a) => `Tu n’as pas de ${bare(String(a.pepper))}. Choisis une couleur que tu as.`,
  plotTaken: (a) =>
    `En ${plot(Number(a.plot))}, il y a déjà ${pepper(String(a.pepper))}. Choisis une parcelle vide à côté d’une parcelle plantée.`,
  plotApart: (a) =>
    `Rien n’est planté au-dessus, au-dessous, à gauche ni à droite de ${plot(Number(a.plot))}. Choisis une parcelle à côté d’une parcelle plantée.`,
  tileGone: (a) => `Tu as déjà joué ta tuile ${tile(a.tile as Tile)}.`,
  stepsUsed: (a) =>
    `Tu as fait tes ${String(a.steps)} pas. Joue la tuile ${tile('extraStep')} pour un de plus, ou arrête-toi.`,
  standsThere: () => 'Ton fermier est déjà là. Choisis une encoche à un pas.',
  notOneStep: (a) =>
    `L’encoche ${notch(Number(a.to))} n’est pas à un pas. Passe par le carrefour devant ton fermier.`,
  outOfReach: (a) =>
    `L’encoche ${notch(Number(a.to))} est trop loin : il te reste ${String(a.left)} pas. Choisis-en une plus proche.`,
  noReverse: () => 'Ton fermier ne peut pas se retourner. Continue, ou arrête-toi.',
  noReverseTile: () =>
    `Ton fermier ne peut pas se retourner sans tuile. Joue la tuile ${tile('doubleBack')}, ou continue.`,
  occupied: (a, names) =>
    `Le fermier ${of(names(Number(a.seat)))} est ${notch(Number(a.to))}. Passe ailleurs, ou arrête-toi avant.`,
  turnIsFree: () =>
    'Avant ton premier pas, tu peux partir des deux côtés sans tuile. Fais simplement un pas.',
  noStepAfterTurn: () => 'Il ne te resterait pas de pas après le demi-tour.',
  blockedBehind: () =>
    'Aucun pas n’est possible derrière ton fermier, le demi-tour serait perdu. Continue, ou arrête-toi.',
  extraTooEarly: (a) =>
    `Le pas de plus vient après les ${inWords(STEPS, 'fr')} premiers. Il te reste ${String(a.left)} pas sans la tuile.`,
  stepFirst: () => 'Fais au moins un pas avant de t’arrêter.',
  stepAfterTile: () => 'Tu as joué une tuile pour faire un pas. Fais-le, ou annule la tuile.',
  marketDone: () => 'Tu es déjà allé au marché dans cette manche. Cuisine, vends, ou termine ton tour.',
  cookoffDone: () => 'Tu as déjà cuisiné dans cette manche. Va au marché, vends, ou termine ton tour.',
  saleDone: () => 'Tu as déjà vendu dans cette manche. Va au marché, cuisine, ou termine ton tour.',
  notInMarket: () =>
    'Cette carte n’est pas au marché, et les cartes prises ne sont pas remplacées. Choisis-en une exposée.',
  notInCookoff: () =>
    'Cette recette n’est pas au concours, et les cartes prises ne sont pas remplacées. Choisis-en une exposée.',
  lacks: (a) => `Il te manque encore ${peppers(String(a.peppers))}. Choisis une carte que tu peux payer.`,
  worthless: (a) =>
    `Les ${anyOf(String(a.pepper))} ne se vendent pas encore : ${String(a.planted)} en terre, et il en faut ${inWords(PLANTED_PER_COIN, 'fr')} pour une pièce. Vends une autre couleur.`,
  saleSize: (a) => `Tu peux vendre de 1 à ${String(a.most)} ${anyOf(String(a.pepper))}.`,
  chooseFirst: (a) =>
    `Choisis d’abord ce que le marché te donne : ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'ou',
    )}.`,
}
