import { api } from '../net/api.ts'
import { remember, type Opponents } from './opponents.ts'
import { person } from './person.svelte.ts'
import { router } from './router.svelte.ts'

/** Sit down at a new table with bots, and remember them. */
export async function playAgainst(game: string, { bots, level }: Opponents): Promise<void> {
  await person.ensure()
  const { table } = await api.create({
    game,
    seats: ['me', ...Array<`bot:${string}`>(bots).fill(`bot:${level}`)],
    autostart: true,
  })
  remember(game, { bots, level })
  router.go(`/table/${table}`)
}
