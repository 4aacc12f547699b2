/**
 * Commands that have no answer yet. Each keeps its id, under which the server does it once and answers it the same: so
 * whatever may have been lost on the way is simply said again.
 */
import type { CommandFrame, CommandId, Failure } from '@harvest/server/wire'

/** As HTTP would answer. Status 0 stands for no answer at all. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The status of a command that was withdrawn before it left. */
export const WITHDRAWN = -1

interface UnderWay {
  readonly frame: CommandFrame
  readonly settle: (answer: Answer) => void
  tries: number
  /** Whether it has left, so that it may have been done. */
  hasLeft: boolean
  timer?: ReturnType<typeof setTimeout>
}

const TRIES = 4
const FIRST_PAUSE = 500
/** Longer than this no server takes: the connection is dead and does not know it. */
const PATIENCE = 10_000
/** A move that came too soon waits for its time, if that comes within this many seconds. */
const LONGEST_HOLD = 5

export class Commands {
  private readonly underWay = new Map<CommandId, UnderWay>()
  private readonly pass: (frame: CommandFrame) => boolean
  private readonly onSilence: () => void

  /** `pass` hands a command on, if there is a way to the server; `onSilence` is called when no answer comes. */
  constructor(pass: (frame: CommandFrame) => boolean, onSilence: () => void) {
    this.pass = pass
    this.onSilence = onSilence
  }

  get areWaiting(): boolean {
    return this.underWay.size > 0
  }

  /** Resolves with the answer, however long and by whatever way it takes. */
  send(frame: CommandFrame): Promise<Answer> {
    return new Promise((settle) => {
      const command: UnderWay = { frame, settle, tries: 1, hasLeft: false }
      this.underWay.set(frame.id, command)
      this.say(command)
    })
  }

  /** Those that are still here, where they can be withdrawn. */
  get held(): CommandId[] {
    return [...this.underWay.values()].filter(({ hasLeft }) => !hasLeft).map(({ frame }) => frame.id)
  }

  /** Think better of a command that has not left. */
  withdraw(id: CommandId): void {
    const command = this.underWay.get(id)
    if (!command || command.hasLeft) return
    this.underWay.delete(id)
    command.settle({ status: WITHDRAWN, body: null })
  }

  /** There is a new way to the server: say all again that was not answered, in the order in which it was given. */
  repeat(): void {
    for (const command of this.underWay.values()) {
      command.tries = 1
      this.say(command)
    }
  }

  hear(id: CommandId, answer: Answer): void {
    const command = this.underWay.get(id)
    if (!command) return
    clearTimeout(command.timer)
    const pause = command.tries < TRIES ? pauseBeforeNext(command, answer) : null
    if (pause === null) {
      this.underWay.delete(id)
      command.settle(answer)
    } else {
      command.tries++
      command.timer = setTimeout(() => this.say(command), pause)
    }
  }

  /** The server cannot be reached, and nobody has been told that things wait. */
  giveUp(): void {
    const all = [...this.underWay.values()]
    this.underWay.clear()
    for (const { settle, timer } of all) {
      clearTimeout(timer)
      settle({ status: 0, body: null })
    }
  }

  private say(command: UnderWay): void {
    clearTimeout(command.timer)
    if (!this.pass(command.frame)) return
    command.hasLeft = true
    command.timer = setTimeout(this.onSilence, PATIENCE)
  }
}

/** How long to wait until a command is said again, or null when the answer is one to tell the person. */
function pauseBeforeNext({ frame, tries }: UnderWay, { status, body }: Answer): number | null {
  if (status === 503) return FIRST_PAUSE * 2 ** (tries - 1)
  if (status !== 429 || (frame.do !== 'moves' && frame.do !== 'undo')) return null
  const seconds = Number((body as Failure | null)?.error.args.seconds)
  return seconds <= LONGEST_HOLD ? seconds * 1000 : null
}
