/** Words that only the pictures need: headings, short labels and accessible names. Sentences come from the game's text. */
import { counted } from '@harvest/engine/wire'
import {
  ACTION_TEXT_DE,
  ACTION_TEXT_EN,
  CLIMATE_TEXT_DE,
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
  food(n: number): string
  readonly foodWord: string
  open(n: number): string
  room(n: number): string
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
  climateLeft: (n) => `${n} climate cards left`,
  farms: 'The farms',
  farmOf: (name) => `${name}’s farm`,
  food: (n) => `${n} food`,
  foodWord: 'food',
  open: (n) => `${n} unprotected`,
  room: (n) => `room for ${n}`,
  stamps: (n) => counted(n, 'food stamp'),
  onStamps: 'cashed a stamp this year',
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
  handOf: (n, size) => `${counted(n, 'card')} in hand, hand size ${size}`,
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
  knows: 'looks ahead',
  cardsTitle: 'Action cards',
  climateTitle: 'Climate cards',
  copies: (n, gone) => (gone === 0 ? `× ${n}` : `× ${n}, ${gone} gone`),
  next: (n) => (n === 1 ? 'Next card' : `${n} cards from now`),
}

const FOLGE = {
  a: 'Diebstähle',
  b: 'Zwei ziehen',
  c: 'Alle anderen Karten',
  d: 'Kriegsherren',
  e: 'Rückseiten',
}

export const de: Words = {
  action: ACTION_TEXT_DE,
  climate: CLIMATE_TEXT_DE,
  season: { spring: 'Frühling', summer: 'Sommer' },
  back: { field: 'Halbes Feld', silo: 'Halbes Silo', man: 'Bewaffneter', save: 'Aufheben' },
  unit: {
    man: 'Bewaffneter',
    mercenary: ACTION_TEXT_DE.mercenary.name,
    berzerker: ACTION_TEXT_DE.berzerker.name,
    dogs: ACTION_TEXT_DE.dogs.name,
    walls: ACTION_TEXT_DE.walls.name,
  },
  step: {
    plant: 'Aussaat',
    climate: 'Klima',
    react: 'Späte Aussaat',
    ...FOLGE,
    harvest: 'Ernte',
    eat: 'Alle essen',
    vermin: 'Schädlinge',
    tribute: 'Tribut',
  },
  year: (n, of) => `Jahr ${n} von ${of}`,
  yearShort: (n) => `Jahr ${n}`,
  sky: 'Klima',
  ofYear: 'Ganzes Jahr',
  hidden: 'Noch verdeckt',
  onlyYou: 'Das weißt du',
  seenBy: (names) => `Gesehen von ${names}`,
  climateLeft: (n) => `noch ${n} Klimakarten`,
  farms: 'Die Farmen',
  farmOf: (name) => `Farm von ${name}`,
  food: (n) => `${n} Nahrung`,
  foodWord: 'Nahrung',
  open: (n) => `${n} ungeschützt`,
  room: (n) => `Platz für ${n}`,
  stamps: (n) => counted(n, 'Essensmarke', 'Essensmarken'),
  onStamps: 'hat dieses Jahr eine Marke eingelöst',
  offence: (n) => `Angriff ${n}`,
  defence: (n) => `Abwehr ${n}`,
  field: (n) => `Feld ${n}`,
  silo: (n) => `Silo ${n}`,
  halfField: 'Ein halbes Feld',
  halfSilo: 'Ein halbes Silo',
  seeded: 'besät',
  planned: 'geplant',
  bears: (n) => `bringt ${n}`,
  wouldBear: (n) => `würde besät ${n} bringen`,
  base: 'Grundwert',
  weather: 'Wetter',
  drought: 'Dürre',
  pestilence: 'Ungeziefer',
  partly: 'eine Klimakarte ist unbekannt',
  siloHolds: (beans, room) => `${beans} von ${room} Nahrung`,
  rabbits: 'Kaninchen: alle ungeschützte Nahrung geht in jeder Jahreszeit verloren',
  units: (n, unit) => (n === 1 ? unit : `${n} × ${unit}`),
  hand: 'Hand',
  handOf: (n, size) => `${counted(n, 'Handkarte', 'Handkarten')}, Handgröße ${size}`,
  saved: 'Aufgehoben',
  further: 'Dazu',
  faceDown: 'verdeckt',
  noCard: 'keine Karte',
  decided: 'hat gewählt',
  thinking: 'wählt noch',
  waitsForClimate: 'wartet auf das Klima',
  flexible: (n) => `Handgröße +${n}`,
  reactive: (n) =>
    n === 1 ? ACTION_TEXT_DE.reactivePlanting.name : `${n} × ${ACTION_TEXT_DE.reactivePlanting.name}`,
  out: (year) => `Seit Jahr ${year} nicht mehr dabei`,
  contracts: 'Tribut',
  noContracts: 'Niemand zahlt Tribut.',
  contract: (payer, holder, amount) => `${payer} zahlt ${holder} jährlich ${amount} Nahrung`,
  perYear: (n) => `${n} im Jahr`,
  pays: (n, name) => `zahlt ${name} ${n}`,
  gets: (n, name) => `bekommt ${n} von ${name}`,
  deck: 'Stapel',
  cards: (n) => counted(n, 'Karte', 'Karten'),
  discards: 'Ablage',
  aside: 'Beiseite bis zum Ende der Jahreszeit',
  none: 'keine',
  tray: 'Deine Karten',
  play: 'Spielen',
  discard: 'Ablegen',
  keepHint: 'Wähle drei Karten, die du behältst. Die anderen vier werden dein erstes Feld und Silo.',
  kept: 'behalten',
  chooseSeason: 'Wähle eine Karte für die markierte Jahreszeit.',
  sealed: 'Versiegelt. Du kannst es ändern, bis alle gewählt haben.',
  fireHint: 'Feuer: Du darfst eine Handkarte als halbes Feld legen.',
  pickHint: 'Wähle eine Handkarte für diese Jahreszeit.',
  whatHappened: 'Was passiert ist',
  again: 'Noch einmal',
  skip: 'Alles zeigen',
  goOn: 'Zu den Farmen',
  nothing: 'nichts',
  ownFarm: 'eigene Farm',
  showed: 'zeigt',
  discarded: 'abgelegt',
  swapped: 'nimmt die oberste Karte',
  takenFrom: (name) => `von ${name} genommen`,
  takenBack: 'zurückgeholt',
  wholeField: 'Ein ganzes Feld',
  wholeSilo: 'Ein ganzes Silo',
  ate: 'isst 1',
  knows: 'schaut voraus',
  cardsTitle: 'Aktionskarten',
  climateTitle: 'Klimakarten',
  copies: (n, gone) => (gone === 0 ? `× ${n}` : `× ${n}, davon ${gone} weg`),
  next: (n) => (n === 1 ? 'Die nächste Karte' : `In ${n} Karten`),
}
