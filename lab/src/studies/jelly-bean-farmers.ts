/**
 * Is Jelly Bean Farmers fair to every seat, does farming pay, is there more than one way to win, and do people stay in
 * the game? The cards that the rulebook does not list were chosen by these figures.
 */
import { greedy, JELLY_BEAN_WEIGHTS, weighJellyBeans, type Bot, type GameEntry } from '@harvest/bots'
import type { GameState } from '@harvest/engine'
import { defence, jellyBeanFarmers, offence, type State } from '@harvest/jelly-bean-farmers'
import { alignRows } from '../columns.ts'
import type { Lab } from '../lab.ts'
import { Progress } from '../progress.ts'
import { runSimulation, type Figures, type Share } from '../simulation.ts'
import { wilson } from '../statistics.ts'
import { Harvests } from './jelly-bean-harvests.ts'
import type { Study } from './study.ts'

/** Greedy with different weights */
function variant(id: string, weights: Partial<typeof JELLY_BEAN_WEIGHTS>): Bot {
  const evaluation = weighJellyBeans({ ...JELLY_BEAN_WEIGHTS, ...weights })
  return {
    id,
    level: greedy.level,
    choose: (entry, state, seat, moves, rng, budget) =>
      greedy.choose({ ...entry, evaluation }, state, seat, moves, rng, budget),
  }
}

/** Never plays an attack, a Warlord or any of the army, and turns no card into an Armed Man. */
const farmer = variant('farmer', { isPeaceful: true })
/** Lays no field and no field upgrade, and takes a food of tribute for three of its own. */
const plunderer = variant('plunderer', { isLandless: true, tribute: 3 })

const MIRRORS: readonly (readonly Bot[])[] = [2, 3, 4].map((count) => Array<Bot>(count).fill(greedy))
const MATCHES: readonly (readonly Bot[])[] = [
  [farmer, greedy],
  [farmer, greedy, greedy],
  [farmer, greedy, greedy, greedy],
  [plunderer, greedy],
  [plunderer, greedy, greedy],
  [plunderer, greedy, greedy, greedy],
  [farmer, plunderer],
  [farmer, farmer, plunderer, plunderer],
]

interface Played {
  readonly bots: readonly Bot[]
  readonly games: number
  readonly figures: Figures
  /** Games in which at least one farmer went out. */
  readonly eliminations: number
  readonly winners: Farms
  readonly others: Farms
  readonly harvests: Harvests
}

/** What farms have when the game is over, added up. */
class Farms {
  count = 0
  fields = 0
  offence = 0
  defence = 0
  received = 0
  paid = 0

  add({ farms, contracts }: State, seat: number): void {
    this.count++
    this.fields += farms[seat].fields.length
    this.offence += offence(farms[seat])
    this.defence += defence(farms[seat])
    for (const { holder, payer, amount } of contracts) {
      if (holder === seat) this.received += amount
      if (payer === seat) this.paid += amount
    }
  }
}

export const jellyBeanStudy: Study = {
  game: 'jelly-bean-farmers',
  async run(lab, entry, games, seed, stop) {
    const playEach = async (tables: readonly Table[]): Promise<Played[]> => {
      const played: Played[] = []
      for (const { bots, games: some } of tables)
        if (!stop.aborted) played.push(await playTable(lab, entry, bots, some, seed, stop))
      return played.filter((table) => table.games > 0)
    }
    const mirrors = MIRRORS.map((bots) => ({ bots, games }))
    // Bots change seats, so that the same deals are seen from every one of them; a tenth of the games is enough.
    const matches = MATCHES.map((bots) => ({
      bots,
      games: Math.max(1, Math.round(games / 10 / bots.length)) * bots.length,
    }))
    const even = await playEach(mirrors)
    if (even.length > 0) print(lab, seatLines(even), farmLines(even))
    const uneven = await playEach(matches)
    const tables = [...even, ...uneven]
    if (uneven.length > 0) print(lab, policyLines(uneven))
    if (tables.length > 0) print(lab, harvestLines(tables), outLines(tables))
    const count = (some: readonly { readonly games: number }[]): number =>
      some.reduce((sum, table) => sum + table.games, 0)
    return { games: count(tables), of: count([...mirrors, ...matches]) }
  },
}

interface Table {
  readonly bots: readonly Bot[]
  readonly games: number
}

function print(lab: Lab, ...parts: readonly string[][]): void {
  for (const part of parts) for (const line of [...part, '']) lab.out(line)
}

