/** The faces of the fourteen climate cards. */
import type { ClimateId } from '@harvest/jelly-bean-farmers/public'
import { circle, type Picture } from './inks.ts'

const CLOUD = 'M15 34C5 34 4 21 14 21C15 9 33 6 37 17C48 13 57 20 53 28C58 30 56 35 52 35Z'

/** Rays around a sun at `(x, y)` from one radius to another. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const turn = (2 * Math.PI * i) / count
    const at = (r: number) => `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`
    out += `M${at(from)}L${at(to)}`
  }
  return out
}

const GROUND: readonly ['tan', string] = ['tan', 'M3 44C20 40 44 40 61 44V60H3Z']

export const CLIMATE_ART: { readonly [id in ClimateId]: Picture } = {
  drySpell: [
    ['yellow', circle(32, 22, 10)],
    ['line', rays(32, 22, 14, 18, 8)],
    GROUND,
    ['line', 'M30 42L33 48L28 53L32 60'],
  ],
  moderateDrought: [
    ['yellow', circle(32, 21, 12)],
    ['line', rays(32, 21, 15, 19.5, 12)],
    GROUND,
    ['line', 'M22 42L25 49L19 54L22 60M25 49L34 52M43 42L40 48L47 54L44 60'],
  ],
  severeDrought: [
    ['orange', circle(32, 20, 14)],
    ['line', rays(32, 20, 17, 20, 16)],
    GROUND,
    [
      'line',
      'M17 43L20 49L13 54L16 60M20 49L29 51L27 60M29 51L33 45L31 42M33 45L45 48L48 43M45 48L43 54L47 60M43 54L36 56M45 48L57 51',
    ],
  ],
  weevils: [
    ['line', 'M20 34L9 28M19 42L7 43M22 50L12 57M44 34L55 28M45 42L57 43M42 50L52 57'],
    ['brown', 'M32 27C43 27 47 35 46 44C45 54 39 60 32 60C25 60 19 54 18 44C17 35 21 27 32 27Z'],
    ['night', 'M32 14C39 14 42 19 41 25C40 30 36 32 32 32C28 32 24 30 23 25C22 19 25 14 32 14Z'],
    ['line', 'M32 32V60M32 14C32 9 30 6 26 3M29 9L23 12M32 11L40 7'],
    ['light', 'M29 20V21M36 20V21'],
  ],
  aphids: [
    ['line', 'M4 58C20 52 44 30 60 4'],
    ['leaf', 'M22 52C24 36 38 32 54 36C50 50 36 58 22 52Z'],
    ['line', 'M22 52C32 46 42 40 54 36'],
    ['deep', 'M14 32C14 25 20 22 25 25C29 28 29 35 25 38C20 41 14 39 14 32Z'],
    ['deep', 'M34 16C34 10 39 8 43 10C47 13 47 19 43 21C39 24 34 22 34 16Z'],
    ['line', 'M14 32L8 28M15 36L9 38M19 24L16 18M34 16L29 12M35 20L30 22M38 9L36 4'],
    ['light', 'M18 30V31M38 15V16'],
  ],
  locusts: [
    ['line', 'M35 40L46 14L58 56M22 42L16 54L11 56M30 42L28 55L23 58'],
    ['leaf', 'M6 30C6 24 12 22 17 24L58 36C60 38 58 41 54 41L20 44C12 44 6 38 6 30Z'],
    ['yellow', 'M20 27L56 36L22 36C18 34 18 30 20 27Z'],
    ['line', 'M10 24C8 17 5 13 2 11M14 23C14 16 13 12 11 8'],
    ['ink', circle(12, 29, 2.2)],
  ],
  drivingRain: [
    ['steel', CLOUD],
    ['thick', 'M18 39L11 58M29 39L22 58M40 39L33 58M51 39L44 58'],
  ],
  hail: [
    ['steel', CLOUD],
    ['paper', circle(15, 43, 4)],
    ['paper', circle(28, 49, 5)],
    ['paper', circle(42, 43, 4)],
    ['paper', circle(51, 53, 4.5)],
    ['paper', circle(15, 57, 3.5)],
    ['paper', circle(39, 59, 3)],
  ],
  fire: [
    [
      'red',
      'M31 3C34 14 48 20 50 36C52 50 43 60 31 60C19 60 11 51 13 38C14 31 19 28 20 20C24 23 26 27 26 31C30 24 33 14 31 3Z',
    ],
    [
      'yellow',
      'M32 30C33 37 41 41 40 49C39 55 36 58 31 58C26 58 22 54 23 48C24 44 27 42 28 38C31 40 32 36 32 30Z',
    ],
  ],
  gentleRain: [
    ['yellow', circle(48, 15, 8)],
    ['line', rays(48, 15, 11, 14, 9)],
    ['cloud', CLOUD],
    ['pale', 'M18 40C21 44 22 46 22 49A4 4 0 0 1 14 49C14 46 15 44 18 40Z'],
    ['pale', 'M32 46C35 50 36 52 36 55A4 4 0 0 1 28 55C28 52 29 50 32 46Z'],
    ['pale', 'M46 40C49 44 50 46 50 49A4 4 0 0 1 42 49C42 46 43 44 46 40Z'],
  ],
  ladybugs: [
    ['line', 'M17 32L7 27M15 41L4 42M18 50L9 57M47 32L57 27M49 41L60 42M46 50L55 57M27 14L22 6M37 14L42 6'],
    ['ink', 'M32 10C40 10 44 16 43 24H21C20 16 24 10 32 10Z'],
    ['red', 'M32 20C44 20 50 30 49 41C48 53 40 60 32 60C24 60 16 53 15 41C14 30 20 20 32 20Z'],
    ['line', 'M32 20V60'],
    ['ink', circle(24, 33, 3.6)],
    ['ink', circle(40, 33, 3.6)],
    ['ink', circle(23, 46, 3.6)],
    ['ink', circle(41, 46, 3.6)],
  ],
  sunshine: [
    ['yellow', circle(32, 32, 14)],
    ['line', rays(32, 32, 18.5, 27, 12)],
    ['line', 'M27 30V32M37 30V32M27 37C30 40 34 40 37 37'],
  ],
  perfectSeason: [
    ['yellow', circle(32, 44, 10)],
    ['red', 'M3 52C3 34 16 20 32 20C48 20 61 34 61 52H55C55 38 45 26 32 26C19 26 9 38 9 52Z'],
    ['yellow', 'M9 52C9 38 19 26 32 26C45 26 55 38 55 52H49C49 41 42 32 32 32C22 32 15 41 15 52Z'],
    ['blue', 'M15 52C15 41 22 32 32 32C42 32 49 41 49 52H44C44 44 39 38 32 38C25 38 21 44 21 52Z'],
    ['cloud', 'M6 58C-1 58 1 49 7 50C8 44 17 44 18 50C24 48 26 58 19 58Z'],
    ['cloud', 'M46 58C39 58 41 49 47 50C48 44 57 44 58 50C64 48 66 58 59 58Z'],
    ['line', 'M32 10V6M20 13L18 10M44 13L46 10'],
  ],
  fairWeather: [
    ['yellow', circle(39, 22, 11)],
    ['line', rays(39, 22, 14.5, 19, 10)],
    ['cloud', 'M15 54C4 54 4 40 14 40C15 29 32 27 36 37C47 34 53 41 50 47C55 49 53 54 49 54Z'],
  ],
}
