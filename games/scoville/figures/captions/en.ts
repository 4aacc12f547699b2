import { TILE_POINTS } from '../../src/data.ts'
import { BROWN_PLAQUE, COIN_POINTS } from '../numbers.ts'

export const en = {
  displays:
    'The displays for three. On a market card, you pay what’s before the arrow and get what’s after it; the number in the circle is its points. A recipe shows its points, then the peppers it needs.',
  star: 'The middle of the field at the start: two peppers, with the star between them.',
  spots:
    'Greg bid 7 and chose spot 3. Ruth and Yuri both bid 5; Ruth was ahead of Yuri, so she’s next. The free spots are marked.',
  planting:
    'Ruth is holding a green pepper. A sprout marks every plot where she may plant it: every empty one next to a planted one.',
  plaque: `Ruth has planted the first brown pepper, on F3 (1). City Hall offers her the top plaque for brown, worth ${BROWN_PLAQUE} points.`,
  'a-step':
    'Greg has come two steps from the right (dots). His third goes through the junction ahead of him: straight on, left or right. Each disc shows what he would harvest there.',
  reach:
    'Before his first step, Greg may leave the star either way. Large discs are one step away, small ones two or three. The line is a walk of three steps, with everything it would bring him.',
  blocked:
    'There’s another farmer on every notch that Yuri could step to from the corner (1). He is blocked and skips his turn.',
  walk: 'Greg set out from the star. Step 1 ended between an empty plot and a yellow pepper: nothing. Step 2 ended between orange and purple: a white pepper. Step 3 between two orange ones: a black one.',
  loop: 'Greg has walked around F4 in three steps and played the extra step tile. His fourth step may take him back to the star, where he began, and would bring him an orange pepper.',
  'turning-around':
    'The same walk, but Greg has played the double back tile. He now goes through the junction he just came through, and may step to the notch he came from.',
  fulfilment:
    'What Ruth holds, and in green what she can pay for with it. She may take one of the market cards, cook one of the recipes, and sell peppers of one colour: yellow ones for 2 coins each, or the red one for 1.',
  'last-round':
    'There are three players. Two market cards are fewer than that, three recipes aren’t: only one display is short, so this is the last round.',
  scores: `The points of three players once the screens are down. Greg kept one tile (${TILE_POINTS} points) and 17 coins (${COIN_POINTS} points).`,
  'breeding-chart': 'Two of a kind are on the diagonal. Where a box is hatched, nothing grows.',
}
