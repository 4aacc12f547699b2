import { END_VP, GAIN_VP, HAND_LIMIT, NATIONALITY_VP, UTENSIL_VP } from '../../src/data.ts'

export const fr = {
  discarding: `Mina a défaussé une carte sur sept et peut en défausser encore une. Puis elle pioche de nouveau jusqu’à ${HAND_LIMIT}.`,
  preparing:
    'Mina a préparé des Penne. Elle peut préparer Champignon et Basilic dans le même tour ; les recettes attendront un autre.',
  cooking:
    'Une recette difficile demande 1 ingrédient principal et 2 secondaires. Mina y a mis les Feuilles de lasagne et une Tomate, il manque donc 1 secondaire ; ensuite, elle pourra ajouter le Parmigiano facultatif.',
  adding:
    'Le burger a tout ce qu’il lui faut. Le talent de Liberty Grill permet un ingrédient de plus, le Pain à burger ; la Moutarde, facultative, est permise à tous.',
  'giving-out':
    'Deux clients commandent trois plats à eux deux. L’italien en commande deux et en a un ; Mina peut donner les autres ou finir ici.',
  'beside-a-hard-recipe': 'Un plat difficile et deux faciles : 3 + 1 + 1, plus 1 pour chaque facile, soit 7.',
  'customers-points': `Les deux plats portent un couvert, donc le client italien au couvert fait valoir ${UTENSIL_VP} de plus à chacun. Ce client est de la propre cuisine de Mina (${NATIONALITY_VP}), et le français apporte ${GAIN_VP}.`,
  attracting:
    'Mina a 2 ingrédients préparés et 1 plat cuisiné. Les clients qui n’en demandent pas plus viendraient ; les autres veulent en voir davantage.',
  promotion:
    'Mina joue une Promotion et cède son client français. En échange, elle peut prendre n’importe qui dans la file commune ou dans les files des autres.',
  'win-card':
    'Les deux plats ont été cuisinés avec les pâtes dont ils portent le nom. Mina peut garder l’une des deux comme deuxième carte Victoire, après les Fettuccine.',
  'last-round': `Mina a commencé la manche et atteint ${END_VP} points. Paul et Aylin jouent encore leur tour, puis la partie est finie.`,
}
