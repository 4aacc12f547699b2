/** Small signs on sheets of 64 x 64: utensils, effects of customers, events, and what boards count. */
import { GAIN_VP, LOSS_VP, WIDE_QUEUE_LIMIT } from '@harvest/food-court/public'
import { drawNumber } from './digits.ts'

export const MARKS: { readonly [name: string]: string } = {
  // utensils
  kitchenware:
    'wood M8 26h48v25c0 4-2 6-6 6h-36c-4 0-6-2-6-6z|~ M16 36h24m-24 10h32|steel M12 7h28v14h-14c-9 0-14-6-14-14z|dark M40 8h19v9h-19z',
  cookware:
    '= M12 34h-7v6h7m40-6h7v6h-7|steel M12 27h40v23c0 5-3 7-7 7h-26c-4 0-7-2-7-7z|red M9 27c1-9 11-12 23-12s22 3 23 12z|dark M27 8h10v7h-10z',
  tableware:
    'sky M15 34a17 17 0 1 0 34 0 17 17 0 1 0-34 0z|white M22 34a10 10 0 1 0 20 0 10 10 0 1 0-20 0z|# M7 57v-47m-4 0v9c0 6 8 6 8 0v-9|# M57 57v-48c-5 5-5 17-4 26h4',
  // roles of ingredients, as recipes ask for them
  primary: 'clay M8 32a24 24 0 1 0 48 0 24 24 0 1 0-48 0z',
  secondary: 'gold M32 5l27 27-27 27-27-27z',
  optional: 'leaf M23 8h18v15h15v18h-15v15h-18v-15h-15v-18h15z',
  // effects
  gain: `gold M5 32a27 27 0 1 0 54 0 27 27 0 1 0-54 0z|# M13 32h13m-7-6v12${drawNumber(GAIN_VP, 33, 20, 16)}`,
  rivalLoses: `rose M32 5l6 7 10-5 1 11 10 3-5 10 6 9-9 4-1 11-10-3-8 7-8-7-10 3-1-11-9-4 6-9-5-10 10-3 1-11 10 5z|# M15 32h11${drawNumber(LOSS_VP, 33, 20.4, 15)}`,
  handLimit: 'sky M6 18l24-7 11 37-24 7z|white M20 12h26v42h-26z|# M25 33h10m-5-5v10m11 4v-18l-3 3',
  queueLimit: `sky M7 26a8 8 0 1 0 16 0 8 8 0 1 0-16 0zm-4 28c0-12 5-17 12-17s12 5 12 17z|sky M41 26a8 8 0 1 0 16 0 8 8 0 1 0-16 0zm-4 28c0-12 5-17 12-17s12 5 12 17z|white M18 32a14 14 0 1 0 28 0 14 14 0 1 0-28 0z|# ${drawNumber(WIDE_QUEUE_LIMIT, 26, 23, 12)}`,
  stripWinCard:
    'red M22 34l-7 26 11-6 6 8 6-8 11 6-7-26z|gold M11 23a21 21 0 1 0 42 0 21 21 0 1 0-42 0z|# M21 12l22 22m0-22l-22 22',
  // events
  complaint: 'rose M6 10h52v32h-24l-14 15v-15h-14z|# M32 17v12m0 6v0',
  promotion: 'gold M8 26h14l24-15v39l-24-14h-14z|red M13 37h10l4 19h-10z|# M54 22c4 5 4 12 0 17',
  // things counted
  win: 'red M22 34l-7 26 11-6 6 8 6-8 11 6-7-26z|gold M11 23a21 21 0 1 0 42 0 21 21 0 1 0-42 0z|white M20 23a12 12 0 1 0 24 0 12 12 0 1 0-24 0z',
  ingredient:
    'orange M13 51c4-15 11-26 20-29 8-1 12 4 10 11-4 9-15 17-30 22-2 0-1-2 0-4z|leaf M35 24c-1-8 2-14 8-17 3 5 3 9 0 14 5-3 10-2 14 2-3 5-9 8-16 6z|~ M27 33l4 4m-11 5l5 4',
  recipe:
    'white M5 44c0-5 12-8 27-8s27 3 27 8c0 7-12 11-27 11s-27-4-27-11z|broth M14 42c-1-13 7-20 18-20s19 7 18 20c-8 4-28 4-36 0z|= M24 16c-3-4 3-6 0-10m9 10c-3-4 3-6 0-10m9 10c-3-4 3-6 0-10',
  order:
    'steel M8 46c0-17 10-28 24-28s24 11 24 28z|steel M4 46h56v7h-56z|gold M27 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0z|~ M17 38c1-7 5-12 11-14',
  bell: 'gold M10 46c0-18 10-28 22-28s22 10 22 28z|dark M6 46h52v8h-52z|dark M27 9h10v9h-10z|~ M19 38c1-7 5-12 11-14',
  hand: 'sky M8 20l20-6 11 37-20 6z|white M24 12h24v43h-24z',
  pile: 'sky M16 9h36v42h-36z|sky M12 13h36v42h-36z|~ M12 20l36 28m-36 0l36-28',
  discard: 'white M10 18l26-8 14 40-26 8z|white M20 12h32v42h-32z|~ M26 22h20m-20 10h20m-20 10h12',
  flame:
    'orange M32 6c2 10 14 16 17 28 3 13-5 24-17 24s-20-10-17-22c2-7 7-9 8-16 4 3 6 6 7 10 3-8 3-16 2-24z|gold M32 54c-7 0-10-6-8-12 2-4 6-6 7-11 5 5 10 9 9 16-1 5-4 7-8 7z',
  person: 'sky M19 19a13 13 0 1 0 26 0 13 13 0 1 0-26 0zm-10 39c0-15 10-22 23-22s23 7 23 22z',
  heart:
    'red M32 56c-16-12-26-22-26-33 0-8 6-13 13-13 6 0 11 3 13 9 2-6 7-9 13-9 7 0 13 5 13 13 0 11-10 21-26 33z',
  tick: '# M12 34l14 14 26-32',
}
