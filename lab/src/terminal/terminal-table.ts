/** A person at the terminal against bots: shows what the person's seat may know, asks, and lets the bots answer. */
import type { Bot, GameEntry } from '@harvest/bots'
import {
  ENGINE_TEXT,
  has,
  plain,
  refusalSentence,
  type AnyText,
  type FastRng,
  type Language,
  type Match,
  type Move,
  type Names,
  type Played,
  type Seat,
  type Update,
} from '@harvest/engine'
import { botStep, mustPlay } from '../bot-table.ts'
import { wrap } from '../columns.ts'
import type { Lab } from '../lab.ts'
import { WORDS, type Words } from '../words/index.ts'
import type { LineReader } from './line-reader.ts'
import { Menu } from './menu.ts'
import { scoreLines } from './scores.ts'

export interface TableSpec {
  readonly entry: GameEntry
  readonly me: Seat
  /** By seat; the one at `me` never decides. */
  readonly bots: readonly Bot[]
  readonly names: readonly string[]
  readonly lang: Language
  readonly pause: boolean
  readonly rng: FastRng
}

interface LogLine {
  /** How many steps stood when it was said. */
  readonly steps: number
  readonly sentence: string
}

type Asked = 'acted' | 'left'

export class TerminalTable {
  private readonly lab: Lab
  private readonly spec: TableSpec
  private readonly reader: LineReader
  private readonly text: AnyText
  private readonly words: Words
  private readonly names: Names
  private match: Match
  private log: LogLine[] = []
  /** The round in which the table was last shown; null once others have acted since. */
  private shown: number | null = null

  constructor(lab: Lab, spec: TableSpec, reader: LineReader, match: Match) {
    this.lab = lab
    this.spec = spec
    this.reader = reader
    this.match = match
    this.text = spec.entry.text[spec.lang]
    this.words = WORDS[spec.lang]
    this.names = (seat) => spec.names[seat]
  }

  /** Play until the game is over, or the person leaves. */
  async run(): Promise<void> {
    this.tell(this.match.update(this.spec.me, this.match.opening))
    while (!this.match.over) {
      if (!this.myTurn()) this.letBotAct()
      else if ((await this.askMove()) === 'left') return
    }
    this.sayEnd()
  }

  private sayEnd(): void {
    const { game, state } = this.match
    const ending = plain(this.text.endings[game.ending(state)!])
    // Most games say in their log why they ended; saying it twice helps nobody.
    if (!this.log.at(-1)?.sentence.includes(ending)) this.say(ending)
    this.say('', ...scoreLines(game, state, this.text, this.words, this.names))
  }

  private myTurn(): boolean {
    return has(this.match.game.waiting(this.match.state), this.spec.me)
  }

  private letBotAct(): void {
    const { entry, bots, rng } = this.spec
    this.accept(botStep(entry, this.match, bots, rng))
    this.shown = null
  }

  private accept(played: Played): void {
    this.match = played.match
    const update = played.match.updateAfter(played, this.spec.me)
    if (update) this.tell(update)
  }

  /** Say what happened, and remember it for the log. */
  private tell(update: Update): void {
    const steps = this.match.steps().length
    for (const event of update.events) {
      const sentence = this.text.event(event, this.names)
      if (sentence === null) continue
      this.log.push({ steps, sentence: plain(sentence) })
      this.say(`· ${plain(sentence)}`)
    }
  }

  private async askMove(): Promise<Asked> {
    const update = this.match.update(this.spec.me, [])
    this.showTurn(update)
    const menu = this.menuOf(update)
    this.showMenu(menu, this.lab.screen.rows - 8)
    for (;;) {
      const line = await this.reader.ask(this.words.ask)
      const answer = this.answer(line, update, menu)
      if (answer === 'again') continue
      if (answer === 'acted' && line !== null && this.turnJustEnded()) return this.offerUndo()
      return answer
    }
  }

