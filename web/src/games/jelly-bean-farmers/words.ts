/** Words that only the pictures need: headings, short labels and accessible names. Sentences come from the game's text. */
import { counted } from '@harvest/engine/wire'
import {
  ACTION_TEXT_EN,
  CLIMATE_TEXT_EN,
  type BackId,
  type SeasonName,
  type UnitId,
} from '@harvest/jelly-bean-farmers/public'
import type { Step } from './story/story.ts'

export interface Words {
  readonly action: typeof ACTION_TEXT_EN
  readonly climate: typeof CLIMATE_TEXT_EN
  readonly season: { readonly [id in SeasonName]: string }
  readonly back: { readonly [id in BackId]: string }
  readonly unit: { readonly [id in UnitId]: string }
  readonly step: { readonly [id in Step]: string }
  year(n: number, of: number): string
  yearShort(n: number): string
  readonly sky: string
  readonly ofYear: string
  readonly hidden: string
  readonly onlyYou: string
  seenBy(names: string): string
  climateLeft(n: number): string
  readonly farms: string
  farmOf(name: string): string
  readonly you: string
  food(n: number): string
  readonly foodWord: string
  open(n: number): string
  protects(n: number): string
  stamps(n: number): string
  readonly onStamps: string
  offence(n: number): string
  defence(n: number): string
  field(n: number): string
  silo(n: number): string
  readonly halfField: string
  readonly halfSilo: string
  readonly seeded: string
  readonly planned: string
  bears(n: number): string
  wouldBear(n: number): string
  readonly base: string
  readonly weather: string
  readonly drought: string
  readonly pestilence: string
  readonly partly: string
  siloHolds(beans: number, room: number): string
  readonly rabbits: string
  units(n: number, unit: string): string
  readonly hand: string
  handOf(n: number, size: number): string
  readonly saved: string
  readonly further: string
  readonly faceDown: string
  readonly noCard: string
  readonly decided: string
  readonly thinking: string
  readonly waitsForClimate: string
  flexible(n: number): string
  reactive(n: number): string
  out(year: number): string
  readonly contracts: string
  readonly noContracts: string
  contract(payer: string, holder: string, amount: number): string
  perYear(n: number): string
  pays(n: number, name: string): string
  gets(n: number, name: string): string
  readonly deck: string
  cards(n: number): string
  readonly discards: string
  readonly aside: string
  readonly none: string
  readonly tray: string
  readonly play: string
  readonly discard: string
  readonly keepHint: string
  readonly kept: string
  readonly chooseSeason: string
  readonly sealed: string
  readonly fireHint: string
  readonly pickHint: string
  readonly whatHappened: string
  readonly lastSeason: string
  readonly again: string
  readonly skip: string
  readonly goOn: string
  readonly nothing: string
  readonly ownFarm: string
  readonly showed: string
  readonly discarded: string
  readonly swapped: string
  takenFrom(name: string): string
  readonly takenBack: string
  readonly wholeField: string
  readonly wholeSilo: string
  readonly ate: string
  fromTo(before: number, now: number): string
  readonly notBelow: string
  readonly notAbove: string
  /** What vermin took: half of so much, or all of it. */
  halfOf(open: number): string
  allOf(open: number): string
  now(n: number): string
  readonly order: string
  readonly knows: string
  readonly cardsTitle: string
  readonly climateTitle: string
  /** How many there are, and how many of them were discarded or have passed. */
  copies(n: number, gone: number): string
  next(n: number): string
}

const ORDER = { a: 'Steals', b: 'Draw Twos', c: 'All other cards', d: 'Warlords', e: 'Backs of cards' }

