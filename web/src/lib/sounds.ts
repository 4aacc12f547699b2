/** The sounds of the table, made of a few plain tones; loaded when somebody wants to hear them. */
import type { Sound } from '../games/types.ts'

interface Tone {
  /** In Hz; with two it glides from one to the other. */
  readonly pitch: number | readonly [number, number]
  /** When it begins, and how long it rings, in seconds. */
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly wave: OscillatorType
}

const pluck = (pitch: Tone['pitch'], at: number, rings = 0.5, loud = 0.16): Tone => ({
  pitch,
  at,
  rings,
  loud,
  wave: 'triangle',
})
const bell = (pitch: Tone['pitch'], at: number, rings: number, loud: number): Tone => ({
  pitch,
  at,
  rings,
  loud,
  wave: 'sine',
})

export const SOUNDS: { readonly [sound in Sound]: readonly Tone[] } = {
  // Two soft wooden notes.
  turn: [pluck(523.25, 0), pluck(659.25, 0.14)],
  // Picked one after the other.
  harvest: [pluck(392, 0, 0.18, 0.12), pluck(493.88, 0.07, 0.18, 0.12), pluck(587.33, 0.14, 0.26, 0.12)],
  coins: [bell(1567.98, 0, 0.22, 0.06), bell(2093, 0.06, 0.32, 0.06)],
  // The bell on a counter.
  serve: [bell(1046.5, 0, 0.9, 0.08), bell(2637.02, 0, 0.4, 0.03)],
  // Something is turned over.
  reveal: [pluck([246.94, 369.99], 0, 0.28, 0.1)],
  end: [pluck(523.25, 0), pluck(659.25, 0.16), pluck(783.99, 0.32), pluck(1046.5, 0.48, 1.1)],
}

/** Between two sounds that are due together. */
const APART = 0.18
/** The same sound is not begun twice within this time. */
const AGAIN = 0.25

let audio: AudioContext | null = null
const begun = new Map<Sound, number>()

/** Browsers let a page sound only after somebody touched it; what is made earlier stays silent. */
export function wake(): void {
  if (navigator.userActivation?.isActive === false) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, wake, { passive: true })

/** One after the other, each kind once. */
export function play(sounds: readonly Sound[]): void {
  if (audio?.state !== 'running') return
  const now = audio.currentTime
  const due = [...new Set(sounds)].filter((sound) => now - (begun.get(sound) ?? -Infinity) > AGAIN)
  for (const [index, sound] of due.entries()) {
    begun.set(sound, now)
    for (const tone of SOUNDS[sound]) ring(audio, tone, now + index * APART)
  }
}

function ring(context: AudioContext, { pitch, at, rings, loud, wave }: Tone, from: number): void {
  const begins = from + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  const [first, last] = typeof pitch === 'number' ? [pitch, pitch] : pitch
  tone.type = wave
  tone.frequency.setValueAtTime(first, begins)
  tone.frequency.exponentialRampToValueAtTime(last, begins + rings)
  volume.gain.setValueAtTime(0.0001, begins)
  volume.gain.exponentialRampToValueAtTime(loud, begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings)
  tone.connect(volume).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + rings + 0.05)
}
