/**
 * A table in memory, and the only place that holds the real match. Commands are handled one at a time; each is tried
 * on a next state, stored, and only then becomes what everybody sees, each through a projection of their own.
 */
import { has, type Names, type Viewer } from '@harvest/engine'
import { answerAgain } from '../digest.ts'
import { alone, type GameOffer } from '../games.ts'
import { Failed, failed, type ServerText } from '../problem.ts'
import type { ChatRow, NewLine, Snapshot, StoredCommand } from '../storage/contract.ts'
import type { Begun, CommandId, Seat, ServerFrame, TableAnswer, TableInfo, TableStatus } from '../wire.ts'
import {
  appendOf,
  creationOf,
  isNoticed,
  sameSeating,
  snapshotOf,
  storedCommand,
  tryRows,
  type Tried,
} from './append.ts'
import type { Listener } from './audience.ts'
import {
  chancesQuestion,
  coachQuestion,
  listBotQuestions,
  type BotQuestion,
  type CoachQuestion,
} from './bot-question.ts'
import { Chat } from './chat.ts'
import type { TableContext } from './context.ts'
import { seatAt, type Asker, type Decision, type World } from './decide/shared.ts'
import { speakerOf, type Speaker } from './decide/speak.ts'
import { followRow, isNoticedBy, type Turn } from './fold.ts'
import { namesAt, tableInfo, youAt } from './info.ts'
import { Gathering } from './gathering.ts'
import { begunOf, recordSoFar } from './history.ts'
import { Grace } from './grace.ts'
import { isAmongTablesOf } from './listing.ts'
import { Mailbox } from './mailbox.ts'
import { News } from './news.ts'
import { OrderDesk } from './order-desk.ts'
import type { Here } from './presence.ts'
import { Projection, updateFrame } from './projection.ts'
import { parseRow, type GuestId } from './rows.ts'
import { isToMove, peopleAt, waitingSet, type TableState } from './state.ts'
import type { Window } from './window.ts'

export interface Command {
  /** A guest, or `bot:<seat>`. */
  readonly actor: string
  readonly id: CommandId
  /** Of everything the command says. */
  readonly digest: string
  /** In whose name it is given, where that is not the actor. */
  readonly by?: GuestId
  decide(state: TableState, world: World): Decision
}

/** A command that lost its place to another so often is given up. */
const MAX_TRIES = 20

export class Table {
  readonly id: string
  /** How many have the table in hand and will come back to it: it must stay in memory. */
  users = 0
  /** The time bots leave people for second thoughts. */
  readonly grace = new Grace()
  readonly news = new News()
  /** What people have ordered in advance. */
  readonly orders: OrderDesk
  private readonly current: { state: TableState; readonly window: Window }
  private readonly context: TableContext
  private readonly mailbox = new Mailbox()
  private readonly gathering: Gathering
  private readonly chat: Chat
  private readonly projections = new Map<Viewer, Projection>()

  constructor(context: TableContext, state: TableState, window: Window, chat: readonly ChatRow[]) {
    this.context = context
    this.id = state.id
    this.current = { state, window }
    this.orders = new OrderDesk(this.current, context.config)
    this.chat = new Chat(state.id, context.storage, chat, (lines) =>
      this.gathering.tellAll({ t: 'chat', table: this.id, lines }),
    )
    this.gathering = new Gathering({
      clock: context.clock,
      since: context.attendances.since,
      seen: context.attendances.of(state.id),
      elsewhere: () => context.elsewhere(this.id),
      patience: context.config.absenceVote,
      seated: () => peopleAt(this.current.state),
      info: () => this.info(),
      you: (guest) => youAt(this.current.state, guest),
      moved: () => context.moved(this),
    })
  }

  get status(): TableStatus {
    return this.current.state.status
  }

  get game(): string {
    return this.current.state.offer.game.id
  }

  /** The game, changed if it is a variant, with its words. */
  get offer(): GameOffer {
    return this.current.state.offer
  }

  get rematch(): string | null {
    return this.current.state.rematch
  }

  /** Whether somebody's time may run here. */
  get hasClock(): boolean {
    return this.current.state.clock !== null && this.status === 'playing'
  }

  get followed(): boolean {
    return !this.gathering.isEmpty
  }

  /** Whether it may leave memory: nobody follows it or has it in hand, and nothing is under way. */
  get idle(): boolean {
    return !this.followed && this.users === 0 && this.mailbox.pending === 0
  }

  // ------------------------------------------------------------------------------------------- commands

  /** Handle a command after those before it. Resolves with the answer, once it is stored. */
  execute(command: Command): Promise<unknown> {
    return this.mailbox.run(() => this.handle(command.decide, command))
  }

  /** Something that no person asked for and that needs no answer. */
  async apply(decide: Command['decide']): Promise<void> {
    await this.mailbox.run(() => this.handle(decide, null))
  }

