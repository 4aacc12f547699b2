import { END_VP, GAIN_VP, HAND_LIMIT, NATIONALITY_VP, UTENSIL_VP } from '../../src/data.ts'

export const en = {
  discarding: `Mina has discarded one of seven cards and may discard one more. Then she draws back up to ${HAND_LIMIT}.`,
  preparing:
    'Mina has prepared Penne. She may prepare Mushroom and Basil in the same turn; recipes have to wait for another.',
  cooking:
    'A hard recipe takes 1 primary and 2 secondary ingredients. Mina has put in Lasagna Sheets and a Tomato, so 1 secondary is still missing; after that she may add the optional Parmigiano.',
  adding:
    'The burger has everything it needs. Liberty Grill’s ability allows one more ingredient, the Burger Bun; anybody may add optional Mustard.',
  'giving-out':
    'Two customers order three recipes together. The Italian one orders two and has one; Mina may give out the others or finish here.',
  'beside-a-hard-recipe': 'One hard and two easy recipes: 3 + 1 + 1, plus 1 more for each easy one, makes 7.',
  'customers-points': `Both recipes have tableware, so the Italian customer with tableware makes each worth ${UTENSIL_VP} more. That customer is of Mina’s own cuisine (${NATIONALITY_VP}), and the French one brings ${GAIN_VP}.`,
  attracting:
    'Mina has 2 prepared ingredients and 1 cooked recipe. Customers who want no more than that would come; the others want to see more.',
  promotion:
    'Mina plays a Promotion and gives her French customer away. In exchange she may take anybody from the central queue or from the other players’ queues.',
  'win-card':
    'Both recipes were cooked with the pasta they’re named after. Mina may keep one of the two as her second win card, after Fettuccine.',
  'last-round': `Mina began the round and has reached ${END_VP} points. Paul and Aylin still take their turns, then the game is over.`,
}
