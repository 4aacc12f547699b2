import type { Effect, GameEvent, GameView, Move, PhaseId, Refusal, RuleId } from './contract.ts'
import { NUMERALS, type InEvery, type Language } from './languages.ts'
import type { Seat } from './seats.ts'

/** The name people see for a seat. */
export type Names = (seat: Seat) => string

/**
 * Every word of a game in one language, for web and terminal alike. Sentences may hold pictures, written
 * `{kind/id|words}`: the web draws them, the terminal prints the words.
 */
export interface GameText<V extends GameView, M extends Move, E extends GameEvent> {
  readonly name: string
  readonly tagline: string
  readonly options: { readonly [option: string]: OptionText }
  readonly phases: { readonly [phase: PhaseId]: string }
  readonly prompts: { readonly [key: string]: (view: V, names: Names) => string }
  readonly endings: { readonly [ending: string]: string }
  readonly sources: { readonly [source: string]: string }
  readonly tieBreaks: { readonly [tie: string]: string }
  move(move: M, view: V, names: Names): string
  effect(effect: Effect, names: Names): string
  /** A line of the log, or null for what needs none. */
  event(event: E, names: Names): string | null
  /** The sentence for a refusal key of this game. */
  readonly refusals: { readonly [key: string]: (args: Refusal['args'], names: Names) => string }
  /** What has to happen until the game is over, or its next part begins: a sentence for each way there. */
  countdown?(view: V): readonly string[]
  /**
   * The whole position in words, for screen readers and the terminal: one paragraph or table a line. A line about one
   * thing begins with its name and a colon and parts what it has by semicolons; lines indented by two spaces belong to
   * the one before. So it can be read by headings and asked about.
   */
  describe(view: V, names: Names): string
  /** The places of the board, row by row, in a game whose board has some: to be walked over and asked for by name. */
  places?(view: V, names: Names): readonly (readonly Place[])[]
}

/** What the question line knows of a game besides its other words, in one language. */
export interface AskingText<V extends GameView> {
  /** What people call kinds of moves besides what their buttons say: `walk` and `go` for a step. */
  readonly verbs: { readonly [kind: Move['do']]: readonly string[] }
  /** What somebody's part of the table is called, such as `farm`. */
  readonly own: readonly string[]
  /** The word for where somebody stands, in a game in which somebody does. */
  readonly where?: string
  /** What else people call things, with the word that the position has for them. */
  readonly also: readonly (readonly [said: string, meant: string])[]
  /** How each seat stands, as far as the viewer may know. */
  standing(view: V, names: Names): readonly string[]
}

/** What the question line knows of a game; loaded with the line. */
export interface Asking<V extends GameView, M extends Move> {
  readonly text: InEvery<AskingText<V>>
  /** What people may want to do here, legal or not: why something isn't possible can be asked with it. */
  attempts(view: V): readonly M[]
}

/** One place of a board. */
export interface Place {
  /** What people call it, such as `B3`. */
  readonly name: string
  /** What is there, in a sentence or less. */
  readonly words: string
}

/** The words of a game's statistics. They are kept apart because a table only needs them once its game is over. */
export interface StatisticsText {
  /** What a round is called in this game, if not a round. */
  readonly round?: string
  readonly sources: { readonly [source: string]: string }
  readonly figures: { readonly [figure: string]: string }
}

export interface OptionText {
  readonly label: string
  readonly help: string
  readonly values?: { readonly [value: string]: string }
}

/** A few sentences to learn from, with the rule they explain. */
export interface GuideCard {
  readonly title: string
  readonly body: readonly string[]
  readonly rule?: RuleId
  /** The figure of the rules that shows it, by the name of its file. */
  readonly figure?: string
  /**
   * What it talks about: places on the screen, if they can be seen. `{me}` is the reader's own seat, and `{moves}` is
   * wherever the moves on offer are made.
   */
  readonly at?: readonly string[]
}

/** A guided first game: what to tell before it begins, and when a decision or an event comes up first. */
export interface Guide {
  readonly intro: readonly GuideCard[]
  readonly prompts: { readonly [promptKey: string]: GuideCard }
  readonly events: { readonly [eventKind: string]: GuideCard }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyText = GameText<any, any, any>

/** A piece of a sentence: words, or a picture with the words for it. */
export type Part =
  { readonly text: string } | { readonly kind: string; readonly id: string; readonly text: string }

const PICTURE = /\{([a-zA-Z]+)\/([^|{}]*)\|([^{}]*)\}/g

/** A picture within a sentence. */
export function picture(kind: string, id: string | number, words: string): string {
  return `{${kind}/${id}|${words}}`
}

/** Names come from people: without braces they cannot pass for pictures. */
export function safeName(name: string): string {
  return name.replace(/[{}]/g, '')
}

/** The sentence as a terminal or a screen reader says it. */
export function plain(sentence: string): string {
  return sentence.replace(PICTURE, '$3')
}

/** The sentence cut into words and pictures. */
export function parts(sentence: string): Part[] {
  const out: Part[] = []
  let from = 0
  for (const match of sentence.matchAll(PICTURE)) {
    if (match.index > from) out.push({ text: sentence.slice(from, match.index) })
    out.push({ kind: match[1]!, id: match[2]!, text: match[3]! })
    from = match.index + match[0].length
  }
  if (from < sentence.length) out.push({ text: sentence.slice(from) })
  return out
}

/** Several things in a sentence: commas, and a word before the last. */
export function listed(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** A count with its noun: `1 card`, `3 cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The same in French, where anything below two is singular: `0 carte`, `2 cartes`. */
export function countedInFrench(count: number, one: string, many = `${one}s`): string {
  return `${count} ${Math.abs(count) < 2 ? one : many}`
}

/** A number with a real minus sign: `3`, `−3`. */
export function withMinus(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** What is added or taken away: `+3`, `−3`. */
export function signed(n: number): string {
  return n < 0 ? withMinus(n) : `+${n}`
}

/** Words as they begin a sentence. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** A number as prose writes it: small ones in words, so that a sentence can follow a table's number. */
export function inWords(n: number, language: Language): string {
  return NUMERALS[language][n] ?? String(n)
}

/** The words of the engine itself: refusals that are the same in every game. */
export interface EngineText {
  readonly refusals: { readonly [key: string]: (args: Refusal['args'], names: Names) => string }
}

/** The sentence for a refusal, from the game's words or the engine's. */
export function refusalSentence(
  engine: EngineText,
  text: AnyText | null,
  refusal: Refusal,
  names: Names,
): string {
  const say = text?.refusals[refusal.key] ?? engine.refusals[refusal.key]
  if (!say) throw new Error(`no sentence for refusal ${refusal.key}`)
  return say(refusal.args, names)
}
