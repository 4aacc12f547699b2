import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    'Burger Bun':
      'crust M8 30c0-13 11-20 24-20s24 7 24 20c0 3-2 4-4 4h-40c-2 0-4-1-4-4z|cream M9 34h46v6h-46z|crust M8 40h48v4c0 7-5 11-12 11h-24c-7 0-12-4-12-11z|.white M22 19h0m10-3h0m10 3h0m-25 7h0m11-1h0m10 0h0m10 1h0',
    'Beef Patty':
      'meat M6 30v8c0 9 12 15 26 15s26-6 26-15v-8z|clay M6 30c0-9 12-15 26-15s26 6 26 15-12 15-26 15-26-6-26-15z|= M17 33l13-13m-4 18l17-16m-5 17l12-12',
    Sirloin:
      'cream M7 26c3-12 16-17 29-14 14 3 23 13 21 24-2 8-10 8-13 13-4 7-18 8-26 2-9-6-13-15-11-25z|beef M13 28c3-9 12-12 22-10 11 2 17 9 16 16-1 5-9 5-12 10-4 6-12 6-17 2-7-5-11-11-9-18z|~ M22 27c4 2 8 1 12 4m-10 5c3-1 6 1 9 0',
    Cheddar:
      'orange M6 26l36-13 16 13z|gold M6 26h52v25h-52z|~ M18 39c0-3 2-5 5-5s5 2 5 5-2 5-5 5-5-2-5-5zm22-7c0-2 2-3 3-3 2 0 4 1 4 3s-2 3-4 3c-1 0-3-1-3-3zm4 13h6',
    Bacon:
      'beef M10 10c6 4 0 12 6 18s0 14 6 20c3 3 2 6 2 9h11c0-5-1-9-4-12-6-6 0-14-6-20-4-4-2-10-4-15z|beef M32 7c6 4 0 12 6 18s0 14 6 20c3 3 2 6 2 9h11c0-5-1-9-4-12-6-6 0-14-6-20-4-4-2-10-4-15z|.pink M16 13c3 6 0 10 5 14 4 6 1 12 5 18 3 4 3 7 4 10m8-45c3 6 0 10 5 14 4 6 1 12 5 18 3 4 3 7 4 10',
    Fries:
      '^gold M20 32l-5-22|^gold M26 32l-2-26|^gold M33 32l1-24|^gold M40 32l3-25|^gold M46 32l5-20|red M12 28c6 7 34 7 40 0l-4 29h-32z|white M26 40h12v10h-12z',
    Lettuce:
      'leaf M32 8c6-2 10 2 12 5 7 0 11 6 10 12 6 5 5 13 0 17 0 8-7 12-13 11-5 5-13 5-18 0-6 1-13-3-13-11-5-4-6-12 0-17-1-6 3-12 10-12 2-3 6-7 12-5z|lime M32 18c8-2 16 4 15 13 1 9-6 16-15 16s-16-7-15-16c-1-9 7-15 15-13z|~ M32 52v-26m0 16l-9-8m9 8l9-8m-9-1l-7-6m7 6l7-6',
    Ketchup:
      'red M24 22h16c5 4 6 10 6 16v15c0 3-1 4-4 4h-20c-3 0-4-1-4-4v-15c0-6 1-12 6-16z|white M23 17h18v6h-18z|red M29 6h6l2 11h-10z|white M18 35h28v13h-28z|:red M32 42h0',
    Mustard:
      'gold M12 24h40v27c0 4-2 6-6 6h-28c-4 0-6-2-6-6z|deep M14 13h36v11h-36z|cream M19 31h26v19h-26z|= M26 45v-9l6 6 6-6v9',
    Mayo: 'white M21 19h22c7 4 9 9 9 15v17c0 4-2 6-6 6h-28c-4 0-6-2-6-6v-17c0-6 2-11 9-15z|blue M19 8h26v11h-26z|sky M12 35h40v13h-40z|~ M22 42c4-4 8 4 12 0s6 2 9 0',
  },
  dishes: {
    'Lobster Roll': 'basket sub:lime lobster',
    Cornbread: 'pan slab:gold:wheat butter',
    'Clam Chowder': 'bread liquid:cream clams greens',
    'Johnny Cakes': 'plate cakes:crust:gold syrup butter',
    'Juicy Lucy': 'board burger:orange:meat ooze',
    'Classic Cheeseburger': 'plate burger:gold:leaf',
    'Bacon Cheeseburger': 'basket burger:gold:red bacon',
    'Green Chile Cheeseburger': 'steelplate burger:cream:deep chile',
    'Philly Cheesesteak': 'paper sub:meat drip:gold',
    'Tomahawk Steak': 'board steak:meat longbone',
    'Porterhouse Steak': 'plate steak:clay tbone fries',
    'Ribeye Steak': 'pan steak:meat eye:beef sprig',
    'Deep-fried Burger': 'basket burger:amber:crust crumbs',
    'T-bone Steak': 'slate steak:beef tbone lowsprig',
    'Apple Pie': 'tin lattice:crust:amber steam',
  },
  parts: {
    slab: 'a M-32-14l16-10h52l-14 10z|b M-32-14h54v20h-54z|b M22-14l14-10v20l-14 10z|~ M-14-14v20m18-20v20m-18-20l16-10m2 10l16-10',
    cakes:
      'a M-34 0v-6c0-6 14-10 34-10s34 4 34 10v6c0 6-14 9-34 9s-34-3-34-9z|a M-30-10v-6c0-6 12-10 30-10s30 4 30 10v6c0 6-12 9-30 9s-30-3-30-9z|b M-30-16c0-6 12-10 30-10s30 4 30 10-12 9-30 9-30-3-30-9z',
    lattice:
      'a M-48-2c0-14 20-22 48-22s48 8 48 22c-12 8-84 8-96 0z|b M-34-4c4-10 18-15 34-15s30 5 34 15c-14 5-54 5-68 0z|^a M-24-16l12 16|^a M-6-20l10 20|^a M12-19l8 18|^a M-32-7c20-5 44-5 64 0|^a M-22-14c14-3 30-3 44 0',
    burger:
      'crust M-30-6h60v4c0 7-6 10-14 10h-32c-8 0-14-3-14-10z|meat M-34-16h68v10h-68z|a M-34-18h68l-10 8-8-6-10 8-10-8-10 6-8-6z|b M-36-18c6-8 12 2 18-4 6-4 12 6 18 0 6-4 12 6 18 0 6-4 12 6 18 2v-4h-72z|crust M-32-24c0-16 14-24 32-24s32 8 32 24z|.white M-14-36h0m12-6h0m12 4h0m-32 9h0m16-2h0m12 1h0m14 0h0',
    ooze: 'gold M-14-16c10-2 22-2 30 0 2 8-2 16-6 16-2 6-8 8-10 0-2-4-4 6-8 4s-4-12-6-20z',
    crumbs:
      '.gold M-24-30h0m8-10h0m12 6h0m12-8h0m8 10h0m8 4h0m-24 1h0m-10 0h0|.cream M-20-34h0m12-8h0m12 5h0m10-1h0m-40 40h0m14 2h0m16-1h0m16 0h0',
    sub: 'a M-44-8c4-16 20-14 26-16 6-6 18 0 24-2 10-4 22 2 26 2 8 0 14 8 12 16z|crust M-50-8c-2 12 10 20 22 20h56c12 0 24-8 22-20-10-6-20 2-30-2-12-4-24 4-36 0s-24 4-34 2z|~ M-32 2l8 4m14-3l8 4m16-4l8 4',
    steak:
      'cream M-40-4c2-16 24-24 48-20 22 4 36 14 32 24s-32 10-52 9c-18-1-28-3-28-13z|a M-32-4c2-12 20-18 40-15 18 3 28 11 25 17s-25 7-43 6c-14-1-22-2-22-8z|= M-18 0l12-16m2 18l14-18m2 18l10-14',
    eye: 'cream M-10-8c2-6 14-8 20-4s2 12-6 12c-6 2-14-2-14-8z|a M-4-8c2-3 8-4 11-2 3 3 1 6-3 7-4 0-8-1-8-5z',
    tbone: 'white M-12-22h8l2 14c10-2 22 0 32 4l-4 6c-10-4-20-4-28-4l-2 6-6-1v-13z',
    longbone: '^white M24-12l34-16|white M54-32c6-6 14 0 8 6 4 6-4 10-8 2z',
    clams:
      'cream M-20 0c-6-10 4-18 12-16s10 12 4 16zm28-2c-4-8 4-14 12-12 6 2 6 10 2 12z|~ M-12-14v12m-6-8l4 8m8-10l-3 10m25-11v9',
    lobster:
      'red M-36-16c-4-10 8-14 14-8 6-8 16-4 16 2 6-8 18-6 18 0 6-8 16-6 18 0 8-2 10 6 6 10z|~ M-22-24l2 8m14-6v8m18-8v8m14-6l-2 6',
    butter: 'gold M-8-26l8-4 10 4-8 4zm0 0l10 4v8l-10-4zm10 4l8-4v8l-8 4z',
    syrup: 'amber M-20-18c8-6 32-6 40 0 6 6 0 14-2 18s-6 2-6-6c-8-4-12-2-14 6-2 6-8 4-6-6-8-2-16-6-12-12z',
    fries: '^gold M26 2l8-28|^gold M34 4l10-28|^gold M40 6l12-24',
    bacon: '^beef M-38-18c8 6 12-6 20 0s12-6 20 0|^beef M2-16c8 6 12-6 20 0 6 4 10-4 18 0',
    chile: '^deep M-38-18c8 6 12-6 20 0s12-6 20 0|^deep M2-16c8 6 12-6 20 0 6 4 10-4 18 0',
  },
}
