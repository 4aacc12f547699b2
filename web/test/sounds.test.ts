/** Each game says of its own events how they sound. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { games } from '@harvest/bots'
import { replay, type GameEvent } from '@harvest/engine'
import { readGoldens } from '@harvest/engine/testkit'
import type { Sound } from '../src/games/types.ts'

const HEARD: { readonly [game: string]: readonly Sound[] } = {
  scoville: ['coins', 'end', 'harvest', 'reveal', 'serve'],
  'food-court': ['coins', 'end', 'harvest', 'reveal', 'serve'],
  'jelly-bean-farmers': ['coins', 'end', 'harvest', 'reveal'],
}

for (const { game } of games.filter((entry) => Object.hasOwn(HEARD, entry.game.id)))
  test(`whole games of ${game.id} are heard, and end with the sound of the end`, async () => {
    const { soundOf } = (await import(`../src/games/${game.id}/sounds.ts`)) as {
      soundOf: (event: GameEvent) => Sound | null
    }
    const heard = new Set<Sound>()
    const goldens = readGoldens(new URL(`../../games/${game.id}/golden/`, import.meta.url))
    for (const { golden } of goldens.slice(0, 6)) {
      const sounds = Array.from(replay(game, golden.record)).flatMap(({ events }) =>
        events.map(soundOf).filter((sound) => sound !== null),
      )
      assert.equal(sounds.at(-1), 'end')
      for (const sound of sounds) heard.add(sound)
    }
    assert.deepEqual([...heard].sort(), HEARD[game.id])
  })

test('every sound is made of tones that are short and not loud', () => {
  const source = readFileSync(new URL('../src/lib/sounds.ts', import.meta.url), 'utf8')
  for (const sound of ['turn', ...new Set(Object.values(HEARD).flat())])
    assert.match(source, new RegExp(`^  ${sound}: \\[`, 'm'))
})
