/** What is asked about house rules, manners, privacy and a table’s chat rooms: loaded with what asks it. */
import type { AddHook, Hooks, House, Mutes, OwnData, TableId } from '@harvest/server/wire'
import { command, get, post } from './api.ts'

export const clubApi = {
  house: () => get<House>('/house'),
  ownData: () => get<OwnData>('/me/data'),
  deleteMe: () => post('/me/delete'),
  mutes: (table: TableId) => get<Mutes>(`/me/mutes?table=${table}`),
  mute: (table: TableId, n: number) => post<Mutes>('/me/mutes', { table, n }),
  unmute: (mute: string) => post<Mutes>('/me/mutes/remove', { mute }),
  report: (table: TableId, n: number, note: string) => post('/reports', { table, n, note }),
  hooks: (table: TableId) => get<Hooks>(`/tables/${table}/hooks`),
  addHook: (table: TableId, wish: AddHook) => post<Hooks>(`/tables/${table}/hooks`, wish),
  removeHook: (table: TableId, hook: string) => post<Hooks>(`/tables/${table}/hooks/remove`, { hook }),
  testHook: (table: TableId, hook: string) => post(`/tables/${table}/hooks/test`, { hook }),
  hush: (table: TableId, hushed: boolean) => command('hush', table, { hushed }),
}
