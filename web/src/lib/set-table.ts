/** Makes a table: at the server, or on this device when that is wished or no server is there. */
import type { CreateTable } from '@harvest/server/wire'
import { api } from '../net/api.ts'
import { noteTable } from './device-tables.svelte.ts'
import { isServerThere } from '../net/live.svelte.ts'

type Wish = Omit<CreateTable, 'id'>

/** Whether everybody who plays is at this device, so that no server is needed. */
export function canBeHere({ seats, variant }: Pick<Wish, 'seats' | 'variant'>): boolean {
  return !seats.includes('open') && variant === undefined
}

/** Resolves with its id. `introduce` says to the server who asks. */
export async function setTable(wish: Wish, here: boolean, introduce: () => Promise<void>): Promise<string> {
  if (canBeHere(wish) && (here || !(await isServerThere()))) {
    // Without asking, browsers may clear away what they keep when a disk gets full.
    void navigator.storage?.persist?.().catch(() => false)
    const { table } = await api.create(wish, 'here')
    noteTable()
    return table
  }
  await introduce()
  return (await api.create(wish)).table
}