async function playTable(
  lab: Lab,
  entry: GameEntry,
  bots: readonly Bot[],
  games: number,
  seed: number,
  stop: AbortSignal,
): Promise<Played> {
  const progress = new Progress(lab, games, nameOf(bots))
  let eliminations = 0
  const winners = new Farms()
  const others = new Farms()
  const harvests = new Harvests()
  const rotate = new Set(bots).size > 1
  const plan = { entry, players: bots.length, options: {}, games, seed, bots, rotate }
  const onGame = (done: number, end: GameState): void => {
    const state = end as unknown as State
    harvests.end()
    if (state.farms.some((farm) => farm.out !== 0)) eliminations++
    for (const { seat, place } of jellyBeanFarmers.scores(state)!)
      (place === 1 ? winners : others).add(state, seat)
    progress.at(done)
  }
  const figures = await runSimulation(plan, onGame, { follower: harvests, stop })
  progress.end()
  return { bots, games: figures.games, figures, eliminations, winners, others, harvests }
}

function nameOf(bots: readonly Bot[]): string {
  const ids = [...new Set(bots.map((bot) => bot.id))]
  return ids.map((id) => `${bots.filter((bot) => bot.id === id).length} ${id}`).join(', ')
}

function seatLines(mirrors: readonly Played[]): string[] {
  return [
    'Wins by seat, all greedy',
    ...alignRows([
      ['players', 'games', 'seat', 'wins', '95 %', 'equal', 'mean score'],
      ...mirrors.flatMap(({ bots, games, figures }) =>
        figures.seats.map((row) => [
          String(bots.length),
          String(games),
          String(row.seat + 1),
          ...shareCells(row),
          percent(1 / bots.length),
          row.meanScore.toFixed(1),
        ]),
      ),
    ]),
  ]
}

function farmLines(mirrors: readonly Played[]): string[] {
  const row = (players: number, who: string, farms: Farms): string[] => {
    const means = [farms.fields, farms.offence, farms.defence, farms.received, farms.paid]
    return [String(players), who, ...means.map((sum) => (sum / farms.count).toFixed(2))]
  }
  return [
    'Farms at the end, all greedy, on average',
    ...alignRows([
      ['players', 'who', 'fields', 'offence', 'defence', 'tribute got', 'tribute paid'],
      ...mirrors.flatMap(({ bots, winners, others }) => [
        row(bots.length, 'winners', winners),
        row(bots.length, 'others', others),
      ]),
    ]),
  ]
}

function policyLines(matches: readonly Played[]): string[] {
  return [
    'Wins of a way to play, for all its seats together',
    ...alignRows([
      ['table', 'games', 'way', 'wins', '95 %', 'equal', 'mean score'],
      ...matches.map(({ bots, games, figures }) => {
        const row = figures.bots[0]
        return [
          nameOf(bots),
          String(games),
          row.bot,
          ...shareCells(row),
          percent(row.seats / bots.length),
          row.meanScore.toFixed(1),
        ]
      }),
    ]),
  ]
}

function harvestLines(played: readonly Played[]): string[] {
  return [
    'Plenty: points at the end, fields seeded, a seeded field, and what happens in a game',
    ...alignRows([
      [
        'table',
        'games',
        'mean score',
        'seeded',
        'bears',
        'bears nothing',
        'vermin take some',
        'vermin take',
        'backs used',
        'attacks',
        'tribute',
      ],
      ...played.map(({ bots, games, figures, harvests }) => {
        const scores = figures.seats.reduce((sum, seat) => sum + seat.meanScore, 0)
        const mean = (scores / bots.length).toFixed(1)
        return [nameOf(bots), String(games), mean, ...harvestCells(harvests)]
      }),
    ]),
  ]
}

function harvestCells(harvests: Harvests): string[] {
  const { games, fields, seeded, borne, bare, spoilt, lost, backs, attacks, tribute } = harvests
  return [
    percent(seeded / fields),
    (borne / seeded).toFixed(2),
    percent(bare / seeded),
    percent(spoilt / games),
    ...[lost, backs, attacks, tribute].map((sum) => (sum / games).toFixed(2)),
  ]
}

function outLines(played: readonly Played[]): string[] {
  return [
    'Games in which somebody goes out',
    ...alignRows([
      ['table', 'games', 'share', '95 %'],
      ...played.map(({ bots, games, eliminations }) => [
        nameOf(bots),
        String(games),
        ...shareCells({ share: eliminations / games, ...wilson(eliminations, games) }),
      ]),
    ]),
  ]
}

function shareCells({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string[] {
  return [percent(share), `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}`]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
