/**
 * The way to the server: a WebSocket, which opens again by itself. Where none can be opened although the server answers
 * otherwise (old proxies), frames go by HTTP until one can; see polling.ts.
 */
import { CLOSE_TOO_MANY, type ClientFrame, type ServerFrame } from '@harvest/server/wire'

/** Takes and gives the frames of the socket, whatever is behind it. */
export interface Door {
  send(frame: ClientFrame): void
  /** Says nothing more. */
  close(): void
}

export type Request = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>

/** What is on this side of the doors. */
export interface Inside {
  /** Whether anybody wants to hear or to say something. */
  isNeeded(): boolean
  opened(): void
  hear(frame: ServerFrame): void
  closed(): void
  /** Neither way leads to the server. */
  unreachable(): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** Before somebody with too many pages is tried again. */
const CROWDED_WAIT = 60_000
/** Sockets that failed one after the other before HTTP is tried. */
const ENOUGH = 2
/** A proxy may also swallow the attempt without a word. */
const SLOW = 5000

export class Doors {
  /** The one that is in use. */
  private open: Door | null = null
  /** In use, or knocked at. */
  private socket: Door | null = null
  private polling: Door | null = null
  private asking = false
  private failures = 0
  private wait = FIRST_WAIT
  private retry?: ReturnType<typeof setTimeout>
  private slow?: ReturnType<typeof setTimeout>
  private readonly inside: Inside
  private readonly url: () => string
  private readonly request: Request

  constructor(inside: Inside, url: () => string, request: Request) {
    this.inside = inside
    this.url = url
    this.request = request
  }

  /** Whether there was a way for this frame. */
  send(frame: ClientFrame): boolean {
    this.open?.send(frame)
    return this.open !== null
  }

  /** See that there is a way, now rather than after the next wait. */
  knock(): void {
    if (this.open && this.open === this.socket) return
    clearTimeout(this.retry)
    if (!this.socket) {
      const socket: Door = openSocket(
        this.url(),
        (frame) => {
          if (frame.t === 'hello') this.enter(socket)
          else if (this.open === socket) this.inside.hear(frame)
        },
        (code) => this.leave(socket, code),
      )
      this.socket = socket
      this.slow = setTimeout(() => {
        this.failures = ENOUGH
        void this.knockElsewhere()
      }, SLOW)
    }
    if (this.failures >= ENOUGH) void this.knockElsewhere()
  }

  /** As `knock`, if anybody needs it, and soon again if nobody opens. */
  hurry(): void {
    this.wait = FIRST_WAIT
    if (this.inside.isNeeded()) this.knock()
  }

  /** End the connection and begin another, as whoever this device is now. Nothing is lost by that. */
  restart(): void {
    const before = [this.socket, this.polling]
    this.open = this.socket = this.polling = null
    clearTimeout(this.slow)
    for (const door of before) door?.close()
    this.hurry()
  }

  /** The way that is in use leads nowhere any more, even if nobody has said so. */
  giveUp(): void {
    const door = this.open
    door?.close()
    if (door) this.leave(door)
  }

  private async knockElsewhere(): Promise<void> {
    if (this.open || this.asking) return
    this.asking = true
    try {
      // Asked first: a script that could not be loaded for want of a network is not tried again by every browser.
      const { ok } = await this.request('GET', '/me')
      if (!ok) return this.inside.unreachable()
      const { Polling } = await import('./polling.ts')
      if (this.open || !this.inside.isNeeded()) return
      const polling: Door = new Polling(
        this.request,
        (frame) => this.open === polling && this.inside.hear(frame),
        () => this.leave(polling),
      )
      this.polling = polling
      this.enter(polling)
    } catch {
      this.inside.unreachable()
    } finally {
      this.asking = false
    }
  }

  private enter(door: Door): void {
    if (door === this.socket) {
      clearTimeout(this.slow)
      clearTimeout(this.retry)
      this.failures = 0
      this.wait = FIRST_WAIT
      this.polling?.close()
      this.polling = null
    } else if (door !== this.polling) return
    this.open = door
    this.inside.opened()
  }

  private leave(door: Door, code?: number): void {
    const wasOpen = door === this.open
    if (door === this.socket) {
      this.socket = null
      clearTimeout(this.slow)
      if (!wasOpen) this.failures++
    } else if (door === this.polling) this.polling = null
    else return
    if (wasOpen) {
      this.open = null
      this.inside.closed()
    }
    if (!this.inside.isNeeded()) return
    const isCrowded = code === CLOSE_TOO_MANY
    clearTimeout(this.retry)
    this.retry = setTimeout(
      () => this.knock(),
      isCrowded ? CROWDED_WAIT : this.wait * (0.7 + 0.6 * Math.random()),
    )
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    if (!isCrowded) return
    this.failures = ENOUGH
    void this.knockElsewhere()
  }
}

function openSocket(url: string, hear: (frame: ServerFrame) => void, closed: (code?: number) => void): Door {
  try {
    const socket = new WebSocket(url)
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(data as string) as ServerFrame))
    socket.addEventListener('close', ({ code }) => closed(code))
    return { send: (frame) => socket.send(JSON.stringify(frame)), close: () => socket.close() }
  } catch {
    // Not allowed to this page at all.
    setTimeout(closed)
    return { send() {}, close() {} }
  }
}
