/** Every word of the game in French. */
import type { Translated } from '@harvest/engine/wire'
import type { Text } from './common.ts'

export const fr: Translated<Text> = {}
