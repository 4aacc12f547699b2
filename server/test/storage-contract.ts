/**
 * What every storage must do, as tests. An implementation calls `checkStorage` with a way to open a fresh one;
 * `reopen` gives a second look at the same data, as after a restart.
 */
import { checkChat } from './storage-contract/chat.ts'
import { checkClub } from './storage-contract/club.ts'
import { checkDue } from './storage-contract/due.ts'
import { checkLists } from './storage-contract/lists.ts'
import { checkLog } from './storage-contract/log.ts'
import { checkNotices } from './storage-contract/notices.ts'
import { checkPeople } from './storage-contract/people.ts'
import type { Open } from './storage-contract/rows.ts'

export function checkStorage(name: string, open: Open): void {
  checkNotices(name, open)
  checkDue(name, open)
  checkLog(name, open)
  checkLists(name, open)
  checkPeople(name, open)
  checkChat(name, open)
  checkClub(name, open)
}
