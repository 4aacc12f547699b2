import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    'Sushi Rice':
      'white M12 28c1-10 10-15 20-15s19 5 20 15z|~ M22 23h3m6-4h3m5 4h3m-14 2h3|wood M7 28h50l-4 28h-42z|~ M20 28l2 28m10-28v28m12-28l-2 28|dark M8 35h48l-1 5h-46z',
    'Ramen Noodles':
      'gold M9 16h46v36h-46z|= M9 23c6-6 10 6 16 0s10 6 16 0c5-5 9 2 14 0m-46 11c6-6 10 6 16 0s10 6 16 0c5-5 9 2 14 0m-46 11c6-6 10 6 16 0s10 6 16 0c5-5 9 2 14 0',
    'Nori Sheet':
      'deep M7 38l32 14 18-18-32-12z|deep M7 31l32 14 18-18-32-12z|deep M7 24l32 14 18-18-32-12z|.leaf M22 18h0m8 4h0m8-3h0m-8-4h0m12 11h0m-22-1h0m15 4h0m13-8h0',
    'Umami Broth':
      '= M24 16c-3-4 3-7 0-11m8 11c-3-4 3-7 0-11m8 11c-3-4 3-7 0-11|dark M7 28h50c0 14-8 24-16 26v3h-18v-3c-8-2-16-12-16-26z|broth M7 28c0-5 11-7 25-7s25 2 25 7-11 7-25 7-25-2-25-7z|:leaf M24 28h0m14-2h0m-4 5h0',
    Wasabi:
      '^leaf M26 16l-6-11|^leaf M32 15v-11|^leaf M38 16l7-10|lime M24 14c5-2 12-2 17 0-1 4 4 6 2 11-1 4 3 6 0 11-2 4 0 7-3 12s-6 10-9 10c-4 0-6-5-7-10-2-4 0-7-2-11s1-7 0-11c-2-4 2-7 2-12z|~ M25 22l5 3m11 2l-5 2m-13 5l5 3m13 2l-5 1m-10 7l4 2',
    Ginger:
      'tan M8 34c-2-7 4-11 10-9 1-7 0-13 6-16 6-2 9 3 8 9 0 3 1 5 4 4 4-2 5-9 11-8 7 1 6 8 3 12 5 1 9 6 7 11s-8 4-12 2c-2 4 2 9-2 14-5 5-12 1-12-5 0-4-2-6-6-5-7 2-15-1-17-9z|~ M24 16h6m11 7l5 3m-13 19l8-1m-23-16v10m31-7l-2 6',
    Furikake:
      'white M20 22h24l4 30c0 4-2 5-5 5h-22c-3 0-5-1-5-5z|red M19 12c0-4 3-5 6-5h14c3 0 6 1 6 5v10h-26z|.white M26 14h0m6-2h0m6 2h0m-9 4h0m6 0h0|.deep M24 32h0m13 4h0m-9 8h0m12 3h0m-17 3h0|.amber M31 35h0m10-4h0m-7 18h0m-10-10h0m12 3h0',
    'Sesame Oil':
      'amber M27 20h10c6 4 7 10 7 16v17c0 3-1 4-4 4h-16c-3 0-4-1-4-4v-17c0-6 1-12 7-16z|dark M26 7h12v13h-12z|cream M20 35h24v14h-24z|.dark M27 40h0m6-1h0m5 2h0m-8 4h0m6 0h0',
    Yuzu: 'gold M32 19c15-1 24 8 24 19 0 12-10 19-24 19s-24-7-24-19c0-11 9-20 24-19z|.amber M20 32h0m8 8h0m12-10h0m6 10h0m-24 6h0m14 3h0m-4-20h0|= M32 19v-5|leaf M32 16c4-9 13-11 22-8-3 8-12 12-22 8z',
  },
  dishes: {
    'Shoyu Ramen': 'donburi liquid:amber noodlesoup:wheat nori egghalf steam',
    Onigiri: 'leafmat:1 onigiri',
    'Edamame Salad': 'blackbowl pods:leaf sesame',
    'Tamago Sushi': 'geta:1 nigiri:gold:deep',
    'Miso Ramen': 'bluedon liquid:broth noodlesoup:gold corn egghalf',
    'Tonkotsu Ramen': 'blackbowl liquid:cream noodlesoup:wheat pork naruto steam',
    'California Roll': 'geta:1 maki:cream:leaf roe',
    'Spicy Tuna Roll': 'slate:1 maki:deep:red',
    'Udon with Tempura': 'bluedon liquid:broth noodlesoup:white tempura steam',
    Okonomiyaki: 'pan pancake:amber:clay zigzag:cream',
    Takoyaki: 'boat balls:amber sesame',
    'Unagi Sushi Platter': 'lacquer glazed:amber',
    Omurice: 'plate:1 omelette:gold zigzag:red',
    Gyoza: 'blueplate:1 gyoza:cream steam',
  },
  parts: {
    corn: ':gold M-26-4h0m6-3h0m0 6h0m6-3h0m-16 4h0',
    nigiri:
      'white M-42 4c0-10 8-14 20-14s20 4 20 14c0 5-40 5-40 0zm44 0c0-10 8-14 20-14s20 4 20 14c0 5-40 5-40 0z|a M-46-2c2-12 12-16 24-16s22 4 24 16c-10-6-38-6-48 0zm44 0c2-12 12-16 24-16s22 4 24 16c-10-6-38-6-48 0z|b M-26-18h8v26h-8zm44 0h8v26h-8z',
    glazed:
      'white M-48 4c0-8 8-12 16-12s14 4 14 12c0 4-30 4-30 0zm33 0c0-8 7-12 15-12s15 4 15 12c0 4-30 4-30 0zm33 0c0-8 6-12 14-12s16 4 16 12c0 4-30 4-30 0z|a M-50 0c2-12 10-16 18-16s14 6 15 16c-7-5-23-5-33 0zm33 0c3-12 9-16 17-16s14 4 17 16c-7-5-27-5-34 0zm34 0c1-10 7-16 15-16s16 4 18 16c-10-5-26-5-33 0z|~ M-40-10l16 2m16-2l16 2m16-2l16 2|.gold M-36-11h0m10-1h0m24 0h0m8 0h0m22 0h0m10 2h0',
    onigiri:
      'white M-44 6c0-8 16-40 22-42 6 2 22 34 22 42 0 5-44 5-44 0z|deep M-30-6h16v16h-16z|white M-2 6c0-8 16-40 22-42 6 2 22 34 22 42 0 5-44 5-44 0z|deep M12-6h16v16h-16z|~ M-24-26h3m-7 10h3m7-2h3m33-8h3m-7 10h3m7-2h3',
    pods: '^a M-34 0c8-12 18-14 28-12|^a M4-14c12-4 22 0 30 10|^a M-18 2c10-10 24-10 34-4|^a M-16-22c10-6 24-6 32 0|^a M8 4c10-6 18-4 26 0|.lime M-26-8h0m8-4h0m30-4h0m10 2h0m-30 8h0m12 0h0m-10-20h0m12 0h0m12 26h0',
    egghalf:
      'white M16-8c0-8 6-12 12-11 7 1 10 7 8 13s-8 8-13 7-7-4-7-9z|orange M22-9a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
    nori: 'deep M-36-6l4-26 20 2-4 26z',
    naruto: 'white M2-10a9 8 0 1 1 18 0 9 8 0 1 1-18 0z|~ M8-10c0-4 8-4 8 0 0 3-5 3-5 0',
    pork: 'rose M-26-6c0-8 8-12 16-10s12 8 8 14c-6 5-22 4-24-4z|~ M-20-6c2-6 10-8 14-2 0 4-6 4-6 1',
    tempura:
      'gold M-12-4c-4-8 4-10 6-16 6-6 14-4 18-8 6-2 10 4 6 8 2 6-6 8-8 14-6 8-18 8-22 2z|red M16-28l14-10-4 14h10l-16 6z',
    pancake:
      'a M-44-2c0-10 20-16 44-16s44 6 44 16v4c0 8-20 12-44 12s-44-4-44-12z|b M-38-3c0-8 18-12 38-12s38 4 38 12-18 11-38 11-38-3-38-11z',
    omelette: 'a M-48 2c2-20 24-30 48-30s46 10 48 30c-16 10-80 10-96 0z|~ M-36-2c12-10 24-14 36-14',
    gyoza:
      'a M-46 6c0-14 10-22 20-22s16 8 16 22z|a M10 6c0-14 6-22 16-22s20 8 20 22z|a M-20 8c0-18 10-28 20-28s20 10 20 28z|~ M-34-12l4 6m4-9v7m8-4l-4 6m40-6l4 6m4-9v7m8-4l-4 6m-38-11l2 7m6-9v7m8-5l-2 7|crust M-20 8h40v-5h-40z',
    roe: '.orange M-32-14h0m8-1h0m20 0h0m8 1h0m20 0h0m8-1h0m-60-1h0m28 0h0m28 0h0',
  },
}
