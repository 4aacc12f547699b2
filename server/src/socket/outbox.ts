/**
 * What is said to one page. All of one turn of the event loop leaves in one write: a write is a call of the system
 * and costs more than making the text. Nothing is compressed or split, so a frame is its head and the text, and
 * may stand between whatever frames `ws` itself writes to the same socket.
 */
import type { Duplex } from 'node:stream'

const TEXT = 0x81
const LONG = 126
const LONGER = 127

export class Outbox {
  private readonly socket: Duplex
  private texts: string[] = []
  private size = 0

  constructor(socket: Duplex) {
    this.socket = socket
  }

  /** How much has not left yet, in bytes or (for what is added in this turn) letters. */
  get unsent(): number {
    return this.socket.writableLength + this.size
  }

  add(text: string): void {
    if (this.texts.push(text) === 1) process.nextTick(flush, this)
    this.size += text.length
  }

  flush(): void {
    const { texts, socket } = this
    if (texts.length === 0) return
    this.texts = []
    this.size = 0
    if (socket.writable) socket.write(framesOf(texts))
  }
}

function flush(outbox: Outbox): void {
  outbox.flush()
}

function framesOf(texts: readonly string[]): Buffer {
  let size = 0
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    size += headSize(length) + length
  }
  const buffer = Buffer.allocUnsafe(size)
  let at = 0
  for (const text of texts) at = putFrame(buffer, at, text)
  return buffer
}

function headSize(length: number): number {
  return length < LONG ? 2 : length < 0x10000 ? 4 : 10
}

function putFrame(buffer: Buffer, at: number, text: string): number {
  const length = Buffer.byteLength(text)
  const start = at + headSize(length)
  buffer[at] = TEXT
  if (length < LONG) buffer[at + 1] = length
  else if (length < 0x10000) {
    buffer[at + 1] = LONG
    buffer.writeUInt16BE(length, at + 2)
  } else {
    buffer[at + 1] = LONGER
    buffer.writeBigUInt64BE(BigInt(length), at + 2)
  }
  return start + buffer.write(text, start)
}
