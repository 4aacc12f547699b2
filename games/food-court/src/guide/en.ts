/** A first game of Food Court, explained as it comes up. */
import type { Guide } from '@harvest/engine/wire'

export const en: Guide = {
  intro: [
    {
      title: 'A kitchen of your own',
      body: [
        'Under one roof every stall cooks for the same hungry crowd. You run one of them, with a deck of cards and an ability that no other kitchen has.',
        'Lay out ingredients, cook dishes on them, win customers from the queue that all share, and serve them.',
      ],
    },
    {
      title: 'What you are after',
      body: [
        'Points. Harder dishes are worth more, one serve with several dishes is worth more than several small ones, and many customers bring something of their own.',
        'Besides, your kitchen collects four win cards in its own way. They are worth 5 points each at the end, and 30 together.',
      ],
    },
    {
      title: 'How a turn goes',
      body: [
        'First you may discard up to two cards, then you draw up to seven.',
        'Then you do one thing: prepare ingredients, cook, or serve. Around it you may attract one customer and play events.',
      ],
    },
    {
      title: 'When it ends',
      body: [
        'When somebody has 40 points or all four win cards, the round is played to its end.',
        'You play against a carefree bot. Every step can be taken back until something new is revealed, so try things.',
      ],
    },
  ],
  prompts: {
    discard: {
      title: 'Sort your hand, then draw',
      body: [
        'Up to two cards that you do not need may go. Then you draw until you hold seven; that cannot be taken back.',
      ],
      rule: 'FC-TUR-1',
    },
    act: {
      title: 'One thing a turn',
      body: [
        'Prepare ingredients, or cook dishes, or serve what is cooked. At first there is nothing to cook on, so prepare.',
        'A customer of the shared queue comes to you for what it sees in your kitchen: prepared ingredients and cooked dishes. Nothing is spent. Whoever lights up can be had now.',
      ],
      rule: 'FC-TUR-2',
    },
    prepare: {
      title: 'Lay out as many as you like',
      body: [
        'Every ingredient lies open until a dish uses it. Circles are primary and diamonds secondary; each dish says what it takes.',
      ],
      rule: 'FC-PRE-1',
    },
    cook: {
      title: 'One more dish?',
      body: ['You may cook as many dishes in a turn as your ingredients allow. They wait in your kitchen.'],
      rule: 'FC-COO-1',
    },
    fill: {
      title: 'What goes into it',
      body: [
        'An easy dish takes a primary ingredient, a normal one a secondary one too, a hard one two of these. Any of your deck will do, but your ability may like some better.',
        'Optional ingredients may always be added, and bring 2 points each when served.',
      ],
      rule: 'FC-COO-1',
    },
    serve: {
      title: 'Give out your dishes',
      body: [
        'Each dish goes to one customer, and nobody gets more than they order. Afterwards your whole queue goes home, served or not.',
        'A hard dish makes every easier one of the same serve worth a point more. The prompt counts along.',
      ],
      rule: 'FC-SER-1',
    },
    rival: {
      title: 'Somebody loses points',
      body: ['This customer takes 2 points from an opponent of your choice, who never goes below zero.'],
      rule: 'FC-SCO-5',
    },
    strip: {
      title: 'Somebody loses a win card',
      body: ['This customer makes an opponent discard a win card. You choose whose and which.'],
      rule: 'FC-SCO-5',
    },
    track: {
      title: 'A win card',
      body: [
        'At least one card of this serve fits what your kitchen collects. Put aside, it is worth 5 points at the end, and all four together 30.',
      ],
      rule: 'FC-WIN-1',
    },
    after: {
      title: 'Anything else?',
      body: ['You may still attract a customer, if you have not yet, and play events. Then end your turn.'],
      rule: 'FC-TUR-3',
    },
    complaint: {
      title: 'A complaint',
      body: ['One customer leaves, from any queue: send away somebody who would help an opponent.'],
      rule: 'FC-EVE-1',
    },
    offer: {
      title: 'A promotion',
      body: ['Swap a customer of yours for one of any other queue. What they ask for does not matter now.'],
      rule: 'FC-EVE-1',
    },
    honour: {
      title: 'On your honour',
      body: ['The leaders are tied. Whoever cooked most recently in real life wins.'],
      rule: 'FC-WIN-4',
    },
  },
  events: {
    lastRound: {
      title: 'The last round',
      body: ['Somebody has come far enough. The round is played to its end, and then the court closes.'],
      rule: 'FC-WIN-2',
    },
  },
}
