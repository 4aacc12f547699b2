/** Why something is not possible, in French, with what to do instead. */
import { countedInFrench, type Refusal } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Text } from '../common.ts'
import { ACTION_TEXT, field, FOR_SEASON, silo } from './words.ts'

const name = (a: Refusal['args']): string => ACTION_TEXT[a.card as ActionId].name

export const refusals: Text['refusals'] = {
  unknownMove: () => 'Cela ne se fait pas dans ce jeu. Choisis l’un des coups proposés.',
  malformed: () => 'Cela ne convient pas à ce choix. Choisis l’un des coups proposés.',
  notNow: () => 'Ce n’est pas le moment. Choisis l’un des coups proposés.',
  notAsked: () => 'Tu n’as rien à décider pour l’instant. Tes choix précédents demeurent.',
  alreadySealed: () =>
    'Ton choix est scellé. Utilise d’abord « Changer ton choix », tant que quelqu’un choisit encore.',
  nothingSealed: () => 'Tu n’as pas de choix scellé à changer. Ce qui a été révélé demeure.',
  notInHand: (a) => `Il ne te reste pas de ${name(a)} à choisir. Annule pour reprendre un choix.`,
  noSuchCard: () => 'Cette carte n’existe pas. Choisis-en une de ta main.',
  noSuchSeason: () => 'Pose une carte pour le printemps ou pour l’été.',
  seasonTaken: (a) => `Tu as déjà posé une carte ${FOR_SEASON[a.season as 'spring' | 'summer']}.`,
  noSuchField: (a) => `Choisis un de tes propres champs. Tu en as ${String(a.fields)}.`,
  alreadySeeded: (a) => `Tu sèmes déjà le ${field(Number(a.field))}.`,
  noFood: (a) => `Chaque semis coûte 1 vivre, et tu n’en as que ${String(a.food)}.`,
  noReactivePlanting: () => 'Tu n’as pas de Semis tardif devant toi.',
  seedsChosen: () => 'Tu as déjà commencé à semer. Avec un Semis tardif, tous tes champs attendent.',
  seasonCardFirst: () => 'Décide d’abord ce que tu fais de ta carte de saison.',
  noFire: () => 'On ne pose une carte de sa main comme demi-champ de plus que dans une saison d’Incendie.',
  oneForFire: () => 'L’Incendie permet de poser une carte de ta main par saison, et tu l’as déjà choisie.',
  noSuchSlot: () =>
    'Tu ne peux pas prévoir cela pour l’instant. On prévoit sa carte de saison, ses cartes de côté et celles qu’on vient de recevoir.',
  alreadyPlanned: (a) =>
    `Tu as déjà prévu cette carte : ${name(a)}. Reprends-la d’abord si tu veux autre chose.`,
  otherFirst: (a) =>
    `Prévois d’abord la carte reçue : ${name(a)}. Les cartes d’un Vol se prévoient dans l’ordre.`,
  savedNotDiscarded: () =>
    'Une carte de côté peut être jouée, servir autrement par son dos, ou rester de côté.',
  noSuchBack: () =>
    'Le dos d’une carte est un demi-champ, un demi-silo, un homme d’armes ou une carte gardée pour plus tard.',
  alreadySaved: () => 'Cette carte est déjà de côté.',
  seeded: () => 'Tu as semé cette saison : joue donc ta carte de saison face visible, ou défausse-la.',
  stealTooLate: () =>
    'Il est trop tard pour jouer ce Vol. Défausse-le ou, si tu n’as rien semé, utilise son dos.',
  upgradeThere: (a) =>
    `${name(a)} : il y en a déjà sur le ${field(Number(a.field))}, ou c’est prévu. Un champ en prend une de chaque sorte.`,
  noSuchSilo: (a) => `Choisis un de tes propres silos. Tu en as ${String(a.silos)}.`,
  extensionThere: (a) =>
    `Il y a déjà une extension sur le ${silo(Number(a.silo))}, ou c’est prévu. Un silo en prend une.`,
  noSuchFarm: (a) => `Choisis par son panneau l’une des ${countedInFrench(Number(a.seats), 'ferme')}.`,
  farmIsOut: (a, names) => `${names(Number(a.farm))} n’est plus dans la partie.`,
  ownFarm: (a) => `${name(a)} : c’est pour un adversaire, pas pour toi.`,
  rabbitsThere: (a, names) =>
    `Il y a déjà des Lapins chez ${names(Number(a.farm))}, ou ton plan y en envoie.`,
  otherVictim: (a, names) =>
    `Avec deux voleurs, tu ne peux voler que chez ${names(Number(a.farm))}, ou échanger ton Vol.`,
  noCardShown: (a, names) => `${names(Number(a.farm))} ne montre pas de carte que tu puisses prendre.`,
  alreadyTaken: (a, names) => `Tu prends déjà la carte de ${names(Number(a.farm))}.`,
  planPickedFirst: () => 'Décide d’abord ce que tu fais de la carte choisie.',
  noSuchUnit: (a, names) => `${names(Number(a.farm))} n’a pas cette unité. Choisis-en une qui y est.`,
  alreadyPaying: (a, names) => `${names(Number(a.farm))} te paie déjà un tribut.`,
  alreadyPaid: (a, names) => `Tu paies un tribut à ${names(Number(a.farm))}. Pas d’attaque tant qu’il dure.`,
  alreadyAttacked: (a, names) => `Ton autre Seigneur de guerre attaque déjà ${names(Number(a.farm))}.`,
}
