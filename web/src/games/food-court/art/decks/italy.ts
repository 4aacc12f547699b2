import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    Spaghetti:
      'wheat M16 8l8 22-5 26h26l-5-26 8-22z|~ M23 8l5 22-3 26m7-48v48m9-48l-5 22 3 26|red M23 26h18v8h-18z',
    Fettuccine:
      'wheat M8 38c0-16 10-24 24-24s24 8 24 24c0 12-11 16-24 16s-24-4-24-16z|~ M15 42c-1-14 9-21 18-21 10 0 17 7 16 15 0 8-7 12-15 11-8 0-12-5-12-10 1-5 5-8 10-8s9 3 9 7c0 3-3 5-6 5',
    Tagliatelle:
      'wheat M10 12h10c0 9-5 12-5 21s5 12 4 23h-9c0-11-4-14-4-23s4-12 4-21z|wheat M28 12h10c0 9-5 12-5 21s5 12 4 23h-9c0-11-4-14-4-23s4-12 4-21z|wheat M46 12h10c0 9-5 12-5 21s5 12 4 23h-9c0-11-4-14-4-23s4-12 4-21z|wood M4 7h56v6h-56z',
    'Lasagna Sheets':
      'wheat M6 44l32 10 20-15-32-10z|wheat M6 34l32 10 20-15-32-10z|wheat M6 24l32 10 20-15-32-10z|~ M13 19l32 10m-25-15l32 10',
    Penne:
      'wheat M7 40l25-30 11 3 1 11-25 29-10-3z|~ M12 45l26-31m-23 36l27-31|wheat M33 46l16-19 9 3 1 8-16 19-8-3z|~ M38 51l16-19',
    Campanelle:
      'wheat M32 57c-8-13-13-22-20-32 5 1 7-4 3-9 6 2 10-1 10-6 4 4 10 4 14 0 0 5 4 8 10 6-4 5-2 10 3 9-7 10-12 19-20 32z|~ M22 28c6 6 14 6 20 0m-10 6v14',
    Gnocchi:
      'cream M20 24c0-7 6-11 13-11s12 4 12 11c0 6-5 10-12 10s-13-4-13-10z|cream M7 43c0-7 6-11 13-11s12 4 12 11c0 6-5 10-12 10s-13-4-13-10z|cream M32 43c0-7 6-11 13-11s12 4 12 11c0 6-5 10-12 10s-13-4-13-10z|~ M14 35c-2 5-2 11 1 16m6-17c-2 6-2 12 1 18m17-17c-2 5-2 11 1 16m6-17c-2 6-2 12 1 18m-19-36c-2 5-2 10 1 15m6-16c-2 6-2 11 1 17',
    Ravioli:
      'wheat M10 12l5 2 5-4 5 4 5-4 5 4 5-4 5 4 5-4 4 2-2 5 4 5-4 5 4 5-4 5 4 5-4 5 2 5-5-2-5 4-5-4-5 4-5-4-5 4-5-4-5 4-4-2 2-5-4-5 4-5-4-5 4-5-4-5 4-5z|cream M21 22c7-3 15-3 22 0 3 7 3 13 0 20-7 3-15 3-22 0-3-7-3-13 0-20z',
    Tomato:
      'red M32 20c12-7 25 0 25 15 0 13-11 21-25 21s-25-8-25-21c0-15 13-22 25-15z|deep M32 21l-8 5 1-6-9-3 10-2 3-7 3 6 5-6 1 7 10 2-9 3 1 6z|~ M15 34c0 7 3 12 9 15',
    Mushroom:
      'cream M24 36h16c0 8 3 13 3 16s-5 5-11 5-11-2-11-5 3-8 3-16z|tan M7 32c0-14 11-23 25-23s25 9 25 23c0 4-3 6-9 6h-32c-6 0-9-2-9-6z|~ M16 26c2-5 6-8 11-9',
    Cream:
      'sky M18 22h27l5 30c0 3-2 5-5 5h-27c-3 0-5-2-5-5z|white M9 13l11 3h26v8h-27c-4 0-8-5-10-11z|= M47 27c12-2 13 14 2 15|~ M22 34h18m-19 8h21',
    Basil:
      '= M32 58v-22|leaf M32 42c-16 1-25-10-25-23 15-1 26 8 25 23z|leaf M32 42c16 1 25-10 25-23-15-1-26 8-25 23z|leaf M32 33c-9-9-9-19 0-27 9 8 9 18 0 27z|~ M31 40c-5-9-12-15-18-17m20 17c5-9 12-15 18-17m-19 8v-15',
    'Balsamic Vinegar':
      'dark M26 10h12v12l9 9v23c0 2-1 3-3 3h-24c-2 0-3-1-3-3v-23l9-9z|cream M17 35h30v14h-30z|crust M26 5h12v8h-12z|:violet M28 40h0m8 0h0m-4 5h0',
    Parmigiano:
      'wheat M6 38l35-24 17 11z|gold M6 38l52-13v20l-52 9z|amber M58 25v20l-6 1v-19z|.amber M16 45h0m12-4h0m-4 7h0m14-9h0m2 7h0',
  },
  dishes: {
    'Farfalle al Salmone': 'plate bows:wheat bits:rose sprig',
    'Fusilli Caprese': 'bowl spirals:wheat tomatoes mozzarella basil',
    'Rigatoni alla Gricia': 'clayplate tubes:wheat bits:rose pepper',
    'Cannelloni Ricotta e Spinaci': 'dish rolls:wheat:red highgreens',
    'Spaghetti Carbonara': 'plate strands:wheat bits:beef yolk steam',
    'Fettuccine Alfredo': 'blueplate ribbons:cream highgreens',
    'Lasagna Verde': 'plate layers:leaf:cream basil',
    'Tagliatelle alla Bolognese': 'plate ribbons:wheat sauce:clay basil steam',
    'Cacio e Pepe': 'claybowl strands:wheat pepper',
    "Penne all'Arrabbiata": 'plate tubes:orange chili',
    'Penne al Pesto': 'bowl tubes:lime highnuts basil',
    'Lasagna al Forno': 'dish layers:wheat:red sugar steam',
    'Fettuccine ai Porcini e Tartufo': 'slate ribbons:wheat shavings sprig',
    'Tagliatelle ai Funghi Porcini': 'pan ribbons:wheat mushrooms steam',
  },
  parts: {
    tubes:
      'a M-38-2l20-14 8 8-20 14z|a M10-8l8-8 20 14-8 8z|a M-12 4v-12h26v12z|a M-24-18l22-10 6 8-22 10z|a M2-20l4-9 22 12-6 8z|~ M-32 1l18-13m28 1l20 13m-46-4h26m-34-12l20-10m6 0l18 11',
    bows: 'a M-38-12l10 4 10-6v18l-10-6-10 6z|a M18-14l10 6 10-4v16l-10-6-10 6z|a M-18-28l9 6 9-6v16l-9-6-9 6z|a M0-10l10 5 10-5v16l-10-5-10 5z|a M-18-8l10 5 10-5v15l-10-5-10 5z|~ M-28-8v6m56-6v6m-37-20v4m19 13v6m-18-4v5',
    spirals:
      '^a M-34 0c4-10 8 4 12-6 4-8 8 6 12-2|^a M10-2c4-10 8 4 12-4s8 6 12 0|^a M-12 4c4-10 8 4 12-6 4-8 8 6 12-2|^a M-22-16c4-10 8 4 12-4s8 6 12-2|^a M4-14c4-10 8 4 12-4 2-6 6 2 10-2',
    layers:
      'b M-36-18l14-10h58l-12 10z|a M-36-18h60v24h-60z|a M24-18l12-10v24l-12 10z|b M-36-12h60l12-10v4l-12 10h-60zm0 9h60l12-10v4l-12 10h-60z',
    shavings:
      'dark M-14-24a7 5 0 1 1 14 0 7 5 0 1 1-14 0zm16 8a7 5 0 1 1 14 0 7 5 0 1 1-14 0zm-26 4a6 5 0 1 1 12 0 6 5 0 1 1-12 0z|.tan M-8-24h0m16 8h0m-26 4h0',
    pepper: '.dark M-20-10h0m10-10h0m10 6h0m10-8h0m8 10h0m-20 8h0m-24 2h0m52 0h0m-18-6h0',
    yolk: 'gold M-10-24a10 8 0 1 1 20 0 10 8 0 1 1-20 0z|.white M-4-27h0',
    mozzarella:
      'white M-8-24a7 7 0 1 1 14 0 7 7 0 1 1-14 0zm-22 18a7 7 0 1 1 14 0 7 7 0 1 1-14 0zm30-2a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
    chili: 'red M-8-18c12 2 24-2 30-12 4 14-10 22-30 18-3-2-3-6 0-6z|deep M20-28l6-8 2 8z',
  },
}
