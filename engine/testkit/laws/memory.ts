// Law 5b, public memory: what a viewer was shown stays true in every redeal for it. Step by step: whatever holds in
// all positions that the viewer considered possible before a step, and in which the step would have looked the same,
// holds in every position redealt after it. So nothing that was once certain is ever dealt away.
import {
  FastRng,
  listViewers,
  TableIO,
  type GameEvent,
  type GameState,
  type IO,
  type Viewer,
} from '../../src/index.ts'
import { Findings, place, type Kit, type Trial, type Violation } from '../kit.ts'
import { sourceOf, walk, type Taken } from '../trials.ts'
import { frameOf, Ranges, touchedSlots, traitsOf, type Frame, type Traits } from '../traits.ts'
import { imagine, lookOf, shownTo, type Witnessed } from '../worlds.ts'

/** How many positions are imagined and dealt at a first look, and to be sure. */
const LOOK = { worlds: 40, redeals: 40, share: 0.12 }
const PROOF = { worlds: 240, redeals: 120, share: 0.1 }
/**
 * How many deals to try for each position wanted, and when to give up on a step: after so many, if fewer than one in
 * `TRIES` fits. In a game of tricks, few deals fit with somebody's not having had a card to follow with.
 */
const TRIES = 50
const IN_VAIN = 200

/** Traits that are not as they must be, with what they are. */
type Wrong = ReadonlyMap<string, string>

/** How many steps were looked at to the end, and how many to no avail, over all trials of a game. */
export interface Looked {
  steps: number
  vain: number
}

export function lawMemory(trial: Trial, looked: Looked): Violation[] {
  const findings = new Findings('5b memory')
  findings.guard(place(trial), () => {
    const rng = new FastRng(trial.seed + 59)
    for (const taken of [null, ...sampleSteps(trial, rng)]) {
      // Whoever made the move has seen the most of it, so all others have more to forget,
      const viewers = listViewers(trial.seats).filter((who) => who !== taken?.seat)
      checkStep(trial, taken, viewers[rng.chance(viewers.length)]!, rng, findings, looked)
      // but what was shown to nobody else is for the mover to remember.
      if (taken && isShownMore(trial, taken)) checkStep(trial, taken, taken.seat, rng, findings, looked)
      if (findings.full) return
    }
  })
  return findings.list
}

/** Where no step could be imagined otherwise, the law has proved nothing. */
export function lawLooked(kit: Kit, { steps, vain }: Looked): Violation[] {
  const findings = new Findings('5b memory')
  if (steps === 0 && vain > 0)
    findings.add(kit.game.id, 'no step was found that another deal would have shown as well')
  return findings.list
}

/** Some steps of a trial, the rare ones (by what they do and what happens in them) as likely as the common ones. */
function sampleSteps(trial: Trial, rng: FastRng): Taken[] {
  const byKind = new Map<string, Taken[]>()
  for (const taken of walk(trial)) {
    if (taken.played.step!.quiet) continue
    const kinds = new Set(taken.played.events.map((event) => event.e))
    const key = [taken.move.do, ...kinds].join(' ')
    byKind.set(key, [...(byKind.get(key) ?? []), taken])
  }
  const groups = [...byKind.values()]
  const out: Taken[] = []
  for (let tries = 0; out.length < trial.positions / 8 && groups.length > 0; tries++) {
    const group = groups.splice(rng.chance(groups.length), 1)[0]!
    const taken = group[rng.chance(group.length)]!
    // A step that moves nothing hidden is worth a look now and then.
    const touches = touchedSlots(trial.kit, taken.before.state, taken.played.match.state).length > 0
    if (touches || isShownMore(trial, taken) || tries % 4 === 0) out.push(taken)
  }
  return out
}

/** Whether a step shows its mover something that it doesn't show everybody. */
function isShownMore({ kit: { game } }: Trial, { seat, played }: Taken): boolean {
  return shownTo(game, played.events, seat).join() !== shownTo(game, played.events, 'watcher').join()
}

function checkStep(
  trial: Trial,
  taken: Taken | null,
  who: Viewer,
  rng: FastRng,
  findings: Findings,
  looked: Looked,
): void {
  const { game } = trial.kit
  const { step, after } = witness(trial, taken, who)
  const frame = frameOf(trial.kit, step.before, after, who, rng)
  let wrong: Wrong = new Map()
  for (const look of [LOOK, PROOF]) {
    const dealt = Array.from({ length: look.redeals }, () =>
      traitsOf(game.redeal(after, who, rng) as GameState, frame),
    )
    wrong = lookFor(step, traitsOf(after, frame), frame, dealt, look, rng, looked)
    if (wrong.size === 0) return
  }
  for (const [trait, told] of wrong)
    findings.add(
      place(trial, taken?.n ?? 0, who),
      `what the viewer knows is dealt away, at ${trait}: ${told}`,
    )
}

/**
 * The traits that some of the redealt positions have and no position the viewer considers possible has. None where
 * too few such positions are found to tell.
 */
function lookFor(
  step: Witnessed,
  real: Traits,
  frame: Frame,
  dealt: readonly Traits[],
  { worlds, share }: typeof LOOK,
  rng: FastRng,
  looked: Looked,
): Wrong {
  const ranges = new Ranges()
  ranges.add(real)
  let wrong = commonOutside(ranges, dealt, share)
  for (let tries = 0; wrong.size > 0 && ranges.size <= worlds; tries++) {
    if (tries > worlds * TRIES || (tries > IN_VAIN && ranges.size * TRIES < tries)) {
      looked.vain++
      return new Map()
    }
    const world = imagine(step, rng)
    if (!world) continue
    ranges.add(traitsOf(world, frame))
    if (ranges.size % 10 === 1) wrong = commonOutside(ranges, dealt, share)
  }
  if (ranges.size > 1) looked.steps++
  return wrong
}

function commonOutside(ranges: Ranges, dealt: readonly Traits[], share: number): Wrong {
  const counts = new Map<string, { count: number; told: string }>()
  for (const traits of dealt)
    for (const [trait, told] of ranges.outside(traits))
      counts.set(trait, { told, count: (counts.get(trait)?.count ?? 0) + 1 })
  const often = [...counts].filter(([, { count }]) => count >= share * dealt.length)
  return new Map(often.map(([trait, { told }]) => [trait, told]))
}

function witness(trial: Trial, taken: Taken | null, who: Viewer): { step: Witnessed; after: GameState } {
  const { game } = trial.kit
  const io = new TableIO<GameEvent>(sourceOf(trial), true)
  const setup = (any: IO<GameEvent>): GameState => game.setup(trial.options, trial.seats, any) as GameState
  const after = taken ? taken.played.match.state : setup(io)
  const step: Witnessed = {
    game,
    who,
    before: taken?.before.state ?? null,
    seat: taken?.seat ?? 0,
    move: taken?.move ?? null,
    setup,
    events: shownTo(game, taken ? taken.played.events : io.events, who),
    look: lookOf(game, after, who),
  }
  return { step, after }
}
