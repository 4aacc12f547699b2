/** How many connections one address may hold open, whatever is sent over them. */
import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { networkOf } from '../doors/network.ts'

/** Behind a proxy all connections are the proxy's: there it is the one to count. */
export function limitConnections(server: Server, { maxConnectionsPerIp, trustProxy }: Config): void {
  if (trustProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > maxConnectionsPerIp) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
