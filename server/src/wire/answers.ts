/**
 * The JSON that comes back from each question and command when all goes well. The API's description is generated from
 * this (`npm run answers`), and the tests check every answer against it.
 */
import type * as wire from '../wire.ts'

/** Done, with nothing else to say. */
export type Done = Readonly<Record<never, never>>

type Action = Exclude<wire.AdminAction, 'invite'>

export interface Answers extends Readonly<Record<`POST /api/admin/${Action}`, Done>> {
  'GET /api/me': wire.Me
  'POST /api/me': wire.Me
  'POST /api/me/link': wire.LinkCode
  'POST /api/link': wire.Me
  'GET /api/me/devices': { readonly devices: readonly wire.Device[] }
  'POST /api/me/devices/close': Done
  'GET /api/addresses': wire.OwnAddresses
  'GET /api/me/tables': wire.MyTables
  'GET /api/house': wire.House
  'GET /api/me/data': wire.OwnData
  'POST /api/me/delete': Done
  'GET /api/me/mutes': wire.Mutes
  'POST /api/me/mutes': wire.Mutes
  'POST /api/me/mutes/remove': wire.Mutes
  'POST /api/reports': Done
  'GET /api/me/notices': wire.NoticeChoices
  'POST /api/me/notices': wire.NoticeChoices
  'POST /api/me/notices/pace': wire.NoticeChoices
  'POST /api/me/notices/remove': wire.NoticeChoices
  'POST /api/me/notices/test': Done
  'POST /api/me/notices/renew-feed': wire.NoticeChoices
  'GET /api/tables/:table/hooks': wire.Hooks
  'POST /api/tables/:table/hooks': wire.Hooks
  'POST /api/tables/:table/hooks/remove': wire.Hooks
  'POST /api/tables/:table/hooks/test': Done
  'GET /api/games': { readonly games: readonly wire.GameInfo[] }
  'GET /api/tables': wire.TableList
  'GET /api/tables/:table': wire.TableAnswer
  'GET /api/tables/:table/variant': wire.VariantAnswer
  'GET /api/tables/:table/chat': wire.ChatLines
  'GET /api/tables/:table/view': wire.Numbered
  'GET /api/tables/:table/log': wire.Log
  'GET /api/tables/:table/replay': wire.Replay
  'GET /api/tables/:table/story': wire.StoryAnswer
  'GET /api/tables/:table/advice': wire.Advised
  'GET /api/tables/:table/chances': wire.Chances
  'GET /api/tables/:table/plan': wire.PlanStart
  'GET /api/tables/:table/orders': wire.OrderChoices
  'POST /api/tables': wire.Created
  'POST /api/tables/:table/moves': wire.PlayAnswer
  'POST /api/tables/:table/undo': wire.PlayAnswer
  'POST /api/tables/:table/go': Done
  'POST /api/tables/:table/join': wire.Seated
  'POST /api/tables/:table/leave': wire.Seated
  'POST /api/tables/:table/start': Done
  'POST /api/tables/:table/hush': Done
  'POST /api/tables/:table/rematch': wire.Created
  'POST /api/tables/:table/bot': Done
  'POST /api/tables/:table/return': Done
  'POST /api/tables/:table/vote': { readonly passed: boolean }
  'POST /api/tables/:table/host': Done
  'POST /api/tables/:table/holiday': { readonly left: number }
  'POST /api/tables/:table/order': wire.SeatOrders
  'POST /api/tables/:table/withdraw': wire.SeatOrders
  'POST /api/tables/:table/chat': { readonly n: number }
  'POST /api/tables/:table/coach': Done
  'POST /api/admin/enter': Done
  'POST /api/admin/exit': Done
  'GET /api/admin': wire.AdminOverview
  'GET /api/admin/tables': { readonly tables: readonly wire.AdminTable[]; readonly more: boolean }
  'GET /api/admin/people': { readonly people: readonly wire.AdminPerson[]; readonly more: boolean }
  'GET /api/admin/sanctions': { readonly sanctions: readonly wire.Sanction[] }
  'GET /api/admin/invitations': { readonly invitations: readonly wire.Invitation[] }
  'GET /api/admin/reports': { readonly reports: readonly wire.Report[] }
  'GET /api/admin/chat': { readonly lines: readonly wire.AdminLine[] }
  'GET /api/admin/audit': wire.Audit
  'POST /api/admin/invite': wire.Invited
  /** Anything that failed. */
  failure: wire.Failure
}
