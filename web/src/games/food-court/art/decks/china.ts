import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    Rice: 'white M12 33c0-13 10-20 20-20s20 7 20 20z|~ M22 24l3-2m5-3l3 1m6 4l3 2m-15 3h3m6 0l3-2|blue M7 33h50c0 11-7 19-16 22v2h-18v-2c-9-3-16-11-16-22z|~ M11 40h42',
    Noodles:
      'wheat M17 18c-2 12-2 26 0 35 5 5 25 5 30 0 2-9 2-23 0-35z|~ M23 20c-1 14 0 24 2 35m4-35v36m6-36v36m6-36c1 14 0 24-2 35|^wood M6 10l53 7|^wood M6 19l53 3',
    Tofu: 'white M7 24l25-12 25 12-25 12z|cream M7 24l25 12v21l-25-13z|tan M57 24l-25 12v21l25-13z',
    Scallion:
      '= M28 56l-2 5m6-5v5m4-5l2 5|leaf M24 40l-11-29 14 15 2-21 6 20 13-18-8 33z|white M24 40h16v13c0 4-16 4-16 0z|~ M32 40v-12',
    'Bok Choy':
      'deep M26 34c-16 3-21-12-15-24 11 0 19 10 18 22z|deep M38 34c16 3 21-12 15-24-11 0-19 10-18 22z|leaf M32 32c-11-8-9-21 0-26 9 5 11 18 0 26z|white M23 30c5 4 13 4 18 0 6 8 7 17 1 24-5 5-15 5-20 0-6-7-5-16 1-24z|~ M32 34v22m-5-21c-2 7-1 15 1 21m9-21c2 7 1 15-1 21',
    'Chili Oil':
      'red M14 23h36v29c0 4-2 5-4 5h-28c-2 0-4-1-4-5z|gold M16 11h32v12h-32z|cream M20 30h24v20h-24z|red M23 42c7 1 13-3 17-9 2 9-7 16-17 13z',
    Shiitake:
      'meat M32 10c14 0 25 10 25 22s-11 22-25 22-25-10-25-22 11-22 25-22z|cream M29 18h6l-1 12 12-1v6l-12-1 1 12h-6l1-12-12 1v-6l12 1z',
    'Soy Sauce':
      'red M25 12l-12-4v6l12 5zm14 0l12-4v6l-12 5z|dark M32 19c13 0 20 13 20 24 0 10-8 14-20 14s-20-4-20-14c0-11 7-24 20-24z|red M24 10h16v12h-16z|cream M22 33h20v14h-20z|~ M26 38h12m-12 4h12',
    'Mung Bean Sprouts':
      '^white M10 52c14-2 8-26 24-26|^white M18 58c20 0 14-18 32-15|^white M24 12c16-1 14 18 30 10|lime M30 25c0-4 3-6 7-6s7 3 6 7-4 6-7 5c-4-1-6-2-6-6z|lime M46 42c0-4 3-6 7-6s7 3 6 7-4 6-7 5c-4-1-6-2-6-6z|lime M50 19c0-4 3-6 6-6 4 0 5 3 5 7-1 4-4 6-6 5-3-1-5-2-5-6z',
  },
  dishes: {
    'Mapo Tofu': 'bluebowl liquid:red cubes:cream greens',
    'Coconut Rice': 'coconut mound:white seeds',
    Congee: 'bluebowl liquid:cream dough greens steam',
    'Sticky Rice with Mango': 'leafmat smallmound:white fruit:gold',
    'Dry-Fried Green Beans': 'redplate beans:leaf lowchili',
    'Kung Pao Chicken': 'blueplate chunks:crust:amber lowchili nuts',
    'Zha Jiang Mian': 'bowl strands:wheat sauce:dark sticks:leaf',
    'Soup Noodles with Chicken': 'blackbowl liquid:broth noodlesoup:wheat drumstick:crust steam',
    'Hainanese Chicken Rice': 'greenplate smallmound:cream chicken:cream',
    'Claypot Rice': 'claypot mound:cream sausage steam',
    'Yangzhou Fried Rice': 'blueplate mound:wheat peas:leaf bits:orange',
    'Cantonese Beef Chow Fun': 'redplate ribbons:tan beef sticks:leaf',
    'Sichuan Dan Dan Noodles': 'redbowl strands:tan drip:red highnuts',
    'Lo Mein': 'box strands:broth carrots highgreens',
    'Peking Duck Fried Rice': 'redplate mound:tan duck',
    'Dragon Beard Noodles': 'lacquer shreds:white sugar',
  },
  parts: {
    peas: ':a M-18-12h0m12-10h0m16 4h0m10 10h0m-44 6h0m26-8h0m-10 6h0m24 4h0m12-2h0',
    drumstick: 'a M-4-2c-8-10 0-22 14-22s20 12 14 22c-6 8-20 10-28 0z|^white M-4-4l-18 10',
    beans: '^a M-36 2l48-18|^a M-30-12l50 4|^a M-16 6l50-16|^a M-24-20l50 2|^a M-8-2l46 4|^a M-34-4l30 10',
    fruit:
      'a M-6 4c6-14 18-22 30-20 2 10-6 22-18 24zm16 4c6-12 18-20 28-18 2 10-6 20-18 21z|~ M4 2c4-6 10-11 16-13m-2 17c6-6 10-10 16-12',
    sticks: '^a M4-12l22-12|^a M8-6l22-12|^a M0-18l20-12',
    dough: '^crust M-4-6l36-26|^crust M6 0l34-22',
    sausage:
      'red M-24-12l16-6 4 6-16 6zm18-10l16-4 4 6-16 4zm12 12l16-4 2 6-16 4z|:pink M-14-12h0m18-9h0m12 12h0',
    duck: 'amber M-18-12c-2-12 8-18 14-14 4 4 4 14 2 18zm16-2c-2-12 8-18 14-14 4 4 4 14 2 18zm16 4c-2-12 6-16 12-12 4 4 2 14 0 18z|meat M-16-18c2-8 8-10 12-8v6zm16-2c2-8 8-10 12-8v6zm16 4c2-6 6-8 10-6v6z',
    beef: 'meat M-24-10c0-8 10-10 18-6l-2 8zm22-8c2-8 14-10 20-6l-6 8zm10 12c2-8 12-10 20-6l-6 8z',
  },
}
