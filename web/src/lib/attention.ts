/** How a person learns that something happened without looking: sounds and a notification, both opt-in. */
import type { GameEvent } from '@harvest/engine/wire'
import type { GameModule, Sound } from '../games/types.ts'
import { prefs } from './prefs.svelte.ts'
import type * as Sounds from './sounds.ts'

let sounds: Promise<typeof Sounds> | null = null

const loadSounds = () => (sounds ??= import('./sounds.ts'))

// Whoever wants sounds has them ready for the first touch of the page.
if (prefs.values.sound) void loadSounds()

export async function hear(due: readonly Sound[]): Promise<void> {
  if (prefs.values.sound && due.length > 0) (await loadSounds()).play(due)
}

/** Somebody has just asked for sounds, so that here is one. */
export async function hearFirst(): Promise<void> {
  const { wake, play } = await loadSounds()
  wake()
  play(['turn'])
}

/** What the game says these events sound like. */
export async function hearEvents(module: GameModule, events: readonly GameEvent[]): Promise<void> {
  if (!prefs.values.sound || !module.sounds) return
  const soundOf = await module.sounds()
  await hear(events.map(soundOf).filter((sound) => sound !== null))
}

export async function askForNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** It has become this person's turn. */
export function callAttention(title: string, body: string): void {
  void hear(['turn'])
  if (!prefs.values.notifications || document.visibilityState === 'visible') return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  void show(title, body)
}

/** Phones show notifications only through the service worker, which also knows what a press on one means. */
async function show(title: string, body: string): Promise<void> {
  const options = { body, tag: location.pathname.split('/').at(-1)!, icon: '/icon-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, { ...options, data: location.href })
  const note = new Notification(title, options)
  note.onclick = () => {
    focus()
    note.close()
  }
}
