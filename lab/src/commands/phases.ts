import type { GameEntry } from '@harvest/bots'
import {
  LANGUAGES,
  parseOptions,
  plain,
  TableIO,
  type AnyText,
  type Decides,
  type GameState,
  type PhaseId,
} from '@harvest/engine'
import type { Command } from '../args.ts'
import { DONE } from '../lab.ts'
import { readGame } from '../seating.ts'
import { WORDS } from '../words/index.ts'

export const phases: Command = {
  name: 'phases',
  summary: "Draw a game's phase machine as a Mermaid state diagram.",
  operand: '<game>',
  options: { lang: { value: LANGUAGES.join('|'), help: 'language of the names (en)' } },
  examples: ['phases scoville > phases.mmd'],
  run(lab, args) {
    const entry = readGame(lab, args)
    const lang = args.oneOf('lang', LANGUAGES, 'en')
    for (const line of drawPhases(entry, entry.text[lang], WORDS[lang].decides)) lab.out(line)
    return DONE
  },
}

/** The lines of the diagram: a state for each phase with who decides and the moves it knows, and its arrows. */
export function drawPhases(entry: GameEntry, text: AnyText, decides: { [D in Decides]: string }): string[] {
  const { game } = entry
  const lines = ['stateDiagram-v2']
  for (const phase of game.phases) {
    lines.push(`  ${nodeId(phase.id)} : ${label(text.phases[phase.id] ?? phase.id)}`)
    lines.push(`  ${nodeId(phase.id)} : ${label(decides[phase.decides])}`)
    if (phase.moves.length > 0) lines.push(`  ${nodeId(phase.id)} : ${phase.moves.join(', ')}`)
  }
  for (const first of firstPhases(entry)) lines.push(`  [*] --> ${nodeId(first)}`)
  for (const phase of game.phases) {
    for (const next of phase.next) lines.push(`  ${nodeId(phase.id)} --> ${nodeId(next)}`)
    if (phase.next.length === 0) lines.push(`  ${nodeId(phase.id)} --> [*]`)
  }
  return lines
}

/** The phases a game may begin with. Setting one up tells, for each number of players. */
function firstPhases({ game }: GameEntry): Set<PhaseId> {
  const out = new Set<PhaseId>()
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const io = new TableIO<unknown>(null, true)
    const options = parseOptions(game.options, seats, {})
    if (!options.ok) throw new Error(`the defaults of ${game.id} are refused: ${options.refusal.key}`)
    const state = game.setup(options.value, seats, io) as GameState
    out.add(io.entered[0] ?? game.phase(state))
  }
  return out
}

/** Mermaid takes letters, digits and _ and has words of its own, such as `end`. */
function nodeId(phase: PhaseId): string {
  return `p_${phase.replace(/\W/g, '_')}`
}

/** Colons and semicolons end a label in Mermaid. */
function label(words: string): string {
  return plain(words).replace(/:/g, ' –').replace(/;/g, ',')
}
