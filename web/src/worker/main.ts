/** The page's workers and the one that is started for the bots: one script, so that all share what they load. */
const ROLES = {
  tables: () => import('./tables.ts'),
  thinker: () => import('./thinker.ts'),
  reviewer: () => import('./reviewer.ts'),
  checker: () => import('./checker.ts'),
}

const role = ROLES[self.name as keyof typeof ROLES]()
/** Messages that arrive while the role is loading are kept for it. */
const early: MessageEvent[] = []
const keep = (event: MessageEvent): void => void early.push(event)
addEventListener('message', keep)
void role.then(({ hear }) => {
  removeEventListener('message', keep)
  for (const event of early) hear(event.data as never)
  addEventListener('message', (event) => hear(event.data as never))
})
