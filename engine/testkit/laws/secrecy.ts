// Law 4: nobody is told what they may not know. What a viewer gets must be the same in every position that
// the viewer cannot tell apart: with other hidden cards (a, b), other secret choices (c), other draws (d).
import {
  canonical,
  FastRng,
  includesViewer,
  listLegal,
  listViewers,
  phaseSpec,
  TableIO,
  type GameEvent,
  type GameState,
  type Match,
  type Move,
  type Seat,
  type Viewer,
} from '../../src/index.ts'
import { differingPaths, firstDifference, matchesPattern } from '../compare.ts'
import { hostileMoves } from '../fuzz.ts'
import {
  Findings,
  NAME_A_RARE_GAME,
  place,
  type Kit,
  type Loose,
  type Trial,
  type Violation,
} from '../kit.ts'
import { bytesOf, chooseMove, collectMoves, pick, sampleSpots, type Spot } from '../trials.ts'

/** Which secrets were seen to vary, over all trials of a game. */
export interface Varied {
  readonly byConceal: { readonly seat: Set<string>; readonly watcher: Set<string> }
  readonly byRedeal: Set<string>
}

export function newVaried(): Varied {
  return { byConceal: { seat: new Set(), watcher: new Set() }, byRedeal: new Set() }
}

/** 4a and 4e: another deal that the viewer cannot tell apart gives it the same bytes, and can be played. */
export function lawRedeal(trial: Trial, varied: Varied): Violation[] {
  const findings = new Findings('4a redeal')
  const played = new Findings('4e redealt play')
  findings.guard(place(trial), () => {
    const pool = collectMoves(trial)
    const viewers = listViewers(trial.seats)
    for (const [index, spot] of sampleSpots(trial).entries())
      for (const who of viewers) {
        const rng = new FastRng(trial.seed * 31 + spot.n)
        for (let i = 0; i < 2 && !findings.full; i++) {
          const where = place(trial, spot.n, who)
          const other = findings.guard(
            `${where}, redeal`,
            () => trial.kit.game.redeal(spot.match.state, who, rng) as GameState,
          )
          if (!other) continue
          noteVaried(trial, where, spot.match.state, other, varied.byRedeal, findings)
          if (i === 0) checkForgotten(trial, spot, who, other, rng, findings)
          checkSame(trial, spot, who, other, findings)
          checkWhy(trial, spot, who, other, pool, findings)
          // It is a long way to the end: the viewers take turns, and over all positions each gets many.
          if (i === 0 && who === viewers[index % viewers.length])
            played.guard(`${where}, from a redeal`, () => playFrom(trial, spot, other, rng))
        }
      }
  })
  return [...findings.list, ...played.list]
}

function noteVaried(
  trial: Trial,
  where: string,
  a: GameState,
  b: GameState,
  varied: Set<string>,
  findings: Findings,
): void {
  const { secrets } = trial.kit.game
  for (const path of differingPaths(a, b)) {
    const hit = patternsOf(secrets, path)
    if (hit.length === 0) findings.add(where, `${path} is replaced, but secrets do not name it`)
    for (const pattern of hit) varied.add(pattern)
  }
}

const known = new WeakMap<readonly string[], Map<string, readonly string[]>>()

/** The secrets that cover a path. There are few paths, and each is asked for at every position. */
function patternsOf(secrets: readonly string[], path: string): readonly string[] {
  let paths = known.get(secrets)
  if (!paths) known.set(secrets, (paths = new Map<string, readonly string[]>()))
  let hit = paths.get(path)
  if (!hit) paths.set(path, (hit = secrets.filter((pattern) => matchesPattern(pattern, path))))
  return hit
}

function checkSame(trial: Trial, spot: Spot, who: Viewer, other: GameState, findings: Findings): void {
  const { game } = trial.kit
  const [real, dealt] = [spot.match.state, other].map((state) => bytesOf(game, state, who, []))
  if (real === dealt) return
  const difference = firstDifference(JSON.parse(real!), JSON.parse(dealt!)) ?? 'the order of keys'
  findings.add(
    place(trial, spot.n, who),
    `with other hidden cards the viewer is told otherwise at ${difference}`,
  )
}

