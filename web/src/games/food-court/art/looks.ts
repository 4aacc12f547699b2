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
  /** A drawing of 32 x 32. */
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
      'wheat M3.5 7L14 12.5V19.5L3.5 25L6 20.5L3.5 16L6 11.5ZM28.5 7L18 12.5V19.5L28.5 25L26 20.5L28.5 16L26 11.5Z|wheat M13 12C15 13.5 17 13.5 19 12V20C17 18.5 15 18.5 13 20Z|~ M8 13.5L12 15M8 18.5L12 17M24 13.5L20 15M24 18.5L20 17',
    code: 'IT',
    ends: [full('#3f8a4c'), full('#c8372c')],
  },
  france: {
    a: '#6c5ca1',
    b: '#f8e7ad',
    edge: 'M0 0H12V11L6 20L0 11Z',
    emblem:
      'crust M2.5 22.5C3.5 12 9 7 16 7C23 7 28.5 12 29.5 22.5C29.5 24.5 27.5 25.5 26 24C24 21 21 19 16 19C11 19 8 21 6 24C4.5 25.5 2.5 24.5 2.5 22.5Z|= M9.5 9.5L12 19.5M16 7V19M22.5 9.5L20 19.5M4.5 15.5L8.5 21.5M27.5 15.5L23.5 21.5',
    code: 'FR',
    ends: [full('#39579b'), full('#c8372c')],
  },
  china: {
    a: '#bf3322',
    b: '#f1c452',
    edge: 'M0 0H12V19C10 14.5 8.5 12.5 6 12.5C3.5 12.5 2 14.5 0 19Z',
    emblem:
      '= M16 1V5M16 27V31.5M13 27V30M19 27V30|red M16 5C23 5 27.5 9.5 27.5 15.5C27.5 21.5 23 26 16 26C9 26 4.5 21.5 4.5 15.5C4.5 9.5 9 5 16 5Z|gold M11 3.5H21V6.5H11ZM11 24.5H21V27.5H11Z|~ M11.5 6.5C9 11 9 20 11.5 24.5M16 6.5V24.5M20.5 6.5C23 11 23 20 20.5 24.5',
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
      'pink M16 27C7.5 27 2.5 22.5 2 15.5C5.5 15.5 8.5 16.5 11 19C10 13 12 8.5 16 4.5C20 8.5 22 13 21 19C23.5 16.5 26.5 15.5 30 15.5C29.5 22.5 24.5 27 16 27Z|~ M11 19C12 22.5 13.5 25 16 27C18.5 25 20 22.5 21 19M16 9V21',
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
    emblem:
      'red M16.0 3.5L19.2 12.1L28.4 12.5L21.1 18.2L23.6 27.0L16.0 21.9L8.4 27.0L10.9 18.2L3.6 12.5L12.8 12.1Z',
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
      '= M16 20V30.5|leaf M16 30C10 30 6.5 26 6 20.5C12 20.5 16 24.5 16 30ZM16 30C22 30 25.5 26 26 20.5C20 20.5 16 24.5 16 30Z|red M16 21C10 21 7 17 7 12C7 8 8.5 5 8.5 3C11 4.5 12.5 6.5 13 8.5C13.5 6.5 15 4 16 2C17 4 18.5 6.5 19 8.5C19.5 6.5 21 4.5 23.5 3C23.5 5 25 8 25 12C25 17 22 21 16 21Z|~ M13 8.5C13 12 14 15.5 16 18M19 8.5C19 12 18 15.5 16 18',
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
      'pink M16.0 14.0C11.0 12.8 7.1 6.5 13.3 2.8L16.0 4.5L18.7 2.8C24.9 6.5 21.0 12.8 16.0 14.0ZM17.9 15.4C17.5 10.2 22.3 4.6 27.8 9.4L26.9 12.4L29.4 14.5C27.8 21.5 20.6 19.8 17.9 15.4ZM17.2 17.6C22.0 15.7 28.8 18.5 25.9 25.1L22.8 25.3L21.6 28.3C14.4 28.9 13.8 21.6 17.2 17.6ZM14.8 17.6C18.2 21.6 17.6 28.9 10.4 28.3L9.2 25.3L6.1 25.1C3.2 18.5 10.0 15.7 14.8 17.6ZM14.1 15.4C11.4 19.8 4.2 21.5 2.6 14.5L5.1 12.4L4.2 9.4C9.7 4.6 14.5 10.2 14.1 15.4Z|gold M13 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    code: 'JP',
    ends: [full('#fffdf8'), `${full('#fffdf8')}|#c8372c M6.7 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`],
  },
  mexico: {
    a: '#cf4276',
    b: '#bfe2c2',
    edge: 'M0 0H12V12L10 18L8 12L6 18L4 12L2 18L0 12Z',
    emblem:
      'leaf M11.5 19C5 20 1.5 14.5 3.5 8.5C8.5 6.5 13 11 13 17ZM20.5 19C27 20 30.5 14.5 28.5 8.5C23.5 6.5 19 11 19 17Z|leaf M16 17C11.5 14 11.5 7.5 16 4C20.5 7.5 20.5 14 16 17Z|leaf M16 30.5C10.5 30.5 9.5 25 10.5 20.5C11.5 16 20.5 16 21.5 20.5C22.5 25 21.5 30.5 16 30.5Z|:red M4 7.5h0M16 3h0M28 7.5h0|~ M7 12l1.5 1.5M16 9v2M25 12l-1.5 1.5M14 22v2M18 24v2',
    code: 'MX',
    ends: [`${full('#2f7a55')}|#c9812f M3 8.5L7 4L11 8.5L7 10.5Z`, full('#c8372c')],
  },
}
