import { TILE_POINTS } from '../../src/data.ts'
import { BROWN_PLAQUE, COIN_POINTS } from '../numbers.ts'

export const fr = {
  displays:
    'Les étalages à trois. Sur une carte Marché, on paie ce qui est avant la flèche et on reçoit ce qui est après ; le nombre dans le rond, ce sont ses points. Une recette montre ses points, puis les piments qu’il lui faut.',
  star: 'Le milieu du champ au début : deux piments, et l’étoile entre eux.',
  spots:
    'Greg a misé 7 et choisi la place 3. Ruth et Yuri ont tous deux misé 5 ; Ruth était devant Yuri, c’est donc à elle. Les places libres sont marquées.',
  planting:
    'Ruth tient un piment vert. Une pousse marque chaque parcelle où elle peut le planter : chaque parcelle vide à côté d’une parcelle plantée.',
  plaque: `Ruth a planté le premier piment brun, en F3 (1). L’hôtel de ville lui offre la première plaque du brun, qui vaut ${BROWN_PLAQUE} points.`,
  'a-step':
    'Greg est venu de la droite en deux pas (points). Son troisième passe par le carrefour devant lui : tout droit, à gauche ou à droite. Chaque disque montre ce qu’il y récolterait.',
  reach:
    'Avant son premier pas, Greg peut quitter l’étoile dans les deux sens. Les grands disques sont à un pas, les petits à deux ou trois. La ligne est une marche de trois pas, avec tout ce qu’elle lui rapporterait.',
  blocked:
    'Un autre fermier se tient sur chaque encoche que Yuri pourrait atteindre depuis le coin (1). Il est bloqué et passe son tour.',
  walk: 'Greg est parti de l’étoile. Le pas 1 s’est achevé entre une parcelle vide et un piment jaune : rien. Le pas 2 entre orange et violet : un piment blanc. Le pas 3 entre deux oranges : un noir.',
  loop: 'Greg a fait le tour de F4 en trois pas et joué la tuile pas de plus. Le quatrième peut le ramener à l’étoile, d’où il est parti, et lui rapporterait un piment orange.',
  'turning-around':
    'La même marche, mais Greg a joué la tuile demi-tour. Il repasse maintenant par le carrefour d’où il vient, et peut revenir sur l’encoche qu’il a quittée.',
  fulfilment:
    'Ce que Ruth a, et en vert ce qu’elle peut payer avec. Elle peut prendre une des cartes Marché, cuisiner une des recettes et vendre des piments d’une couleur : les jaunes 2 pièces chacun, ou le rouge 1.',
  'last-round':
    'À trois. Deux cartes Marché, c’est moins que trois ; trois recettes, non : un seul étalage est dégarni, c’est donc la dernière manche.',
  scores: `Les points de trois joueurs, paravents tombés. Greg a gardé une tuile (${TILE_POINTS} points) et 17 pièces (${COIN_POINTS} points).`,
  'breeding-chart':
    'Deux piments pareils sont sur la diagonale. Là où une case est hachurée, rien ne pousse.',
}
