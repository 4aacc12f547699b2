/**
 * Two server processes on one PostgreSQL get commands for the same decision at the same moment, through any door. Two different
 * ones: exactly one wins, and the other is 409 with the fresh state. The same one twice: it is done once, and
 * both give the same answer.
 *
 *   npm run check:postgres -- race [rounds]
 */
import { isDeepStrictEqual } from 'node:util'
import { FastRng } from '@harvest/engine'
import type { Created, Failure, Numbered, PlayAnswer } from '../src/wire.ts'
import { TestPostgres } from '../test/support/postgres.ts'
import { Person, readHeld, ServerProcess, type Answer } from './postgres-servers.ts'

export interface RaceReport {
  readonly rounds: number
  /** How often each process won when the two commands were different. */
  readonly wins: readonly [number, number]
  /** How often the same command was done once and answered alike by both. */
  readonly alike: number
  readonly seconds: number
  readonly faults: readonly string[]
}

interface Question {
  readonly table: string
  readonly seat: number
  readonly update: Numbered['update']
}

class Race {
  private readonly urls: readonly [string, string]
  private readonly person: Person
  private readonly rng: FastRng
  readonly faults: string[] = []
  readonly wins: [number, number] = [0, 0]
  alike = 0
  /** How many rows each command must have, by `table id`. */
  readonly expected = new Map<string, number>()
  private readonly games: readonly string[]
  private table: string | null = null
  private made = 0
  private sent = 0

  constructor(urls: readonly [string, string], person: Person, games: readonly string[], seed: number) {
    this.urls = urls
    this.person = person
    this.games = games
    this.rng = new FastRng(seed)
  }

  async round(): Promise<void> {
    const question = await this.nextQuestion()
    if (this.rng.chance(2) === 0) await this.raceTwo(question)
    else await this.raceOne(question)
  }

  /** Two different commands. */
  private async raceTwo(question: Question): Promise<void> {
    const { table } = question
    const commands = [this.command(question), this.command(question)] as const
    const answers = await this.both(table, commands)
    const [first, second] = answers.map(({ status }) => status)
    if (!((first === 200 && second === 409) || (first === 409 && second === 200)))
      return void this.faults.push(`two commands: ${answers.map(describe).join(' and ')}`)
    const winner = first === 200 ? 0 : 1
    this.wins[winner]++
    this.expected.set(`${table} ${commands[winner].id}`, 1)
    this.expected.set(`${table} ${commands[1 - winner]!.id}`, 0)
    const { fresh } = JSON.parse(answers[1 - winner]!.text) as Failure
    const now = await this.view(winner, question)
    if (!isDeepStrictEqual(fresh, now)) this.faults.push('the state that came with 409 is not the fresh one')
    const { decision } = JSON.parse(answers[winner]!.text) as PlayAnswer
    if (now.update.decision !== decision) this.faults.push('the winner’s answer is not what followed')
  }

  /** The same command to both. */
  private async raceOne(question: Question): Promise<void> {
    const { table } = question
    const command = this.command(question)
    const [first, second] = await this.both(table, [command, command])
    if (first.status !== 200 || second.status !== 200 || first.text !== second.text)
      return void this.faults.push(`the same command twice: ${describe(first)} and ${describe(second)}`)
    this.alike++
    this.expected.set(`${table} ${command.id}`, 1)
  }

  private both(table: string, commands: readonly [object, object]): Promise<readonly [Answer, Answer]> {
    const post = (to: 0 | 1): Promise<Answer> => {
      const door = this.rng.chance(2) === 0 ? 'http' : 'socket'
      return this.person.send(this.urls[to], 'POST', `/api/tables/${table}/moves`, commands[to], door)
    }
    // Neither is always the first to be sent.
    if (this.rng.chance(2) === 0) return Promise.all([post(0), post(1)])
    return Promise.all([post(1), post(0)]).then(([second, first]) => [first, second] as const)
  }

  private command({ seat, update }: Question) {
    const { move } = update.offers[this.rng.chance(update.offers.length)]!
    return { id: `race-move-${++this.sent}`, seat, decision: update.decision, moves: [move] }
  }

  /** What is asked at the table now, as one of both processes sees it; a new table when the game is over. */
  private async nextQuestion(): Promise<Question> {
    const from = this.urls[this.rng.chance(2)]!
    for (;;) {
      this.table ??= await this.makeTable(from)
      const { table } = this
      const { update } = await this.person.get<Numbered>(from, `/api/tables/${table}/view?seat=0`)
      const seat = update.waiting[0]
      if (seat === 0) return { table, seat, update }
      if (seat !== undefined) {
        const own = await this.person.get<Numbered>(from, `/api/tables/${table}/view?seat=${seat}`)
        return { table, seat, update: own.update }
      }
      this.table = null
    }
  }

  private view(at: 0 | 1, { table, seat }: Question): Promise<Numbered> {
    return this.person.get<Numbered>(this.urls[at], `/api/tables/${table}/view?seat=${seat}`)
  }

  leave(): void {
    this.person.leave()
  }

  private async makeTable(url: string): Promise<string> {
    const game = this.games[this.made++ % this.games.length]!
    const wish = { id: `make-${this.made}-table`, game, seats: ['me', 'me'], autostart: true }
    const { text } = await this.person.send(url, 'POST', '/api/tables', wish)
    return (JSON.parse(text) as Created).table
  }
}

function describe({ status, text }: Answer): string {
  return `${status} ${text.slice(0, 200)}`
}

export async function checkRace(rounds: number, seed: number): Promise<RaceReport> {
  const postgres = await TestPostgres.start()
  const servers: ServerProcess[] = []
  try {
    const database = await postgres.create()
    servers.push(...(await Promise.all([ServerProcess.start(database), ServerProcess.start(database)])))
    const urls = [servers[0]!.url, servers[1]!.url] as const
    const person = await Person.create(urls[0])
    const games = (await person.games(urls[0])).filter(({ seats }) => seats.min <= 2).map(({ id }) => id)
    const race = new Race(urls, person, games, seed)
    const begun = performance.now()
    for (let round = 0; round < rounds && race.faults.length < 20; round++) await race.round()
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    race.leave()
    const held = await readHeld(database)
    if (held.gaps > 0) race.faults.push(`${held.gaps} tables have gaps in their log`)
    for (const [key, count] of race.expected)
      if ((held.rows.get(key) ?? 0) !== count)
        race.faults.push(`a command has ${held.rows.get(key) ?? 0} rows instead of ${count}`)
    return { rounds, wins: race.wins, alike: race.alike, seconds, faults: race.faults }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}
