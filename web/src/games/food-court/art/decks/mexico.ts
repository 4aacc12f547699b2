import type { DeckArt } from '../library.svelte.ts'

export const art: DeckArt = {
  ingredients: {
    Tortilla:
      'tan M6 32c0-11 12-19 26-19s26 8 26 19v4c0 11-12 19-26 19s-26-8-26-19z|wheat M6 32c0-11 12-19 26-19s26 8 26 19-12 18-26 18-26-7-26-18z|:crust M18 28h0m10-7h0m14 3h0m-8 10h0m-12 4h0m24-1h0m-10 7h0',
    Beans:
      'plum M8 24c0-9 8-14 15-11 6 3 11 2 14 7 3 7-4 12-10 10-4-1-5 2-9 2-6 1-10-3-10-8z|plum M28 43c0-9 8-14 15-11 6 3 11 2 14 7 3 7-4 12-10 10-4-1-5 2-9 2-6 1-10-3-10-8z|plum M7 48c-1-7 5-11 11-9 5 2 9 1 11 6 1 6-4 9-9 8-4-1-4 2-7 2-4 0-6-3-6-7z|~ M16 20c3-2 6-1 8 1m12 18c3-2 6-1 8 1',
    Corn: 'gold M32 6c9 4 13 18 12 30s-6 20-12 20-11-8-12-20 3-26 12-30z|~ M22 20h20m-22 9h24m-23 9h22m-17-25h12m-11-2v41m10-41v41m-5-46v50|leaf M32 59c-14-1-23-15-19-34 8 9 15 21 19 34z|leaf M32 59c14-1 23-15 19-34-8 9-15 21-19 34z',
    Cayenne:
      'red M42 16c8 3 11 11 7 20-5 11-20 19-39 21-3 0-3-3 0-4 13-5 21-12 23-22 1-6 2-13 9-15z|deep M34 22c1-6 5-9 10-8 0-4 1-7 5-9l4 3c-3 2-4 5-4 8 3 2 4 5 4 8-6-4-13-5-19-2z',
    Jalapeno:
      'deep M20 19c8-6 19-5 24 2 7 11 3 26-8 34-3 2-6 1-8-2-9-9-13-25-8-34z|lime M20 22c2-8 9-10 12-9-1-4-3-6-6-7l7-2c4 2 5 6 5 10 4 1 7 4 7 9-5-3-9 0-12 1-4-3-8-4-13-2z|~ M26 30c0 8 3 15 7 20',
    Avocado:
      'deep M32 7c8 0 10 11 15 19s7 15 4 22c-4 8-11 10-19 10s-15-2-19-10c-3-7-1-14 4-22s7-19 15-19z|lime M32 13c5 0 6 9 10 16s6 12 4 17c-3 6-8 7-14 7s-11-1-14-7c-2-5 0-10 4-17s5-16 10-16z|clay M32 31c6 0 10 4 10 9 0 6-4 9-10 9s-10-3-10-9c0-5 4-9 10-9z',
    Lime: 'deep M32 11c14 0 24 10 24 23s-10 22-24 22-24-9-24-22 10-23 24-23z|lime M32 17c11 0 18 7 18 17s-7 16-18 16-18-6-18-16 7-17 18-17z|~ M32 18v32m-15-24l30 16m0-16l-30 16',
    Cilantro:
      '= M32 59v-31m0 18l-13-11m13 11l13-11|leaf M32 30c-5 0-9-3-8-8-5-2-3-9 2-8 0-6 4-8 6-4 2-4 6-2 6 4 5-1 7 6 2 8 1 5-3 8-8 8z|leaf M19 39c-4 2-8 0-8-4-5-1-4-7 0-7 0-4 5-5 7-1 4-1 7 3 5 6 1 3-1 6-4 6z|leaf M45 39c4 2 8 0 8-4 5-1 4-7 0-7 0-4-5-5-7-1-4-1-7 3-5 6-1 3 1 6 4 6z',
    'Sour Cream':
      'white M13 29c0-5 5-6 7-9 3-5 8-2 10-6 3-5 9-3 8 2 5 1 4 6 8 7s5 4 5 6z|red M8 29h48c0 14-8 25-17 28h-14c-9-3-17-14-17-28z|~ M13 38l7 6 6-6 6 6 6-6 6 6 7-6|.leaf M24 23h0m8-3h0m7 4h0',
  },
  dishes: {
    Quesadilla: 'clayplate:1 quesadilla:gold',
    'Taco de Frijoles': 'plate taco:wheat:plum',
    'Chilaquiles Verdes': 'pan chips:wheat drip:leaf',
    'Carne Asada Tacos': 'board:1 tacos:wheat:meat lime',
    'Enchiladas Rojas': 'dish rolls:red:clay zigzag:white',
    'Mole Poblano with Rice': 'clayplate smallmound:white chicken:dark sesame',
    'Burrito de Frijoles': 'paper burrito:wheat:plum',
    'Chicken Fajitas': 'pan peppers steam',
    'Tostadas de Pollo': 'blueplate:1 tostada:cream:leaf',
    'Pico de Gallo Nachos': 'basket chips:gold tomatoes highgreens',
    'Taco al Pastor': 'greenplate taco:wheat:orange pineapple',
    'Pozole Rojo': 'claybowl liquid:red pulses:white greens lime steam',
    'Chiles Rellenos': 'plate:1 relleno:leaf:gold',
    Tamales: 'steamer husks:tan steam',
  },
  parts: {
    chips:
      'a M-44 0l20-16 8 24z|a M44 0l-20-16-8 24z|a M-26-14l24-12-2 26z|a M4-2l-2-26 24 12z|a M-18 6l18-20 18 20z|.amber M-28-4h0m56 0h0m-38-8h0m20-4h0m-10 14h0',
    quesadilla:
      'wheat M-44 6l4-10 44-20 4 30z|a M-44 6h52v-7h-50z|wheat M-2 8l10-30 36 18 2 12z|a M-2 8h48l-1-7h-45z|:crust M-22-7h0m14-5h0m24 2h0m12 6h0m-32-1h0',
    taco: 'b M-30-8c2-14 14-16 22-14 8-8 20-2 24 0 10-2 16 6 14 14z|a M-36 8c0-22 16-34 32-28-14 4-20 16-18 28zm10 0c0-20 14-30 32-28s30 12 30 28z|:crust M-10-6h0m18-4h0m12 10h0m-22 2h0',
    tacos:
      'b M-42-8c2-10 10-12 18-10 4 0 10 4 10 10z|b M-14-10c2-12 12-14 20-10 6 0 10 6 10 12z|b M14-8c2-10 10-12 18-10 6 0 10 4 10 10z|a M-48 6c0-14 10-22 20-20 10 0 18 8 18 20z|a M10 6c0-14 10-22 20-20 10 0 18 8 18 20z|a M-20 10c0-18 10-26 20-26 12 0 20 10 20 26z|.crust M-30-4h0m28-2h0m8 8h0m22-6h0m-52 4h0',
    burrito:
      'a M-44-6c0-10 8-14 16-14h44c8 0 12 8 12 14 0 8-4 14-12 14h-44c-8 0-16-4-16-14z|steel M-48-8c4-12 20-14 32-14l8 14-10 18c-14 0-28-2-30-18z|b M16-20c8 0 14 6 14 14s-6 14-14 14c-6 0-10-6-10-14s4-14 10-14z|.white M14-10h0m8 4h0|.deep M16-2h0m-4-3h0m9-7h0|~ M-36-12l12 8m-4 8l8-8',
    tostada:
      'crust M-44 6c0-10 20-14 44-14s44 4 44 14c0 6-20 8-44 8s-44-2-44-8z|b M-34 2c-2-12 10-18 18-14 6-8 22-8 28-2 10-4 24 4 20 16-12 6-52 6-66 0z|a M-24-6c6-10 16-6 20-12 8-2 14 4 22 2 6 4 6 10 2 14-12 4-32 4-44-4z',
    husks:
      'a M-46 0c14-12 34-14 50-8l8-8 2 12 10 6-12 4c-16 8-44 6-58-6z|~ M-36-2c16-6 28-6 40-2m-36 8c16 4 28 2 40-2|a M-20-14c14-14 36-16 50-8l10-6v12l8 6-12 2c-16 8-40 8-56-6z|~ M-10-16c14-8 28-8 40-4m-34 10c14 2 26 0 38-4|red M-16-11l6-1 2 22h-6z|red M10-27l6-1 2 24-6 1z',
    relleno:
      'a M-40-2c0-14 16-22 36-20s40 10 50 20c-10 8-30 14-50 14-22 0-36-4-36-14z|deep M-38-6l-14-6 4-6 14 4c-4 4-4 6-4 8z|b M-24-6c12-8 36-6 52 4-12 8-36 8-52-4z',
    peppers:
      '^red M-34 2c10-16 22-6 28-18|^gold M-20 6c10-14 24-6 30-22|^leaf M0 6c8-14 20-6 28-18|^crust M-28-8c12-12 24-4 36-14|^crust M12 4c8-8 16-6 24-10',
    lime: 'lime M16 6c-2-16 12-26 26-22 4 14-6 28-26 22z|~ M20 3l19-15m-13 4l6 8',
    pineapple: 'gold M-8-22l16-6 4 10-16 4z|gold M12-18l12-6 2 10-12 4z|~ M-2-18l10-4m8 6l6-2',
  },
}
