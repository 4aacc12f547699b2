import type { Guide, Translated } from '@harvest/engine/wire'

export const fr: Translated<Guide> = {}
