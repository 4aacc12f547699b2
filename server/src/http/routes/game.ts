/** Questions about a game, each answered through the asker's own projection. */
import { FastRng } from '@harvest/engine'
import { random32 } from '../../chance.ts'
import { pickLanguage, serverText } from '../../doors/language.ts'
import { checkLimit } from '../../problem.ts'
import type { Projection, Spend } from '../../tables/projection.ts'
import type * as wire from '../../wire.ts'
import { query } from '../forms.ts'
import type { Ask, AskOfPerson, Route } from '../route.ts'
import { lookAtTable } from './look-at-table.ts'
import { viewAfter } from './wait-for-news.ts'

export const gameRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/tables/:table/view',
    open: true,
    summary:
      'The position as your seat or a watcher sees it: now, after `at` public steps, or as soon as `n` is no longer `after`',
    query: query.view,
    answers: { 200: '{ n, update }; with `after`, within 25 seconds', 403: 'not your seat' },
    async handle(ask): Promise<wire.Numbered> {
      const { at, after } = ask.query
      if (at === undefined && after !== undefined) return viewAfter(ask)
      return look(ask, (seen, spend) => (at === undefined ? seen.now() : seen.at(Number(at), spend)))
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/log',
    open: true,
    summary: 'What happened, as far as the viewer may know',
    query: query.look,
    answers: { 200: '{ lines }' },
    handle: (ask): Promise<wire.Log> => look(ask, (seen, spend) => seen.log(spend)),
  },
  {
    method: 'GET',
    url: '/api/tables/:table/replay',
    open: true,
    summary: 'Every position: entry k is the one after k public steps',
    query: query.look,
    answers: { 200: '{ updates }' },
    async handle(ask): Promise<Uint8Array> {
      const bytes = await look(ask, (seen, spend) => seen.replay(spend))
      void ask.reply.type('application/json; charset=utf-8')
      return bytes
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/story',
    open: true,
    summary:
      'After the end: points by source, round by round, and whatever else the game counts for each seat',
    query: query.none,
    answers: { 200: '{ story }; null in a game that counts nothing', 409: 'the game is still being played' },
    handle: (ask): Promise<wire.StoryAnswer> => look(ask, (seen, spend) => seen.story(spend)),
  },
  {
    method: 'GET',
    url: '/api/tables/:table/advice',
    summary: 'What the coach says about your seat’s decision: the best moves, with chances and reasons',
    query: query.advice,
    answers: {
      200: '{ decision, advice: [{ move, wins, points, line, reason }] }, best first',
      403: 'not your seat, or somebody doesn’t want a coach',
      409: 'your seat has nothing to decide',
      503: 'the coach is busy',
    },
    handle: askCoach,
  },
  {
    method: 'GET',
    url: '/api/tables/:table/chances',
    summary: 'How likely everybody is to win, as far as your seat can know',
    query: query.advice,
    answers: {
      200: '{ chances }, by seat from 0 to 1',
      403: 'not your seat, or somebody doesn’t want a coach',
      409: 'no game is being played, or a bot is playing for you',
      503: 'the coach is busy',
    },
    handle: askChances,
  },
  {
    method: 'GET',
    url: '/api/tables/:table/plan',
    open: true,
    summary:
      'A position to play on from in private, now or after `at` public steps: whatever your seat or a watcher can’t know is dealt anew each time',
    query: query.view,
    answers: {
      200: '{ of, game, version, options, seats, coach, state }',
      403: 'not your seat',
      409: 'the game is over at that point',
    },
    handle: (ask): Promise<wire.PlanStart> =>
      look(ask, (seen, spend) =>
        seen.plan(ask.query.at === undefined ? null : Number(ask.query.at), spend, new FastRng(random32())),
      ),
  },
  {
    method: 'GET',
    url: '/api/tables/:table/orders',
    summary: 'Your standing orders for a seat, and what you can make new ones from, in words',
    query: query.advice,
    answers: {
      200: '{ standing, ended, phases: [{ phase, name, choices: [{ words, moves }] }], parts: [{ part, title }] }',
      403: 'not your seat',
      409: 'no game is being played',
    },
    handle: listOrders,
  },
  {
    method: 'GET',
    url: '/api/tables/:table/record',
    open: true,
    summary: 'After the end: the whole record with its seed, one JSON object per line',
    query: query.none,
    answers: { 200: 'application/x-ndjson', 409: 'the game is still being played' },
    async handle(ask): Promise<string> {
      const { text, file } = await look(ask, (seen, spend) => seen.record(spend))
      void ask.reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="${file}"`)
      return text
    },
  },
]

/** Thinking takes longer still, so the table is not kept waiting for it. */
async function askCoach(ask: AskOfPerson): Promise<wire.Advised> {
  const { core, person, query: asked } = ask
  const question = await lookAtTable(ask, (table) => table.coachQuestion(person.guest, Number(asked.seat)))
  checkLimit(core.limits.coach.take(person.guest))
  return core.coach.advise(person.guest, question)
}

async function askChances(ask: AskOfPerson): Promise<wire.Chances> {
  const { core, person, query: asked } = ask
  const question = await lookAtTable(ask, (table) => table.chancesQuestion(person.guest, Number(asked.seat)))
  checkLimit(core.limits.chances.take(person.guest))
  return core.coach.foresee(person.guest, question)
}

/** To find out takes a while, so only a limited amount of it is done for one person. */
function listOrders(ask: AskOfPerson): Promise<wire.OrderChoices> {
  const { core, person, query: asked, request } = ask
  const seat = Number(asked.seat)
  const language = pickLanguage(request.headers['accept-language'])
  return lookAtTable(ask, (table) => {
    table.checkOwner(person.guest, seat)
    checkLimit(core.limits.past.take(request.network, `orders ${table.id} ${seat}`))
    return table.orders.choices(person.guest, seat, language, table.names(serverText(language)))
  })
}

/** Looking back takes long, so only a limited amount of it is done for one address. */
function look<T>(ask: Ask, read: (seen: Projection, spend: Spend) => T): Promise<T> {
  const { core, person, query: asked, request } = ask
  const seat = asked.seat === undefined ? null : Number(asked.seat)
  return lookAtTable(ask, (table) => {
    const viewer = table.viewerFor(person?.guest ?? null, seat)
    return read(table.as(viewer), (what) => checkLimit(core.limits.past.take(request.network, what)))
  })
}
