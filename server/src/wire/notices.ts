/** Notices: how people, chat rooms and programs hear that it's somebody's turn. */

/** After how many minutes away, 0 for right away; or once a day, about all waiting tables. */
export type NoticePace = number | 'daily'

/** A way to tell somebody that it's their turn. */
export interface ChannelInfo {
  readonly id: string
  readonly kind: 'mail' | 'push' | 'hook'
  /** An address, a device or where a hook leads. */
  readonly to: string
  /** False until they've opened the link in the email. */
  readonly ready: boolean
  readonly pace: NoticePace
}

export interface NoticeChoices {
  /** Whether this server can send mail. */
  readonly mail: boolean
  /** For `PushManager.subscribe`. */
  readonly pushKey: string
  readonly channels: readonly ChannelInfo[]
  /** The secret path of an Atom feed of the tables that are waiting for you. */
  readonly feed: string
}

export type AddChannel = { readonly pace: NoticePace } & (
  | { readonly kind: 'mail'; readonly address: string }
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }
  | { readonly kind: 'hook'; readonly url: string; readonly form: 'json' | 'discord' | 'slack' | 'ntfy' }
)

/** A chat room or a program that hears how a table goes on. */
export interface AddHook {
  readonly url: string
  readonly form: 'json' | 'discord' | 'slack' | 'ntfy'
}

export interface HookInfo {
  readonly id: string
  /** What it is and the host it leads to: the whole address is a password. */
  readonly to: string
  /** Who set it. */
  readonly by: string
  readonly yours: boolean
}

export interface Hooks {
  readonly hooks: readonly HookInfo[]
}