/** What is left of a position once all is forgotten that the viewer can't know doesn't depend on any of it. */
function checkForgotten(
  trial: Trial,
  spot: Spot,
  who: Viewer,
  other: GameState,
  rng: FastRng,
  findings: Findings,
): void {
  const { game } = trial.kit
  if (!game.forget) return
  const where = `${place(trial, spot.n, who)}, forget`
  findings.guard(where, () => {
    const [left, alike] = [spot.match.state, other].map((state) => game.forget!(state, who) as GameState)
    const difference = canonical(left) === canonical(alike) ? null : firstDifference(left, alike)
    if (difference) findings.add(where, `what is forgotten shows at ${difference}`)
    checkSame(trial, spot, who, left!, findings)
    const dealt = game.redeal(left, who, rng) as GameState
    game.check(dealt)
    checkSame(trial, spot, who, dealt, findings)
  })
}

/** The reasons for a refusal must not depend on what the asker cannot see. */
function checkWhy(
  trial: Trial,
  spot: Spot,
  who: Viewer,
  other: GameState,
  pool: readonly Move[],
  findings: Findings,
): void {
  const { game } = trial.kit
  const { state } = spot.match
  if (who === 'watcher') return
  const listed = new Set(listLegal(game, state, who).map(canonical))
  if (listed.size === 0) return
  const rng = new FastRng(trial.seed * 7 + spot.n)
  for (const move of [...pick(pool, 12, rng), ...hostileMoves(rng, pool, 12)]) {
    if (listed.has(canonical(move))) continue
    const where = `${place(trial, spot.n, who)}, why not ${JSON.stringify(move)}`
    const difference = findings.guard(where, () =>
      firstDifference(game.why(state, who, move as Loose), game.why(other, who, move as Loose)),
    )
    if (difference) findings.add(where, `depends on hidden cards at ${difference}`)
  }
}

/** Play a redealt position to its end; `check` must hold all the way. */
function playFrom(trial: Trial, spot: Spot, state: GameState, rng: FastRng): void {
  const { game } = trial.kit
  game.check(state)
  const io = new TableIO<GameEvent>(null, false, trial.seed + spot.n)
  for (let left = game.maxDecisions; game.waiting(state) !== 0; left--) {
    if (left === 0) throw new Error(`not over within ${game.maxDecisions} decisions`)
    const seats = listViewers(trial.seats).filter((who) => includesViewer(game.waiting(state), who)) as Seat[]
    const seat = seats[rng.chance(seats.length)]!
    game.apply(state, seat, chooseMove(game.moves(state, seat, []) as Move[], trial.seed, rng), io)
    game.check(state)
  }
}

/** 4b: a view shows nothing of what is concealed from it. */
export function lawConceal(trial: Trial, varied: Varied): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('4b conceal')
  findings.guard(place(trial), () => {
    for (const { n, match } of sampleSpots(trial))
      for (const who of listViewers(trial.seats)) {
        const where = place(trial, n, who)
        const rng = new FastRng(trial.seed * 31 + n)
        const hidden = findings.guard(
          `${where}, conceal`,
          () => game.conceal(match.state, who, rng) as GameState,
        )
        if (!hidden) continue
        const difference = findings.guard(where, () =>
          firstDifference(game.view(match.state, who), game.view(hidden, who)),
        )
        if (difference) findings.add(where, `the view shows what is concealed at ${difference}`)
        noteVaried(
          trial,
          where,
          match.state,
          hidden,
          varied.byConceal[who === 'watcher' ? 'watcher' : 'seat'],
          findings,
        )
      }
  })
  return findings.list
}

