/** A first game of Scoville, explained as it comes up. */
import { inWords, picture, type Guide } from '@harvest/engine/wire'
import { COINS_PER_POINT, PLANTED_PER_COIN, SELL_LIMIT, STEPS, TILE_POINTS } from '../data.ts'
import { points } from '../text/en/words.ts'

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
        'In Scoville, everybody grows peppers. You plant them in a field you all share, walk between them and harvest what two neighbours make together.',
        `You start with ${red}, ${yellow} and ${blue}. Keep crossing them, and one day you’ll have ${phantom}, the hottest of all.`,
      ],
      figure: 'walk',
    },
    {
      title: 'What you’re after',
      body: [
        `Points. Most come from chili recipes and market cards. You also get some for planting rare colours early, for tiles you never used, and one for every ${inWords(COINS_PER_POINT, 'en')} coins.`,
        'Whoever has the most points at the end of the day wins.',
      ],
      figure: 'displays',
    },
    {
      title: 'How a round goes',
      body: [
        'First everyone bids for the turn order and takes an auction card with peppers.',
        `Then everyone plants a pepper. Then, in reverse order, each farmer walks up to ${inWords(STEPS, 'en')} steps and harvests.`,
        'Finally you may each take one market card, cook one recipe and sell peppers of one colour.',
      ],
      figure: 'planting',
    },
    {
      title: 'When it ends',
      body: [
        'The day has a morning and an afternoon. When market cards or recipes run short, the day moves on, until it’s over.',
        'You’re playing an easygoing bot. You can undo every step until something new is revealed, so try things out.',
      ],
      figure: 'last-round',
    },
  ],
  prompts: {
    bid: {
      title: 'Bid for your place',
      body: [
        'Everybody bids coins in secret. The highest bidder chooses a spot first, and everyone pays what they bid.',
        'Early spots take auction cards and plant first. Late spots harvest first. Bidding zero costs nothing, but you get whatever spot is left.',
      ],
      rule: 'SC-AUC-2',
      at: ['tray/coins'],
    },
    chooseSpot: {
      title: 'First or last?',
      body: [
        'Spot 1 is the first to take an auction card, to plant, and to visit the market. The last spot is the first to harvest, before other farmers get in the way.',
      ],
      rule: 'SC-AUC-3',
      at: ['place/order'],
    },
    claim: {
      title: 'Take an auction card',
      body: [
        'Each player takes one of these cards and gets its peppers right away. You’ll need one of them for planting.',
      ],
      rule: 'SC-AUC-5',
      at: ['place/auction'],
    },
    plantPepper: {
      title: 'Plant one pepper',
      body: [
        'You must plant one of your peppers. It stays in the field for the rest of the game, for everybody to breed with.',
        'Think about its neighbours: the chart shows what two colours make.',
      ],
      rule: 'SC-PLA-1',
      at: ['tray/peppers'],
    },
    plantPlot: {
      title: 'Choose the plot',
      body: [
        `Plant next to a pepper that is already there. Between ${red} and ${yellow}, for example, ${orange} grows.`,
      ],
      rule: 'SC-PLA-1',
      at: ['plot/34', 'plot/35'],
    },
    plaque: {
      title: 'A plaque from City Hall',
      body: [
        'Plant a colour that City Hall is looking for, and you get points for it, once per round. The first plaques are worth the most.',
      ],
      rule: 'SC-PLA-2',
      at: ['hall/0'],
    },
    plantMore: {
      title: 'One more?',
      body: [
        `Your extra pepper tile lets you plant a second pepper, once in the game. A tile you never use is worth ${points(TILE_POINTS)}.`,
      ],
      rule: 'SC-PLA-3',
      at: ['tray/extraPepper'],
    },
    harvest: {
      title: 'Walk and harvest',
      body: [
        `Your farmer takes one to ${inWords(STEPS, 'en')} steps from notch to notch. Whenever both plots next to a notch are planted, you harvest what they breed.`,
        'You can start in either direction, but you can’t turn around on the way or pass another farmer. Point at a notch to see what you’d get by walking there.',
      ],
      rule: 'SC-HAR-3',
      at: ['farmer/{me}'],
    },
    fulfil: {
      title: 'Market, cookoff, sale',
      body: [
        `Once each, in any order: take a market card, cook a recipe, sell up to ${inWords(SELL_LIMIT, 'en')} peppers of one colour. Whatever lights up, you can pay for.`,
        `Each pepper sells for one coin for every ${inWords(PLANTED_PER_COIN, 'en')} of its colour planted in the field. When you’re done, end your turn.`,
      ],
      rule: 'SC-FUL-1',
      at: ['place/market', 'place/cookoff'],
    },
    giveChoice: {
      title: 'Your choice',
      body: ['This market card gives you one of two peppers. Take the one your next recipe needs.'],
      rule: 'SC-FUL-2',
      at: ['tray/asked'],
    },
  },
  events: {
    afternoon: {
      title: 'The afternoon begins',
      body: [
        'The morning market is cleared away and better cards come out. The auction house gets hotter peppers from now on, too.',
      ],
      rule: 'SC-TIM-1',
      at: ['place/market', 'place/auction'],
    },
    lastRound: {
      title: 'The last round',
      body: [
        'This is the last round, and the game ends after fulfilment. Spend what you can: peppers score nothing, only coins, tiles, cards and plaques do.',
      ],
      rule: 'SC-TIM-3',
      at: ['time'],
    },
  },
}
