/** Ranges of addresses, such as `192.0.2.0/24`. */
import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

const NETWORK_BITS = 64

/** A range or a single address in its usual form, or null. Of the newer kind nobody has less than a whole network. */
export function cleanRange(given: string): string | null {
  const text = given.trim()
  const [address = '', bits] = text.includes('/') ? text.split('/') : [text]
  if (!ipaddr.isValid(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
  const parsed = ipaddr.process(address)
  const whole = parsed.kind() === 'ipv4' ? 32 : NETWORK_BITS
  const prefix = Math.min(Number(bits ?? whole), whole)
  if (prefix < 1) return null
  const bytes = parsed.toByteArray().map((byte, index) => {
    const kept = Math.max(0, Math.min(8, prefix - 8 * index))
    return byte & (0xff << (8 - kept)) & 0xff
  })
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`
}

/** Whether a network, as limits count it, lies in one of the ranges. */
export function isWithin(network: string, ranges: readonly string[]): boolean {
  const address = ipaddr.isValid(network) ? network : `${network}::`
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some((range) => {
    const [base, bits] = ipaddr.parseCIDR(range) as Range
    return base.kind() === parsed.kind() && parsed.match([base, bits] as never)
  })
}
