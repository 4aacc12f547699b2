/**
 * What dishes are built from. Vessels stand on a sheet of 128 x 96; food is drawn around the point where it rests
 * on its vessel, upwards and to both sides, so that every food fits every vessel.
 */

export interface Vessel {
  /** Where food rests, and how large it is. */
  readonly y: number
  readonly scale: number
  readonly back: string
  /** What hides the lower edge of the food. */
  readonly front?: string
}

const RIM = 'M14 48c0-6 22-10 50-10s50 4 50 10-22 10-50 10-50-4-50-10z'
const HULL = 'M14 48c0 6 22 10 50 10s50-4 50-10c0 22-14 38-30 41h-40c-16-3-30-19-30-41z'
const SHALLOW = 'M8 62c0-6 24-10 56-10s56 4 56 10-24 10-56 10-56-4-56-10z'

const bowl = (ink: string, marks = ''): Vessel => ({
  y: 52,
  scale: 1,
  back: `${ink} M48 88h32v5h-32z|cream ${RIM}`,
  front: `${ink} ${HULL}${marks}`,
})
const plate = (ink: string, inner = 'white'): Vessel => ({
  y: 74,
  scale: 1.22,
  back: `${ink} M6 74c0-9 26-15 58-15s58 6 58 15-26 16-58 16-58-7-58-16z|${inner} M20 73c0-6 20-10 44-10s44 4 44 10-20 10-44 10-44-4-44-10z`,
})

