import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    Lamb: '^white M24 36l-15 19|rose M26 38c-6-8-5-21 4-27 11-6 26 1 27 15s-10 23-20 21c-5-1-8-4-11-9z|beef M32 33c-3-7-1-14 5-16 7-2 14 3 14 11s-6 13-12 12c-3-1-5-3-7-7z|white M6 51c-3 4 0 9 4 8 3 3 8 0 6-4z',
    Flatbread:
      'tan M8 40c-3-10 6-21 19-25s28-1 30 9-7 21-20 25-26 1-29-9z|~ M16 35c8-2 20-8 28-14m-24 22c9-3 22-9 29-15|.amber M18 28h0m12-7h0m10 10h0m-10 8h0m20-17h0',
    Aubergine:
      'violet M38 18c12 6 19 20 13 31-6 10-23 10-33 1-9-8-9-19-2-23s13-3 22-9z|deep M29 22c1-8 7-12 12-11l5-6 4 4-5 6c3 5 2 11-2 16-2-6-7-9-14-9z|~ M18 36c1 6 6 12 12 15',
    Tomato:
      'red M32 20c12-7 25 0 25 15 0 13-11 21-25 21s-25-8-25-21c0-15 13-22 25-15z|deep M32 21l-8 5 1-6-9-3 10-2 3-7 3 6 5-6 1 7 10 2-9 3 1 6z|~ M15 34c0 7 3 12 9 15',
    Yoghurt:
      'white M14 26c0-7 8-7 10-12 3 5 8-1 12 3 5-1 14 2 14 9z|clay M9 26h46l-5 26c-1 4-3 5-6 5h-24c-3 0-5-1-6-5z|~ M19 26l3 30m6-30l1 30m7-30l-1 30m10-30l-3 30',
    Bulgur:
      '^wood M40 38l18 20|wood M7 26c0 14 9 23 20 23s20-9 20-23z|tan M8 26c3-10 11-15 19-15s16 5 19 15z|.amber M18 21h0m6-4h0m6 4h0m6-2h0m-14 5h0m18 0h0m-12-10h0m6 10h0m-19 0h0',
    Sumac:
      '= M32 58v-14|red M32 6c4 0 6 3 6 6 4 0 7 4 6 8 5 1 8 6 6 11 4 3 4 9 0 12-2 5-9 7-13 4-3 3-7 3-10 0-4 3-11 1-13-4-4-3-4-9 0-12-2-5 1-10 6-11-1-4 2-8 6-8 0-3 2-6 6-6z|~ M26 12c2 3 10 3 12 0m-18 8c4 4 10 4 12 0 2 4 8 4 12 0m-30 11c5 4 11 4 13 0 2 4 8 4 10 0 2 4 8 4 13 0m-32 12c5 1 9 0 10-3m8 0c1 3 5 4 10 3',
    Paprika:
      'red M32 20c6-5 18-5 23 3 5 10-1 28-11 33-4 2-8 0-12 0s-8 2-12 0c-10-5-16-23-11-33 5-8 17-8 23-3z|deep M23 21c1-4 5-6 7-6 0-4-1-6-3-8l8-1c2 3 2 6 2 9 3 1 4 3 4 6-4 2-14 2-18 0z|~ M24 24c-4 10-3 23 1 30m15-30c4 10 3 23-1 30',
    'Pomegranate Juice':
      'plum M32 17c15-1 25 8 25 20s-11 20-25 20-25-8-25-20 10-21 25-20z|plum M25 18l-3-11 6 3 4-4 4 4 6-3-3 11z|cream M28 30c8-5 20-1 22 8 0 8-10 13-18 11s-9-14-4-19z|:red M31 35h0m7-2h0m6 4h0m-14 5h0m7-2h0m6 4h0m-8 2h0',
  },
  dishes: {
    'Shish Kebab': 'plate:1 skewers:meat:leaf',
    'Adana Kebab': 'steelplate:1 minced:clay lowchili',
    'Iskender Kebab': 'clayplate slices:meat:clay drip:red lowdollop:white',
    'Ciger Kebab': 'plate:1 smallskewers:dark rings',
    'Doner Kebab': 'board spit:clay:meat',
    'Beyti Kebab': 'blueplate:1 maki:crust:meat lowdollop:white',
    'Tepsi Kebab': 'tin coil:clay tomatoes',
    'Patlican Dolmasi': 'plate stuffed:violet:broth',
    Lahmacun: 'board:1 flat:red highgreens lemon',
    Pide: 'board:1 pide:gold friedegg',
    Kofte: 'clayplate fewballs:meat rings lowsprig',
    Muhammara: 'bluebowl liquid:red swirl:orange nuts',
    'Imam Bayildi': 'blueplate:1 boats:violet:red greens',
    Baklava: 'steelplate:1 diamonds:gold:crust',
    'Turkish Delight': 'lacquer manycubes:pink:lime',
    Kadayif: 'plate shreds:amber dollop:white highgreens',
  },
  parts: {
    manycubes:
      'a M-36-8l10-4 8 4v10l-10 4-8-4z|a M-14-8l10-4 8 4v10l-10 4-8-4z|b M8-8l10-4 8 4v10l-10 4-8-4z|b M-24-20l10-4 8 4v10l-10 4-8-4z|a M-2-20l10-4 8 4v10l-10 4-8-4z|a M24-16l8-3 6 3v9l-7 3-7-3z|~ M-36-8l8 4 10-4m4 0l8 4 10-4m4 0l8 4 10-4m-50-12l8 4 10-4m4 0l8 4 10-4|.white M-26-9h0m22-1h0m22 0h0m-32-11h0m22 0h0',
    diamonds:
      'b M-36 0l14-10 14 10-14 10zm28 0l14-10 14 10-14 10zm28 0l10-8 10 8-10 8z|a M-36-6l14-10 14 10-14 10zm28 0l14-10 14 10-14 10zm28 0l10-8 10 8-10 8z|a M-22-16l14-10 14 10-14 10zm28 0l14-10 14 10-14 10z|.leaf M-24-6h0m4-1h0m24 1h0m4-1h0m-18-9h0m4-1h0m24 1h0m4-1h0m8 11h0',
    skewers:
      '^steel M-52-18l104 12|a M-32-24l14 2v14l-14-2zm34 4l14 2v14l-14-2z|b M-16-21l16 2v12l-16-2zm34 4l14 2v12l-14-2z|^steel M-52 0l104 10|a M-26-4l14 2v14l-14-2zm34 4l14 2v13l-14-2z|red M-10-1l16 2v11l-16-2z',
    minced:
      '^steel M-54-6l108-4|a M-40-8c0-10 8-10 16-8 8-4 16-2 24 0 8-4 16-4 24-1 10-3 16 1 16 7 0 8-8 8-16 8-8 4-16 2-24 2-8 2-16 4-24 2-10 2-16-2-16-10z|~ M-24-14v14m16-16v16m16-17v16m16-15v13',
    smallskewers:
      '^steel M-48-22l88 4|^steel M-48-10l88 4|^steel M-48 2l88 4|a M-34-28l10 1v11l-10-1zm16 1l10 1v11l-10-1zm16 1l10 1v11l-10-1zm-32 10l10 1v11l-10-1zm16 1l10 1v11l-10-1zm16 1l10 1v11l-10-1zm-32 10l10 1v11l-10-1zm16 1l10 1v11l-10-1zm16 1l10 1v11l-10-1z',
    spit: '^steel M0 0v-68|a M-24-52h48l-10 54h-28z|~ M-23-42h46m-44 10h42m-40 10h38m-36 10h34|b M-24-52c0-8 48-8 48 0z|red M-8-66a8 7 0 1 1 16 0 8 7 0 1 1-16 0z',
    coil: 'a M-38-2c0-8 18-14 38-14s38 6 38 14-18 12-38 12-38-4-38-12z|= M-28-2c0-6 14-10 28-10 16 0 28 4 28 10s-14 8-28 8c-12 0-20-2-20-6 0-6 12-8 20-8 10 0 16 3 16 6s-8 4-16 4',
    flat: 'crust M-50 0c0-12 22-18 50-18s50 6 50 18c0 10-22 15-50 15s-50-5-50-15z|a M-42-1c0-9 18-13 42-13s42 4 42 13c0 8-18 12-42 12s-42-4-42-12z',
    pide: 'crust M-58-4c14-16 38-20 58-20s44 4 58 20c-14 14-38 16-58 16s-44-2-58-16z|a M-40-5c12-9 24-11 40-11s28 2 40 11c-12 8-24 10-40 10s-28-2-40-10z',
    boats:
      'a M-50-2c10-14 34-16 50-12 8 2 12 8 8 16-16 10-44 8-58-4z|b M-38-4c10-8 26-8 36-6 4 4 2 8-2 10-12 4-24 2-34-4z|a M-8-16c12-14 36-14 50-8 10 6 10 14 2 18-16 6-40 4-52-10z|b M4-16c10-8 24-8 34-4 4 4 2 8-2 9-12 3-24 1-32-5z|deep M8 2l8-8 6 8-6 4z|deep M44-6l10-4 4 8-8 2z',
    stuffed:
      'a M-38 8l2-24h24l2 24zm48 0l2-24h24l2 24z|b M-36-16c0-12 24-12 24 0zm48 0c0-12 24-12 24 0z|a M-16 12l2-26h28l2 26z|b M-14-14c0-14 28-14 28 0z|.white M-28-20h0m8-2h0m16 2h0m8-2h0m16 2h0m8-2h0',
    friedegg:
      'white M-20-18c-6-10 10-16 20-14 14-2 24 6 18 14-6 6-30 8-38 0z|gold M-8-23a8 6 0 1 1 16 0 8 6 0 1 1-16 0z',
    dollop: 'a M-16-16c-2-8 8-8 10-12 2-6 10-6 12 0 4 4 12 4 10 12-6 6-26 6-32 0z',
    lowdollop: 'a M12 2c-4-8 4-12 8-16s10 0 10 4c8 2 10 10 4 14s-18 4-22-2z',
  },
}
