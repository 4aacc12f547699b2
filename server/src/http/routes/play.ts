import type { Viewer } from '@harvest/engine'
import { checkLimit, failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import { seatAt } from '../../tables/decide.ts'
import { logOf, recordText, replayText, viewAt, type Spend } from '../../tables/history.ts'
import { decideMoves, decideUndo, freshView } from '../../tables/play.ts'
import type { TableState } from '../../tables/state.ts'
import { execute } from '../command.ts'
import { readTable } from '../read-table.ts'
import type { Ask, Route } from '../route.ts'
import { body, query } from '../schemas.ts'

const PLAY_ANSWERS = {
  200: '{ n, at, decision, over, frames? }: done, and on disk; frames for the page that the header x-page names',
  403: 'not your seat, or a bot plays it',
  409: '{ error, fresh }: the question has changed',
  422: 'against a rule, or the id belongs to another command',
  503: 'not stored, or not known yet: repeat it under the same id',
}

export const playRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/tables/:table/moves',
    summary: 'Make one to ten moves, all or none',
    body: body.moves,
    answers: PLAY_ANSWERS,
    command: (ask) =>
      execute(ask, 'moves', (state) => decideMoves(state, ask.person, ask.body as wire.PlayMoves)),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/undo',
    summary: 'Take back the own last step, or the turn',
    body: body.undo,
    answers: PLAY_ANSWERS,
    command: (ask) =>
      execute(ask, 'undo', (state) => decideUndo(state, ask.person, ask.body as wire.UndoMoves)),
  },
  {
    method: 'GET',
    url: '/api/tables/:table/view',
    open: true,
    summary: 'The position as a seat of one’s own or a watcher may know it, now or after `at` public steps',
    query: query.view,
    answers: { 200: '{ n, update }', 403: 'not your seat' },
    async handle(ask): Promise<wire.Numbered> {
      const { state } = await readTable(ask)
      if (ask.query.at === undefined) return freshView(state, viewerOf(ask, state))
      return viewAt(state, viewerOf(ask, state), Number(ask.query.at), spendOf(ask))
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/log',
    open: true,
    summary: 'What happened, as the viewer may know it',
    query: query.look,
    answers: { 200: '{ lines }' },
    async handle(ask): Promise<wire.Log> {
      const { state } = await readTable(ask)
      return logOf(state, viewerOf(ask, state), spendOf(ask))
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/replay',
    open: true,
    summary: 'Every position: entry k is the one after k public steps',
    query: query.look,
    answers: { 200: '{ updates }' },
    async handle(ask): Promise<Buffer> {
      const { state } = await readTable(ask)
      const text = replayText(state, viewerOf(ask, state), spendOf(ask))
      void ask.reply.type('application/json; charset=utf-8')
      return text
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/record',
    open: true,
    summary: 'After the end: the whole record with its seed, one JSON a line',
    query: query.none,
    answers: { 200: 'application/x-ndjson', 409: 'the game is still being played' },
    async handle(ask): Promise<string> {
      const { state } = await readTable(ask)
      const text = recordText(state, spendOf(ask))
      const file = `${state.offer.game.id}-${state.id.slice(0, 6)}.ndjson`
      void ask.reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="${file}"`)
      return text
    },
  },
]

/** Looking back takes long, so that only so much of it is done for one address. */
function spendOf({ core, request }: Ask): Spend {
  return () => checkLimit(core.limits.past.take(request.ip))
}

/** Through whose eyes: during the game only one's own, after it anybody's. */
function viewerOf(ask: Ask, state: TableState): Viewer {
  if (ask.query.seat === undefined) return 'watcher'
  const seat = Number(ask.query.seat)
  const { guest } = seatAt(state, seat)
  const own = ask.person !== null && guest === ask.person.guest
  if (!own && state.status !== 'finished') throw failed('notYourSeat')
  return seat
}
