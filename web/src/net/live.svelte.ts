/** The one connection of this tab. */
import { prefs } from '../lib/prefs.svelte.ts'
import { Connection, type ConnectionState } from './connection.ts'
import { request } from './http.ts'

class State implements ConnectionState {
  connected = $state(false)
  lost = $state(false)
  back = $state(false)
  held = $state.raw<readonly string[]>([])
}

// A page cannot choose the header in which other requests say their language.
const url = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket?lang=${prefs.values.language}`

export const live = new Connection(new State(), url, request)

/** Longer than this nobody waits to find out. */
const PATIENCE = 3000

/** Whether a server answers. */
export async function isServerThere(): Promise<boolean> {
  if (live.state.connected) return true
  if (!navigator.onLine) return false
  const asked = request('GET', '/me').then(
    ({ ok }) => ok,
    () => false,
  )
  return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))])
}

addEventListener('online', () => live.hurry())
addEventListener('offline', () => live.cutOff())
function show(): void {
  const shown = document.visibilityState === 'visible'
  live.show(shown)
  if (shown) live.hurry()
}
document.addEventListener('visibilitychange', show)
show()
