declare module 'virtual:games' {
  import type { GameInfo } from '@harvest/server/wire'

  const games: readonly GameInfo[]
  export default games
}

/** The words of games that have no folder in `src/games`. */
declare module 'virtual:plain-games' {
  import type { GameEvent, GameText, GameView, InSome, Move } from '@harvest/engine/wire'

  type Text = GameText<GameView, Move, GameEvent>
  const games: { readonly [id: string]: () => Promise<InSome<Text>> }
  export default games
}
