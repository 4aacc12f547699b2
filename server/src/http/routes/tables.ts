import { answerAgain, digestOf } from '../../digest.ts'
import { checkLimit, failed } from '../../problem.ts'
import { cleanLine, cleanTitle } from '../../people/names.ts'
import type * as wire from '../../wire.ts'
import {
  decideBotIn,
  decideJoin,
  decideLeave,
  decideRematch,
  decideReturn,
  decideStart,
  decideVote,
} from '../../tables/decide.ts'
import { cardOf, isAmongTablesOf, youAt } from '../../tables/look.ts'
import { listOwn } from '../../tables/state.ts'
import { execute, openTable } from '../command.ts'
import { readTable } from '../read-table.ts'
import type { Ask, AskOfPerson, Route } from '../route.ts'
import { body, query } from '../schemas.ts'

const PAGE = 50
const CHAT_PAGE = 100

export const tableRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/games',
    open: true,
    summary: 'The games there are, with their options and bots',
    query: query.none,
    answers: { 200: '{ games }' },
    handle: async ({ core }) => ({ games: listGames(core.tables) }),
  },
  {
    method: 'GET',
    url: '/api/tables',
    open: true,
    summary: 'Public tables, newest first',
    query: query.list,
    answers: { 200: '{ tables, next }: pass `next` as `before` for the next page' },
    handle: listTables,
  },
  {
    method: 'POST',
    url: '/api/tables',
    summary: 'Make a table',
    body: body.create,
    answers: { 201: '{ table }', 422: 'the game does not have such options or so many seats' },
    async handle({ core, person, body: asked, reply }): Promise<wire.Created> {
      const wish = asked as wire.CreateTable
      const created = await core.tables.create(
        person,
        wish,
        cleanTitle(wish.name ?? ''),
        digestOf('create', wish),
      )
      void reply.status(201)
      return created
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table',
    open: true,
    summary: 'A table: who sits there, what it waits for',
    query: query.none,
    answers: { 200: '{ table, you }' },
    async handle(ask): Promise<wire.TableAnswer> {
      const table = await readTable(ask)
      return { table: table.info(), you: youAt(table.state, ask.person?.guest ?? null) }
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/join',
    summary: 'Sit down where a seat is kept or open; again for a second seat on the same device',
    body: body.join,
    answers: { 200: '{ seats }: all that are yours', 409: 'no seat is free, or the game has begun' },
    async command(ask) {
      const { core, person } = ask
      const table = await openTable(ask)
      if (!isAmongTablesOf(table.state, person.guest)) await core.tables.checkOwnRoom(person.guest)
      return execute(ask, 'join', (state, world) =>
        decideJoin(state, person, ask.body as wire.JoinTable, world),
      )
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/leave',
    summary: 'Leave: the seat is open again, or a bot stands in once the game has begun',
    body: body.leave,
    answers: { 200: '{ seats }: all that are still yours' },
    command: (ask) =>
      execute(ask, 'leave', (state, world) =>
        decideLeave(state, ask.person, ask.body as wire.LeaveTable, world),
      ),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/start',
    summary: 'Begin the game (host)',
    body: body.start,
    answers: { 200: '{}', 409: 'seats are still open' },
    command: (ask) =>
      execute(ask, 'start', (state, world) =>
        decideStart(state, ask.person, ask.body as wire.StartTable, world),
      ),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/bot',
    summary:
      'Let a bot play: an own seat, or (host) an open one before the start, or that of somebody long away',
    body: body.bot,
    answers: { 200: '{}', 409: 'not away for long enough' },
    command: (ask) =>
      execute(ask, 'bot', (state, world) => decideBotIn(state, ask.person, ask.body as wire.BotIn, world)),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/return',
    summary: 'Take an own seat back from the bot',
    body: body.takeBack,
    answers: { 200: '{}' },
    command: (ask) =>
      execute(ask, 'return', (state) => decideReturn(state, ask.person, ask.body as wire.TakeBack)),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/vote',
    summary: 'Vote to let a bot stand in for somebody who is away',
    body: body.vote,
    answers: { 200: '{ passed }' },
    command: (ask) =>
      execute(ask, 'vote', (state, world) => decideVote(state, ask.person, ask.body as wire.Vote, world)),
  },
  {
    method: 'POST',
    url: '/api/tables/:table/rematch',
    summary: 'The same game once more, with a seat kept for each person; among bots it starts at once',
    body: body.rematch,
    answers: { 200: '{ table }' },
    async command(ask) {
      const { core, person } = ask
      const { rematch } = (await openTable(ask)).state
      if (rematch === null) await core.tables.checkRoom(person.guest)
      const id = core.tables.newId()
      return execute(ask, 'rematch', (state, world) => decideRematch(state, person, id, world))
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/chat',
    summary: 'Say something to everybody at the table',
    body: body.chat,
    answers: { 200: '{ n }' },
    handle: say,
  },
  {
    method: 'GET',
    url: '/api/tables/:table/chat',
    open: true,
    summary: 'What was said, oldest first; `before` a line number for earlier ones',
    query: query.chat,
    answers: { 200: '{ lines }' },
    async handle(ask): Promise<wire.ChatLines> {
      const table = await readTable(ask)
      const before = ask.query.before === undefined ? null : Number(ask.query.before)
      return { lines: await ask.core.storage.readChat(table.id, before, CHAT_PAGE) }
    },
  },
]

function listGames(tables: Ask['core']['tables']): wire.GameInfo[] {
  return [...tables.games.values()].map(({ game, text }) => ({
    id: game.id,
    version: game.version,
    name: game.name,
    tagline: { en: text.en.tagline, de: text.de.tagline },
    seats: game.seats,
    options: game.options as wire.GameInfo['options'],
    levels: tables.levels,
    rules: Object.fromEntries(game.phases.flatMap(({ id, rule }) => (rule ? [[id, rule]] : []))),
  }))
}

async function listTables({ core, query: asked }: Ask): Promise<wire.TableList> {
  const [created, table] = asked.before?.split('.') ?? []
  const listed = await core.storage.listPublic({
    status: (asked.status ?? 'open') as wire.TableStatus,
    game: asked.game ?? null,
    free: asked.free === '1',
    before: created === undefined ? null : [Number(created), table!],
    limit: PAGE + 1,
  })
  const page = listed.slice(0, PAGE)
  const last = listed.length > PAGE ? page.at(-1)! : null
  return { tables: page.map(cardOf), next: last && `${last.created}.${last.table}` }
}

async function say(ask: AskOfPerson): Promise<unknown> {
  const { core, person } = ask
  const said = ask.body as wire.Say
  const text = cleanLine(said.text, core.config.maxChatText)
  if (text === null) {
    const long = said.text.length > core.config.maxChatText
    throw long ? failed('tooLarge') : failed('badRequest', { detail: 'text has no visible character' })
  }
  const table = await core.tables.get(ask.params.table)
  checkLimit(core.limits.chat.take(person.guest))
  const line = { name: person.name, seats: listOwn(table.state, person.guest), text, time: core.clock.now() }
  const command = {
    scope: table.id,
    actor: person.guest,
    id: said.id,
    digest: digestOf('chat', said),
    answer: '',
  }
  const added = await core.storage.addChat(table.id, line, core.config.maxChatKept, command)
  if (added.kind === 'done') {
    // It may have left memory and come back meanwhile.
    const followed = core.tables.peek(table.id) ?? table
    followed.said({ n: added.n, ...line })
    return { n: added.n }
  }
  return JSON.parse(answerAgain(added.command, command.digest)) as unknown
}
