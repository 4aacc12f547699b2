declare module 'virtual:games' {
  import type { GameInfo } from '@harvest/server/wire'

  const games: readonly GameInfo[]
  export default games
}
