/** `npm run check:clocks`: what 5,000 tables with running clocks cost a server while nothing happens. */
import { setTimeout as delay } from 'node:timers/promises'
import { games } from '@harvest/bots'
import { creationOf } from '../src/tables/append.ts'
import type { TableRow } from '../src/tables/rows.ts'
import { newTable } from '../src/tables/tables.ts'
import { checkFolder, checkServer, removeFolder } from './harness.ts'

const TABLES = 5_000
const SECONDS = 30
const ALLOWED = 1

const folder = checkFolder()
const server = await checkServer(games, { folder })
try {
  const { core } = server
  const game = games[0]!.game
  const { identity } = await core.people.create('Ada', '')
  const me = { kind: 'person', guest: identity.guest, name: identity.name } as const
  const created: TableRow = {
    kind: 'created',
    host: identity.guest,
    hostName: identity.name,
    game: game.id,
    options: {},
    seats: [me, me],
    public: false,
    name: '',
    autostart: true,
    pace: {
      kind: 'days',
      hours: 24,
      off: ['nights'],
      zone: 'Europe/Berlin',
      leave: 3,
      late: { then: 'turn', level: 'random' },
    },
  }
  for (let made = 0; made < TABLES; made++) {
    const started: TableRow = {
      kind: 'started',
      version: game.version,
      seed: String(made).padStart(64, '0'),
    }
    const { part } = creationOf(newTable(), [created, started], core.tables.games, core.clock.now(), null)
    await core.storage.append([part])
  }
  await delay(5_000)
  const before = process.cpuUsage()
  await delay(SECONDS * 1000)
  const { user, system } = process.cpuUsage(before)
  const percent = (user + system) / 10_000 / SECONDS
  process.stdout.write(
    `${TABLES} tables with clocks, ${SECONDS} s with nothing to do: ${percent.toFixed(2)} % of a core\n`,
  )
  if (percent >= ALLOWED) process.exitCode = 1
} finally {
  await server.end()
  removeFolder(folder)
}
