/** Where others on the same network can reach this machine. */
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Only for whoever sits at this machine, and only where the server listens to more than it: nobody else learns how it
 * is connected.
 */
export function ownAddresses(asker: string, { host, publicUrl, trustProxy }: Config): string[] {
  const isOpen = host === '' || host === '0.0.0.0' || host === '::'
  if (!LOOPBACK.test(asker) || trustProxy || publicUrl !== '' || !isOpen) return []
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