export const en: Words = {
  action: ACTION_TEXT_EN,
  climate: CLIMATE_TEXT_EN,
  season: { spring: 'Spring', summer: 'Summer' },
  back: { field: 'Half a Field', silo: 'Half a Silo', man: 'Armed Man', save: 'Save for later' },
  unit: { man: 'Armed Man', mercenary: 'Mercenary', berzerker: 'Berzerker', dogs: 'Dogs', walls: 'Walls' },
  step: {
    plant: 'Planting',
    climate: 'Climate',
    react: 'Planting after the climate',
    ...ORDER,
    harvest: 'Harvest',
    eat: 'Everybody eats',
    vermin: 'Vermin',
    tribute: 'Tribute',
  },
  year: (n, of) => `Year ${n} of ${of}`,
  yearShort: (n) => `Year ${n}`,
  sky: 'Climate',
  ofYear: 'All year',
  hidden: 'Not revealed yet',
  onlyYou: 'You know this',
  seenBy: (names) => `Seen by ${names}`,
  climateLeft: (n) => `${counted(n, 'climate card')} left`,
  farms: 'The farms',
  farmOf: (name) => `${name}’s farm`,
  you: 'you',
  food: (n) => `${n} food`,
  foodWord: 'food',
  open: (n) => `${n} unprotected`,
  protects: (n) => (n === 0 ? 'nothing protected' : `up to ${n} protected`),
  stamps: (n) => counted(n, 'food stamp'),
  onStamps: 'cashed in a stamp this year',
  offence: (n) => `offence ${n}`,
  defence: (n) => `defence ${n}`,
  field: (n) => `Field ${n}`,
  silo: (n) => `Silo ${n}`,
  halfField: 'Half a field',
  halfSilo: 'Half a silo',
  seeded: 'seeded',
  planned: 'planned',
  bears: (n) => `produces ${n}`,
  wouldBear: (n) => `would produce ${n} if seeded`,
  base: 'base',
  weather: 'weather',
  drought: 'drought',
  pestilence: 'pestilence',
  partly: 'one climate card is still unknown',
  siloHolds: (beans, room) => `${beans} of ${room} food`,
  rabbits: 'Rabbits: all unprotected food is lost each season',
  units: (n, unit) => (n === 1 ? unit : `${n} × ${unit}`),
  hand: 'Hand',
  handOf: (n, size) => `${counted(n, 'card')} in hand (hand size ${size})`,
  saved: 'Saved',
  further: 'Also',
  faceDown: 'face down',
  noCard: 'no card',
  decided: 'has decided',
  thinking: 'is thinking',
  waitsForClimate: 'is waiting for the climate',
  flexible: (n) => `Flexible Hand: hand size +${n}`,
  reactive: (n) => (n === 1 ? 'Reactive Planting' : `${n} × Reactive Planting`),
  out: (year) => `Out of the game since year ${year}`,
  contracts: 'Tribute',
  noContracts: 'Nobody pays tribute.',
  contract: (payer, holder, amount) => `${payer} pays ${holder} ${amount} food a year`,
  perYear: (n) => `${n} a year`,
  pays: (n, name) => `pays ${name} ${n}`,
  gets: (n, name) => `gets ${n} from ${name}`,
  deck: 'Deck',
  cards: (n) => counted(n, 'card'),
  discards: 'Discards',
  aside: 'Set aside this season',
  none: 'none',
  tray: 'Your cards',
  play: 'Play',
  discard: 'Discard',
  keepHint: 'Choose the three cards to keep. The other four become your first field and silo.',
  kept: 'kept',
  chooseSeason: 'Choose a card for the marked season.',
  sealed: 'Sealed. You can change it until everyone has chosen.',
  fireHint: 'Fire: you can turn a card from your hand into half a field.',
  pickHint: 'Choose a card from your hand to use this season.',
  whatHappened: 'What happened',
  lastSeason: 'Watch the last season',
  again: 'Show again',
  skip: 'Show all',
  goOn: 'Back to the farms',
  nothing: 'nothing',
  ownFarm: 'own farm',
  showed: 'shows',
  discarded: 'discarded',
  swapped: 'takes the top card instead',
  takenFrom: (name) => `taken from ${name}`,
  takenBack: 'taken back',
  wholeField: 'A whole field',
  wholeSilo: 'A whole silo',
  ate: 'eats 1',
  fromTo: (before, now) => `${before} → ${now}`,
  notBelow: 'not below 0',
  notAbove: 'not above 7',
  halfOf: (open) => `half of the ${open} unprotected${open % 2 === 1 ? ', rounded up' : ''}`,
  allOf: (open) => `Rabbits: all ${open} unprotected`,
  now: (n) => `now ${n}`,
  order: 'Plans are carried out in five steps, from a to e.',
  knows: 'looks ahead',
  cardsTitle: 'Action cards',
  climateTitle: 'Climate cards',
  copies: (n, gone) => (gone === 0 ? `× ${n}` : `× ${n} (${gone} gone)`),
  next: (n) => (n === 1 ? 'Next card' : `Card ${n} from the top`),
}
