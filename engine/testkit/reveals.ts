// Whether the laws would notice each reveal of a game if it were forgotten: one place of its source at a time.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { AnyGame, SeatSet } from '../src/index.ts'
import {
  listRare,
  listTrials,
  NAME_A_RARE_GAME,
  place,
  type Kit,
  type RareGames,
  type Trial,
  type Violation,
} from './kit.ts'
import { lawDraws } from './laws/draws.ts'
import { lawReveal } from './laws/reveal.ts'
import { startTrial, walk } from './trials.ts'
import { listenIn, listRevealSites, withoutReveal, type RevealSite } from './sites.ts'

export interface RevealOptions {
  /** The folder of the game's source; left out, `src` beside the golden folder. */
  readonly src?: URL
  /** Reveals that never matter because another one in the same step tells the same people: which one, and why. */
  readonly covered?: { readonly [site: string]: string }
  /** Reveals of what everybody could work out before: from what. */
  readonly known?: { readonly [site: string]: string }
  /** Games in which something rare is revealed. */
  readonly rare?: RareGames
}

const IS_IT_COVERED =
  'if another reveal in the same step always tells the same people, say so in `reveals.covered`;'

/** The trials in which a reveal is the only one of its step that reaches somebody. */
type Needed = ReadonlyMap<RevealSite, readonly Trial[]>

/** As tests: no reveal of a game can go missing unnoticed. */
export function checkReveals(kit: Kit, src: URL, options: RevealOptions): void {
  const sites = listRevealSites(src)
  const { covered = {}, known = {} } = options
  const rare = listRare(kit, options.rare ?? {}, 48)
  const trials = [...rare, ...listTrials(kit, { games: 2, positions: 24 })]
  const aFew = trials.filter((_, index) => index % 4 === 0)
  describe(`a forgotten reveal of ${kit.game.id} is noticed`, () => {
    let needed: Needed = new Map()
    before(() => {
      needed = findNeeded(kit, sites, trials)
    })
    for (const site of sites) {
      const { name } = site
      if (covered[name] !== undefined)
        test(`${name}, but never needed: ${covered[name]}`, () =>
          assert.deepEqual(
            needed.get(site)!.map((trial) => place(trial)),
            [],
          ))
      else if (known[name] !== undefined)
        test(`${name}, but nothing new: ${known[name]}`, () =>
          assert.deepEqual(violationsWithout(kit.game, sites, site, aFew), []))
      else
        test(name, () => {
          const some = needed.get(site)!
          assert.ok(some.length > 0, `no game here needs it; ${IS_IT_COVERED} ${NAME_A_RARE_GAME}`)
          assert.ok(violationsWithout(kit.game, sites, site, some).length > 0, 'no law misses it')
        })
    }
    // Without this, one that's missing from the source would be missed: what it shows is rare.
    test('and none is missing in the games where one is rare', () =>
      assert.deepEqual(rare.flatMap(violationsAboutReveals), []))
    test('and what is said of reveals is said of such as there are', () => {
      const names = new Set(sites.map(({ name }) => name))
      const said = [...Object.keys(covered), ...Object.keys(known)]
      assert.deepEqual(
        said.filter((name) => !names.has(name)),
        [],
      )
    })
  })
}

/** Which reveals matter in which games: elsewhere another one of the same step tells the same people. */
function findNeeded(kit: Kit, sites: readonly RevealSite[], trials: readonly Trial[]): Needed {
  const needed = new Map<RevealSite, Trial[]>(sites.map((site) => [site, []]))
  let step = new Map<RevealSite, SeatSet>()
  const game = listenIn(kit.game, sites, (site, to) => {
    step.set(site, (step.get(site) ?? 0) | to)
    return true
  })
  for (const trial of trials) {
    const alone = new Set<RevealSite>()
    const note = (): void => {
      for (const [site, to] of step) {
        let others = 0
        for (const [other, told] of step) if (other !== site) others |= told
        if ((to & ~others) !== 0) alone.add(site)
      }
      step = new Map()
    }
    // The first step's note includes what the set-up revealed.
    const heard = { ...trial, kit: { ...kit, game } }
    startTrial(heard)
    note()
    const steps = walk(heard)
    for (let taken = steps.next(); !taken.done; taken = steps.next()) note()
    for (const site of alone) needed.get(site)!.push(trial)
  }
  return needed
}

/** Caught for the right reason: nothing was thrown, and somebody was told something without a reveal. */
function isAboutReveals({ law, message }: Violation): boolean {
  return ['5 reveal', '4d draws'].includes(law) && /without a reveal|not revealed to the viewer/.test(message)
}

/** What the laws about reveals say first of a game that has forgotten one. */
function violationsWithout(
  game: AnyGame,
  sites: readonly RevealSite[],
  site: RevealSite,
  trials: readonly Trial[],
): Violation[] {
  const faulty = withoutReveal(game, sites, site)
  for (const trial of trials) {
    const found = violationsAboutReveals({ ...trial, kit: { ...trial.kit, game: faulty } })
    if (found.length > 0) return found
  }
  return []
}

function violationsAboutReveals(trial: Trial): Violation[] {
  return [...lawReveal(trial), ...lawDraws(trial)].filter(isAboutReveals)
}
