/** One table on the screen: what the server told, what is being shown of it, and what this person may send. */
import { plain, type Move, type Names, type Seat, type Update, type Viewer } from '@harvest/engine/wire'
import type { ChatLine, GameEvent, LogLine, Problem, TableInfo, You } from '@harvest/server/wire'
import { GAMES } from '../../games/index.ts'
import type { GameModule } from '../../games/types.ts'
import { painted } from '../../lib/painted.ts'
import { person } from '../../lib/person.svelte.ts'
import { prefs } from '../../lib/prefs.svelte.ts'
import { api, ApiError, newId } from '../../net/api.ts'
import { live } from '../../net/live.svelte.ts'
import { ui } from '../../text/index.svelte.ts'
import { seatNames } from './seat-names.ts'
import { Presenter, type Animate } from './presenter.svelte.ts'

/** Something to tell the person, until they close it or it has been read. */
export interface Notice {
  readonly sentence: string
  /** The rule to read on with. */
  readonly rule: string | null
}

export class TableStore {
  readonly id: string
  readonly presenter: Presenter
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ seats: [], host: false })
  module = $state.raw<GameModule | null>(null)
  /** As whom the game is followed now. */
  as = $state<Viewer>('watcher')
  log = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  notice = $state.raw<Notice | null>(null)
  /** The command that is under way, until the position it led to is shown. */
  pending = $state<string | null>(null)
  /** An earlier position that is being looked at. */
  looking = $state.raw<Update | null>(null)
  /** The seat the device is to be handed to before anything of it is shown. */
  handOver = $state<Seat | null>(null)
  missing = $state(false)
  private stop: (() => void) | null = null
  /** News that arrived while the answer to a click or a key was not on the screen yet. */
  private inbox: (() => void)[] = []

  readonly names = $derived<Names>(seatNames(this.info, ui.words))
  readonly text = $derived(this.module?.text[prefs.values.language] ?? null)
  /** The own seat that a bot plays now. */
  readonly standIn = $derived.by(() => {
    if (this.info?.status !== 'playing') return null
    return this.you.seats.find((seat) => this.info!.seats[seat]?.level != null) ?? null
  })
  readonly asked = $derived.by(
    () =>
      this.as !== 'watcher' &&
      this.as !== this.standIn &&
      (this.presenter.newest?.waiting.includes(this.as) ?? false) &&
      this.handOver === null,
  )

  constructor(id: string, animate: Animate) {
    this.id = id
    this.presenter = new Presenter(animate)
  }

  async open(): Promise<void> {
    try {
      const { table, you } = await api.table(this.id)
      this.info = table
      this.you = you
      this.module = (await GAMES[table.game]?.()) ?? null
      this.choose()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) this.missing = true
      else this.notice = { sentence: ui.words.errors.offline, rule: null }
    }
  }

  close(): void {
    this.inbox = []
    this.stop?.()
    this.stop = null
  }

  /** Somebody at a shared device says who is looking now. */
  acceptHandOver(): void {
    const seat = this.handOver
    this.handOver = null
    if (seat !== null) this.follow(seat)
  }

  async play(moves: readonly Move[]): Promise<void> {
    await this.act((id, seat, decision) => api.moves(this.id, id, seat, decision, moves))
  }

  /** Resolves when the position before is shown; false if there is none. */
  undo(scope: 'step' | 'turn'): Promise<boolean> {
    return this.act((id, seat, decision) => api.undo(this.id, id, seat, decision, scope))
  }

  /** Take the own seat back from the bot that stands in. */
  takeBack(seat: Seat): Promise<boolean> {
    return this.attempt(() => api.takeBack(this.id, seat))
  }

  /** Run something that may be refused, and say so. */
  async attempt(run: () => Promise<unknown>): Promise<boolean> {
    this.notice = null
    try {
      await person.ensure()
      await run()
      return true
    } catch (error) {
      this.explain(error)
      return false
    }
  }

  async lookAt(at: number): Promise<void> {
    if (at === this.presenter.newest?.at) return this.lookNow()
    await this.attempt(async () => {
      this.looking = (await api.view(this.id, this.as, at)).update
    })
  }

  lookNow(): void {
    this.looking = null
    this.presenter.skip()
  }

  /** What followed from the own last turn, what the others did after it, and what has been done in this one. */
  since(): readonly LogLine[] {
    const own = (line: LogLine): boolean => line.seat === this.as
    const others = this.log.findLastIndex((line) => !own(line))
    const last = this.log.slice(0, others + 1).findLastIndex(own)
    const after = this.log.slice(last + 1)
    const line = this.log[last]
    // The move itself is known to whoever made it; the bids it uncovered and the round it began are not.
    const from = line?.events.findIndex((event) => (event as { seat?: unknown }).seat !== this.as) ?? -1
    return line && from >= 0 ? [{ ...line, events: line.events.slice(from) }, ...after] : after
  }

  sentences(events: readonly GameEvent[]): string[] {
    const { text } = this
    return text ? events.map((event) => text.event(event, this.names)).filter((line) => line !== null) : []
  }

  // What the socket tells ------------------------------------------------------------------------------

  table(info: TableInfo, you: You): void {
    const seatsBefore = this.you.seats.join()
    this.info = info
    this.you = you
    if (you.seats.join() !== seatsBefore) this.choose()
  }

  sync(as: Viewer, update: Update | null): void {
    if (!update) return
    this.presenter.jump(update)
    this.notice = null
    this.readLog(as)
    this.passOn(update)
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

  update(as: Viewer, update: Update, id: string | null): void {
    const before = this.presenter.newest
    this.notice = null
    if (before === null) this.readLog(as)
    if (id !== null && id === this.pending) this.pending = null
    const kept = this.log.filter(
      (line) => line.at < update.at || (before !== null && line.at <= before.at && line.at <= update.at),
    )
    if (before && update.at > before.at)
      kept.push({ at: update.at, seat: id === null ? null : (as as Seat), events: update.events })
    this.log = kept
    this.presenter.push(update)
    this.passOn(update)
  }

  chatLines(lines: readonly ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? 0
    this.chat = [...this.chat, ...lines.filter((line) => line.n > known)]
  }

  /** What was said before the lines that are here. */
  earlierChat(lines: readonly ChatLine[]): void {
    const first = this.chat[0]?.n ?? Infinity
    this.chat = [...lines.filter((line) => line.n < first), ...this.chat]
  }

  refused(problem: Problem): void {
    this.notice = { sentence: problem.sentence, rule: null }
  }

  // ---------------------------------------------------------------------------------------------------

  private follow(as: Viewer): void {
    this.inbox = []
    this.pending = null
    this.stop?.()
    this.as = as
    this.log = []
    this.presenter.clear()
    this.stop = live.follow(this.id, as, {
      table: (info, you) => this.table(info, you),
      sync: (who, update) => this.receive(() => this.sync(who, update)),
      update: (who, update, id) => this.receive(() => this.update(who, update, id)),
      chat: (lines) => this.chatLines(lines),
      refused: (problem) => this.refused(problem),
    })
  }

  /**
   * Drawing a new position takes longer than a press should take to be seen, and on a near server the answer is
   * here before the next frame: the frame comes first.
   */
  private receive(news: () => void): void {
    this.inbox.push(news)
    if (this.inbox.length > 1) return
    const inbox = this.inbox
    void painted().then(() => {
      if (this.inbox !== inbox) return
      this.inbox = []
      for (const each of inbox) each()
    })
  }

  /** Which view to follow. With several seats on one device none is shown before somebody says who looks. */
  private choose(): void {
    const { seats } = this.you
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
    if (next !== undefined) this.handOver = next
  }

  /** Resolves when what it led to is shown, or why it led to nothing is said. */
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
        this.receive(() => {
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
    if (error.fresh) this.presenter.jump(error.fresh.update)
    const words = ui.words
    const sentence =
      error.status === 409 && error.fresh
        ? words.table.changed
        : error.status === 0
          ? words.table.failed
          : error.message
    this.notice = { sentence: plain(sentence), rule: error.problem?.rule ?? null }
  }
}
