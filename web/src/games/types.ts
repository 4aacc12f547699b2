/**
 * What the shell and a game's pictures agree on. The shell knows no game: it loads a module by id, hands it
 * positions and gets moves back. A module knows no server and no rule: it draws a view and offers the moves
 * that came with it.
 */
import type {
  GameEvent,
  GameText,
  GameView,
  InEvery,
  Language,
  Move,
  Names,
  Offer,
  Seat,
  Update,
} from '@harvest/engine/wire'
import type { Component } from 'svelte'
import type { Anchors } from './shared/anchors.ts'

export type { Language } from '@harvest/engine/wire'

export interface Prefs {
  readonly speed: 'slow' | 'normal' | 'fast' | 'off'
  readonly reducedMotion: boolean
}

/** What every picture of a position gets. All of it is one table's, so the shell makes one and spreads it. */
export interface TableProps<
  V extends GameView = GameView,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
> {
  /** The position to draw, with the moves to offer. */
  readonly update: Update<V, M, E>
  readonly names: Names
  readonly text: GameText<V, M, E>
  /** Words that only the pictures need: headings, accessible names. */
  readonly words: unknown
  readonly lang: Language
  readonly prefs: Prefs
  /** Whether a click may become a move now: this viewer is asked, and the newest position is shown. */
  readonly active: boolean
  /** What board, tray and displays share while a choice is being made; from `createUi`. */
  readonly ui: unknown
  /** Where things are on the screen, so that pieces can fly between them. */
  readonly anchors: Anchors
  /**
   * What happened, oldest first, including in positions that were skipped; lines after `update.at` are not shown yet.
   * Left out where there is no history, as in the rules.
   */
  readonly log?: readonly { readonly at: number; readonly events: readonly E[] }[]
  /** Send 1 to 10 moves, all or nothing. */
  play(moves: readonly M[]): void
  /** Send a move that was not offered, so that the shell can say why it is not possible. */
  refuse(intent: Move & { readonly [field: string]: unknown }): void
  /**
   * Take the last step back, as the shell's own button does. Resolves when the position before it is shown; false if
   * there is none.
   */
  undo(): Promise<boolean>
  /** What is under the pointer or has the focus; the shell shows beside the prompt what it would give. */
  preview(offer: Offer<M> | null): void
}

export interface BoardProps extends TableProps {
  /** `wide` draws all that lies on the table; `phone` only what `Displays` in the sheet cannot show. */
  readonly layout: 'wide' | 'phone'
}

/** A picture of a position in the rules. */
export interface FigureProps extends TableProps {
  /** What of the position to show, as the figure's file says. */
  readonly focus: unknown
}

export interface PanelProps extends TableProps {
  readonly seat: Seat
}

export interface PictureProps {
  readonly kind: string
  readonly id: string
  /** The words for it. */
  readonly text: string
  /** Height in pixels; without it the size of the text around it. */
  readonly size?: number
}

/** One piece on its way. Places are names that elements registered with `anchors.at`. */
export interface Flight {
  readonly kind: string
  readonly id: string
  /** The first of these that can be seen. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** What is drawn at this place is the piece itself: it is hidden until the new position is shown. */
  readonly lift?: string
  /** The piece stays where it lands until then; without it, it vanishes into what it was taken into. */
  readonly stay?: boolean
  /** Height in pixels; `place` for that of where it lands, however small. Left out, one that is easy to follow. */
  readonly size?: number | 'place'
}

/** Flights that happen together; groups happen one after the other. */
export type FlightGroup = readonly Flight[]

/** What can be heard of a game; `lib/sounds.ts` says how each sounds. */
export type Sound = 'turn' | 'harvest' | 'coins' | 'serve' | 'reveal' | 'end'

