/** Asks the bots' thread, and replaces it if it's stuck. */
import type { Move } from '@harvest/engine'
import type { Advice, Position, Task } from '@harvest/server/pocket'
import type { Answer, Question, Thought } from './thinker.ts'

/** In milliseconds. */
const LIMIT = 5_000

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: Error) => void
}

export class Thinking {
  private thread: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0
  private alarm?: ReturnType<typeof setTimeout>

  readonly think = (task: Task): Promise<Move[]> => this.ask(task) as Promise<Move[]>
  readonly advise = (position: Position): Promise<Advice[]> => this.ask(position) as Promise<Advice[]>

  readonly foresee = (position: Position): Promise<number[]> => this.ask(position, true) as Promise<number[]>

  private ask(task: Task | Position, isAboutChances = false): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const n = ++this.asked
      this.waiting.set(n, { resolve, reject })
      this.start().postMessage({ n, task, isAboutChances, limit: LIMIT } satisfies Question)
      this.watch()
    })
  }

  private start(): Worker {
    if (this.thread) return this.thread
    const thread = new Worker(self.location.href, { type: 'module', name: 'thinker' })
    thread.addEventListener('message', ({ data }: MessageEvent<Thought>) => this.hear(data))
    thread.addEventListener('error', () => this.giveUp())
    this.thread = thread
    return thread
  }

  private hear({ n, answer }: Thought): void {
    const asked = this.waiting.get(n)
    this.waiting.delete(n)
    if (answer) asked?.resolve(answer)
    else asked?.reject(new Error('the bot has failed'))
    this.watch()
  }

  /** As long as there are questions, an answer has to come now and then. */
  private watch(): void {
    clearTimeout(this.alarm)
    if (this.waiting.size > 0) this.alarm = setTimeout(() => this.giveUp(), LIMIT)
  }

  private giveUp(): void {
    this.thread?.terminate()
    this.thread = null
    for (const { reject } of this.waiting.values()) reject(new Error('the bots are stuck'))
    this.waiting.clear()
  }
}
