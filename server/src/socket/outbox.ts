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
  private readonly maxUnsent: number
  private readonly onSlow: () => void
  private frames: Buffer[] = []

  /** `onSlow`: more than `maxUnsent` bytes of what was said before still wait to be read; nothing is added. */
  constructor(socket: Duplex, maxUnsent: number, onSlow: () => void) {
    this.socket = socket
    this.maxUnsent = maxUnsent
    this.onSlow = onSlow
  }

  add(text: string): void {
    // As bytes at once: texts that lived until the end of the turn would outlive many a collection of garbage.
    const frame = sharedFrame(text)
    if (this.frames.push(frame) === 1 && waiting.push(this) === 1) process.nextTick(flushAll)
  }

  /** Whether too much still waits to be read for anything to be added. */
  isFull(): boolean {
    return this.socket.writableLength > this.maxUnsent
  }

  flush(): void {
    const { frames, socket } = this
    if (frames.length === 0) return
    this.frames = []
    if (this.isFull()) return this.onSlow()
    if (socket.writable) socket.write(frames.length === 1 ? frames[0] : Buffer.concat(frames))
  }
}

/** Those with something to say at the end of this turn. */
let waiting: Outbox[] = []

function flushAll(): void {
  const outboxes = waiting
  waiting = []
  for (const outbox of outboxes) outbox.flush()
}

let last = { text: '', frame: frameOf('') }

/** Those who watch a table are told the same one after the other, and share its bytes however long some take to read. */
function sharedFrame(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) }
  return last.frame
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < LONG ? 2 : length < 0x10000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = LONG
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LONGER
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
