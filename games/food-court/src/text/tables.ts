/** What a variant can change, in words; loaded where one is told. */
import { complete, type InEvery, type TableWords } from '@harvest/engine/wire'
import { tables as de } from './de/tables.ts'
import { tables as en } from './en/tables.ts'
import { tables as fr } from './fr/tables.ts'

export const tables: InEvery<TableWords> = { en, de, fr: complete(en, fr) }
