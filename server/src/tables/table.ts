/**
 * A table in memory: its newest state, its mailbox, and those who follow it. Commands are handled one at a
 * time; each is tried on a next state, stored, and only then becomes what everybody sees.
 */
import { has, type Viewer } from '@harvest/engine'
import { answerAgain } from '../digest.ts'
import { Failed, failed } from '../problem.ts'
import type { ChatRow, Storage, StoredCommand } from '../storage/contract.ts'
import type { CommandId, PageId, ServerFrame, TableInfo, TurnFrame, Update } from '../wire.ts'
import { appendOf, creationOf, sameSeating, tryRows, type Tried } from './append.ts'
import type { Decision, World } from './decide.ts'
import { tableInfo, youAt, type Presence } from './look.ts'
import type { Recent } from './recent.ts'
import { parseRow, type GuestId } from './rows.ts'
import { followRow, isToMove, numberOf, waitingSet, type Games, type TableState, type Turn } from './state.ts'

/** Somebody's page that follows the table. */
export interface Listener {
  readonly guest: GuestId | null
  /** Which of the connected pages it is. */
  readonly page: PageId
  readonly as: Viewer
  /** A frame as JSON; sending never throws and never waits. */
  send(frame: string): void
  /** The seat is somebody else's now: the table has let this listener go. */
  expelled(): void
}

export interface Command {
  /** A guest, or `bot:<seat>`. */
  readonly actor: string
  readonly id: CommandId
  /** Of everything the command says. */
  readonly digest: string
  /** The actor's page that gets its updates with the answer, and no frames of them. */
  readonly page?: PageId | undefined
  decide(state: TableState): Decision
}

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly games: Games
  readonly storage: Storage
  now(): number
  world(presence: Presence): World
  /** Something has been stored and sent. `foreign`: by another process. */
  changed(table: Table, before: TableState, foreign: boolean): void
  /** Tell the pages of one person. `foreign`: another process tells those that are connected to it. */
  tell(guest: GuestId, frame: TurnFrame, foreign: boolean): void
  /** Who is at the table through other processes. */
  elsewhere(table: string): Here
  /** Pages of this process have come to the table or gone. */
  moved(table: Table): void
}

/** Who is at a table: the people with a seat who follow it, and how many watch. */
export interface Here {
  readonly guests: ReadonlySet<GuestId>
  readonly watchers: number
}

export const KEPT_CHAT = 50
const MAX_RETRIES = 20
/** Lists show when something happened last; while nothing else changes in them, this exactly, in ms. */
const LIST_EVERY = 10_000

export class Table implements Presence {
  readonly id: string
  state: TableState
  /** How many commands are waiting or being stored. */
  pending = 0
  private readonly around: Surroundings
  private readonly listeners = new Map<Viewer, Set<Listener>>()
  private readonly away = new Map<GuestId, number>()
  private readonly loaded: number
  /** When lists were last told of this table. */
  private listed = -Infinity
  private readonly recent: Recent
  private chat: ChatRow[]
  private tail: Promise<unknown> = Promise.resolve()
  /** What is to be said about presence as soon as all are heard who come and go in this turn of the event loop. */
  private awaited: { readonly except: Listener | null } | null = null

  constructor(around: Surroundings, state: TableState, recent: Recent, chat: readonly ChatRow[]) {
    this.around = around
    this.id = state.id
    this.state = state
    this.recent = recent
    this.chat = chat.slice(-KEPT_CHAT)
    this.loaded = around.now()
  }

  // ------------------------------------------------------------------------------------------- mailbox

  /** Handle a command after those before it. Resolves with the answer as JSON, once it is stored. */
  execute(command: Command): Promise<string> {
    return this.inTurn(() => this.handle(command))
  }

  /** Something that no person asked for and that needs no answer. */
  apply(decide: (state: TableState) => Decision): Promise<void> {
    return this.inTurn(async () => {
      await this.attempt({ decide }, null)
    })
  }

