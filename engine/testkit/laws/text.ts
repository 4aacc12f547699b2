// The law of words: whatever a game can show has a sentence in each language.
import {
  canonical,
  FastRng,
  listLegal,
  listViewers,
  phaseSpec,
  plain,
  type AnyText,
  type GameEvent,
  type Move,
  type OptionSpec,
  type Seat,
} from '../../src/index.ts'
import { Findings, place, type Kit, type Trial, type Violation } from '../kit.ts'
import { pick, sampleSpots, walk, type Spot } from '../trials.ts'

const names = (seat: Seat): string => `P${seat + 1}`

/** What is wrong with a sentence, or null. */
export function sentenceFault(sentence: unknown): string | null {
  if (typeof sentence !== 'string') return 'is no text'
  if (sentence.trim() === '') return 'is empty'
  const found = /undefined|\[object|NaN|=>|\bfunction\b/.exec(sentence)
  if (found) return `says ${found[0]}`
  if (/[{}]/.test(plain(sentence))) return 'has a broken picture'
  return null
}

/** Every key the game declares has words, and there are no words for what it does not declare. */
export function lawWords(kit: Kit): Violation[] {
  const findings = new Findings('text words', 40)
  const { game } = kit
  for (const { id, decides, rule } of game.phases) {
    if (decides !== 'nobody' && rule === undefined) findings.add('phases', `no rule to read on with in ${id}`)
    if (rule !== undefined && !kit.rules.has(rule)) findings.add('phases', `${id} has no known rule: ${rule}`)
  }
  const options = game.options as { readonly [name: string]: OptionSpec }
  for (const [language, text] of Object.entries(kit.text)) {
    const same = (what: string, have: object, want: readonly string[]): void => {
      const wanted = new Set(want)
      for (const key of wanted)
        if (!Object.hasOwn(have, key)) findings.add(language, `no words for ${what} ${key}`)
      for (const key of Object.keys(have))
        if (!wanted.has(key)) findings.add(language, `words for ${what} ${key}, which there is not`)
    }
    same(
      'phase',
      text.phases,
      game.phases.map((spec) => spec.id),
    )
    same(
      'prompt',
      text.prompts,
      game.phases.flatMap((spec) => [spec.prompt, spec.wait]),
    )
    same('ending', text.endings, game.endings)
    same('source', text.sources, game.sources)
    same('tie-break', text.tieBreaks, game.tieBreaks)
    same('option', text.options, Object.keys(options))
    same('refusal', text.refusals, Object.keys(kit.text.en.refusals))
    for (const [name, spec] of Object.entries(options))
      if (spec.kind !== 'flag')
        same(
          `value of option ${name}`,
          text.options[name]?.values ?? {},
          spec.kind === 'choice' ? spec.values : ['random', ...spec.values],
        )
    for (const [what, sentence] of listFixed(text)) {
      const fault = sentenceFault(sentence)
      if (fault) findings.add(language, `${what} ${fault}`)
    }
  }
  return findings.list
}

function listFixed(text: AnyText): [string, unknown][] {
  return [
    ['the name', text.name],
    ['the tagline', text.tagline],
    ...[text.phases, text.endings, text.sources, text.tieBreaks].flatMap((table) => Object.entries(table)),
    ...Object.entries(text.options).flatMap(([name, option]): [string, unknown][] => [
      [`label of ${name}`, option.label],
      [`help of ${name}`, option.help],
      ...Object.entries(option.values ?? {}),
    ]),
  ]
}

/** Every move offered, effect shown, event told and position described in play can be said. */
export function lawSentences(trial: Trial): Violation[] {
  const findings = new Findings('text sentences')
  findings.guard(place(trial), () => {
    for (const { n, played } of walk(trial)) {
      for (const event of played.events) sayEvent(trial, n, event, findings)
      if (findings.full) return
    }
    for (const spot of sampleSpots(trial)) sayPosition(trial, spot, findings)
  })
  return findings.list
}

function sayEvent(trial: Trial, n: number, event: GameEvent, findings: Findings): void {
  const { game } = trial.kit
  for (const who of listViewers(trial.seats)) {
    const where = place(trial, n, who)
    const shown = findings.guard(where, () => game.redact(event, who) as GameEvent | null)
    if (shown)
      say(
        trial,
        `${where}, event ${JSON.stringify(shown)}`,
        (text) => text.event(shown, names),
        findings,
        true,
      )
  }
}

function sayPosition(trial: Trial, { n, match }: Spot, findings: Findings): void {
  const { game } = trial.kit
  const { state } = match
  const rng = new FastRng(trial.seed + n)
  const spec = phaseSpec(game, game.phase(state))
  for (const who of listViewers(trial.seats)) {
    const where = place(trial, n, who)
    const view = game.view(state, who)
    say(trial, `${where}, countdown`, (text) => text.countdown?.(view).join(' ') ?? 'none', findings)
    say(trial, `${where}, position`, (text) => text.describe(view, names), findings)
    say(
      trial,
      `${where}, places`,
      (text) =>
        text
          .places?.(view, names)
          .flat()
          .map(({ name, words }) => `${name}: ${words}`)
          .join(' ') ?? 'none',
      findings,
    )
    for (const key of [spec.prompt, spec.wait])
      say(trial, `${where}, prompt ${key}`, (text) => text.prompts[key]!(view, names), findings)
    if (who === 'watcher') continue
    for (const move of pick(listLegal(game, state, who), 12, rng) as Move[]) {
      say(trial, `${where}, move ${canonical(move)}`, (text) => text.move(move, view, names), findings)
      for (const effect of game.preview(state, who, move))
        say(trial, `${where}, effect ${canonical(effect)}`, (text) => text.effect(effect, names), findings)
    }
  }
}

function say(
  trial: Trial,
  where: string,
  speak: (text: AnyText) => string | null,
  findings: Findings,
  maySkip = false,
): void {
  for (const [language, text] of Object.entries(trial.kit.text)) {
    const sentence = findings.guard(`${where}, in ${language}`, () => ({ said: speak(text) }))
    if (!sentence || (maySkip && sentence.said === null)) continue
    const fault = sentenceFault(sentence.said)
    if (fault) findings.add(`${where}, in ${language}`, `${fault}: ${JSON.stringify(sentence.said)}`)
  }
}
