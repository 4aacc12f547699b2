/** Une première partie de Scoville, expliquée au fil du jeu. */
import { inWords, picture, type Guide, type Translated } from '@harvest/engine/wire'
import { COINS_PER_POINT, PLANTED_PER_COIN, SELL_LIMIT, STEPS, TILE_POINTS } from '../data.ts'
import { points } from '../text/fr/words.ts'

const red = picture('pepper', 'R', 'rouge')
const yellow = picture('pepper', 'Y', 'jaune')
const blue = picture('pepper', 'B', 'bleu')
const orange = picture('pepper', 'O', 'orange')
const phantom = picture('pepper', 'F', 'fantôme')

export const fr: Translated<Guide> = {
  intro: [
    {
      title: 'Une ville qui aime ce qui pique',
      body: [
        'À Scoville, tout le monde cultive des piments. Vous les plantez dans un champ commun, vous marchez entre eux, et vous récoltez ce que deux voisins donnent ensemble.',
        `On commence avec du ${red}, du ${yellow} et du ${blue}. À force de croisements, un jour pousse le ${phantom}, le plus fort de tous.`,
      ],
      figure: 'walk',
    },
    {
      title: 'Le but du jeu',
      body: [
        `Des points. La plupart viennent des recettes et des cartes Marché ; s’y ajoutent les plaques pour les couleurs rares plantées tôt, les tuiles jamais jouées, et un point pour ${inWords(COINS_PER_POINT, 'fr')} pièces.`,
        'Celui qui a le plus de points à la fin de la journée gagne.',
      ],
      figure: 'displays',
    },
    {
      title: 'Une manche',
      body: [
        'D’abord, chacun enchérit pour l’ordre du tour et prend une carte Enchère avec des piments.',
        `Puis chacun plante un piment. Ensuite, dans l’ordre inverse, chaque fermier fait jusqu’à ${inWords(STEPS, 'fr')} pas et récolte.`,
        'Enfin, chacun peut prendre une carte Marché, cuisiner une recette et vendre des piments d’une couleur.',
      ],
      figure: 'planting',
    },
    {
      title: 'La fin',
      body: [
        'La journée a un matin et un après-midi. Quand les cartes Marché ou les recettes viennent à manquer, elle avance, et puis elle s’achève.',
        'Tu joues contre un bot insouciant. Chaque pas peut être annulé, tant que rien de nouveau n’est révélé. Essaie donc sans crainte.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    bid: {
      title: 'Enchéris pour ta place',
      body: [
        'Chacun mise des pièces en secret. La plus haute enchère choisit sa place d’abord, et tous paient ce qu’ils ont misé.',
        'Les premières places prennent les cartes Enchère et plantent d’abord. Les dernières récoltent d’abord. Miser zéro ne coûte rien et donne ce qui reste.',
      ],
      rule: 'SC-AUC-2',
      at: ['tray/coins'],
    },
    chooseSpot: {
      title: 'Devant ou derrière ?',
      body: [
        'La place 1 prend d’abord une carte Enchère, plante d’abord et va d’abord au marché. La dernière récolte d’abord, avant que d’autres fermiers ne barrent le chemin.',
      ],
      rule: 'SC-AUC-3',
      at: ['place/order'],
    },
    claim: {
      title: 'Prends une carte Enchère',
      body: [
        'Chacun prend une de ces cartes et reçoit aussitôt ses piments. Il t’en faudra un pour planter.',
      ],
      rule: 'SC-AUC-5',
      at: ['place/auction'],
    },
    plantPepper: {
      title: 'Plante un piment',
      body: [
        'Tu dois planter un de tes piments ; il reste dans le champ jusqu’à la fin, et tous peuvent croiser avec lui.',
        'Pense à ses futurs voisins : le tableau montre ce que deux couleurs donnent.',
      ],
      rule: 'SC-PLA-1',
      at: ['tray/peppers'],
    },
    plantPlot: {
      title: 'Choisis la parcelle',
      body: [
        `Plante à côté d’un piment déjà là. Entre du ${red} et du ${yellow}, par exemple, pousse de l’${orange}.`,
      ],
      rule: 'SC-PLA-1',
      at: ['plot/34', 'plot/35'],
    },
    plaque: {
      title: 'Une plaque de l’hôtel de ville',
      body: [
        'Qui plante une couleur que l’hôtel de ville recherche reçoit des points, une fois par manche. Les premières plaques valent le plus.',
      ],
      rule: 'SC-PLA-2',
      at: ['hall/0'],
    },
    plantMore: {
      title: 'Encore un ?',
      body: [
        `Avec la tuile deuxième plant, tu plantes un deuxième piment, une fois dans la partie. Une tuile jamais jouée vaut ${points(TILE_POINTS)}.`,
      ],
      rule: 'SC-PLA-3',
      at: ['tray/extraPepper'],
    },
    harvest: {
      title: 'Marche et récolte',
      body: [
        `Ton fermier fait de un à ${inWords(STEPS, 'fr')} pas, d’encoche en encoche. Si les deux parcelles voisines sont plantées, tu récoltes ce qu’elles donnent.`,
        'Tu peux partir des deux côtés, mais pas te retourner en route, ni passer un autre fermier. Pointe une encoche pour voir ce que le chemin rapporte.',
      ],
      rule: 'SC-HAR-3',
      at: ['farmer/{me}'],
    },
    fulfil: {
      title: 'Marché, cuisine, vente',
      body: [
        `Une fois chacun, dans l’ordre que tu veux : prendre une carte Marché, cuisiner une recette, vendre jusqu’à ${inWords(SELL_LIMIT, 'fr')} piments d’une couleur. Ce qui brille, tu peux le payer.`,
        `Une couleur rapporte une pièce pour ${inWords(PLANTED_PER_COIN, 'fr')} piments d’elle dans le champ. Quand tu as fini, termine ton tour.`,
      ],
      rule: 'SC-FUL-1',
      at: ['place/market', 'place/cookoff'],
    },
    giveChoice: {
      title: 'À toi de choisir',
      body: [
        'Cette carte Marché te donne un piment sur deux. Prends celui qu’il faut à ta prochaine recette.',
      ],
      rule: 'SC-FUL-2',
      at: ['tray/asked'],
    },
  },
  events: {
    afternoon: {
      title: 'L’après-midi commence',
      body: [
        'Le marché du matin est remballé, et de meilleures cartes arrivent. La salle des ventes aussi offre des piments plus forts.',
      ],
      rule: 'SC-TIM-1',
      at: ['place/market', 'place/auction'],
    },
    lastRound: {
      title: 'La dernière manche',
      body: [
        'C’est la dernière manche ; après le marché, la cuisine et la vente, c’est fini. Dépense ce que tu peux : les piments ne comptent pas, seulement les pièces, les tuiles, les cartes et les plaques.',
      ],
      rule: 'SC-TIM-3',
      at: ['time'],
    },
  },
}
