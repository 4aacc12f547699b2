/**
 * Pictures of tables. Each is made once for as long as it shows the same, a few at a time in a thread of their own, and
 * only so many for one address.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed } from '@harvest/engine'
import { Piscina } from 'piscina'
import type { Clock } from '../../clock.ts'
import type { Language } from '../../doors/language.ts'
import { RateLimit } from '../../limits.ts'
import { nameSeats } from '../../people/seat-names.ts'
import { checkLimit } from '../../problem.ts'
import type { Table } from '../../tables/table.ts'
import { OUTSIDE, type PreviewWords } from '../../text/outside/index.ts'
import type { TableInfo } from '../../wire.ts'
import { drawPicture, type PictureFacts } from './draw.ts'

/** Of some 50 KB each. */
const KEPT = 100
/** New ones for an address: so many a second, and at once. */
const PER_SECOND = 1
const AT_ONCE = 20
/** That may wait for the thread; whoever comes then is asked to come again. */
const WAITING = 10
/** In seconds. */
const BUSY = 5
const TIMEOUT = 20_000
const IDLE = 60_000

export interface Drawn {
  /** The same for the same picture. */
  readonly digest: string
  readonly svg: string
}

export class Painter {
  private readonly pool = new Piscina<string, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE,
  })
  private readonly limit: RateLimit
  /** The newest come last. */
  private readonly made = new Map<string, Promise<Uint8Array>>()
  private readonly plates = new Map<string, string | null>()
  private readonly webDir: string

  /** `webDir`: the built client, in which the games' plates are. */
  constructor(clock: Clock, webDir: string) {
    this.limit = new RateLimit(clock, PER_SECOND, AT_ONCE)
    this.webDir = webDir
  }

  /** As anybody may see the table who has its address; null once it is closed. */
  draw(table: Table, language: Language): Drawn | null {
    const info = table.describe(null).table
    if (info.status === 'closed') return null
    const words = OUTSIDE[language].preview
    const scores = info.status === 'finished' ? table.as('watcher').now().update.scores : null
    const names = nameSeats(info.seats, () => words.freeSeat)
    const seats = info.seats.map(({ kind }, seat) => {
      const score = scores?.find((each) => each.seat === seat)
      return {
        name: kind === 'open' ? null : names(seat),
        toMove: info.waiting.includes(seat),
        score: score?.total ?? null,
        won: score?.place === 1,
      }
    })
    const svg = drawPicture({
      game: table.offer.game.name,
      table: info.name,
      variant: info.variant,
      state: stateOf(info, seats, words),
      seats,
      freeSeat: words.freeSeat,
      plate: this.plateOf(info.game),
    })
    return { digest: hash('sha256', svg, 'base64url').slice(0, 22), svg }
  }

  /** The PNG; `network` is who asks. */
  async paint({ digest, svg }: Drawn, network: string): Promise<Uint8Array> {
    const known = this.made.get(digest)
    if (!known) {
      checkLimit(this.limit.take(network))
      if (this.pool.queueSize >= WAITING) checkLimit(BUSY)
    }
    const painting = known ?? this.pool.run(svg, { signal: AbortSignal.timeout(TIMEOUT) })
    this.made.delete(digest)
    this.made.set(digest, painting)
    for (const old of this.made.keys()) if (this.made.size > KEPT) this.made.delete(old)
    try {
      return await painting
    } catch (error) {
      this.made.delete(digest)
      throw error
    }
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  /** As the build of the client left it; `game` is the id of one that is played here. */
  private plateOf(game: string): string | null {
    const known = this.plates.get(game)
    if (known !== undefined) return known
    const plate = readText(join(this.webDir, 'plates', `${game}.svg`))
    this.plates.set(game, plate)
    return plate
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function stateOf({ status }: TableInfo, seats: PictureFacts['seats'], words: PreviewWords): string {
  const namesOf = (fits: (seat: PictureFacts['seats'][number]) => boolean): string =>
    listed(
      seats.filter(fits).map(({ name }) => name!),
      words.and,
    )
  if (status === 'open') return words.freeSeats(seats.filter(({ name }) => name === null).length)
  if (status === 'playing') {
    const who = namesOf(({ toMove }) => toMove)
    return who === '' ? words.going : words.toMove(who)
  }
  const winners = seats.filter(({ won }) => won)
  return winners.length === 0
    ? words.over
    : words.won(
        namesOf(({ won }) => won),
        winners.length,
      )
}
