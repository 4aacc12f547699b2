/** Addresses, the way limits count them. */
import ipaddr from 'ipaddr.js'

/** For IPv6 that's the first half: if you have one address there, you have all 2^64 of them. */
const NETWORK_GROUPS = 4

/** The part of an address that limits count by. IPv4 counts as a whole, even where the system writes it as IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')
}

const OWN = ['127.0.0.1', '::1'].map(networkOf)

/** Whether what `networkOf` gave is this machine. */
export function isOwnNetwork(network: string): boolean {
  return OWN.includes(network)
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
