import type { Move } from '@harvest/engine/wire'
import { api, ApiError, newId } from '../../../net/api.ts'
import { isHere } from '../../../net/host.ts'
import { live } from '../../../net/live.svelte.ts'
import { noticeOf } from '../store/notice.ts'
import type { TableStore } from '../store/table-store.svelte.ts'

/**
 * Why a move that isn't on offer is refused, in the words of the rules; null if nobody can be asked now. It is sent like
 * any other, but what comes back is only for the one who asks: no notice, and no move that waits for a connection.
 */
export async function whyNot(store: TableStore, move: Move): Promise<string | null> {
  const { newest } = store.presenter
  const { as } = store
  const isReachable = isHere(store.id) || live.state.connected
  if (as === 'watcher' || store.pending !== null || newest?.decision == null || !isReachable) return null
  try {
    await api.moves(store.id, newId(), as, newest.decision, [move], 0)
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) return noticeOf(error).sentence
  }
  return null
}
