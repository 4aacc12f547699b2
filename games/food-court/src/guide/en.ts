/** A first game of Food Court, explained as it comes up. */
import { inWords, type Guide } from '@harvest/engine/wire'
import {
  ALL_WIN_CARDS_VP,
  DISCARD_LIMIT,
  END_VP,
  HAND_LIMIT,
  LOSS_VP,
  OPTIONAL_VP,
  WIN_CARD_VP,
} from '../data.ts'
import { points, someCards } from '../text/en/words.ts'

const hand = inWords(HAND_LIMIT, 'en')
const discards = someCards(DISCARD_LIMIT)

export const en: Guide = {
  intro: [
    {
      title: 'A kitchen of your own',
      body: [
        'Under one roof, every kitchen cooks for the same hungry crowd. You run one of them, with a deck and an ability that no other kitchen has. You’ll find it beside your kitchen’s name: press it to read more.',
        'Prepare ingredients, cook recipes with them, attract customers from the queue you all share, and serve them.',
      ],
      figure: 'cooking',
    },
    {
      title: 'What you’re after',
      body: [
        'Points. Big servings pay off: each hard recipe makes every easier one served with it worth a point more, your ability likes company, and many customers bring a bonus of their own.',
        `Your kitchen also collects win cards in its own way, at most one per serving. They’re worth ${points(WIN_CARD_VP)} each at the end, or ${ALL_WIN_CARDS_VP} for all four. They go into the four circles beside your points.`,
      ],
      figure: 'customers-points',
    },
    {
      title: 'How a turn goes',
      body: [
        `First discard up to ${discards} if you like, then draw back up to ${hand}.`,
        'Then do one thing: prepare ingredients, cook, or serve. Before or after it, you may attract one customer and play events.',
      ],
      figure: 'attracting',
    },
    {
      title: 'When it ends',
      body: [
        `When somebody has ${END_VP} points, not counting win cards, or all four win cards, you finish the round and the game is over. A red arrow warns you of a rival who could get there on their next turn.`,
        'You’re playing an easygoing bot. You can undo every step until something new is revealed, so try things out.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    discard: {
      title: 'Sort your hand, then draw',
      body: [
        `Discard up to ${discards} you don’t need. Then draw until you have ${hand}; you can’t take that back.`,
      ],
      rule: 'FC-TUR-1',
      at: ['hand'],
    },
    act: {
      title: 'One thing per turn',
      body: [
        'Prepare ingredients, cook recipes, or serve what you’ve cooked. You have no ingredients out yet, so start by preparing.',
        'Have a look at your ability first: it tells you which ingredients and recipes to keep.',
        'Customers in the central queue come to you if they like what they see in your kitchen: prepared ingredients and cooked recipes. You don’t spend anything. Whoever lights up would come now.',
      ],
      rule: 'FC-TUR-2',
      at: ['ability/{me}', 'hand', 'central'],
    },
    prepare: {
      title: 'As many as you like',
      body: [
        'Ingredients stay out until a recipe uses them. Circles are primary, diamonds are secondary; each recipe shows what it needs.',
      ],
      rule: 'FC-PRE-1',
      at: ['hand'],
    },
    cook: {
      title: 'One more recipe?',
      body: [
        'You may cook as many recipes in a turn as your ingredients allow. They stay in your kitchen until you serve them.',
      ],
      rule: 'FC-COO-1',
      at: ['hand', 'prepared/{me}'],
    },
    fill: {
      title: 'What goes in',
      body: [
        'An easy recipe needs one primary ingredient, a normal one also needs one secondary, a hard one two. Any from your deck will do, but your ability may like some better.',
        `You may always add optional ingredients. They’re worth ${points(OPTIONAL_VP)} each when served.`,
      ],
      rule: 'FC-COO-1',
      at: ['prepared/{me}'],
    },
    serve: {
      title: 'Serve your recipes',
      body: [
        'Each recipe goes to one customer, and nobody gets more than they order. Afterwards your whole queue goes home, served or not.',
        'For lots of points, wait until you have several recipes, including a hard one: each hard recipe makes every easier one served with it worth a point more. The bill shows what each source gives.',
      ],
      rule: 'FC-SER-1',
      at: ['dishes/{me}', 'queue/{me}'],
    },
    rival: {
      title: 'Somebody loses points',
      body: [`This customer costs a rival of your choice ${points(LOSS_VP)}. Nobody drops below zero.`],
      rule: 'FC-SCO-5',
      at: ['{moves}'],
    },
    strip: {
      title: 'Somebody loses a win card',
      body: ['This customer makes a rival discard a win card. You choose whose and which.'],
      rule: 'FC-SCO-5',
      at: ['{moves}', 'tray/asked'],
    },
    track: {
      title: 'A win card',
      body: [
        `At least one card you just served fits what your kitchen collects. Keep it as a win card: it’s worth ${points(WIN_CARD_VP)} at the end, and all four together are worth ${ALL_WIN_CARDS_VP}.`,
        'You get at most one win card per serving, so don’t save everything up for one big one.',
      ],
      rule: 'FC-WIN-1',
      at: ['wins/{me}'],
    },
    after: {
      title: 'Anything else?',
      body: ['You may still attract a customer, if you haven’t yet, and play events. Then end your turn.'],
      rule: 'FC-TUR-3',
      at: ['central'],
    },
    complaint: {
      title: 'A complaint',
      body: ['Send one customer away from any queue, perhaps one who would help a rival.'],
      rule: 'FC-EVE-1',
      at: ['central'],
    },
    offer: {
      title: 'A promotion',
      body: [
        'Swap one of your customers for one from any other queue. What they want to see doesn’t matter now.',
      ],
      rule: 'FC-EVE-1',
      at: ['queue/{me}'],
    },
    honour: {
      title: 'On your honour',
      body: ['The leaders are tied. Whoever cooked most recently in real life wins.'],
      rule: 'FC-WIN-4',
      at: ['tray/asked'],
    },
  },
  events: {
    lastRound: {
      title: 'The last round',
      body: [
        `Somebody has ${END_VP} points or all four win cards. Finish the round, and then the food court closes.`,
      ],
      rule: 'FC-WIN-2',
      at: ['round'],
    },
  },
}
