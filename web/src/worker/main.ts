/** The page's worker, and the one that it starts for its bots: one script, so that both share what they load. */
import { THINKER } from './thinking.ts'

const role = self.name === THINKER ? import('./thinker.ts') : import('./tables.ts')
/** What is said while the role is being loaded is heard after that. */
const early: MessageEvent[] = []
const keep = (event: MessageEvent): void => void early.push(event)
addEventListener('message', keep)
void role.then(({ hear }) => {
  removeEventListener('message', keep)
  for (const event of early) hear(event.data as never)
  addEventListener('message', (event) => hear(event.data as never))
})
