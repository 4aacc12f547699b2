/** Commands over sockets, for checks whose servers come and go: a socket is opened whenever there is none. */
import { WebSocket } from 'ws'
import type { ServerFrame } from '../src/wire.ts'

export interface DoorAnswer {
  readonly status: number
  /** The body as JSON. */
  readonly text: string
}

type Answer = Extract<ServerFrame, { t: 'answer' }>

export class SocketDoor {
  private readonly cookie: () => string
  private readonly sockets = new Map<string, Promise<WebSocket>>()
  private readonly asking = new Map<string, (answer: Answer | null) => void>()

  constructor(cookie: () => string) {
    this.cookie = cookie
  }

  /** Null when the socket ended without an answer: then nobody knows whether it was done. */
  async give(url: string, path: string, body: { readonly id: string }): Promise<DoorAnswer | null> {
    const ws = await this.socket(url).catch(() => null)
    if (!ws) return null
    const key = `${url} ${body.id}`
    const answer = await new Promise<Answer | null>((resolve) => {
      this.asking.set(key, resolve)
      ws.once('close', () => resolve(null))
      ws.send(JSON.stringify({ ...commandIn(path), ...body }), (error) => error && resolve(null))
    })
    this.asking.delete(key)
    return answer && { status: answer.status, text: JSON.stringify(answer.body) }
  }

  close(): void {
    for (const opening of this.sockets.values()) void opening.then((ws) => ws.terminate()).catch(() => {})
  }

  private socket(url: string): Promise<WebSocket> {
    const known = this.sockets.get(url)
    if (known) return known
    const opening = this.open(url)
    this.sockets.set(url, opening)
    opening.catch(() => this.sockets.delete(url))
    return opening
  }

  private open(url: string): Promise<WebSocket> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie() },
    })
    // Each command under way waits for the end as well.
    ws.setMaxListeners(0)
    ws.on('close', () => this.sockets.delete(url))
    ws.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as ServerFrame
      if (frame.t === 'answer') this.asking.get(`${url} ${frame.id}`)?.(frame)
    })
    return new Promise((resolve, reject) => {
      ws.once('open', () => resolve(ws))
      ws.on('error', reject)
    })
  }
}

/** The command's name and the table in its address. */
function commandIn(path: string): { readonly do: string; readonly table?: string } {
  const [, , , table, name] = path.split('/')
  return table === undefined ? { do: 'create' } : { do: name!, table }
}

/** Whether an address is that of a command. */
export function isCommand(method: string, path: string): boolean {
  return method === 'POST' && /^\/api\/tables(\/[\w-]+\/\w+)?$/.test(path)
}