  private answer(line: string | null, update: Update, menu: Menu): Asked | 'again' {
    if (line === null) return this.leave(this.words.inputEnded)
    switch (this.letterOf(line)) {
      case '':
        return this.again(this.words.nothingTyped)
      case '?':
        return this.again(...this.words.help)
      case 'b':
        return this.again(...this.tableLines(update))
      case 'l':
        return this.again(...this.logLines())
      case 'm':
        this.showMenu(menu, Infinity)
        return 'again'
      case 'q':
        return this.leave(this.words.quit)
      case 'u':
        return this.undo('step')
      case 't':
        return this.undo('turn')
      default:
        return this.choose(line, menu)
    }
  }

  /** The command letter that was typed, as itself or as a word; otherwise what was typed. */
  private letterOf(line: string): string {
    const word = line.trim().toLowerCase()
    return Object.hasOwn(this.words.typed, word) ? this.words.typed[word] : word
  }

  private choose(line: string, menu: Menu): Asked | 'again' {
    const found = menu.find(line)
    if (found === null) return this.again(this.words.notUnderstood(line.trim().slice(0, 40)))
    if ('move' in found) {
      this.accept(mustPlay(this.match, this.spec.me, found.move))
      return 'acted'
    }
    const played = this.match.play(this.spec.me, found.unlisted)
    if (played.ok) throw new Error('a move that is not listed was accepted')
    const sentence = refusalSentence(ENGINE_TEXT[this.spec.lang], this.text, played.refusal, this.names)
    return this.again(`${plain(sentence)} (${played.refusal.rule})`)
  }

  private undo(scope: 'step' | 'turn'): Asked | 'again' {
    const undone = this.match.undo(this.spec.me, scope)
    if (!undone.ok)
      return this.again(refusalSentence(ENGINE_TEXT[this.spec.lang], this.text, undone.refusal, this.names))
    this.accept(undone.value)
    const steps = this.match.steps().length
    this.log = this.log.filter((line) => line.steps <= steps)
    this.say(this.words.takenBack)
    return 'acted'
  }

  /** Whether it is somebody else's turn and the person's last step could still be taken back. */
  private turnJustEnded(): boolean {
    return (
      this.spec.pause && !this.match.over && !this.myTurn() && this.match.update(this.spec.me, []).undo.step
    )
  }

  private async offerUndo(): Promise<Asked> {
    for (;;) {
      const line = await this.reader.ask(this.words.pause)
      if (line === null) return this.leave(this.words.inputEnded)
      const letter = this.letterOf(line)
      if (letter === '') return 'acted'
      if (letter === 'q') return this.leave(this.words.quit)
      if (letter === 'u' || letter === 't') {
        this.undo(letter === 'u' ? 'step' : 'turn')
        return 'acted'
      }
    }
  }

  private showTurn(update: Update): void {
    const round = this.match.game.round?.(this.match.state) ?? 0
    if (this.shown !== round) this.say('', ...this.tableLines(update))
    this.shown = round
    this.say('', plain(this.text.prompts[update.prompt](update.view, this.names)))
  }

  private tableLines(update: Update): string[] {
    return plain(this.text.describe(update.view, this.names)).split('\n')
  }

  private logLines(): string[] {
    if (this.log.length === 0) return [this.words.logEmpty]
    return [this.words.log, ...this.log.map((line) => `· ${line.sentence}`)]
  }

  private menuOf(update: Update): Menu {
    return new Menu(
      update.offers.map(({ move, effects }) => ({
        move: move as Move,
        label: plain(this.text.move(move, update.view, this.names)),
        effects: effects?.map((effect) => plain(this.text.effect(effect, this.names))).join(' ') ?? '',
      })),
    )
  }

  private showMenu(menu: Menu, most: number): void {
    const { rows, hidden } = menu.show(this.lab.screen.columns, Math.max(most, 10))
    this.say(...rows)
    if (hidden > 0) this.say(this.words.more(hidden))
  }

  private again(...lines: string[]): 'again' {
    this.say(...lines)
    return 'again'
  }

  private leave(sentence: string): 'left' {
    this.say(sentence)
    return 'left'
  }

  private say(...lines: string[]): void {
    for (const line of lines) for (const row of wrap(line, this.lab.screen.columns)) this.lab.out(row)
  }
}
