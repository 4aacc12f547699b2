/** What this page says to the server and hears from it, by whichever door. */
import type { CommandFrame, CommandId, ServerFrame, TableId, Viewer } from '@harvest/server/wire'
import { Commands, type Answer } from './commands.ts'
import { Doors, type Inside, type Request } from './doors.ts'
import { Subscriptions, type Follower, type HearTurn } from './subscriptions.ts'

/** What the page shows of it. */
export interface ConnectionState {
  connected: boolean
  /** Whether a connection was there and is gone: the first attempt is not a loss. */
  lost: boolean
  /** Whether a lost connection has just come back. */
  back: boolean
  /** Commands that wait for the connection and can still be withdrawn. */
  held: readonly CommandId[]
}

/** How long "connected again" can be read. */
const SAY_BACK = 4000

export class Connection implements Inside {
  readonly state: ConnectionState
  /** The admin tells everybody something. */
  onNotice: (text: string) => void = () => {}
  private readonly doors: Doors
  private readonly commands = new Commands(
    (frame) => this.doors.send(frame),
    () => this.doors.giveUp(),
  )
  private readonly subscriptions = new Subscriptions((frame) => this.doors.send(frame))
  private readonly waiting: (() => void)[] = []
  /** Whether the page is on a screen. */
  private shown = true

  constructor(state: ConnectionState, url: () => string, request: Request) {
    this.state = state
    this.doors = new Doors(this, url, request)
  }

  /** Follow a table as one viewer; returns how to stop. */
  follow(table: TableId, as: Viewer, follower: Follower): () => void {
    const stop = this.subscriptions.follow(table, as, follower)
    this.connect()
    return stop
  }

  /** Give a command. What it leads to at a table that is followed is told before its answer. */
  command(frame: CommandFrame): Promise<Answer> {
    const answer = this.commands.send(frame)
    this.connect()
    this.tellHeld()
    return answer
  }

  /** Think better of a command that is held. */
  withdraw(id: CommandId): void {
    this.commands.withdraw(id)
    this.tellHeld()
  }

  private tellHeld(): void {
    this.state.held = this.commands.held
  }

  /** Hear of one's own turns at any table, followed or not; the connection then stays open everywhere. */
  hearTurns(heard: HearTurn): void {
    this.subscriptions.onTurn = heard
    this.connect()
  }

  /** Connect again as whoever this device is now, and in the language of now. */
  restart(): void {
    this.state.connected = false
    this.doors.restart()
  }

  /** The page has come to a screen or gone from it. */
  show(shown: boolean): void {
    if (shown === this.shown) return
    this.shown = shown
    this.doors.send({ t: 'shown', shown })
  }

  /** Something has changed that may open the way. */
  hurry(): void {
    if (!this.state.connected) this.doors.hurry()
  }

  /** The browser knows that the network is gone, which a socket learns late. */
  cutOff(): void {
    this.doors.giveUp()
  }

  /** Resolves when a lost connection is there again; at once when none is lost. */
  async found(): Promise<void> {
    if (this.state.lost) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private connect(): void {
    if (!this.state.connected) this.doors.knock()
  }

  // What the doors tell --------------------------------------------------------------------------------

  isNeeded(): boolean {
    return this.subscriptions.areThere || this.subscriptions.onTurn !== null || this.commands.areWaiting
  }

  opened(): void {
    const { state } = this
    state.connected = true
    if (state.lost) {
      state.lost = false
      state.back = true
      setTimeout(() => (state.back = false), SAY_BACK)
    }
    for (const resolve of this.waiting.splice(0)) resolve()
    if (!this.shown) this.doors.send({ t: 'shown', shown: false })
    // In this order, so that what a repeated command leads to is told like everything else.
    this.subscriptions.resume()
    this.commands.repeat()
    this.tellHeld()
  }

  hear(frame: ServerFrame): void {
    if (frame.t === 'answer') this.commands.hear(frame.id, frame)
    else if (frame.t === 'notice') this.onNotice(frame.text)
    else this.subscriptions.hear(frame)
  }

  closed(): void {
    this.state.connected = false
    this.state.lost = true
    this.state.back = false
  }

  unreachable(): void {
    // While the page says that moves wait, they do.
    if (this.state.lost) return
    this.commands.giveUp()
    this.tellHeld()
  }
}
