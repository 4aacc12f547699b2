/**
 * How each kitchen looks: two colours, an awning with an edge of its own, an emblem on the sign, and the ribbon
 * its countrymen wear. Edges, emblems and letters tell kitchens apart where colours do not.
 */
import type { DeckId } from '@harvest/food-court/public'

export interface Look {
  /** The stripes of the awning: a strong colour and a light one. */
  readonly a: string
  readonly b: string
  /** One stripe of the awning, 12 wide. */
  readonly edge: string
  /** A drawing of 64 x 64. */
  readonly emblem: string
  readonly code: string
  /** The ribbon's two ends, each a drawing of 18 x 14. */
  readonly ends: readonly [string, string]
}

const full = (colour: string): string => `${colour} M0 0H18V14H0Z`

export const LOOKS: { readonly [deck in DeckId]: Look } = {
  italy: {
    a: '#3f7d48',
    b: '#f7e9cd',
    edge: 'M0 0H12V12C12 17 9.5 19.5 6 19.5C2.5 19.5 0 17 0 12Z',
    emblem:
      'wheat M7 14l21 11v14l-21 11 5-9-5-9 5-9zm50 0l-21 11v14l21 11-5-9 5-9-5-9z|wheat M26 24c4 3 8 3 12 0v16c-4-3-8-3-12 0z|~ M16 27l8 3m-8 7l8-3m24-7l-8 3m8 7l-8-3',
    code: 'IT',
    ends: [full('#3f8a4c'), full('#c8372c')],
  },
  france: {
    a: '#6c5ca1',
    b: '#f8e7ad',
    edge: 'M0 0H12V11L6 20L0 11Z',
    emblem:
      'crust M5 45c2-21 13-31 27-31s25 10 27 31c0 4-4 6-7 3-4-6-10-10-20-10s-16 4-20 10c-3 3-7 1-7-3z|= M19 19l5 20m8-25v24m13-19l-5 20m-31-8l8 12m38-12l-8 12',
    code: 'FR',
    ends: [full('#39579b'), full('#c8372c')],
  },
  china: {
    a: '#bf3322',
    b: '#f1c452',
    edge: 'M0 0H12V19C10 14.5 8.5 12.5 6 12.5C3.5 12.5 2 14.5 0 19Z',
    emblem:
      '= M32 2v8m0 44v9m-6-9v6m12-6v6|red M32 10c14 0 23 9 23 21s-9 21-23 21-23-9-23-21 9-21 23-21z|gold M22 7h20v6h-20zm0 42h20v6h-20z|~ M23 13c-5 9-5 27 0 36m9-36v36m9-36c5 9 5 27 0 36',
    code: 'CN',
    ends: [
      full('#c8372c'),
      `${full('#c8372c')}|#f1c452 M11 2L12.2 5.5H16L13 7.7L14.1 11.3L11 9.1L7.9 11.3L9 7.7L6 5.5H9.8Z`,
    ],
  },
  india: {
    a: '#7d2f60',
    b: '#efa03a',
    edge: 'M0 0H12V9.5C12 14 9 13.5 6 20C3 13.5 0 14 0 9.5Z',
    emblem:
      'pink M32 54c-17 0-27-9-28-23 7 0 13 2 18 7-2-12 2-21 10-29 8 8 12 17 10 29 5-5 11-7 18-7-1 14-11 23-28 23z|~ M22 38c2 7 5 12 10 16 5-4 8-9 10-16m-10-20v24',
    code: 'IN',
    ends: [
      '#e7883c M0 0H18V4.7H0Z|#fffdf8 M0 4.7H18V9.3H0Z|#4f8a46 M0 9.3H18V14H0Z',
      '#e7883c M0 0H18V4.7H0Z|#fffdf8 M0 4.7H18V9.3H0Z|#4f8a46 M0 9.3H18V14H0Z',
    ],
  },
  usa: {
    a: '#368a92',
    b: '#f6d9cf',
    edge: 'M0 0H12V13H0ZM3.2 16.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z',
    emblem: 'red M32 7l6 17 19 1-15 11 5 18-15-10-15 10 5-18-15-11 19-1z',
    code: 'US',
    ends: [
      `${full('#39579b')}|#fffdf8 M5 4.5L6 7H3.9ZM12 4.5L13 7H10.9ZM8.5 8.5L9.5 11H7.4Z`,
      '#c8372c M0 0H18V2.8H0ZM0 5.6H18V8.4H0ZM0 11.2H18V14H0Z|#fffdf8 M0 2.8H18V5.6H0ZM0 8.4H18V11.2H0Z',
    ],
  },
  turkiye: {
    a: '#245a92',
    b: '#e9dfc6',
    edge: 'M0 0H12V13H9V19H3V13H0Z',
    emblem:
      '= M32 40v21|leaf M32 60c-12 0-19-8-20-19 12 0 20 8 20 19zm0 0c12 0 19-8 20-19-12 0-20 8-20 19z|red M32 42c-12 0-18-8-18-18 0-8 3-14 3-18 5 3 8 7 9 11 1-4 4-9 6-13 2 4 5 9 6 13 1-4 4-8 9-11 0 4 3 10 3 18 0 10-6 18-18 18z|~ M26 17c0 7 2 14 6 19m6-19c0 7-2 14-6 19',
    code: 'TR',
    ends: [
      full('#c8372c'),
      `${full('#c8372c')}|#fffdf8 M14.5 3C10 1.5 6.5 4 6.5 7C6.5 10 10 12.5 14.5 11C12 10.8 10.3 9.2 10.3 7C10.3 4.8 12 3.2 14.5 3Z`,
    ],
  },
  japan: {
    a: '#3c4166',
    b: '#f4bcc4',
    edge: 'M.8 0H11.2V19H.8Z',
    emblem:
      'pink M32 28c-10-2-18-15-5-22l5 3 5-3c13 7 5 20-5 22zm4 3c-1-11 9-22 20-12l-2 6 5 4c-3 14-18 11-23 2zm-2 4c10-4 24 2 18 15l-6 1-3 6c-14 1-15-14-9-22zm-4 0c6 8 5 23-9 22l-3-6-6-1c-6-13 8-19 18-15zm-2-4c-5 9-20 12-23-2l5-4-2-6c11-10 21 1 20 12z|gold M26 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
    code: 'JP',
    ends: [full('#fffdf8'), `${full('#fffdf8')}|#c8372c M6.7 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`],
  },
  mexico: {
    a: '#cf4276',
    b: '#bfe2c2',
    edge: 'M0 0H12V12L10 18L8 12L6 18L4 12L2 18L0 12Z',
    emblem:
      'leaf M23 38c-13 2-20-9-16-21 10-4 19 5 19 17zm18 0c13 2 20-9 16-21-10-4-19 5-19 17z|leaf M32 34c-9-6-9-19 0-26 9 7 9 20 0 26z|leaf M32 61c-11 0-13-11-11-20s20-9 22 0 0 20-11 20z|:red M8 15h0m24-9h0m24 9h0|~ M14 24l3 3m15-9v4m18 2l-3 3m-19 17v4m8 0v4',
    code: 'MX',
    ends: [`${full('#2f7a55')}|#c9812f M3 8.5L7 4L11 8.5L7 10.5Z`, full('#c8372c')],
  },
}
