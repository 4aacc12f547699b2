/** The commands that a page gives, and what lies between it and the server. */
import type { CommandFrame, ServerFrame } from '@harvest/server/wire'
import type { Page, WebSocketRoute } from 'playwright-core'

/** Longest wait for anything on a page: generous, since it only matters when something is wrong. */
export const PATIENCE = 30_000

const SOCKET = /\/api\/socket/
const COMMAND = /\/api\/tables(?:\/[^/]+)?(?:\/(\w+))?$/

/** Notes every command of a page and its answer, whichever way they take. */
export class Commands {
  /** What each one does, in the order in which they left. */
  readonly given: string[] = []
  private readonly names = new Map<string, string>()
  private readonly waiting: { readonly name: string; readonly settle: (status: number) => void }[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as Partial<CommandFrame>
        if (!frame.do) return
        this.given.push(frame.do)
        this.names.set(frame.id!, frame.do)
      })
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as ServerFrame
        if (frame.t === 'answer') this.settle(this.names.get(frame.id), frame.status)
      })
    })
    page.on('request', (request) => {
      if (request.method() === 'POST' && COMMAND.test(request.url())) this.given.push(nameOf(request.url()))
    })
    page.on('response', (response) => {
      if (response.request().method() === 'POST') this.settle(nameOf(response.url()), response.status())
    })
  }

  /** The status of the next answer to such a command. */
  next(name: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const late = setTimeout(() => reject(new Error(`no answer to ${name}`)), PATIENCE)
    this.waiting.push({ name, settle: resolve })
    const answer = promise.finally(() => clearTimeout(late))
    // Whoever fails before it is waited for has said why.
    answer.catch(() => {})
    return answer
  }

  private settle(name: string | undefined, status: number): void {
    for (const each of this.waiting.filter((one) => one.name === name)) {
      this.waiting.splice(this.waiting.indexOf(each), 1)
      each.settle(status)
    }
  }
}

function nameOf(url: string): string {
  return COMMAND.exec(url)?.[1] ?? 'create'
}

/** What becomes of a frame; to leave it out loses it. */
export interface Between {
  toServer?(frame: CommandFrame, pass: () => void, line: Line): void
  toPage?(frame: ServerFrame, pass: () => void, line: Line): void
}

/** One connection, with a hand on it. */
export interface Line {
  /** Gone on both sides, as when a network changes. */
  cut(): Promise<void>
}

/** Comes between a page and its server, before the page is opened. Subscriptions always pass. */
export async function intercept(page: Page, { toServer, toPage }: Between): Promise<void> {
  await page.routeWebSocket(SOCKET, (near) => {
    const far = near.connectToServer()
    const line: Line = {
      async cut() {
        await Promise.all([near.close(), far.close()])
      },
    }
    near.onMessage((message) => {
      const frame = JSON.parse(String(message)) as CommandFrame
      const pass = () => far.send(message)
      if (frame.do && toServer) toServer(frame, pass, line)
      else pass()
    })
    far.onMessage((message) => {
      const pass = () => near.send(message)
      if (toPage) toPage(JSON.parse(String(message)) as ServerFrame, pass, line)
      else pass()
    })
  })
}

/** As behind a proxy that lets no WebSocket through, until it is told to. */
export async function block(page: Page): Promise<{ lift(): void }> {
  let open = false
  await page.routeWebSocket(SOCKET, (near: WebSocketRoute) => {
    if (open) near.connectToServer()
    else void near.close({ code: 1006 })
  })
  return { lift: () => (open = true) }
}
