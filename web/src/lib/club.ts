/** What a club's house rules need on every page, behind one import: the first page stays small. */
import { keepInvitation } from './entry.ts'
import { router } from './router.svelte.ts'

export { enter } from './entry.ts'
export { default as HouseNotice } from '../shell/site/HouseNotice.svelte'

export const clubPages = {
  privacy: () => import('../pages/Privacy.svelte'),
  admin: () => import('../pages/Admin.svelte'),
}

/** A link to an invitation was opened: it must not stay in the address bar, where it would be shared along. */
function arrive(): void {
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation')
  if (!invitation) return
  keepInvitation(invitation)
  router.go('/', true)
}

arrive()
addEventListener('hashchange', arrive)