  /** Another process may have appended: read on, if there is a row `seq`, or any. */
  async refresh(seq?: number): Promise<void> {
    const { storage } = this.context
    if (!storage.others || (seq !== undefined && seq <= this.current.state.seq)) return
    // Most often there is nothing, and then nobody has to wait for the mailbox.
    if (seq === undefined && (await storage.readLog(this.id, this.current.state.seq)).length === 0) return
    await this.mailbox.run(() => this.catchUp())
  }

  /** Resolves when what is under way now has been handled. */
  settled(): Promise<void> {
    return this.mailbox.settled()
  }

  private async handle(decide: Command['decide'], command: Command | null): Promise<unknown> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { seq } = this.current.state
      let earlier: StoredCommand | null
      try {
        const outcome = await this.attempt(decide, command)
        if (outcome.kind === 'done') return outcome.answer
        earlier = outcome.kind === 'repeated' ? outcome.command : null
        if (outcome.kind === 'conflict') await this.catchUp()
      } catch (error) {
        if (!command || !(error instanceof Failed) || error.status >= 500) throw error
        // It may be refused only because it has been done already…
        earlier = await this.context.storage.findCommand(this.id, command.actor, command.id)
        // …or because another process has moved on, and then this one has decided about the past.
        if (!earlier && this.context.storage.others) await this.catchUp()
        if (!earlier && this.current.state.seq === seq) throw error
      }
      if (earlier) return JSON.parse(answerAgain(earlier, command!.digest)) as unknown
    }
    throw failed('notStored')
  }

  private async attempt(
    decide: Command['decide'],
    command: Command | null,
  ): Promise<
    | { readonly kind: 'done'; readonly answer: unknown }
    | { readonly kind: 'repeated'; readonly command: StoredCommand }
    | { readonly kind: 'conflict' }
  > {
    const { state } = this.current
    const { storage, clock } = this.context
    const decision = decide(state, this.context.world(this.gathering.presence))
    const now = clock.now()
    const tried = tryRows(state, decision.rows, now)
    const answer = decision.answer(tried.state)
    if (decision.rows.length === 0 && !command) return { kind: 'done', answer }
    const stored = command && storedCommand(this.id, command, JSON.stringify(answer))
    const part = appendOf(state, tried, decision.rows, now, stored, this.orders.delay)
    const { creates } = decision
    const games = alone(this.offer)
    const created = creates ? [creationOf(creates.table, creates.rows, games, now, null).part] : []
    const appended = await storage.append([part, ...created])
    if (appended.kind !== 'done') return appended
    this.become(tried, false)
    // What somebody has ordered looks like what they do themselves.
    if (command && tried.noticed) this.sign(command.by ?? command.actor)
    return { kind: 'done', answer }
  }

  private async catchUp(): Promise<void> {
    for (const stored of await this.context.storage.readLog(this.id, this.current.state.seq)) {
      const row = parseRow(stored)
      const { state: after, turn } = followRow(this.current.state, row)
      const step = { row, after, turn }
      this.become({ steps: [step], state: after, noticed: isNoticed(step) }, true)
    }
  }

  private become(tried: Tried, foreign: boolean): void {
    const before = this.current.state
    const after = tried.state
    this.current.state = after
    for (const step of tried.steps) this.current.window.add(step)
    if (before.seats !== after.seats) {
      // Seats change hands before the start: nobody may go on listening at one that is not theirs any more.
      this.gathering.expel(
        (guest, as) => as === 'watcher' || (guest !== null && after.seats[as]?.guest === guest),
      )
      this.context.moved(this)
    }
    for (const { turn } of tried.steps) if (turn) this.broadcast(turn)
    if (!sameSeating(before, after) || before.clock !== after.clock) this.gathering.announce()
    this.gathering.tellViewers((as) => this.orders.news(before, as))
    if (tried.noticed) this.tellTurns(before, foreign)
    const steps = tried.steps.filter(({ turn }) => turn !== null).length
    this.context.changed(this, {
      steps,
      became: before.status === after.status ? null : after.status,
      foreign,
    })
  }

  /** Tell everybody who follows the table and may notice. */
  private broadcast(turn: Turn): void {
    this.gathering.tellViewers((as) => (isNoticedBy(turn, as) ? updateFrame(this.id, turn, as) : null))
    this.news.tell((as) => isNoticedBy(turn, as))
  }

  // -------------------------------------------------------------------------------------------- looking

  /** The game as this viewer may know it. */
  as(viewer: Viewer): Projection {
    const known = this.projections.get(viewer)
    if (known) return known
    const projection = new Projection(this.current, viewer)
    this.projections.set(viewer, projection)
    return projection
  }

  /** Whose view somebody may see: during the game only their own, after it anybody's. */
  viewerFor(guest: GuestId | null, seat: Seat | null): Viewer {
    if (seat === null) return 'watcher'
    const { state } = this.current
    const owner = seatAt(state, seat).guest
    if (state.status !== 'finished' && (guest === null || owner !== guest)) throw failed('notYourSeat')
    return seat
  }

  /** Throws when the seat is not theirs. */
  checkOwner(guest: GuestId | null, seat: Seat): void {
    if (guest === null || seatAt(this.current.state, seat).guest !== guest) throw failed('notYourSeat')
  }

  /** All but the game, as somebody is told it. */
  describe(guest: GuestId | null): TableAnswer {
    return { table: this.info(), you: youAt(this.current.state, guest) }
  }

  private info(): TableInfo {
    const { config, clock } = this.context
    return tableInfo(this.current.state, this.gathering.presence, config, clock.now())
  }

  isAmongTablesOf(guest: GuestId): boolean {
    return isAmongTablesOf(this.current.state, guest)
  }

  /** Names for sentences. */
  names(text: ServerText): Names {
    return namesAt(this.current.state, text)
  }

  /** The position as it is stored for later rules, while there is one that goes on. */
  snapshot(): Snapshot | null {
    const { state } = this.current
    return state.status === 'playing' && state.match ? snapshotOf(state) : null
  }

  /** The record as far as it goes, seed and all: only for whoever holds the table itself. */
  recordSoFar(): string {
    return recordSoFar(this.current.state)
  }

  /** The game as another table can go on with it: only for whoever holds the table itself. */
  soFar(): Begun {
    return begunOf(this.current.state)
  }

  // ------------------------------------------------------------------------------------------ following

  /** The whole view or what was missed, and from then on every update: both in one turn of the event loop. */
  follow(listener: Listener, from: number | null, chatFrom: number): void {
    const lines = this.chat.after(chatFrom)
    const chat: ServerFrame[] = lines.length > 0 ? [{ t: 'chat', table: this.id, lines }] : []
    const { as } = listener
    this.gathering.add(listener, [...this.as(as).welcome(from), ...this.orders.welcome(as), ...chat])
  }

  unfollow(listener: Listener): void {
    this.gathering.remove(listener)
  }

  get watchers(): number {
    return this.gathering.presence.watchers()
  }

  /** Somebody has asked for something here, perhaps without following the table: they are there. */
  sign(guest: GuestId): void {
    this.gathering.sign(guest)
  }

  /** Which of the people who sit here are present through this process, and how many watch. */
  here(): Here {
    return this.gathering.here()
  }

  /** Somebody has come or gone through another process. */
  movedElsewhere(before: Here): void {
    this.gathering.movedElsewhere(before)
  }

  private tellTurns(before: TableState, foreign: boolean): void {
    const { state } = this.current
    const { seats } = state
    const turned = waitingSet(before) ^ waitingSet(state)
    if (turned === 0 && before.seats === seats) return
    const concerned = before.seats === seats ? seats.filter((_, seat) => has(turned, seat)) : seats
    for (const guest of new Set(concerned.map((seat) => seat.guest))) {
      if (guest === null) continue
      const toMove = isToMove(state, guest)
      if (toMove !== isToMove(before, guest))
        this.context.tell(guest, { t: 'turn', table: this.id, toMove }, foreign)
    }
  }

  // ----------------------------------------------------------------------------------------------- chat

  /** Store a line and tell everybody; resolves with its number. */
  async say(line: NewLine, command: Omit<StoredCommand, 'scope' | 'answer'>): Promise<unknown> {
    const { storage, config } = this.context
    const stored = { ...command, scope: this.id, answer: '' }
    const added = await storage.addChat(this.id, line, config.maxChatKept, stored)
    if (added.kind === 'repeated') return JSON.parse(answerAgain(added.command, command.digest)) as unknown
    this.chat.said({ n: added.n, removed: false, ...line })
    return { n: added.n }
  }

  /** Throws when somebody may say nothing here as things are. */
  speakerOf(asker: Asker): Speaker {
    return speakerOf(this.current.state, asker)
  }

  /** Something has been taken out of line `n`, or perhaps out of any. */
  readChatAgain(n: number | null): Promise<void> {
    return this.chat.readAgain(n)
  }

  /** Another process may have stored lines up to number `n`. */
  readChat(n: number): Promise<void> {
    return this.chat.readTo(n)
  }

  // ----------------------------------------------------------------------------------- bots and orders

  /** What the bots here are asked now. */
  botQuestions(): BotQuestion[] {
    return listBotQuestions(this.current)
  }

  /** What somebody asks the coach about a seat of theirs. */
  coachQuestion(guest: GuestId, seat: Seat): CoachQuestion {
    this.checkOwner(guest, seat)
    return coachQuestion(this.current.state, seat)
  }

  chancesQuestion(guest: GuestId, seat: Seat): CoachQuestion {
    this.checkOwner(guest, seat)
    return chancesQuestion(this.current.state, seat)
  }
}
