/** Asks the bots' thread, and replaces it if it's stuck. */
import type { Move } from '@harvest/engine'
import type { Advice, Position, Task } from '@harvest/server/pocket'
import type { Answer, Question, Thought } from './thinker.ts'

/** In milliseconds. */
const LIMIT = 5_000

interface Waiting {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: Error) => void
}

export class Thinking {
  private thread: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0
  private alarm?: ReturnType<typeof setTimeout>

  readonly think = (task: Task, _isWaitedFor: boolean, giveUp: AbortSignal): Promise<Move[]> =>
    this.ask(task, false, giveUp) as Promise<Move[]>

  readonly advise = (position: Position): Promise<Advice[]> => this.ask(position) as Promise<Advice[]>

  readonly foresee = (position: Position): Promise<number[]> => this.ask(position, true) as Promise<number[]>

  private ask(task: Task | Position, isAboutChances = false, giveUp?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (giveUp?.aborted) return reject(new Error('nobody waits for it'))
      const n = ++this.asked
      const question: Question = { n, task, isAboutChances, limit: LIMIT }
      this.waiting.set(n, { question, resolve, reject })
      giveUp?.addEventListener('abort', () => this.drop(n), { once: true })
      this.start().postMessage(question)
      this.watch()
    })
  }

  /** A thread that thinks hears nothing, so it ends with the thought; another one goes on with what's still asked. */
  private drop(n: number): void {
    const dropped = this.waiting.get(n)
    if (!dropped) return
    this.waiting.delete(n)
    this.end()
    dropped.reject(new Error('nobody waits for it'))
    for (const { question } of this.waiting.values()) this.start().postMessage(question)
    this.watch()
  }

  private end(): void {
    this.thread?.terminate()
    this.thread = null
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
    this.end()
    for (const { reject } of this.waiting.values()) reject(new Error('the bots are stuck'))
    this.waiting.clear()
  }
}
