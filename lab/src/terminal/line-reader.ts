import { createInterface, type Interface } from 'node:readline'
import type { Lab } from '../lab.ts'

/** Lines as they are typed or piped in. */
export class LineReader {
  private readonly lab: Lab
  private readonly reader: Interface
  private readonly lines: string[] = []
  private waiting: ((line: string | null) => void) | null = null
  private ended = false

  constructor(lab: Lab) {
    this.lab = lab
    const { typed } = lab.screen
    this.reader = createInterface({
      input: lab.input,
      output: typed ? process.stdout : undefined,
      terminal: typed,
    })
    this.reader.on('line', (line) => this.give(line))
    this.reader.on('SIGINT', () => this.reader.close())
    this.reader.on('close', () => this.give(null))
  }

  /** The next line, or null when the input has ended. */
  ask(question: string): Promise<string | null> {
    if (this.lab.screen.typed) {
      this.reader.setPrompt(question)
      if (!this.ended) this.reader.prompt()
    }
    const line = this.lines.shift()
    if (line !== undefined) {
      if (!this.lab.screen.typed) this.lab.out(question + line)
      return Promise.resolve(line)
    }
    if (this.ended) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.waiting = (next) => {
        // What was piped in is shown, so that the output reads as if it had been typed.
        if (!this.lab.screen.typed) this.lab.out(question + (next ?? ''))
        else if (next === null) this.lab.out('')
        resolve(next)
      }
    })
  }

  close(): void {
    this.reader.close()
  }

  private give(line: string | null): void {
    if (line === null) this.ended = true
    const { waiting } = this
    this.waiting = null
    if (waiting) waiting(line)
    else if (line !== null) this.lines.push(line)
  }
}