export const VESSELS: { readonly [name: string]: Vessel } = {
  plate: plate('white'),
  blueplate: plate('blue'),
  redplate: plate('red'),
  greenplate: plate('leaf'),
  clayplate: plate('clay', 'tan'),
  slate: plate('slate', 'slate'),
  steelplate: plate('steel', 'steel'),
  bowl: bowl('white', '|~ M20 64c20 6 68 6 88 0'),
  bluebowl: bowl('blue', '|.white M28 66h0m12 4h0m12 2h0m12 1h0m12-1h0m12-2h0m12-4h0'),
  redbowl: bowl('red', '|~ M20 64c20 6 68 6 88 0'),
  blackbowl: bowl('dark', '|.gold M20 64c20 6 68 6 88 0'),
  claybowl: bowl('clay', '|~ M20 64c20 6 68 6 88 0m-82 10c18 6 58 6 76 0'),
  donburi: bowl('red', '|cream M24 66h10v8h-10zm20 5h10v8h-10zm30 0h10v8h-10zm20-5h10v8h-10z'),
  bluedon: bowl('blue', '|= M18 62c8 10 16-2 24 8 8 8 16-4 24 4 8 6 16-6 24-2 8 0 12-10 20-10'),
  coconut: bowl('dark', '|~ M28 68l6 6m10 0l4 8m16-6v8m20-10l-4 8m20-14l-6 6'),
  kadai: {
    y: 52,
    scale: 1,
    back: `= M12 48c-12-4-12 12 4 10m100-10c12-4 12 12-4 10|clay ${RIM}`,
    front: `clay ${HULL}|.gold M22 68c18 6 66 6 84 0`,
  },
  iron: {
    y: 52,
    scale: 1,
    back: `= M12 48c-12-4-12 12 4 10m100-10c12-4 12 12-4 10|dark ${RIM}`,
    front: `slate ${HULL}`,
  },
  pan: {
    y: 66,
    scale: 1.15,
    back: `^dark M114 62l12-8|slate ${SHALLOW}`,
    front: 'slate M8 62c0 6 24 10 56 10s56-4 56-10c0 14-10 24-20 26h-72c-10-2-20-12-20-26z',
  },
  claypot: {
    y: 52,
    scale: 1,
    back: `clay M10 54c-8-2-8 12 4 12zm108 0c8-2 8 12-4 12z|dark ${RIM}`,
    front: `wood ${HULL}|= M18 62c22 6 70 6 92 0`,
  },
  cocotte: {
    y: 48,
    scale: 1,
    back: 'red M10 52c-8-2-8 12 4 12zm108 0c8-2 8 12-4 12z|dark M14 44c0-6 22-10 50-10s50 4 50 10-22 10-50 10-50-4-50-10z',
    front:
      'red M14 44c0 6 22 10 50 10s50-4 50-10v32c0 8-6 14-14 14h-72c-8 0-14-6-14-14z|~ M14 54c22 8 78 8 100 0',
  },
  crock: {
    y: 48,
    scale: 1,
    back: 'clay M108 54c16 0 16 20-4 20v-6c10 0 10-8 4-8z|dark M20 44c0-5 20-9 44-9s44 4 44 9-20 9-44 9-44-4-44-9z',
    front:
      'clay M20 44c0 5 20 9 44 9s44-4 44-9l-6 38c-1 5-4 8-10 8h-56c-6 0-9-3-10-8z|cream M22 60c18 6 66 6 84 0l-2 10c-16 5-64 5-80 0z',
  },
  dish: {
    y: 50,
    scale: 1.1,
    back: 'cream M6 52h12v10h-12zm104 0h12v10h-12z|cream M16 54l10-14h76l10 14z',
    front: 'cream M14 54h100l-6 34h-88z|~ M18 64h92',
  },
  ramekin: {
    y: 52,
    scale: 1,
    back: 'white M20 48c0-5 20-9 44-9s44 4 44 9-20 9-44 9-44-4-44-9z',
    front:
      'white M20 48c0 5 20 9 44 9s44-4 44-9l-4 34c-1 5-4 8-10 8h-60c-6 0-9-3-10-8z|~ M32 56l3 33m9-30l2 31m10-30l1 30m15-30l-1 30m13-31l-2 31m14-34l-3 33',
  },
  tin: {
    y: 62,
    scale: 1,
    back: 'steel M8 58c0-6 24-12 56-12s56 6 56 12-24 11-56 11-56-5-56-11z',
    front:
      'steel M8 58c0 6 24 11 56 11s56-5 56-11l-14 24c-2 4-6 6-12 6h-60c-6 0-10-2-12-6z|~ M20 66l10 20m4-16l6 18m10-16l3 16m11-16v16m14-16l-3 16m19-18l-6 18m20-22l-10 20',
  },
  board: {
    y: 78,
    scale: 1.12,
    back: 'wood M6 74l14-10h104l-10 16h-104zm4 6h104v9h-104z|~ M28 71h76m-86 5h70',
  },
  geta: {
    y: 72,
    scale: 1.15,
    back: 'wood M24 80h16v12h-16zm64 0h16v12h-16z|wood M6 70l10-8h96l10 8v11h-116z|~ M6 70h116',
  },
  lacquer: {
    y: 72,
    scale: 1.1,
    back: 'dark M6 68l12-10h92l12 10v21h-116z|red M12 69l10-7h84l10 7-10 7h-84z',
  },
  basket: {
    y: 64,
    scale: 1.08,
    back: 'white M8 62l16-26 20 12 20-14 20 14 22-14 14 28z',
    front:
      'red M10 60c18 6 90 6 108 0l-10 29h-88z|~ M28 64l6 25m12-23l4 23m14-22v22m18-23l-4 23m22-25l-6 25m-78-13h96',
  },
  box: {
    y: 48,
    scale: 0.9,
    back: 'white M24 44l12-16 28 12 28-12 12 16z',
    front: 'white M22 42c18 6 66 6 84 0l-10 48h-64z|red M50 68a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
  },
  boat: {
    y: 70,
    scale: 1.15,
    back: 'tan M6 64l18-12h80l18 12z',
    front: 'tan M6 64c22 8 94 8 116 0l-16 25h-84z|~ M16 74c24 6 72 6 96 0',
  },
  steamer: {
    y: 60,
    scale: 1,
    back: 'wood M12 56c0-6 24-10 52-10s52 4 52 10-24 10-52 10-52-4-52-10z',
    front:
      'wood M12 56c0 6 24 10 52 10s52-4 52-10v24c0 6-24 11-52 11s-52-5-52-11z|tan M12 66c0 6 24 10 52 10s52-4 52-10v7c0 6-24 10-52 10s-52-4-52-10z',
  },
  leafmat: {
    y: 76,
    scale: 1.2,
    back: 'leaf M4 78c16-18 44-22 76-20 20 1 36 6 44 14-12 14-36 20-68 19-24-1-44-4-52-13z|~ M10 78c30-6 74-9 108-6m-86 2l8-11m16 9l10-13m14 11l12-9m-56 15l8 13m18-16l8 17m18-19l10 14',
  },
  bread: {
    y: 50,
    scale: 0.95,
    back: 'cream M18 48c0-6 20-10 46-10s46 4 46 10-20 10-46 10-46-4-46-10z',
    front:
      'crust M12 48c0-8 8-6 6 0 0 6 20 10 46 10s46-4 46-10c-2-6 6-8 6 0 6 20-8 42-28 42h-48c-20 0-34-22-28-42z|~ M24 70c8 4 12 10 14 16m66-16c-8 4-12 10-14 16m-26-20v12',
  },
  paper: {
    y: 78,
    scale: 1.15,
    back: 'white M8 68l20-8 32 4 36-6 24 10-6 20-34-2-36 4-32-4z|~ M20 72l12 8m68-12l8 10m-52 8l8-6',
  },
}