/** Each declared secret did vary, or the comparisons above would have proved nothing about it. */
export function lawVaried(kit: Kit, varied: Varied): Violation[] {
  const { game, deducible } = kit
  const findings = new Findings('4b varied', 40)
  for (const pattern of game.secrets) {
    for (const who of ['seat', 'watcher'] as const)
      if (!varied.byConceal[who].has(pattern))
        findings.add(game.id, `conceal never replaced ${pattern} for a ${who}; ${NAME_A_RARE_GAME}`)
    if (!varied.byRedeal.has(pattern) && !deducible.includes(pattern))
      findings.add(
        game.id,
        `redeal never dealt ${pattern} anew; say that it is deducible if it is; ${NAME_A_RARE_GAME}`,
      )
  }
  for (const pattern of deducible) {
    if (!game.secrets.includes(pattern))
      findings.add(game.id, `${pattern} is called deducible and is no secret`)
    if (varied.byRedeal.has(pattern))
      findings.add(game.id, `${pattern} is called deducible, but redeal replaced it`)
  }
  return findings.list
}

/** 4c: all that others learn of a secret choice that resolves nothing is that it was made. */
export function lawSealed(trial: Trial): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('4c sealed')
  findings.guard(place(trial), () => {
    const spots = sampleSpots(trial).filter(
      ({ match }) => phaseSpec(game, game.phase(match.state)).decides === 'sealed',
    )
    for (const spot of spots) {
      const rng = new FastRng(trial.seed * 13 + spot.n)
      for (let seat = 0; seat < trial.seats && !findings.full; seat++) {
        compareMoves(trial, spot, seat, rng, findings)
        compareChoices(trial, spot, seat, rng, findings)
      }
    }
  })
  return findings.list
}

function compareMoves(trial: Trial, { n, match }: Spot, seat: Seat, rng: FastRng, findings: Findings): void {
  const told = new Map<string, { move: Move; bytes: string }>()
  for (const move of pick(match.legal(seat), 8, rng)) {
    const played = match.play(seat, move)
    if (!played.ok || !played.value.step!.quiet) continue
    const after = played.value.match
    for (const who of listViewers(trial.seats)) {
      if (who === seat) continue
      const bytes = JSON.stringify([after.updateAfter(played.value, who), after.update(who, [])])
      const key = `${who} ${after.state.sealed[seat]!.done}`
      const first = told.get(key)
      if (!first) told.set(key, { move, bytes })
      else if (first.bytes !== bytes)
        findings.add(
          place(trial, n, who),
          `seat ${seat} choosing ${JSON.stringify(move)} instead of ${JSON.stringify(first.move)} shows at ` +
            firstDifference(JSON.parse(first.bytes), JSON.parse(bytes)),
        )
    }
  }
}

/** Whole choices, short or long, that leave the seat done (or all undone) look the same to the others. */
function compareChoices(
  trial: Trial,
  { n, match }: Spot,
  seat: Seat,
  rng: FastRng,
  findings: Findings,
): void {
  const seen = new Map<string, string>()
  const look = (at: Match): void => {
    for (const who of listViewers(trial.seats)) {
      if (who === seat) continue
      const key = `${who} ${at.state.sealed[seat]!.done}`
      const bytes = JSON.stringify(at.update(who, []))
      const first = seen.get(key)
      if (first === undefined) seen.set(key, bytes)
      else if (first !== bytes)
        findings.add(
          place(trial, n, who),
          `how seat ${seat} came to its choice shows at ${firstDifference(JSON.parse(first), JSON.parse(bytes))}`,
        )
    }
  }
  if (match.state.sealed[seat] == null) return
  look(match)
  for (let i = 0; i < 3; i++) {
    let at = match
    for (let step = 0; step < 30 && !findings.full; step++) {
      const legal = at.legal(seat)
      if (legal.length === 0) break
      const played = at.play(seat, chooseMove(legal, step, rng))
      if (!played.ok || !played.value.step!.quiet) break
      at = played.value.match
      look(at)
      if (at.state.sealed[seat]!.done) break
    }
  }
}
