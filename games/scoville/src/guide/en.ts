/** A first game of Scoville, explained as it comes up. */
import { picture, type Guide } from '@harvest/engine/wire'

const red = picture('pepper', 'R', 'red')
const yellow = picture('pepper', 'Y', 'yellow')
const blue = picture('pepper', 'B', 'blue')
const orange = picture('pepper', 'O', 'orange')
const phantom = picture('pepper', 'F', 'phantom')

export const en: Guide = {
  intro: [
    {
      title: 'A town that likes it hot',
      body: [
        'In Scoville everybody breeds peppers. You plant them in one field that all share, walk between them and harvest what two neighbours give together.',
        `It begins with ${red}, ${yellow} and ${blue}. Cross them again and again, and one day there is ${phantom}, the hottest of all.`,
      ],
    },
    {
      title: 'What you are after',
      body: [
        'Points. Most come from chili recipes and from orders at the market; some from plaques for planting rare colours early, from tiles you never used, and one for every three coins.',
        'Whoever has the most points at the end of the day wins.',
      ],
    },
    {
      title: 'How a round goes',
      body: [
        'First all bid for the turn order, and each takes an auction card with peppers.',
        'Then each plants one pepper. Then, in reverse order, each farmer walks up to three steps and harvests.',
        'Last, each may serve one market order, cook one recipe and sell peppers of one colour.',
      ],
    },
    {
      title: 'When it ends',
      body: [
        'The day has a morning and an afternoon. When market orders or recipes run short, the day moves on, and at last it is over.',
        'You play against a carefree bot. Every step can be taken back until something new is revealed, so try things.',
      ],
    },
  ],
  prompts: {
    bid: {
      title: 'Bid for your place',
      body: [
        'Everybody bids coins in secret. The highest bid chooses its spot first, and all pay what they bid.',
        'Early spots claim and plant first. Late spots harvest first. A bid of zero costs nothing and takes what is left.',
      ],
      rule: 'SC-AUC-2',
    },
    chooseSpot: {
      title: 'First or last?',
      body: [
        'Spot 1 is first to claim, plant and fulfil. The last spot is first to harvest, before other farmers stand in the way.',
      ],
      rule: 'SC-AUC-3',
    },
    claim: {
      title: 'Take an auction card',
      body: [
        'Each player takes one of these cards and gets its peppers at once. You will need one of them for planting.',
      ],
      rule: 'SC-AUC-5',
    },
    plantPepper: {
      title: 'Plant one pepper',
      body: [
        'You must plant one of your peppers; it stays in the field for the rest of the game, for everybody to breed with.',
        'Keep an eye on what its neighbours will be: the chart shows what two colours give.',
      ],
      rule: 'SC-PLA-1',
    },
    plantPlot: {
      title: 'Choose the plot',
      body: [
        `Plant next to a pepper that is already there. Between ${red} and ${yellow}, for example, ${orange} grows.`,
      ],
      rule: 'SC-PLA-1',
    },
    plaque: {
      title: 'A plaque from City Hall',
      body: [
        'Who plants a colour that City Hall is looking for gets points for it, once a round. The first plaques are worth the most.',
      ],
      rule: 'SC-PLA-2',
    },
    plantMore: {
      title: 'One more?',
      body: [
        'This tile lets you plant a second pepper, once in the game. A tile you never use is worth 4 points.',
      ],
      rule: 'SC-PLA-3',
    },
    harvest: {
      title: 'Walk and harvest',
      body: [
        'Your farmer takes one to three steps from notch to notch. Each time both plots beside it are planted, you harvest what they breed.',
        'You may start in either direction but not turn round on the way, and you cannot pass another farmer. Point at a notch to see what a walk there gives.',
      ],
      rule: 'SC-HAR-3',
    },
    fulfil: {
      title: 'Market, cookoff, sale',
      body: [
        'Once each and in any order: serve a market order, cook a recipe, sell up to five peppers of one colour. What lights up is what you can pay for.',
        'A colour sells for one coin for every two of it planted in the field. When you are done, end your turn.',
      ],
      rule: 'SC-FUL-1',
    },
    giveChoice: {
      title: 'Your choice',
      body: ['This order gives you one of two peppers. Take the one your next recipe needs.'],
      rule: 'SC-FUL-2',
    },
  },
  events: {
    afternoon: {
      title: 'The afternoon begins',
      body: [
        'The morning market is cleared away and richer orders come out. The auction house now draws hotter peppers too.',
      ],
      rule: 'SC-TIM-1',
    },
    lastRound: {
      title: 'The last round',
      body: [
        'One last round is played, and the game ends after fulfilment. Spend what you can: only coins, tiles, cards and plaques count.',
      ],
      rule: 'SC-TIM-3',
    },
  },
}