export interface GameModule {
  readonly id: string
  readonly text: InEvery<GameText<GameView, Move, GameEvent>>
  readonly words: InEvery<unknown>
  /** Resolved when `text` and `words` of a language are here, for a game that does not load them all at once. */
  speak?(language: Language): Promise<void>
  /** A fresh state of selection and cursor, one for each table on the screen. */
  createUi(): unknown
  readonly Board: Component<BoardProps>
  /** What all may know of one player, for the column beside the board. */
  readonly Panel: Component<PanelProps>
  /** One's own things, always in reach. */
  readonly Tray: Component<TableProps>
  /** What lies beside the field, large enough for a thumb; a tab of the phone's sheet. */
  readonly Displays: Component<TableProps>
  readonly Picture: Component<PictureProps>
  /** What pictures take their drawings from with `<use>`; on the page as soon as the game is loaded. */
  readonly drawings?: readonly Component[]
  /** Something to look things up in, opened by its key or a button beside the table and not over all of it:
   * it follows the pointer on the board. */
  readonly Reference: Component<TableProps> | null
  /** Draws only the part of a position that a figure in the rules is about; without it the whole board is drawn. */
  figure?(): Promise<Component<FigureProps>>
  /** What `Reference` is, on its button. */
  readonly referenceName: InEvery<string>
  /** The key that opens it. */
  readonly referenceKey: string
  /** The seats in the order in which their panels stand; as they sit if it is left out. */
  order?(view: GameView): readonly Seat[]
  /** What the one coloured button beside the prompt does: end the turn, or what is most often chosen; or null. */
  done(update: Update, ui: unknown): Offer | null
  /** Of several offers one that has to be taken anyway, now or next: whoever lets only choices make themselves isn't asked. */
  readonly due?: (offers: readonly Offer[]) => Offer | null
  /** Whether that offer would be to do nothing at all: then the button doesn't stand out. */
  isPassing?(update: Update): boolean
  /**
   * Whether the tray asks this question with one control for all its answers, large enough for a thumb: a phone then
   * shows no list of the same moves under it.
   */
  asksInTray?(update: Update): boolean
  /** Whether moves are made from the list alone, which is then always open. */
  readonly asksInList?: boolean
  /** Which kinds of events are told together, when one player's come in a row; any other only with its own kind. */
  readonly beats?: { readonly [kind: string]: string }
  /** Two events in a row as one that a single sentence tells, or null for those that need one each. */
  readonly join?: (before: GameEvent, event: GameEvent) => GameEvent | null
  /** What flies where for one event. */
  flights(event: GameEvent, before: GameView, after: GameView): readonly FlightGroup[]
  /** Loads what says how events sound. */
  sounds?(): Promise<(event: GameEvent) => Sound | null>
  /** Loads what says where on the table a move is made: names of `anchors`, none for what only a button can do. */
  places?(): Promise<(move: Move, view: GameView) => readonly string[]>
  /** Loads what lists cards and the like by their names, each with what is on it, for whoever asks in words. */
  cards?(): Promise<(words: unknown) => readonly (readonly [name: string, does: string])[]>
  /**
   * A scene that still tells what led to the position on the board: the final scores wait for its end, and Skip or an
   * answer ends it.
   */
  readonly telling?: { readonly any: boolean; end(): void }
  /** The look of a seat's piece, for lists of players anywhere: a kind and id for `Picture`. */
  seatPicture(seat: Seat): { readonly kind: string; readonly id: string }
}

/** A game module in the game's own types: `P` is what its components get. */
type OwnGameModule<
  V extends GameView,
  M extends Move,
  E extends GameEvent,
  P extends TableProps<V, M, E>,
> = Pick<
  GameModule,
  | 'id'
  | 'speak'
  | 'Picture'
  | 'drawings'
  | 'referenceName'
  | 'referenceKey'
  | 'beats'
  | 'telling'
  | 'seatPicture'
> & {
  readonly text: InEvery<GameText<V, M, E>>
  readonly words: InEvery<P['words']>
  readonly createUi: () => P['ui']
  readonly Board: Component<P & Pick<BoardProps, 'layout'>>
  readonly Panel: Component<P & Pick<PanelProps, 'seat'>>
  readonly Tray: Component<P>
  readonly Displays: Component<P>
  readonly Reference: Component<P> | null
  /** What a figure shows is read from a file, so only the game itself knows its type. */
  readonly figure?: () => Promise<Component<P & { readonly focus: never }>>
  readonly order: (view: V) => readonly Seat[]
  readonly done: (update: Update<V, M, E>, ui: P['ui']) => Offer<M> | null
  readonly due?: (offers: readonly Offer<M>[]) => Offer<M> | null
  readonly isPassing?: (update: Update<V, M, E>) => boolean
  readonly asksInTray?: (update: Update<V, M, E>) => boolean
  readonly join?: (before: E, event: E) => E | null
  readonly flights: (event: E, before: V, after: V) => readonly FlightGroup[]
  readonly sounds?: () => Promise<(event: E) => Sound | null>
  readonly places?: () => Promise<(move: M, view: V) => readonly string[]>
  readonly cards?: () => Promise<(words: P['words']) => readonly (readonly [name: string, does: string])[]>
}

/**
 * Checks a game's pictures against its own types and hands them to the shell, which treats all games alike. Nothing
 * else takes the shell's general positions for a game's own: whoever loads a module by a table's game gets the one
 * that its positions belong to.
 */
export function defineGameModule<
  V extends GameView,
  M extends Move,
  E extends GameEvent,
  P extends TableProps<V, M, E>,
>(own: OwnGameModule<V, M, E, P>): GameModule {
  return own as unknown as GameModule
}
