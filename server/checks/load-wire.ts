/**
 * As little HTTP and WebSocket as a client needs, so that the driver does not become what is measured: it shares two
 * cores with the server. Both servers are driven through it.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** All sockets read into this: what is read is looked at before the next one reads. */
const READ = Buffer.alloc(256 * 1024)

/** A connection that hands over bytes as they come, without a stream's bookkeeping. */
function dial(url: string, receive: (data: Buffer) => void): Socket {
  const { hostname, port } = new URL(url)
  const callback = (size: number): boolean => {
    receive(READ.subarray(0, size))
    return true
  }
  const socket = connect({ port: Number(port), host: hostname, onread: { buffer: READ, callback } })
  socket.setNoDelay(true)
  socket.on('error', () => {})
  return socket
}

/** Nothing that is measured after something went wrong means anything. Texts of the wire are bytes read as Latin-1. */
export function giveUp(what: string, text = ''): never {
  process.stderr.write(`the check ends: ${what}${text && `: ${Buffer.from(text, 'latin1').toString()}`}\n`)
  process.exit(1)
}

/** Answers come in the order of the requests; texts are those the benchmark's game is played with, all ASCII. */
export class Http {
  private readonly socket: Socket
  private readonly head: string
  private received = ''
  private closed = false
  private readonly waiting: ((head: string) => void)[] = []

  constructor(url: string, cookie = '') {
    this.head = `Host: ${new URL(url).host}\r\n${cookie && `Cookie: ${cookie}\r\n`}Content-Type: application/json\r\n`
    this.socket = dial(url, (data) => this.receive(data.toString('latin1')))
    this.socket.on('close', () => this.closed || giveUp('the server has closed a connection'))
  }

  /** `text` is JSON. Resolves with the head of the answer, once all of it is here. */
  post(path: string, text: string): Promise<string> {
    this.socket.write(
      `POST ${path} HTTP/1.1\r\n${this.head}Content-Length: ${text.length}\r\n\r\n${text}`,
      'latin1',
    )
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  close(): void {
    this.closed = true
    this.socket.destroy()
  }

  private receive(text: string): void {
    this.received += text
    for (;;) {
      const end = this.received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = this.received.slice(0, end)
      const body = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (this.received.length < body) return
      if (!head.startsWith('HTTP/1.1 2')) giveUp('a request was refused', this.received.slice(0, body))
      this.received = this.received.slice(body)
      this.waiting.shift()!(head)
    }
  }
}

const TEXT = 0x81
const LONG = 126
const LONGER = 127

/** A WebSocket that sends and gets whole text frames and answers nothing else. */
export class Frames {
  onText: (text: string) => void = () => {}
  /** The other side has gone. */
  onClose: () => void = () => {}
  private readonly socket: Socket
  private rest: Buffer | null = null
  private onHead: ((rest: Buffer) => void) | null = null

  private constructor(url: string) {
    this.socket = dial(url, (data) => this.receive(data))
    this.socket.on('close', () => this.onClose())
  }

  static async open(url: string, path: string, cookie = ''): Promise<Frames> {
    const frames = new Frames(url)
    frames.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${cookie && `Cookie: ${cookie}\r\n`}` +
        `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
    const begun = await new Promise<Buffer>((resolve) => (frames.onHead = resolve))
    if (begun.length > 0) setImmediate(() => frames.receive(begun))
    return frames
  }

  /** The mask of a client's frame may be anything; with zeros the text stands as it is. */
  send(text: string): void {
    const { length } = text
    const head = length < LONG ? 6 : 8
    const frame = Buffer.alloc(head + length)
    frame[0] = TEXT
    frame[1] = 0x80 | (length < LONG ? length : LONG)
    if (length >= LONG) frame.writeUInt16BE(length, 2)
    frame.write(text, head, 'latin1')
    this.socket.write(frame)
  }

  /** What comes from now on stays where it is. */
  stopReading(): void {
    this.socket.pause()
  }

  close(): void {
    this.onClose = () => {}
    this.socket.destroy()
  }

  private receive(data: Buffer): void {
    const buffer = this.rest ? Buffer.concat([this.rest, data]) : data
    this.rest = null
    if (this.onHead) return this.receiveHead(buffer, this.onHead)
    let at = 0
    while (at < buffer.length) {
      const end = frameEnd(buffer, at)
      if (end < 0 || end > buffer.length) {
        this.rest = Buffer.from(buffer.subarray(at))
        return
      }
      if (buffer[at] === TEXT) this.onText(buffer.toString('latin1', payloadAt(buffer, at), end))
      at = end
    }
  }

  private receiveHead(buffer: Buffer, begin: (rest: Buffer) => void): void {
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) {
      this.rest = Buffer.from(buffer)
      return
    }
    if (!buffer.toString().startsWith('HTTP/1.1 101'))
      giveUp('a socket was refused', buffer.toString('latin1'))
    this.onHead = null
    begin(Buffer.from(buffer.subarray(end + 4)))
  }
}

function payloadAt(buffer: Buffer, at: number): number {
  const short = buffer[at + 1]! & 0x7f
  return at + (short === LONG ? 4 : short === LONGER ? 10 : 2)
}

/** Where the frame at `at` ends, or -1 while its head has not all come. */
function frameEnd(buffer: Buffer, at: number): number {
  if (buffer.length < at + 2) return -1
  const payload = payloadAt(buffer, at)
  if (buffer.length < payload) return -1
  const short = buffer[at + 1]! & 0x7f
  if (short < LONG) return payload + short
  return payload + (short === LONG ? buffer.readUInt16BE(at + 2) : Number(buffer.readBigUInt64BE(at + 2)))
}
