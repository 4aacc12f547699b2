import { tick } from 'svelte'
import type { TableStore } from '../store/table-store.svelte.ts'

/** To the newest position at once, without a scene about what led there. */
export async function skipStory(store: TableStore): Promise<void> {
  store.presenter.skip()
  await tick()
  store.module?.telling?.end()
}
