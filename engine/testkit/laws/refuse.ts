// Law 6: a move is accepted if and only if it is listed. Anything else is refused with a rule and a sentence,
// changes nothing and never breaks the runner or the game.
import {
  canonical,
  ENGINE_TEXT,
  LANGUAGES,
  FastRng,
  moveKey,
  refusalSentence,
  type Move,
  type Refusal,
  type Seat,
} from '../../src/index.ts'
import { notPlain } from '../compare.ts'
import { hostileInput, hostileMoves } from '../fuzz.ts'
import { Findings, place, type Kit, type Trial, type Violation, type Where } from '../kit.ts'
import { collectMoves, pick, sampleSpots, type Spot } from '../trials.ts'
import { sentenceFault } from './text.ts'

export function lawRefuse(trial: Trial): Violation[] {
  const findings = new Findings('6 refuse')
  findings.guard(place(trial), () => {
    const pool = collectMoves(trial)
    for (const spot of sampleSpots(trial)) {
      const rng = new FastRng(trial.seed * 3 + spot.n)
      const before = JSON.stringify(spot.match.state)
      for (let seat = 0; seat < trial.seats && !findings.full; seat++) {
        const inputs = [
          ...pick(pool, 20, rng).map((move) => structuredClone(move)),
          ...Array.from({ length: 40 }, () => hostileInput(rng, pool)),
        ]
        for (const input of inputs) checkInput(trial.kit, spot, seat, input, place(trial, spot.n), findings)
        for (const move of hostileMoves(rng, pool, 10)) checkWhy(trial, spot, seat, move, findings)
      }
      for (const seat of [-1, 0.5, trial.seats, NaN, '0', null] as Seat[]) {
        checkInput(trial.kit, spot, seat, structuredClone(pool[0]), place(trial, spot.n), findings)
        if (spot.match.undo(seat, 'step').ok)
          findings.add(place(trial, spot.n), `undo for seat ${seat} is allowed`)
      }
      if (JSON.stringify(spot.match.state) !== before)
        findings.add(place(trial, spot.n), 'refusing changed the state')
    }
  })
  return findings.list
}

/** One input at one position: accepted if and only if it is listed, otherwise refused with a rule and words. */
export function checkInput(
  kit: Kit,
  { match }: Pick<Spot, 'match'>,
  seat: Seat,
  input: unknown,
  at: string,
  findings: Findings,
): boolean {
  const where = (): string => `${at}, seat ${seat} sends ${show(input)}`
  const result = findings.guard(where, () => match.play(seat, input))
  if (!result) return false
  const key = moveKey(input)
  const listed = key === null ? undefined : match.legal(seat).find((move) => canonical(move) === key)
  if (result.ok) {
    if (!listed) findings.add(where, 'is accepted and is not listed')
    else if (!Object.isFrozen(result.value.step!.move) || result.value.step!.move === input)
      findings.add(where, 'applies the object that was sent, not the one that is listed')
  } else if (listed) findings.add(where, `is listed and is refused by ${result.refusal.rule}`)
  else checkRefusal(kit, where, result.refusal, findings)
  return result.ok
}

function checkWhy(
  { kit, ...rest }: Trial,
  { n, match }: Spot,
  seat: Seat,
  move: Move,
  findings: Findings,
): void {
  const where = `${place({ kit, ...rest }, n)}, why may seat ${seat} not do ${JSON.stringify(move)}`
  const refusal = findings.guard(where, () => kit.game.why(match.state, seat, move as never) as Refusal)
  if (refusal) checkRefusal(kit, where, refusal, findings)
}

function checkRefusal(kit: Kit, where: Where, refusal: Refusal, findings: Findings): void {
  if (!kit.rules.has(refusal.rule))
    findings.add(where, `is refused by ${refusal.rule}, which no RULES.md has`)
  const odd = notPlain(refusal.args)
  if (odd) findings.add(where, `gets arguments that are not JSON: ${odd}`)
  for (const name of LANGUAGES) {
    const [engine, text] = [ENGINE_TEXT[name], kit.text[name]]
    if (!text) continue
    const sentence = findings.guard(where, () =>
      refusalSentence(engine, text, refusal, (seat) => `P${seat + 1}`),
    )
    if (sentence === undefined) continue
    const fault = sentenceFault(sentence)
    if (fault)
      findings.add(where, `the sentence for ${refusal.key} in ${name} ${fault}: ${JSON.stringify(sentence)}`)
  }
}

function show(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? typeof input).slice(0, 200)
  } catch {
    return typeof input
  }
}
