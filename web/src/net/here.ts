/** The tables of this device, in a worker that is started with the first of them. */
import type {
  ClientFrame,
  CommandFrame,
  CommandId,
  Failure,
  Move,
  PlanStart,
  Seat,
  TableId,
  Viewer,
} from '@harvest/server/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { person } from '../lib/person.svelte.ts'
import type { Asked, Request, Told } from '../worker/messages.ts'
import { hereText } from '../text/here/index.svelte.ts'
import type { Player } from '../worker/records.ts'
import type { Answer } from './commands.ts'
import type { Host } from './host.ts'
import { Subscriptions, type Follower } from './subscriptions.ts'

/** Who moves, and what they do. */
type Stride = readonly [Seat, Move]

class Here implements Host {
  private readonly worker = new Worker(new URL('../worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  })
  private readonly subscriptions = new Subscriptions((frame) => void this.say(frame))
  private readonly answers = new Map<number, (answer: Answer) => void>()
  private readonly commands = new Map<CommandId, (answer: Answer) => void>()
  private asked = 0
  private isLasting = false

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.hear(data))
  }

  follow(table: TableId, as: Viewer, follower: Follower): () => void {
    return this.subscriptions.follow(table, as, follower)
  }

  command(frame: CommandFrame): Promise<Answer> {
    if (frame.do === 'create') this.makeLast()
    return new Promise((resolve) => {
      this.commands.set(frame.id, resolve)
      // It may have come to nothing at all, as when a game can't be fetched.
      void this.say(frame).then((answer) => answer.status !== 200 && this.settle(frame.id, answer))
    })
  }

  read(path: string): Promise<Answer> {
    return this.ask({ what: 'read', path })
  }

  /**
   * Make a table of a record; `players` where the file does not say who sat there, and `then` for what else is done at
   * once, as far as it is legal.
   */
  keep(record: string, players?: readonly Player[], then?: readonly Stride[]): Promise<Answer> {
    this.makeLast()
    return this.ask({ what: 'keep', record, ...(players ? { players } : {}), ...(then ? { then } : {}) })
  }

  /** Make a table to plan ahead on: names for its seats, and the levels of the bots that answer. */
  plan(
    start: PlanStart,
    seats: { readonly names: readonly string[]; readonly levels: readonly (string | null)[] },
  ): Promise<Answer> {
    return this.ask({ what: 'plan', start, seats })
  }

  /** In a plan: to where these steps lead, as far as they are legal. */
  go(table: TableId, steps: readonly Stride[]): Promise<Answer> {
    return this.ask({ what: 'go', table, steps })
  }

  async remove(table: TableId): Promise<void> {
    await this.ask({ what: 'remove', table })
  }

  /**
   * With the first game that is kept, the browser is asked not to clear it away when space gets short. It may say no, and
   * some ask the person.
   */
  private makeLast(): void {
    if (this.isLasting) return
    this.isLasting = true
    void navigator.storage?.persist?.().catch(() => {})
  }

  private say(frame: ClientFrame): Promise<Answer> {
    return this.ask({ what: 'hear', frame })
  }

  private ask(request: Request): Promise<Answer> {
    const n = ++this.asked
    const visitor = { name: person.name ?? person.draft, language: prefs.values.language }
    this.worker.postMessage({ n, visitor, ...request } satisfies Asked)
    return new Promise((resolve) => this.answers.set(n, resolve))
  }

  private hear(told: Told): void {
    if ('n' in told) {
      this.answers.get(told.n)?.(explained(told.answer))
      this.answers.delete(told.n)
    } else if (told.frame.t === 'answer') this.settle(told.frame.id, told.frame)
    else this.subscriptions.hear(told.frame)
  }

  private settle(id: CommandId, answer: Answer): void {
    this.commands.get(id)?.(explained(answer))
    this.commands.delete(id)
  }
}

/** A browser that keeps nothing isn't a server that can't be reached. */
function explained(answer: Answer): Answer {
  const { error } = (answer.body ?? {}) as Partial<Failure>
  if (error?.key !== 'unavailable') return answer
  return { ...answer, body: { error: { ...error, sentence: hereText.words.noStore } } }
}

export const here = new Here()

/** What is wrong with a record file, if that is what was wrong. */
export function faultOf({ status, body }: Answer): string | null {
  if (status !== 422) return null
  const { fault, error } = body as { fault: string; error?: never } | (Failure & { fault?: never })
  return error ? error.sentence : hereText.words.damaged(fault)
}
