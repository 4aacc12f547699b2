/** How far a kitchen is on its way to four win cards, counted in dishes it has cooked or could cook. */
import { ABILITIES, type Kitchen, type Serving, type State } from '@harvest/food-court'
import { CUSTOMERS, deckIndex, LEVEL_OF, nationalityOf, TAG_OF, WIN_CARDS } from '@harvest/food-court/public'
import { outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

const CHINA = deckIndex('china')
const TURKIYE = deckIndex('turkiye')

const used: boolean[] = []
const wins: number[] = []
const serving = { dishes: [] as (readonly number[])[], customers: [0] } satisfies Serving

/** What the win cards to come are worth: one a serve, each the sooner the readier a dish that gives it. */
export function trackValue(s: State, k: Kitchen, have: number, queue: readonly number[], w: Weights): number {
  if (have >= WIN_CARDS) return 0
  wins.length = 0
  for (let i = 0; i < k.wins.length; i++) wins.push(k.wins[i])
  used.length = 0
  for (let i = 0; i < outlook.dishes.length; i++) used.push(false)
  serving.dishes = outlook.dishes
  serving.customers[0] = k.deck * CUSTOMERS.length
  let sum = 0
  let ready = 1
  let compatriots = k.deck === TURKIYE ? compatriotsInSight(s, queue, w) : 1
  for (let slot = have; slot < WIN_CARDS; slot++) {
    const dish = findTrack(k)
    // A serve gives one win card: each further one waits for a serve of its own.
    const next = slot === have ? 1 : ready * w.nextTrack
    ready *= w.searchTrack
    if (dish >= 0) {
      use(k, dish)
      ready = Math.max(ready, Math.min(next, bestReady))
    }
    ready *= compatriots
    if (k.deck === TURKIYE) compatriots = w.compatriotUnseen
    sum += ready * (w.progress[slot + 1] - w.progress[slot])
  }
  return sum
}

function compatriotsInSight(s: State, queue: readonly number[], w: Weights): number {
  for (let i = 0; i < queue.length; i++) if (nationalityOf(queue[i]) === TURKIYE) return 1
  for (let i = 0; i < s.central.length; i++)
    if (nationalityOf(s.central[i]) === TURKIYE) return w.compatriotSeen
  return w.compatriotUnseen
}

let bestReady = 0

/** The dish that soonest gives a card to track, `bestReady` soon; the card is noted among the win cards. */
function findTrack(k: Kitchen): number {
  const special = ABILITIES[k.ability]
  let best = -1
  let tracked = -1
  for (let i = 0; i < outlook.dishes.length; i++) {
    if (used[i]) continue
    const ready = trackReady(k, i)
    if (ready <= 0 || (best >= 0 && ready <= bestReady)) continue
    const dish = outlook.dishes[i]
    for (let j = 0; j < dish.length; j++)
      if (special.canBeWinCard(dish[j], dish, serving, wins)) {
        best = i
        bestReady = ready
        tracked = dish[j]
        break
      }
  }
  if (best >= 0) wins.push(tracked)
  return best
}

/** How ready a dish is to be tracked: China's waits for its partner. */
function trackReady(k: Kitchen, dish: number): number {
  if (k.deck !== CHINA) return outlook.ready[dish]
  const partner = findPartner(dish)
  return partner < 0 ? 0 : Math.min(outlook.ready[dish], outlook.ready[partner])
}

function use(k: Kitchen, dish: number): void {
  used[dish] = true
  if (k.deck === CHINA) used[findPartner(dish)] = true
}

/** Rice for noodles or noodles for rice: the readiest there is, of these the easiest. */
function findPartner(dish: number): number {
  const tag = TAG_OF[outlook.dishes[dish][0]]
  let best = -1
  if (tag === '') return best
  for (let i = 0; i < outlook.dishes.length; i++) {
    const recipe = outlook.dishes[i][0]
    if (used[i] || i === dish || TAG_OF[recipe] === '' || TAG_OF[recipe] === tag) continue
    const sooner = best < 0 ? 1 : outlook.ready[i] - outlook.ready[best]
    if (sooner > 0 || (sooner === 0 && LEVEL_OF[recipe] < LEVEL_OF[outlook.dishes[best][0]])) best = i
  }
  return best
}
