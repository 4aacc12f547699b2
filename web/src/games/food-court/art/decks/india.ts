import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    'Basmati Rice':
      'wood M26 28h32l-4 24c-1 4-3 5-6 5h-12c-3 0-5-1-6-5z|^wood M28 34l-20-10|white M29 28c1-10 7-13 13-13s12 3 13 13z|^white M34 25l5-6|^white M43 25l3-6|^white M49 26l3-4|^white M10 50l6-5|^white M18 56l6-3',
    Lentils:
      'orange M20 24c0-6 6-9 12-9s12 3 12 9c0 5-6 8-12 8s-12-3-12-8z|orange M7 38c0-6 6-9 12-9s12 3 12 9c0 5-6 8-12 8s-12-3-12-8z|orange M33 38c0-6 6-9 12-9s12 3 12 9c0 5-6 8-12 8s-12-3-12-8z|orange M20 50c0-6 6-9 12-9s12 3 12 9c0 5-6 8-12 8s-12-3-12-8z|~ M25 24c4-3 10-3 14 0m-27 14c4-3 10-3 14 0m12 0c4-3 10-3 14 0m-27 12c4-3 10-3 14 0',
    Chickpeas:
      'tan M19 21c0-7 6-12 13-11 2-3 5-3 6 1 6 2 9 8 7 14s-9 9-15 7c-7-2-11-5-11-11z|tan M6 43c0-7 6-12 13-11 2-3 5-3 6 1 6 2 9 8 7 14s-9 9-15 7c-7-2-11-5-11-11z|tan M32 43c0-7 6-12 13-11 2-3 5-3 6 1 6 2 9 8 7 14s-9 9-15 7c-7-2-11-5-11-11z|~ M33 12c-3 5-3 10 0 16m-13 6c-3 5-3 10 0 16m26-16c-3 5-3 10 0 16',
    Cumin:
      'amber M10 18c8-7 16-6 20-3-5 7-13 10-21 8-1-2 0-4 1-5z|amber M34 13c7-4 17-1 22 6-8 4-17 3-23-2 0-2 0-3 1-4z|amber M16 32c6-5 18-5 25 1-7 6-18 6-25 2-1-1-1-2 0-3z|amber M41 29c6 1 14 7 16 14-8 0-15-5-17-11 0-2 0-2 1-3z|amber M12 43c6-1 17 3 21 10-8 3-17 0-22-6 0-2 0-3 1-4z|~ M14 19c5-2 9-3 12-3m11-1c5 0 11 1 15 4m-32 14c6-1 12-1 17 0m7-1c4 2 8 6 10 9m-39 4c5 1 11 4 15 7',
    Saffron:
      '= M32 58v-16|violet M32 44c-14 0-22-10-21-24 7 2 13 7 16 14-1-10 1-18 5-24 4 6 6 14 5 24 3-7 9-12 16-14 1 14-7 24-21 24z|~ M20 28c3 4 6 9 9 15m15-15c-3 4-6 9-9 15|^red M32 36l-4-15|^red M32 36l5-16',
    Tamarind:
      'clay M8 16c4-6 10-3 11 3 5-3 11 1 10 7 6-1 11 4 9 10 6 1 9 6 7 11 5-1 11 1 12 6-3 5-11 4-15 0-7 3-14-2-13-8-7 0-11-6-8-12-7 0-11-5-9-10-3-1-5-4-4-7z|~ M19 19l-2 9m12-2l-5 10m14 0l-5 10m12 1l-2 5|= M8 16l-3-7',
    Coriander:
      '= M32 59v-19m0 0l-19-16m19 16l-9-24m9 24l9-24m-9 24l19-16m-19 16v-16|tan M6 22a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm10-10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm18 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm10 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm-19 1a7 7 0 1 0 14 0 7 7 0 1 0-14 0z|~ M13 16v12m10-22v12m18-12v12m10-2v12m-19-11v12|deep M32 52c-8 0-13-4-14-10 7 0 12 4 14 10z',
    Cinnamon:
      'clay M8 40l34-31 10 10-34 32z|clay M16 50l34-32 8 8-34 32z|~ M14 45l33-31m-26 40l33-32|cream M8 40c4 0 10 7 10 11-3 0-10-6-10-11z|red M25 28l12 15 4-4-12-15z',
    Cardamom:
      'lime M11 10c11 1 20 11 19 24-11 0-20-11-19-24z|lime M54 12c-11 2-19 12-17 25 11-2 19-12 17-25z|lime M18 36c12 1 22 9 27 21-13 1-25-8-27-21z|~ M15 16c5 4 10 10 12 15m24-13c-5 4-9 10-11 15m-17 7c6 3 13 9 18 15',
    Ghee: 'gold M14 26h36l-2 26c0 4-2 5-5 5h-22c-3 0-5-1-5-5z|white M12 19h40v7h-40z|^steel M40 30l14-24|~ M21 35c0 6 1 11 2 15',
    'Coconut Milk':
      'dark M7 28c0 17 11 29 25 29s25-12 25-29z|white M7 28c0-8 11-13 25-13s25 5 25 13-11 13-25 13-25-5-25-13z|sky M16 28c0-4 7-7 16-7s16 3 16 7-7 7-16 7-16-3-16-7z|~ M14 49l5-4m7 9l2-6m12 6l-2-6m12 1l-5-4',
    Cashew:
      'wheat M9 32c-1-14 11-23 24-19 7 3 7 12 0 12s-9 4-8 10c0 7-13 8-16-3z|wheat M29 48c-3-11 6-23 19-22 8 2 9 10 2 12-6 2-7 5-5 10 2 8-12 10-16 0z|~ M15 29c1-6 6-10 12-11m8 26c0-6 4-11 10-12',
  },
  dishes: {
    'Jeera Rice': 'kadai mound:white seeds',
    'Spiced Lentil Soup': 'bowl liquid:gold swirl:cream steam',
    'Tamarind Rice': 'leafmat mound:broth highnuts basil',
    'Lemon Rice': 'leafmat mound:gold lemon highgreens',
    Biryani: 'claypot mound:wheat sauce:orange eggs steam',
    'Dal Tadka': 'kadai liquid:gold lowchili greens',
    'Masoor Dal': 'iron liquid:orange pulses:amber cream',
    'Chana Masala': 'kadai balls:tan rings',
    'Aloo Gobi': 'iron chunks:gold:wheat florets greens',
    'Paneer Butter Masala': 'kadai liquid:orange cubes:white cream',
    'Vegetable Korma': 'claybowl liquid:cream carrots greens',
    'Coconut Curry': 'coconut liquid:wheat chunks:leaf:orange',
    'Rogan Josh': 'iron liquid:red chop:meat greens steam',
    'Malai Kofta': 'bluebowl liquid:orange fewballs:crust cream',
  },
  parts: {
    chop: 'a M-26 0c-4-14 10-22 24-18s20 14 14 22c-8 6-34 6-38-4z|^white M12-4l22-14|= M-14-2l8-10m4 12l8-10',
    florets:
      'cream M-32-6c-6-6 2-14 8-12 2-8 16-8 16 0 8 0 10 10 2 12l-6 8h-12zm42 0c-6-6 2-14 8-12 2-6 14-4 14 2 6 2 6 10 0 12l-6 6h-10z|~ M-26-14l4 3m6-7v4m6 2l-4 2m30-4l4 3m6-5v4',
    cream: '.cream M-20-4c8-5 32-5 38 0 2 5-24 6-28 2 0-3 14-4 18-2',
  },
}
