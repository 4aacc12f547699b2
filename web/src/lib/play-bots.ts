import { remember, type Opponents } from './opponents.ts'
import { person } from './person.svelte.ts'
import { router } from './router.svelte.ts'
import { setTable } from './set-table.ts'

/** Sit down at a new table with bots, and remember them. */
export async function playAgainst(game: string, opponents: Opponents): Promise<void> {
  const { bots, level, here = false } = opponents
  const seats = ['me', ...Array<`bot:${string}`>(bots).fill(`bot:${level}`)] as const
  const table = await setTable({ game, seats, autostart: true }, here, () => person.ensure())
  remember(game, opponents)
  router.go(`/table/${table}`)
}
