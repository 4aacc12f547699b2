/** How a person who looks elsewhere learns that it is their turn: sound and notification, both opt-in. */
import { prefs } from './prefs.svelte.ts'

let audio: AudioContext | null = null

/** Browsers let a page sound only after somebody touched it; one made earlier stays silent. */
function wake(): void {
  if (!prefs.values.sound || navigator.userActivation?.isActive === false) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, wake, { passive: true })

/** Two soft wooden notes. */
function pluck(): void {
  if (audio?.state !== 'running') return
  const now = audio.currentTime
  for (const [index, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, now + index * 0.14)
    volume.gain.exponentialRampToValueAtTime(0.18, now + index * 0.14 + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.14 + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(now + index * 0.14)
    tone.stop(now + index * 0.14 + 0.55)
  }
}

export async function askForNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** It has become this person's turn. */
export function callAttention(title: string, body: string): void {
  if (prefs.values.sound) pluck()
  if (!prefs.values.notifications || document.visibilityState === 'visible') return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const note = new Notification(title, { body, tag: location.pathname, icon: '/favicon.svg' })
  note.onclick = () => {
    focus()
    note.close()
  }
}
