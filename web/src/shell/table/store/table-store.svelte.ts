/** One table on the screen: what the server said, what of it is being shown, and what this person may send. */
import type { Move, Names, Seat, Update, Viewer } from '@harvest/engine/wire'
import type { ChatLine, LogLine, Problem, SeatOrders, TableInfo, You } from '@harvest/server/wire'
import { GAMES, prepareGame } from '../../../games/index.ts'
import type { GameModule } from '../../../games/types.ts'
import { person } from '../../../lib/person.svelte.ts'
import { prefs } from '../../../lib/prefs.svelte.ts'
import { api, ApiError, newId } from '../../../net/api.ts'
import { WITHDRAWN } from '../../../net/commands.ts'
import { isHere } from '../../../net/host.ts'
import { ui } from '../../../text/index.svelte.ts'
import { ownNames, seatNames, tellStandIn } from '../players/seat-names.ts'
import { cutIntoBeats } from '../film/beats.ts'
import type { Film } from '../film/film.svelte.ts'
import { leavesTime, onlyChoice } from './second-thoughts.ts'
import { Grace, GRACE } from './grace.svelte.ts'
import { Held } from './held.svelte.ts'
import { Inbox } from './inbox.ts'
import { noticeOf, type Notice } from './notice.ts'
import { linesSince, sentencesOf, withUpdate } from '../log/log-lines.ts'
import { Positions } from './positions.ts'
import { Presenter, type Stage } from '../film/presenter.svelte.ts'

/** Longest time for a beat of a film, in milliseconds at a normal pace. */
const FILM_BEAT = 1_400

/** What is under way while the seat changes for which one plays. */
const CHANGING = 'seat'

