/** The rules and bots of games that have no folder in `src/games`. */
declare module 'virtual:plain-entries' {
  import type { GameEntry } from '@harvest/bots'

  const entries: { readonly [id: string]: () => Promise<{ readonly entry: GameEntry }> }
  export default entries
}