  /** Another process may have appended: read on, if there is a row `seq`, or any. */
  async refresh(seq?: number): Promise<void> {
    const { storage } = this.around
    if (!storage.others || (seq !== undefined && seq <= this.state.seq)) return
    // Most often there is nothing, and then nobody has to wait for the mailbox.
    if (seq === undefined && (await storage.readLog(this.id, this.state.seq)).length === 0) return
    await this.inTurn(() => this.catchUp())
  }

  /** Resolves when what is in the mailbox now has been handled. */
  async settled(): Promise<void> {
    await this.tail
  }

  private readonly handled = (): void => void this.pending--

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.pending++ === 0 ? work() : this.tail.then(work)
    this.tail = result.then(this.handled, this.handled)
    return result
  }

  private handle(command: Command, tries = 1): Promise<string> {
    return this.attempt(command, command).catch((error: unknown) => this.reconsider(command, tries, error))
  }

  /** A command was refused, or could not be stored. */
  private async reconsider(command: Command, tries: number, error: unknown): Promise<string> {
    if (!(error instanceof Failed) || error.status >= 500) throw error
    const { storage } = this.around
    // It may be refused only because it has been done already.
    const earlier = await storage.findCommand(this.id, command.actor, command.id)
    if (earlier) return answerAgain(earlier, command.digest)
    // Or because another process has gone on, and then this one has decided about the past.
    const { seq } = this.state
    if (storage.others) await this.catchUp()
    if (this.state.seq === seq || tries === MAX_RETRIES) throw error
    return this.handle(command, tries + 1)
  }

  private async attempt(what: Pick<Command, 'decide'>, command: Command | null): Promise<string> {
    for (let tries = 0; tries < MAX_RETRIES; tries++) {
      const decision = what.decide(this.state)
      const now = this.around.now()
      const tried = tryRows(this.state, decision.rows, now)
      const answer = JSON.stringify(decision.answer(tried.state))
      if (decision.rows.length === 0 && !command) return answer
      const stored = command && storedCommand(this.id, command, answer)
      const part = appendOf(this.state, tried, decision.rows, now, stored, now - this.listed < LIST_EVERY)
      const parts = [part]
      if (decision.creates)
        parts.push(
          creationOf(decision.creates.table, decision.creates.rows, this.around.games, now, null).part,
        )
      const appended = await this.around.storage.append(parts)
      if (appended.kind === 'repeated') return answerAgain(appended.command, command!.digest)
      if (appended.kind === 'done') {
        if (part.listing || part.turn) this.listed = now
        return withFrames(answer, this.become(tried, command))
      }
      await this.catchUp()
    }
    throw failed('notStored')
  }

  private async catchUp(): Promise<void> {
    for (const stored of await this.around.storage.readLog(this.id, this.state.seq)) {
      const row = parseRow(stored)
      const { state, turn } = followRow(this.state, row)
      this.become(
        { steps: [{ row, after: state }], state, turns: turn ? [turn] : [], visible: true },
        null,
        true,
      )
    }
  }

  /** Returns the frames that the page which gave the command gets with its answer. */
  private become(tried: Tried, command: Command | null, foreign = false): string[] {
    const before = this.state
    const frames: string[] = []
    this.state = tried.state
    if (before.seats !== this.state.seats) {
      this.expelStrangers()
      this.around.moved(this)
    }
    for (const { row, after } of tried.steps) this.recent.add(row, after)
    for (const turn of tried.turns) this.broadcast(turn, command, frames)
    if (!sameSeating(before, this.state)) this.announce()
    if (tried.visible) this.tellTurns(before, foreign)
    this.around.changed(this, before, foreign)
    return frames
  }

  // ----------------------------------------------------------------------------------------- following

  /** The whole view or what was missed, and from then on every update: both in one tick. */
  subscribe(listener: Listener, from: number | null, chatFrom: number): void {
    const group = this.listeners.get(listener.as) ?? new Set()
    this.listeners.set(listener.as, group.add(listener))
    if (listener.guest !== null) this.away.delete(listener.guest)
    listener.send(this.infoFrame(JSON.stringify(this.info()), listener.guest))
    this.catchUpListener(listener, from)
    const lines = this.chat.filter((line) => line.n > chatFrom)
    if (lines.length > 0) listener.send(frame({ t: 'chat', table: this.id, lines }))
    this.announceSoon(listener)
    this.around.moved(this)
  }

  unsubscribe(listener: Listener): void {
    const group = this.listeners.get(listener.as)
    if (!group?.delete(listener)) return
    if (group.size === 0) this.listeners.delete(listener.as)
    const { guest } = listener
    if (guest !== null) this.noteAbsence([guest])
    this.announceSoon(null)
    this.around.moved(this)
  }

  /** Somebody has come or gone through another process. */
  movedElsewhere(before: Here): void {
    const now = this.around.elsewhere(this.id)
    for (const guest of now.guests) this.away.delete(guest)
    this.noteAbsence(before.guests)
    this.announceSoon(null)
  }

  private noteAbsence(guests: Iterable<GuestId>): void {
    for (const guest of guests) if (!this.isPresent(guest)) this.away.set(guest, this.around.now())
  }

  /** Seats change hands before the start: nobody may go on listening at a seat that is not theirs any more. */
  private expelStrangers(): void {
    for (const [as, group] of this.listeners) {
      if (as === 'watcher') continue
      for (const listener of [...group])
        if (listener.guest === null || this.state.seats[as]?.guest !== listener.guest) {
          this.unsubscribe(listener)
          listener.expelled()
        }
    }
  }

  /** A line that has been stored. When others before it are not known here yet, they are read first. */
  said(line: ChatRow): void {
    if (line.n === this.lastLine + 1) this.hear([line])
    else void this.readChat(line.n).catch(() => {})
  }

  /** Another process may have stored lines up to number `n`. */
  async readChat(n: number): Promise<void> {
    if (n <= this.lastLine) return
    const lines = await this.around.storage.readChat(this.id, null, KEPT_CHAT)
    this.hear(lines.filter((line) => line.n > this.lastLine))
  }

  private hear(lines: readonly ChatRow[]): void {
    if (lines.length === 0) return
    this.chat = [...this.chat, ...lines].slice(-KEPT_CHAT)
    const text = frame({ t: 'chat', table: this.id, lines })
    this.sendAll(() => text)
  }

  private get lastLine(): number {
    return this.chat.at(-1)?.n ?? 0
  }

  get followed(): boolean {
    return this.listeners.size > 0
  }

  watchers(): number {
    return this.watchersHere() + this.around.elsewhere(this.id).watchers
  }

  isPresent(guest: GuestId): boolean {
    return this.isHere(guest) || this.around.elsewhere(this.id).guests.has(guest)
  }

  /** Which of the people who sit here follow the table through this process, and how many watch. */
  here(): Here {
    const seated = this.state.seats.map(({ guest }) => guest).filter((guest) => guest !== null)
    return { guests: new Set(seated.filter((guest) => this.isHere(guest))), watchers: this.watchersHere() }
  }

  private watchersHere(): number {
    return this.listeners.get('watcher')?.size ?? 0
  }

  private isHere(guest: GuestId): boolean {
    for (const group of this.listeners.values())
      for (const listener of group) if (listener.guest === guest) return true
    return false
  }

  awaySince(guest: GuestId): number | null {
    if (this.isPresent(guest)) return null
    return this.away.get(guest) ?? this.loaded
  }

  info(): TableInfo {
    const { config } = this.around.world(this)
    return tableInfo(this.state, this, config)
  }

  private catchUpListener(listener: Listener, from: number | null): void {
    const { as } = listener
    const n = numberOf(this.state.numbers, as)
    const missed = from === null ? null : this.missed(as, from, n)
    if (missed) {
      listener.send(frame({ t: 'resumed', table: this.id, as, n: from! }))
      for (const turn of missed) listener.send(this.updateFrame(turn, as))
      return
    }
    const update = this.state.match?.update(as, []) ?? null
    listener.send(frame({ t: 'sync', table: this.id, as, n, update }))
  }

  /** The turns a viewer has missed after `from`, or null when they are not all at hand. */
  private missed(as: Viewer, from: number, n: number): Turn[] | null {
    if (from > n || !this.state.match) return null
    const turns = this.recent
      .turns()
      .filter((turn) => noticedBy(turn, as) && numberOf(turn.numbers, as) > from)
    return turns.length === n - from ? turns : null
  }

  /** Tell everybody who follows the table; what is for the page that gave the command goes to `kept`. */
  private broadcast(turn: Turn, command: Command | null, kept: string[]): void {
    for (const [as, group] of this.listeners) {
      if (!noticedBy(turn, as)) continue
      const text = this.updateFrame(turn, as)
      for (const listener of group)
        if (listener.page === command?.page && listener.guest === command.actor) kept.push(text)
        else listener.send(text)
    }
  }

  private updateFrame(turn: Turn, as: Viewer): string {
    const update: Update = turn.match.update(as, turn.events)
    const n = numberOf(turn.numbers, as)
    const { id } = this
    // Two literals: what most frames are made of should have one shape.
    return turn.id !== null && turn.seat === as
      ? frame({ t: 'update', table: id, as, n, id: turn.id, update })
      : frame({ t: 'update', table: id, as, n, update })
  }

  /** Tell everybody (but one) about seats and presence. Who is waited for is part of every update anyway. */
  private announce(except: Listener | null = null): void {
    this.awaited = null
    if (this.listeners.size === 0) return
    const info = JSON.stringify(this.info())
    this.sendAll((listener) => (listener === except ? null : this.infoFrame(info, listener.guest)))
  }

  /** Somebody has come, who knows by now, or gone. When many do so together, the others are told once and not each time. */
  private announceSoon(newcomer: Listener | null): void {
    if (!this.awaited)
      setImmediate(() => {
        if (this.awaited) this.announce(this.awaited.except)
      })
    this.awaited = { except: newcomer }
  }

  /** `info` is JSON: the same for everybody at the table. */
  private infoFrame(info: string, guest: GuestId | null): string {
    return `{"t":"table","table":${info},"you":${JSON.stringify(youAt(this.state, guest))}}`
  }

  private sendAll(make: (listener: Listener) => string | null): void {
    for (const group of this.listeners.values())
      for (const listener of group) {
        const text = make(listener)
        if (text !== null) listener.send(text)
      }
  }

  private tellTurns(before: TableState, foreign: boolean): void {
    const { seats } = this.state
    const turned = waitingSet(before) ^ waitingSet(this.state)
    if (turned === 0 && before.seats === seats) return
    const concerned = before.seats === seats ? seats.filter((_, seat) => has(turned, seat)) : seats
    for (const guest of new Set(concerned.map((seat) => seat.guest))) {
      if (guest === null) continue
      const toMove = isToMove(this.state, guest)
      if (toMove !== isToMove(before, guest))
        this.around.tell(guest, { t: 'turn', table: this.id, toMove }, foreign)
    }
  }

  /** The seats a bot has to answer for now. */
  botsToMove(): number[] {
    const { seats } = this.state
    if (seats.every(({ level }) => level === null)) return []
    const waiting = waitingSet(this.state)
    return [...seats.keys()].filter((seat) => seats[seat]!.level !== null && has(waiting, seat))
  }
}

function noticedBy(turn: Turn, as: Viewer): boolean {
  return turn.noticed || turn.seat === as
}

function frame(content: ServerFrame): string {
  return JSON.stringify(content)
}

/** The answer, an object, as it is stored; and with it once, and never again, what its page would have been told. */
function withFrames(answer: string, frames: readonly string[]): string {
  if (frames.length === 0) return answer
  const begun = answer === '{}' ? '{' : `${answer.slice(0, -1)},`
  return `${begun}"frames":[${frames.join(',')}]}`
}

function storedCommand(scope: string, command: Command, answer: string): StoredCommand {
  return { scope, actor: command.actor, id: command.id, digest: command.digest, answer }
}
