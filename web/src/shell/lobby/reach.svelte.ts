/** What becomes of a link that names this machine only. */
import { api } from '../../net/api.ts'
import { reachText } from '../../text/reach/index.svelte.ts'

export interface Reach {
  /** The link as others on the network can open it, or as it was. */
  readonly url: string
  /** Whom it leads where, in the language of choice. */
  said(): string
}

export async function reach(url: string): Promise<Reach> {
  const { addresses } = await api.addresses().catch(() => ({ addresses: [] }))
  const [address] = addresses
  if (!address) return { url, said: () => reachText.words.onlyHere }
  const there = new URL(url)
  there.hostname = address
  return { url: there.href, said: () => reachText.words.onNetwork }
}
