declare module 'virtual:games' {
  import type { GameInfo } from '@harvest/server/wire'

  const games: readonly GameInfo[]
  export default games
}

/** The words for what games without pictures of their own count. */
declare module 'virtual:plain-statistics' {
  import type { InEvery, StatisticsText } from '@harvest/engine/wire'

  type Words = { readonly statistics: InEvery<StatisticsText> }
  const words: { readonly [id: string]: () => Promise<Words> }
  export default words
}

/** The words of games that have no folder in `src/games`. */
declare module 'virtual:plain-games' {
  import type { GameEvent, GameText, GameView, InSome, Move } from '@harvest/engine/wire'

  type Text = GameText<GameView, Move, GameEvent>
  const games: { readonly [id: string]: () => Promise<InSome<Text>> }
  export default games
}
