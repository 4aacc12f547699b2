import { Words } from '../words.svelte.ts'
import type { OrdersText } from './en.ts'

export const ordersText = new Words<OrdersText>(import.meta.glob('./??.ts', { eager: true }))
