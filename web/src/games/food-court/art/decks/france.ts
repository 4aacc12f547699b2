import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    Onion:
      'tan M32 19c15 0 25 9 25 20s-11 15-25 15-25-4-25-15 10-20 25-20z|= M32 19c-4-4-2-9-6-13m6 13c4-4 2-8 6-12m-10 47l-2 5m10-5l2 5|~ M31 19c-10 8-11 23-5 34m7-34c10 8 11 23 5 34',
    Beef: 'beef M10 24c6-10 18-12 30-10s19 10 17 20c-2 12-13 18-27 18s-23-5-23-15c0-5 1-9 3-13z|cream M40 21c8 0 12 5 11 12-1 6-6 9-12 8s-8-6-7-11c1-6 4-9 8-9z|rose M40 26c5 0 7 3 6 7-1 3-3 4-6 4-3-1-4-3-3-6 0-3 1-5 3-5z|= M17 17c-4 11-3 24 1 33m9-36c-4 12-4 26 0 38',
    Egg: 'cream M32 8c10 0 20 16 20 29 0 12-9 20-20 20s-20-8-20-20c0-13 10-29 20-29z|.crust M24 26h0m14-5h0m4 15h0m-17 6h0m10 6h0m-3-16h0',
    Flour:
      'cream M16 20c-4 10-6 22-4 33 6 5 34 5 40 0 2-11 0-23-4-33z|white M17 20c1-6-3-9-2-13 11 4 23 4 34 0 1 4-3 7-2 13z|= M32 50v-20m0 8l-7-5m7 5l7-5m-7 12l-7-5m7 5l7-5',
    Cheese:
      'wheat M7 28v14c0 8 11 13 25 13s25-5 25-13v-14z|cream M7 28c0-7 11-13 25-13s25 6 25 13-11 13-25 13-25-6-25-13z|gold M32 28l25 2v14l-16 10v-14z|~ M41 40l-9-12',
    'Red Wine':
      'deep M17 6h10v15c6 4 7 8 7 12v24h-24v-24c0-4 1-8 7-12z|cream M10 37h24v12h-24z|plum M40 27h19c0 12-4 17-10 17-5 0-9-5-9-17z|= M49 44v13m-6 0h13',
    Shallot:
      'plum M24 18c11 6 14 18 10 28-3 8-14 10-20 4-6-8-2-23 10-32z|plum M40 22c12 3 18 13 15 22s-14 11-20 5c-6-7-3-20 5-27z|= M24 18c-1-4 1-8-1-11m17 15c1-4 4-6 4-10|~ M24 20c-5 8-7 18-5 31m22-26c-3 7-3 15 1 26',
    Potato:
      'tan M12 25c6-11 20-15 32-9 13 6 17 20 8 30s-26 10-36 2c-8-6-8-15-4-23z|~ M22 25l4 1m12-3l4 2m4 11l3-3m-21 8l4 1m-13-5l2 4',
    Garlic:
      'white M32 17c4 8 23 11 23 25 0 10-11 15-23 15s-23-5-23-15c0-14 19-17 23-25z|= M32 18c-1-4 0-8 3-11|~ M31 22c-7 10-7 23-3 34m5-34c7 10 7 23 3 34m-9-28c-9 7-12 16-9 25m19-25c9 7 12 16 9 25',
    'Herbes de Provence':
      '^leaf M18 12l12 44|^leaf M32 8v48|^leaf M46 12l-12 44|:violet M17 10h0m4 6h0m-6 1h0m17-10h0m3 7h0m-6 0h0m18-4h0m2 7h0m-6-1h0m-21 6h0m20 0h0m-10-2h0|red M24 37h16v7h-16z',
    Butter:
      'cream M11 27l10-10h34l-8 10z|wheat M11 27h36v18h-36z|gold M47 27l8-10v18l-8 10z|~ M38 17l-9 10v18|white M4 45h56c-2 6-6 8-10 8h-36c-4 0-8-2-10-8z',
    'Creme Fraiche':
      '^steel M40 26l17-20|white M14 26c2-7 8-5 10-10 4 3 7-4 11-2s2 6 7 7 7 2 8 5z|sky M9 26h46l-6 28c0 2-2 3-4 3h-26c-2 0-4-1-4-3z|white M11 36h42l-2 11h-38z',
  },
  dishes: {
    "Soupe a l'Oignon": 'crock liquid:broth crouton steam',
    Bouillabaisse: 'bluebowl liquid:orange mussels shrimp',
    Garbure: 'cocotte liquid:lime chunks:leaf:cream steam',
    Tourin: 'bowl liquid:cream crouton greens',
    'Quiche Lorraine': 'plate wedge:gold:wheat lowbits:rose',
    'Escargots de Bourgogne': 'greenplate:1 snails',
    'Salade Nicoise': 'bowl salad:lime eggs olives tomatoes',
    'Souffle au Fromage': 'ramekin puff:crust:gold',
    Ratatouille: 'pan discs lowsprig',
    'Boeuf Bourguignon': 'cocotte liquid:plum chunks:meat:orange mushrooms',
    Chateaubriand: 'board roast:meat lowsprig',
    'Croque Monsieur': 'blueplate toast:gold:crust',
    'Pain Perdu': 'plate slices:amber:wheat berries',
    'Creme Brulee': 'ramekin caramel:amber berries',
    'Tarte Tatin': 'tin tart:amber',
  },
  parts: {
    salad:
      'a M-36 2c-8-10 4-20 12-16-2-12 14-16 20-8 8-10 24-4 24 6 10-6 22 6 14 18-10 6-58 6-70 0z|~ M-24-12c4 6 8 10 14 14m6-22c2 8 4 16 6 22m18-16c-4 6-6 10-8 16',
    wedge: 'a M-38-8l68-20 6 20z|b M-38-8h74v14h-74z|amber M30-28l8 1 4 19v14h-6v-14z',
    toast:
      'a M-34-14l18-10h52l-16 10z|b M-34-14h54v6h-54zm0 6h54v14h-54z|crust M20-14l16-10v20l-16 10z|~ M-34-4h54|gold M-34-14h54l16-10-4 8c-4 4-6 0-10 8-2 4-6-4-12-2s-6 6-12 4c-6-6-12 0-18-2-6-4-10 4-14 0z',
    puff: 'a M-40 2c-4-18 4-34 20-32 8-8 32-8 40 0 16-2 24 14 20 32z|b M-28-16c4-12 52-12 56 0-12 8-44 8-56 0z|~ M-32-8c8 6 20 4 24 8m40-8c-8 6-16 4-22 8',
    tart: 'crust M-44 0c0-10 20-16 44-16s44 6 44 16-20 14-44 14-44-4-44-14z|a M-32-2c2-12 14-16 20-6 0 6-12 12-20 6zm22-6c4-12 20-12 22 0-4 6-18 6-22 0zm22 0c8-10 20-4 20 6-8 6-20 0-20-6zm-32 14c4-8 16-10 20-4-2 8-14 10-20 4zm20-4c4-6 18-4 20 4-6 6-18 4-20-4z',
    caramel:
      'a M-42-3c0-5 18-8 42-8s42 3 42 8-18 8-42 8-42-3-42-8z|~ M-24-6l14 4-4 5m4-5l16-5 6 7 16-4m-16 4l-4 4',
    discs:
      'red M-40-4a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|gold M-30-5a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|violet M-20-6a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|leaf M-10-6a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|red M0-5a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|gold M10-4a12 10 0 1 1 24 0 12 10 0 1 1-24 0z|cream M16-3a12 10 0 1 1 24 0 12 10 0 1 1-24 0z',
    roast:
      'a M-28 2c-4-18 12-28 32-28 24 0 36 10 34 28-10 6-54 6-66 0z|rose M-40 0c-2-14 6-24 14-23s10 13 8 23c-2 8-20 10-22 0z|= M-6-25c-4 11-4 21 0 31m16-32c-3 10-3 22 0 32m16-28c-2 10-2 20 0 26',
    snails:
      'tan M-40 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm56 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm-28 4a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm-14-20a12 11 0 1 1 24 0 12 11 0 1 1-24 0zm30 0a12 11 0 1 1 24 0 12 11 0 1 1-24 0z|~ M-34 2c0-8 12-8 12-2 0 5-6 5-6 1m50 1c0-8 12-8 12-2 0 5-6 5-6 1m-34 5c0-8 12-8 12-2 0 5-6 5-6 1m-20-19c0-8 12-8 12-2 0 4-6 4-6 1m24 1c0-8 12-8 12-2 0 4-6 4-6 1|:leaf M-18 2h0m28 4h0m26-2h0m-36-18h0',
    mussels:
      'violet M-30 0c-4-14 8-22 20-16 4 8-4 18-20 16zm60-2c4-14-8-20-18-14-4 8 4 18 18 14z|gold M-26-3c0-7 6-11 12-9 0 5-4 10-12 9zm52-2c0-7-5-9-10-7 0 5 4 9 10 7z',
    shrimp: '^orange M-10 2c-6-10 2-20 12-18 6 2 8 8 4 10|= M6-16l8-6m-10 6l4-8',
    lowbits: 'a M-28-6l6-4 4 6-6 4zm46-4h8v6h-8zm-14 6l6-2 2 6-6 2zm-12-6l6-2 2 6-6 2z',
    olives: ':dark M-8-18h0m14 4h0m18 10h0m-54 0h0',
    berries:
      'red M-12-28a6 6 0 1 1 12 0 6 6 0 1 1-12 0z|violet M0-24a6 6 0 1 1 12 0 6 6 0 1 1-12 0z|red M8-30a5 5 0 1 1 11 0 5 5 0 1 1-11 0z',
    crouton:
      'crust M-24-6c0-12 16-16 28-14 14 2 22 8 20 16-8 6-40 6-48-2z|gold M-18-10c2-8 14-10 24-8s14 8 12 12c-6 4-12-4-16 0-6 6-12-4-20-4z',
  },
}