export class TableStore {
  readonly id: string
  readonly presenter: Presenter
  readonly grace = new Grace()
  readonly held = new Held()
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ seats: [], host: false })
  module = $state.raw<GameModule | null>(null)
  /** Whose view is followed now. */
  as = $state<Viewer>('watcher')
  log = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** What the seat that is followed is to do by itself. */
  orders = $state.raw<SeatOrders | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** Who has come or gone, until the next press. */
  news = $state<string | null>(null)
  /** The command that is under way, until the position it led to is shown. */
  pending = $state<string | null>(null)
  /** An earlier position that is being looked at. */
  looking = $state.raw<Update | null>(null)
  /** The seat the device is to be handed to before anything of it is shown. */
  handOver = $state<Seat | null>(null)
  missing = $state(false)
  /** What happened since one's own turn, while one watches it again. */
  film = $state.raw<Film | null>(null)
  /** A guided game lets people make every choice themselves. */
  guided = false
  private stop: (() => void) | null = null
  private readonly inbox = new Inbox()
  private readonly stage: Stage['animate']
  private readonly positions = new Positions()
  /** Something was taken back, so even a single choice is left to the person now. */
  private reconsiders = false
  /** The person chose something that can be taken back: what makes itself leaves no time for second thoughts. */
  private hasChosen = false
  private gettingUp = false
  /** When the server's clocks were last heard of, as `performance.now()` counts: nobody can set that back. */
  private heard = 0

  readonly names = $derived<Names>(seatNames(this.info, ui.words))
  readonly text = $derived(this.module?.text[prefs.values.language] ?? null)
  /** One's own seat, if a bot is playing it now. */
  readonly standIn = $derived.by(() => {
    if (this.info?.status !== 'playing' || this.info.plan) return null
    return this.you.seats.find((seat) => this.info!.seats[seat]?.level != null) ?? null
  })
  readonly asked = $derived.by(
    () =>
      this.as !== 'watcher' &&
      this.as !== this.standIn &&
      (this.presenter.newest?.waiting.includes(this.as) ?? false) &&
      this.handOver === null,
  )

  constructor(id: string, animate: Stage['animate']) {
    this.id = id
    this.stage = animate
    this.presenter = new Presenter({ animate, beatKinds: () => this.module?.beats ?? {} })
  }

  async open(): Promise<void> {
    try {
      const { table, you } = await api.table(this.id)
      await prepareGame(table)
      this.info = table
      this.heard = performance.now()
      this.you = you
      this.module = (await GAMES[table.game]?.()) ?? null
      this.choose()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) this.missing = true
      else this.notice = { sentence: ui.words.errors.offline, rule: null }
    }
  }

  close(): void {
    this.inbox.clear()
    this.stop?.()
    this.stop = null
    this.grace.end()
    this.film?.cut()
  }

  /** Somebody at a shared device says who is looking now. */
  acceptHandOver(): void {
    const seat = this.handOver
    this.handOver = null
    if (seat !== null) this.follow(seat)
  }

  async play(moves: readonly Move[], isForced = false): Promise<void> {
    this.reconsiders = false
    this.hasChosen ||= !isForced
    const grace =
      this.hasChosen && prefs.values.grace && this.info?.seats.some(({ kind }) => kind === 'bot') ? GRACE : 0
    await this.act((id, seat, decision) => {
      this.held.lay(id, moves)
      return api.moves(this.id, id, seat, decision, moves, grace)
    })
  }

  /** No second thoughts: bots may answer. */
  goOn(): void {
    if (!this.grace.running || this.as === 'watcher') return
    this.grace.end()
    // Should it be lost, they answer a moment later.
    void api.go(this.id, this.as).catch(() => {})
  }

  /** Resolves when the position before is shown; false if there is none. */
  async undo(scope: 'step' | 'turn'): Promise<boolean> {
    this.reconsiders = true
    this.grace.end()
    const isDone = await this.act((id, seat, decision) => api.undo(this.id, id, seat, decision, scope))
    // A move that made itself isn't what the person wanted to take back.
    const { newest } = this.presenter
    const wasForced =
      prefs.values.forced && newest?.undo.step && onlyChoice(newest, this.as, this.module?.due) !== null
    return isDone && wasForced ? this.undo(scope) : isDone
  }

  /** The server's time, which decides about clocks. */
  readonly serverNow = (): number => (this.info?.clock?.now ?? Date.now()) + performance.now() - this.heard

  /** Before the start: give up one's seat and stay. */
  async standUp(seat: Seat): Promise<void> {
    this.gettingUp = true
    await this.attempt(() => api.leave(this.id, seat))
    this.gettingUp = false
  }

  /** Take one's seat back from the bot that stands in. */
  takeBack(seat: Seat): Promise<boolean> {
    return this.attempt(() => api.takeBack(this.id, seat))
  }

  /** Run something that may be refused, and say so. */
  async attempt(run: () => Promise<unknown>): Promise<boolean> {
    this.notice = null
    try {
      if (!isHere(this.id)) await person.ensure()
      await run()
      return true
    } catch (error) {
      this.explain(error)
      return false
    }
  }

  async lookAt(at: number): Promise<void> {
    this.endFilm()
    if (at === this.presenter.newest?.at) return this.lookNow()
    await this.attempt(async () => {
      this.looking = await this.position(at)
    })
  }

  lookNow(): void {
    this.endFilm()
    this.looking = null
    this.presenter.skip()
  }

  /** Watch again what happened since one's own turn. */
  async watchAgain(): Promise<void> {
    const lines = this.since().filter((line) => this.sentences([line]).length > 0)
    const beats = cutIntoBeats(lines, this.module?.beats ?? {})
    if (beats.length === 0) return
    const { Film } = await import('../film/film.svelte.ts')
    this.lookNow()
    const film = new Film(beats, {
      position: (at) => this.position(at),
      animate: (from, to, signal) => this.stage(from, [to], FILM_BEAT, signal),
    })
    this.film = film
    if (!(await this.attempt(() => film.play()))) this.endFilm()
  }

  endFilm(): void {
    this.film?.cut()
    this.film = null
  }

  private async position(at: number): Promise<Update> {
    const known = this.positions.find(at)
    if (known) return known
    const { update } = await api.view(this.id, this.as, at)
    this.positions.remember(update)
    return update
  }

  since(): readonly LogLine[] {
    return linesSince(this.log, this.as)
  }

  sentences(lines: readonly Pick<LogLine, 'at' | 'events'>[]): string[] {
    return this.text ? sentencesOf(lines, this.text, this.info, ui.words, this.module?.join) : []
  }

  // What the socket tells ------------------------------------------------------------------------------

  table(info: TableInfo, you: You): void {
    const seatsBefore = this.you.seats.join()
    const known = this.info?.standIns.length ?? 0
    const standIn = info.standIns.slice(known).findLast(({ seat }) => !you.seats.includes(seat))
    if (standIn) this.news = tellStandIn(standIn, ownNames(info, ui.words), ui.words)
    this.info = info
    this.heard = performance.now()
    this.you = you
    if (you.seats.join() !== seatsBefore) this.choose()
  }

  sync(as: Viewer, update: Update | null): void {
    if (!update) return
    if (this.pending === CHANGING) this.pending = null
    this.positions.clear()
    this.presenter.jump(update)
    this.notice = null
    this.readLog(as)
    this.passOn(update)
    this.makeForced(update)
  }

  /** All that happened before: after a reload, and when a game begins while the page is open. */
  private readLog(as: Viewer): void {
    void api.log(this.id, as).then(
      ({ lines }) => {
        if (this.as !== as) return
        this.log = lines
      },
      () => {},
    )
  }

  update(as: Viewer, update: Update, id: string | null, time: number): void {
    const before = this.presenter.newest
    this.notice = null
    if (before === null) this.readLog(as)
    if (id !== null && id === this.pending) this.pending = null
    this.log = withUpdate(this.log, before, update, id === null ? null : (as as Seat), time)
    this.presenter.push(update, id !== null)
    this.positions.remember(update)
    this.passOn(update)
    const waits = id !== null && this.hasChosen && prefs.values.grace
    if (waits && leavesTime(update, this.info?.seats ?? [])) this.grace.begin()
    else this.grace.end()
    this.hasChosen &&= update.undo.step
    this.makeForced(update)
  }

  /** Makes the only choice there is, for people who like that. */
  private makeForced(update: Update): void {
    if (!prefs.values.forced || this.guided || this.reconsiders || !this.asked) return
    const move = onlyChoice(update, this.as, this.module?.due)
    if (!move) return
    queueMicrotask(() => {
      const isNewest = this.presenter.newest?.decision === update.decision
      if (this.pending === null && isNewest) void this.play([move], true)
    })
  }

  chatLines(lines: readonly ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? 0
    // A line that comes again has had its text taken away.
    const before = this.chat.map((line) => lines.find(({ n }) => n === line.n) ?? line)
    this.chat = [...before, ...lines.filter((line) => line.n > known)]
  }

  /** What was said before the lines that are here. */
  earlierChat(lines: readonly ChatLine[]): void {
    const first = this.chat[0]?.n ?? Infinity
    this.chat = [...lines.filter((line) => line.n < first), ...this.chat]
  }

  refused(problem: Problem): void {
    // The seat is free or somebody else's now: carry on without it.
    if (problem.key === 'notYourSeat' && this.as !== 'watcher') {
      if (!this.gettingUp) this.notice = { sentence: ui.words.lobby.seatFreed, rule: null }
      return void this.open()
    }
    this.notice = { sentence: problem.sentence, rule: null }
  }

  // ---------------------------------------------------------------------------------------------------

  /** `stays`: the position stays on the screen until it is there as the other seat sees it. */
  private follow(as: Viewer, stays = false): void {
    this.inbox.clear()
    this.pending = stays ? CHANGING : null
    this.stop?.()
    this.as = as
    this.orders = null
    if (!stays) this.log = []
    if (!stays) this.presenter.clear()
    this.positions.clear()
    this.endFilm()
    this.stop = api.follow(this.id, as, {
      table: (info, you) => this.table(info, you),
      sync: (who, update) => this.inbox.receive(() => this.sync(who, update)),
      update: (who, update, id, time) => this.inbox.receive(() => this.update(who, update, id, time)),
      chat: (lines) => this.chatLines(lines),
      orders: (orders) => (this.orders = orders),
      refused: (problem) => this.refused(problem),
    })
  }

  /** Which view to follow. With several seats on one device none is shown before somebody says who looks. */
  private choose(): void {
    const { seats } = this.you
    const plan = this.info?.plan
    if (plan) return this.follow(this.seatAsked() ?? (plan.as === 'watcher' ? 0 : plan.as))
    if (seats.length === 0) return this.follow('watcher')
    if (seats.length === 1) return this.follow(seats[0]!)
    const open = this.info?.status === 'open'
    if (!open && this.as !== 'watcher' && seats.includes(this.as)) return
    const waiting = this.info?.waiting ?? []
    this.handOver =
      this.info?.status === 'playing' ? (seats.find((seat) => waiting.includes(seat)) ?? seats[0]!) : null
    this.follow('watcher')
  }

  private passOn(update: Update): void {
    if (this.you.seats.length < 2 || update.waiting.length === 0) return
    if (this.as !== 'watcher' && update.waiting.includes(this.as)) return
    const next = this.you.seats.find((seat) => update.waiting.includes(seat))
    if (!this.info?.plan && next !== undefined) this.handOver = next
    // In a plan nobody has anything to hide: one plays for whoever is asked.
    const asked = this.info?.plan ? this.seatAsked(update.waiting) : null
    if (asked !== null) queueMicrotask(() => this.follow(asked, true))
  }

  /** In a plan: the seat one plays for that is waited for. */
  private seatAsked(waiting = this.info?.waiting ?? []): Seat | null {
    return waiting.find((seat) => this.info?.seats[seat]?.level === null) ?? null
  }

  /** Resolves when its result is on the screen, or the reason why there is none. */
  private async act(send: (id: string, seat: Seat, decision: number) => Promise<unknown>): Promise<boolean> {
    const { newest } = this.presenter
    const { as } = this
    if (as === 'watcher' || !newest || newest.decision === null || this.pending !== null) return false
    const { decision } = newest
    const id = newId()
    this.pending = id
    this.notice = null
    const done = (): void => {
      if (this.pending === id) this.pending = null
    }
    // What it led to has come before its answer and is not shown later than it.
    return new Promise((resolve) => {
      const end = (isDone: boolean, news?: () => void): void =>
        this.inbox.receive(() => {
          done()
          resolve(isDone)
          news?.()
        })
      send(id, as, decision).then(
        () => end(true),
        (error: unknown) => end(false, () => this.explain(error)),
      )
    })
  }

  private explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.status === WITHDRAWN) return
    if (error.fresh) this.presenter.jump(error.fresh.update)
    this.notice = noticeOf(error)
  }
}
