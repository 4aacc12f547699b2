/** Ids that clients make: 8 to 64 letters, digits, `-`, `_`, `:` or `.`. Repeat a command under the same id. */
export type CommandId = string

export type TableId = string