/** Steam above whatever is hot. */
export const STEAM = '= M46 20c-4-6 4-8 0-14m18 12c-4-6 4-8 0-14m18 16c-4-6 4-8 0-14'

/** Food and toppings that more than one kitchen cooks with. */
export const PARTS: { readonly [name: string]: string } = {
  strands:
    'a M-38 2c-2-16 16-30 38-30s40 14 38 30c-14 6-62 6-76 0z|~ M-30 0c8-14 24-20 38-14 10 4 6 12-2 10-6-2-4-8 2-8m-34 0c12-12 38-14 52 0m-60 14c10-8 18-8 24 0m24 0c6-8 14-8 20-2m-46-6c6 4 10 8 12 12',
  ribbons:
    'a M-38 2c-2-16 16-30 38-30s40 14 38 30c-14 6-62 6-76 0z|= M-32-6c14-18 48-20 62-2|~ M-34 2c14-20 52-22 68-2m-56 4c8-14 30-16 40-2m-30 4c6-8 14-8 20 0m-32-24c12 6 30-8 42-4',
  rolls:
    'a M-36-12c0-8 60-8 64-4s4 10 0 12c-4 4-64 4-64 0z|a M-30 0c0-8 62-8 66-4s4 10 0 12c-4 3-66 3-66-2z|b M-24-19h40c4 7-4 11-4 17h-28c4-8-8-10-8-17z',
  mound:
    'a M-32 2c-2-18 12-30 32-30s34 12 32 30c-12 5-52 5-64 0z|~ M-18-10l4-3m8-7l4 1m12 3l3 3m-21 7h4m10 2l4-2m8-1l3 3m-43 2l4-1m18-9l3-2',
  smallmound: 'a M-38 2c0-14 10-22 20-22s20 8 20 22c-10 5-30 5-40 0z|~ M-26-6l3-3m7-5l4 1m2 7l3 2m-13 2h4',
  liquid: 'a M-42-3c0-5 18-8 42-8s42 3 42 8-18 8-42 8-42-3-42-8z',
  swirl: '.a M-20-4c8-5 32-5 38 0 2 5-24 6-28 2 0-3 14-4 18-2',
  noodlesoup:
    '~ M-34-2c10-6 18 4 28-1m-22 5c8-6 16 2 24-1|.a M-34-4c10-6 18 4 28-1m-24 5c10-6 18 3 28-1m-22-6c8-2 14 3 22-1',
  chunks:
    'a M-30-2l4-10h12l2 10-8 4z|a M-6 0l2-12 12-2 4 10-6 6z|a M18-2l2-10 10 2 2 8-8 4z|b M-18-8l6-10 12 2-2 8z|b M8-10l6-8 10 4-4 6z',
  cubes:
    'a M-28-10l10-4 8 4v10l-10 4-8-4z|a M-6-14l10-4 8 4v10l-10 4-8-4z|a M16-10l10-4 8 4v10l-10 4-8-4z|~ M-28-10l8 4 10-4m-10 4v10m14-18l8 4 10-4m-10 4v10m14-10l8 4 10-4m-10 4v10',
  balls:
    'a M-36-6a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm24 2a11 11 0 1 0 22 0 11 11 0 1 0-22 0zm26-2a10 10 0 1 0 20 0 10 10 0 1 0-20 0z|a M-24-18a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm26 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  fewballs:
    'a M-30-8a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm22-4a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm22 4a10 10 0 1 0 20 0 10 10 0 1 0-20 0z|~ M-24-12l6-3m16-1l6-3m16 7l6-3',
  pulses: ':a M-32-2h0m8-4h0m2 8h0m8-5h0m6-5h0m2 10h0m8-5h0m6 5h0m2-10h0m6 5h0m8 4h0m2-7h0m6 4h0',
  slices:
    'a M-38 4c-2-16 8-26 18-22 8 4 8 16 4 24z|a M-18 6c-2-18 8-30 18-26 8 4 8 18 4 27z|a M2 7c-2-19 8-31 18-27s10 18 4 26z|b M-32 2c-2-10 4-18 10-16 4 4 4 12 1 17zm20 1c-2-11 4-21 10-19 4 4 4 14 1 20zm20 1c-2-12 4-22 10-20 5 4 4 14 1 20z',
  shreds:
    'a M-38 0c-4-16 10-26 22-22s12 26 0 28c-10 2-20 0-22-6zm38 2c-4-18 10-28 22-24 14 4 16 26 2 28-10 2-22 2-24-4z|~ M-32-10c6-6 16-6 20 0m-22 8c8-8 18-6 24 0m-16 6c4-6 8-6 12 0m20-14c6-6 16-6 22 0m-24 8c8-8 18-6 26 0m-18 6c4-6 8-6 14 0m-54-22c4 6 8 6 12 0m26 0c4 6 8 6 14 0',
  chicken:
    'a M2 2c-2-14 4-20 8-20 6 0 6 10 6 20zm14 0c-2-14 4-20 8-20 6 0 6 10 4 20zm12 0c0-12 4-18 8-16s4 10 2 16z|crust M4-10c2-6 4-8 6-8 4 0 5 4 6 8zm14 0c2-6 4-8 6-8 4 0 5 4 5 8zm12 2c2-6 4-7 6-6s3 4 3 6z',
  maki: 'a M-44-4c0-8 8-14 16-14s16 6 16 14v8c0 4-8 8-16 8s-16-4-16-8z|a M-16-4c0-8 8-14 16-14s16 6 16 14v8c0 4-8 8-16 8s-16-4-16-8z|a M12-4c0-8 8-14 16-14s16 6 16 14v8c0 4-8 8-16 8s-16-4-16-8z|white M-40-5a12 9 0 1 1 24 0 12 9 0 1 1-24 0zm28 0a12 9 0 1 1 24 0 12 9 0 1 1-24 0zm28 0a12 9 0 1 1 24 0 12 9 0 1 1-24 0z|b M-33-5a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm28 0a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm28 0a5 4 0 1 1 10 0 5 4 0 1 1-10 0z',
  zigzag: '^a M-28-8l12 10 10-12 10 12 10-12 10 10',
  sauce: 'a M-22-14c-2-12 12-18 24-16 14 0 24 10 20 18-4 6-10 0-14 4-4 6-10-2-16 0-6 4-12 0-14-6z',
  drip: 'a M-24-18c4-10 44-10 48 0 2 8-6 12-8 6-4-6-6 12-12 10-4-2-4-12-10-10-4 2-4 10-10 6-4-2-8-6-8-12z',
  bits: 'a M-16-18l6-4 4 6-6 4zm20-6h8v6h-8zm12 10l6-2 2 6-6 2zm-22 4l6-2 2 6-6 2z',
  mushrooms:
    'cream M-22-12c0-10 16-10 16 0h-4l-1 8h-6l-1-8zm28-6c0-10 16-10 16 0h-4l-1 8h-6l-1-8zm-10 16c0-8 14-8 14 0h-4v6h-6v-6z|tan M-22-12c0-10 16-10 16 0zm28-6c0-10 16-10 16 0zm-10 16c0-8 14-8 14 0z',
  basil:
    'leaf M0-24c-14 0-20-8-18-16 10 0 18 6 18 16zm0 0c12 2 20-4 20-14-10 0-18 4-20 14z|~ M-2-25l-12-11m16 11l14-10',
  sprig: '^leaf M12-14c6-6 8-14 16-20|:leaf M16-24h0m8 2h0m-4-8h0m9 2h0',
  lowsprig: '^leaf M20-2c8-4 12-10 20-12|:leaf M26-10h0m6 6h0m2-12h0m6 8h0',
  seeds: '.amber M-20-10h0m10-10h0m10 4h0m10-6h0m8 10h0m-24 4h0m12 2h0m-30 4h0m48-2h0',
  sesame: '.cream M-20-8h0m10-6h0m12 4h0m10-6h0m8 8h0m-24 6h0m12 2h0m-36-2h0m54 2h0',
  greens: '.leaf M-22-6h0m10-3h0m8 5h0m10-4h0m10 3h0m8-2h0m-24 7h0m-16-1h0m28 1h0',
  highgreens: '.deep M-18-12h0m10-10h0m10 4h0m10-2h0m8 10h0m-24 0h0m12 0h0m-32 6h0',
  eggs: 'white M-28-8a8 9 0 1 1 16 0 8 9 0 1 1-16 0zm40-2a8 9 0 1 1 16 0 8 9 0 1 1-16 0z|:gold M-20-8h0m40-2h0',
  tomatoes:
    'red M-20-18a7 7 0 1 1 14 0 7 7 0 1 1-14 0zm28-4a7 7 0 1 1 14 0 7 7 0 1 1-14 0zm8 16a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  lowchili:
    'red M-26-4c10 2 20-2 26-10 4 12-10 18-26 14-2-2-2-4 0-4z|red M10 0c8 0 16-4 20-10 4 10-8 16-20 14z',
  lemon: 'cream M16 6c-2-16 12-26 26-22 4 14-6 28-26 22z|~ M20 3l19-15m-13 4l6 8',
  rings: '.plum M-30-8a10 6 0 1 1 20 0 10 6 0 1 1-20 0zm36-4a10 6 0 1 1 20 0 10 6 0 1 1-20 0z',
  nuts: 'crust M-12-12a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm20 4a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm-34 4a5 4 0 1 1 10 0 5 4 0 1 1-10 0z',
  highnuts:
    'crust M-16-16a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm16-6a5 4 0 1 1 10 0 5 4 0 1 1-10 0zm12 10a5 4 0 1 1 10 0 5 4 0 1 1-10 0z',
  carrots: 'orange M-24-8l8-4 4 6-8 4zm34-4l8-2 2 6-8 2zm-12 10l8-2 2 6-8 2z',
  sugar: '.white M-28-12h0m16-6h0m12 10h0m12-8h0m14 6h0m-44 6h0m26-20h0m-12 2h0',
}
