/** Stands between a server and its database, and loses what a test wants to be lost. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

interface Loss {
  readonly what: 'request' | 'answer'
  readonly containing: string
  readonly happened: () => void
}

export class Proxy {
  private readonly server: Server
  private readonly target: { readonly host: string; readonly port: number }
  private readonly sockets = new Set<Socket>()
  private loss: Loss | null = null

  private constructor(target: URL) {
    this.target = { host: target.hostname, port: Number(target.port) }
    this.server = createServer((near) => this.join(near))
  }

  /** Ends with the test. The address is the database's, through the proxy. */
  static async start(t: TestContext, database: string): Promise<{ proxy: Proxy; url: string }> {
    const url = new URL(database)
    const proxy = new Proxy(url)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    t.after(() => proxy.down())
    url.port = String((proxy.server.address() as AddressInfo).port)
    return { proxy, url: url.href }
  }

  /** Lose one message and its connection: before the database gets it, or when it has answered. */
  lose(what: Loss['what'], containing: string): Promise<void> {
    return new Promise((happened) => (this.loss = { what, containing, happened }))
  }

  /** Nobody gets through any more. */
  down(): void {
    this.server.close()
    for (const socket of this.sockets) socket.destroy()
  }

  private join(near: Socket): void {
    const far = connect(this.target)
    let doomed: Loss | null = null
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      this.sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.sockets.delete(socket)
        end()
      })
    }
    near.on('data', (data) => {
      if (this.loss && data.includes(this.loss.containing)) {
        doomed = this.loss
        this.loss = null
      }
      if (doomed?.what !== 'request') return void far.write(data)
      doomed.happened()
      end()
    })
    far.on('data', (data) => {
      if (!doomed) return void near.write(data)
      doomed.happened()
      end()
    })
  }
}
