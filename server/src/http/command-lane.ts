/**
 * Commands to tables, past Fastify: they are most of what a server is asked, and Fastify's objects, hooks and ways to
 * read and send, made for requests of every kind, cost them a twentieth of all that a move costs. What decides about a
 * request is the same for both: the gate, the parser, the schemas, the words of failures.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'
import { failed } from '../problem.ts'
import type { Table } from '../tables/table.ts'
import type { Answers, Counted } from './answers.ts'
import { answerTo, badForm, type Mishap } from './failures.ts'
import type { Gate } from './gate.ts'
import type { CommandAsk, CommandRoute } from './route.ts'
import { addressOf } from './security.ts'

const BEFORE_TABLE = '/api/tables/'
const IS_JSON = /^application\/json\s*(;|$)/i

/** What is wrong with the form of a body, or null. */
export type FindFault = (body: unknown) => string | null

export interface Lane {
  readonly route: CommandRoute
  readonly findFault: FindFault
}

export interface CommandLanesParts {
  readonly core: Core
  readonly gate: Gate
  readonly answers: Answers
  readonly lanes: readonly Lane[]
  /** Throws when the text is not JSON, or JSON that would change what objects are. */
  readonly parse: (text: string) => unknown
}

export class CommandLanes {
  readonly parts: CommandLanesParts
  private readonly byVerb: ReadonlyMap<string, Lane>

  constructor(parts: CommandLanesParts) {
    this.parts = parts
    this.byVerb = new Map(parts.lanes.map((lane) => [lane.route.url.split('/').at(-1)!, lane]))
  }

  /** Serve a request if it is a command to a table. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url!
    if (request.method !== 'POST' || !url.startsWith(BEFORE_TABLE)) return false
    const slash = url.indexOf('/', BEFORE_TABLE.length)
    const end = url.indexOf('?', BEFORE_TABLE.length)
    if (slash < 0 || (end >= 0 && end < slash)) return false
    const lane = this.byVerb.get(end < 0 ? url.slice(slash + 1) : url.slice(slash + 1, end))
    if (!lane) return false
    new Exchange(this.parts, lane, url.slice(BEFORE_TABLE.length, slash), request, response).begin()
    return true
  }
}

/** One request and its answer. */
class Exchange implements CommandAsk, Counted, Mishap {
  readonly method = 'POST'
  readonly begun = performance.now()
  readonly core: Core
  readonly params: { readonly table: string }
  readonly headers: IncomingHttpHeaders
  table: Table | null = null
  body: unknown = undefined
  private asker: Identity | null = null
  private readonly parts: CommandLanesParts
  private readonly lane: Lane
  private readonly request: IncomingMessage
  private readonly response: ServerResponse
  private readonly chunks: Buffer[] = []
  private size = 0

  constructor(
    parts: CommandLanesParts,
    lane: Lane,
    table: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    this.parts = parts
    this.core = parts.core
    this.lane = lane
    this.params = { table }
    this.headers = request.headers
    this.request = request
    this.response = response
  }

  get route(): string {
    return this.lane.route.url
  }

  /** Known before the body is read. */
  get person(): Identity {
    return this.asker!
  }

  begin(): void {
    const { gate, core } = this.parts
    const refused = gate.refuse(this.method, addressOf(this.request, core.config), this.headers)
    if (refused) return this.fail(refused)
    gate.identify(
      this.headers,
      (person) => this.admit(person),
      (error) => this.fail(error),
    )
  }

  private admit(person: Identity | null): void {
    const refused = this.parts.gate.refusePerson(this.lane.route, person)
    if (refused) return this.fail(refused)
    if (!IS_JSON.test(this.headers['content-type'] ?? '')) return this.fail(failed('wrongType'))
    this.asker = person
    this.request.on('data', (chunk: Buffer) => this.receive(chunk))
    this.request.on('end', () => this.run())
  }

  private receive(chunk: Buffer): void {
    this.size += chunk.length
    if (!this.isTooLarge()) this.chunks.push(chunk)
    else if (!this.response.headersSent) this.fail(failed('tooLarge'))
  }

  private isTooLarge(): boolean {
    return this.size > this.core.config.maxBody
  }

  private run(): void {
    if (this.isTooLarge()) return
    const { chunks } = this
    const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString()
    try {
      this.body = this.parts.parse(text)
      const fault = this.lane.findFault(this.body)
      if (fault !== null) return this.fail(badForm(fault))
      this.lane.route.command(this).then(
        (answer) => afterFrames(this, answer),
        (error: Error) => this.fail(error),
      )
    } catch (error) {
      this.fail(error as Error)
    }
  }

  succeed(answer: string): void {
    this.parts.answers.sendJson(this, this.response, answer)
  }

  private fail(error: Error): void {
    try {
      this.refuse(error)
    } catch (worse) {
      // It could not be put into words.
      this.refuse(worse as Error)
    }
  }

  private refuse(error: Error): void {
    const { status, headers, failure } = answerTo(error, this.core, this)
    // What is still to come of a body that is too large is not worth reading.
    const more = status === 413 ? { ...headers, connection: 'close' } : headers
    this.parts.answers.sendJson(this, this.response, JSON.stringify(failure), status, more)
  }
}

/** Exchanges whose answers are known in this turn of the event loop, each with its answer. */
let answered: { readonly exchange: Exchange; readonly answer: string }[] = []

/**
 * Answer after the frames of this turn of the event loop are written: first those who wait for the news, then
 * whoever made it. Writing frames and answers by turns costs a twentieth more.
 */
function afterFrames(exchange: Exchange, answer: string): void {
  if (answered.push({ exchange, answer }) === 1) process.nextTick(answerAll)
}

function answerAll(): void {
  const all = answered
  answered = []
  for (const { exchange, answer } of all) exchange.succeed(answer)
}
