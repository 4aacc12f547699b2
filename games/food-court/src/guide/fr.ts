/** Une première partie de Food Court, expliquée au fil du jeu. */
import { inWords, type Guide, type Translated } from '@harvest/engine/wire'
import {
  ALL_WIN_CARDS_VP,
  DISCARD_LIMIT,
  END_VP,
  HAND_LIMIT,
  LOSS_VP,
  OPTIONAL_VP,
  WIN_CARD_VP,
} from '../data.ts'
import { points, someCards } from '../text/fr/words.ts'

const hand = inWords(HAND_LIMIT, 'fr')
const discards = someCards(DISCARD_LIMIT)

export const fr: Translated<Guide> = {
  intro: [
    {
      title: 'Ta propre cuisine',
      body: [
        'Sous un même toit, toutes les cuisines travaillent pour les mêmes clients affamés. Tu en tiens une, avec son paquet de cartes et un talent qu’aucune autre n’a. Il est à côté du nom de ta cuisine : appuie dessus pour en lire plus.',
        'Prépare des ingrédients, cuisine des recettes avec eux, attire des clients de la file commune et sers-les.',
      ],
      figure: 'cooking',
    },
    {
      title: 'Le but du jeu',
      body: [
        'Des points. Beaucoup à la fois, cela paie : chaque plat difficile fait valoir un point de plus à chaque plat plus simple servi avec lui, ton talent aime la compagnie, et bien des clients apportent eux-mêmes quelque chose.',
        `De plus, ta cuisine collectionne à sa façon des cartes Victoire, au plus une par service. Chacune vaut ${points(WIN_CARD_VP)} à la fin, les quatre ensemble ${ALL_WIN_CARDS_VP}. Les quatre ronds près de tes points les attendent.`,
      ],
      figure: 'customers-points',
    },
    {
      title: 'Un tour',
      body: [
        `D’abord, tu peux défausser jusqu’à ${discards}, puis tu pioches jusqu’à ${hand}.`,
        'Ensuite, tu fais une chose : préparer, cuisiner ou servir. Autour, tu peux attirer un client et jouer des événements.',
      ],
      figure: 'attracting',
    },
    {
      title: 'La fin',
      body: [
        `Dès que quelqu’un a ${END_VP} points, sans compter les cartes Victoire, ou ses quatre cartes Victoire, on finit la manche. Une flèche rouge avertit des rivaux qui pourraient y être au prochain tour.`,
        'Tu joues contre un bot insouciant. Chaque pas peut être annulé, tant que rien de nouveau n’est révélé. Essaie donc sans crainte.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    discard: {
      title: 'Trier sa main, puis piocher',
      body: [
        `Jusqu’à ${discards} dont tu n’as pas besoin peuvent partir. Puis tu pioches jusqu’à ${hand} ; cela ne s’annule pas.`,
      ],
      rule: 'FC-TUR-1',
      at: ['hand'],
    },
    act: {
      title: 'Une chose par tour',
      body: [
        'Prépare des ingrédients, cuisine des recettes, ou sers ce que tu as cuisiné. Au début, rien n’est prêt : commence par préparer.',
        'Regarde d’abord ton talent : il te dit quels ingrédients et quelles recettes garder.',
        'Un client de la file commune vient à toi si ce qu’il voit dans ta cuisine lui plaît : des ingrédients préparés et des plats cuisinés. Tu ne dépenses rien. Celui qui brille viendrait maintenant.',
      ],
      rule: 'FC-TUR-2',
      at: ['ability/{me}', 'hand', 'central'],
    },
    prepare: {
      title: 'Autant que tu veux',
      body: [
        'Les ingrédients restent posés jusqu’à ce qu’une recette les prenne. Les ronds sont principaux, les losanges secondaires ; chaque recette montre ce qu’il lui faut.',
      ],
      rule: 'FC-PRE-1',
      at: ['hand'],
    },
    cook: {
      title: 'Encore une recette ?',
      body: [
        'Tu peux cuisiner dans un tour autant de recettes que tes ingrédients le permettent. Les plats attendent dans ta cuisine.',
      ],
      rule: 'FC-COO-1',
      at: ['hand', 'prepared/{me}'],
    },
    fill: {
      title: 'Ce qu’on y met',
      body: [
        'Une recette facile demande un ingrédient principal, une moyenne aussi un secondaire, une difficile deux. Tous ceux de ton paquet conviennent, mais ton talent en préfère certains.',
        `Les ingrédients facultatifs sont toujours permis. Ils rapportent ${points(OPTIONAL_VP)} chacun au service.`,
      ],
      rule: 'FC-COO-1',
      at: ['prepared/{me}'],
    },
    serve: {
      title: 'Sers tes plats',
      body: [
        'Chaque plat va à un client, et personne ne reçoit plus qu’il ne commande. Ensuite, toute ta file rentre chez elle, servie ou non.',
        'Pour beaucoup de points, attends d’avoir plusieurs plats, dont un difficile : il fait valoir un point de plus à chaque plat plus simple servi avec lui. L’addition montre ce que chaque chose rapporte.',
      ],
      rule: 'FC-SER-1',
      at: ['dishes/{me}', 'queue/{me}'],
    },
    rival: {
      title: 'Quelqu’un perd des points',
      body: [`Ce client coûte ${points(LOSS_VP)} à un rival de ton choix. Personne ne descend sous zéro.`],
      rule: 'FC-SCO-5',
      at: ['{moves}'],
    },
    strip: {
      title: 'Quelqu’un perd une carte Victoire',
      body: ['À cause de ce client, un rival défausse une carte Victoire. Tu choisis qui et laquelle.'],
      rule: 'FC-SCO-5',
      at: ['{moves}', 'tray/asked'],
    },
    track: {
      title: 'Une carte Victoire',
      body: [
        `Au moins une carte de ce service convient à ce que ta cuisine collectionne. Mise de côté, elle vaut ${points(WIN_CARD_VP)} à la fin, les quatre ensemble ${ALL_WIN_CARDS_VP}.`,
        'Chaque service donne une carte Victoire au plus ; ne garde donc pas tout pour un seul.',
      ],
      rule: 'FC-WIN-1',
      at: ['wins/{me}'],
    },
    after: {
      title: 'Autre chose ?',
      body: [
        'Tu peux encore attirer un client, si ce n’est pas déjà fait, et jouer des événements. Puis termine ton tour.',
      ],
      rule: 'FC-TUR-3',
      at: ['central'],
    },
    complaint: {
      title: 'Une Réclamation',
      body: ['Un client s’en va, de n’importe quelle file : renvoie quelqu’un qui aiderait un rival.'],
      rule: 'FC-EVE-1',
      at: ['central'],
    },
    offer: {
      title: 'Une Promotion',
      body: [
        'Échange un de tes clients contre un client d’une autre file. Ce qu’il veut voir ne compte pas ici.',
      ],
      rule: 'FC-EVE-1',
      at: ['queue/{me}'],
    },
    honour: {
      title: 'Sur l’honneur',
      body: ['Les premiers sont à égalité. Gagne celui qui a vraiment cuisiné le plus récemment.'],
      rule: 'FC-WIN-4',
      at: ['tray/asked'],
    },
  },
  events: {
    lastRound: {
      title: 'La dernière manche',
      body: [
        `Quelqu’un a ${END_VP} points ou ses quatre cartes Victoire. On finit la manche, puis le Food Court ferme.`,
      ],
      rule: 'FC-WIN-2',
      at: ['round'],
    },
  },
}
