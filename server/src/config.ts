/**
 * Everything that can be set from outside, in one list: name of the environment variable, default, meaning.
 * docs/self-hosting.md holds the same list as a table, and a test compares the two.
 */

interface NumberSetting {
  readonly env: string
  readonly default: number
  readonly min: number
  readonly max: number
  readonly doc: string
}

/** What a text must be, where not any will do. */
interface Form {
  readonly words: string
  fits(given: string): boolean
}

interface TextSetting {
  readonly env: string
  readonly default: string
  readonly doc: string
  readonly form?: Form
}

interface FlagSetting {
  readonly env: string
  readonly default: boolean
  readonly doc: string
}

type Setting = NumberSetting | TextSetting | FlagSetting

const number = (env: string, def: number, min: number, max: number, doc: string): NumberSetting => ({
  env,
  default: def,
  min,
  max,
  doc,
})
const text = (env: string, def: string, doc: string, form?: Form): TextSetting => ({
  env,
  default: def,
  doc,
  ...(form ? { form } : {}),
})
const flag = (env: string, def: boolean, doc: string): FlagSetting => ({ env, default: def, doc })

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']
const logLevel: Form = {
  words: 'fatal, error, warn, info, debug or silent',
  fits: (given) => LEVELS.includes(given),
}
const webAddress: Form = {
  words: 'an address with http:// or https:// before it',
  // Without these it might still be read as an address, of a kind that no browser names as its origin.
  fits: (given) => /^https?:\/\//.test(given) && URL.canParse(given),
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const settings = {
  port: number('PORT', 3000, 0, 65535, 'Port to listen on; 0 takes any free one.'),
  host: text('HOST', '', 'Address to listen on; empty for all.'),
  dataDir: text('DATA_DIR', './data', 'Folder of the SQLite database.'),
  newDatabase: flag(
    'NEW_DATABASE',
    false,
    'Begin anew where the database of `DATA_DIR` is gone, instead of refusing to start. Meant for one start.',
  ),
  checkpointEvery: number(
    'CHECKPOINT_EVERY',
    2500,
    1,
    1e6,
    'SQLite: writes between two times that its log is carried over into the file.',
  ),
  databaseUrl: text('DATABASE_URL', '', 'PostgreSQL to use instead of SQLite.'),
  databasePool: number(
    'DATABASE_POOL',
    10,
    1,
    1000,
    'PostgreSQL: connections of one process; one more listens.',
  ),
  databaseTimeout: number(
    'DATABASE_TIMEOUT_MS',
    5 * SECOND,
    100,
    MINUTE,
    'PostgreSQL: a statement, or the wait for a connection, is given up after this.',
  ),
  publicUrl: text(
    'PUBLIC_URL',
    '',
    'Where people reach the server, such as `https://table.example`. With https, cookies are Secure.',
    webAddress,
  ),
  trustProxy: flag(
    'TRUST_PROXY',
    false,
    'Believe `X-Forwarded-For` and `-Proto`. Only behind a reverse proxy that sets them.',
  ),
  webDir: text('WEB_DIR', '', 'Folder of the built web client; empty for `web/dist` of this project.'),
  logLevel: text('LOG_LEVEL', 'info', `${logLevel.words}. \`debug\` has a line a request.`, logLevel),
  metricsToken: text(
    'METRICS_TOKEN',
    '',
    '`/metrics` wants it as a bearer token. Without one only this machine is answered.',
  ),

  botThreads: number(
    'BOT_THREADS',
    0,
    0,
    64,
    'Threads for bots; 0 for one less than the machine has, at least one.',
  ),
  botPace: number(
    'BOT_PACE_MS',
    900,
    0,
    MINUTE,
    'Bots answer after a multiple of this, however long they thought.',
  ),
  botThink: number(
    'BOT_THINK_MS',
    5 * SECOND,
    10,
    MINUTE,
    'A bot that thinks longer than this moves at random.',
  ),
  absenceVote: number(
    'ABSENCE_VOTE_MS',
    MINUTE,
    0,
    DAY,
    'After this time away others may vote for a bot in the seat.',
  ),
  absenceHost: number(
    'ABSENCE_HOST_MS',
    10 * MINUTE,
    0,
    30 * DAY,
    'After this time away the host alone may decide it.',
  ),
  staleAfter: number(
    'STALE_AFTER_MS',
    7 * DAY,
    MINUTE,
    3650 * DAY,
    'Tables that never started are closed after this.',
  ),

  abandonedAfter: number(
    'ABANDONED_AFTER_MS',
    7 * DAY,
    MINUTE,
    3650 * DAY,
    'Games in which nothing has happened for this long no longer count as being played; they can still go on.',
  ),

  maxBody: number(
    'MAX_BODY_BYTES',
    32 * 1024,
    1024,
    1 << 20,
    'Largest request body, beyond it 413, and largest frame of a socket.',
  ),
  maxBuffered: number(
    'MAX_BUFFERED_BYTES',
    1 << 20,
    1 << 12,
    1 << 28,
    'A socket with more unread bytes than this is dropped.',
  ),
  heartbeat: number(
    'HEARTBEAT_MS',
    25 * SECOND,
    100,
    HOUR,
    'Sockets are pinged this often, and dropped when they did not answer.',
  ),
  maxTables: number('MAX_TABLES', 20_000, 1, 1e9, 'Tables open or being played on the whole server.'),
  maxTablesPerGuest: number(
    'MAX_TABLES_PER_GUEST',
    100,
    1,
    1e9,
    'Tables open or being played with one person.',
  ),
  maxLoaded: number(
    'MAX_LOADED_TABLES',
    500,
    1,
    1e9,
    'Tables kept in memory; those nobody looks at leave first.',
  ),
  maxConnectionsPerIp: number(
    'MAX_CONNECTIONS_PER_IP',
    1000,
    1,
    1e9,
    'Connections from one address, sockets included. Not counted behind a proxy, where all are the proxy’s.',
  ),
  maxSockets: number('MAX_SOCKETS', 10_000, 1, 1e9, 'Sockets on the whole server.'),
  maxSocketsPerIp: number('MAX_SOCKETS_PER_IP', 100, 1, 1e9, 'Sockets from one address.'),
  maxSocketsPerGuest: number('MAX_SOCKETS_PER_GUEST', 20, 1, 1e9, 'Sockets of one person.'),
  maxSubscriptions: number('MAX_SUBSCRIPTIONS', 8, 1, 1000, 'Tables one socket may follow.'),
  maxWatchers: number('MAX_WATCHERS', 200, 1, 1e9, 'Watchers of one table.'),
  maxDevices: number(
    'MAX_DEVICES',
    10,
    1,
    1000,
    'Devices of one person; one more logs the longest unused out.',
  ),
  maxChatKept: number('MAX_CHAT_KEPT', 1000, 1, 1e6, 'Chat lines kept of one table.'),
  maxChatText: number('MAX_CHAT_TEXT', 500, 1, 10_000, 'Characters in one chat line.'),

  ratePerIp: number(
    'RATE_PER_IP',
    100,
    0,
    1e9,
    'Requests a second from one address, ten times that at once; 0 for no limit.',
  ),
  ratePerGuest: number(
    'RATE_PER_GUEST',
    20,
    0,
    1e9,
    'Commands a second of one person, five times that at once; 0 for no limit.',
  ),
  rateGuests: number(
    'RATE_NEW_GUESTS',
    60,
    0,
    1e9,
    'New identities and tried codes an hour from one address; 0 for no limit.',
  ),
  rateTables: number(
    'RATE_TABLES',
    100,
    0,
    1e9,
    'New tables an hour from one address, as many at once; 0 for no limit.',
  ),
  rateChat: number('RATE_CHAT', 30, 0, 1e9, 'Chat lines a minute of one person; 0 for no limit.'),
  rateFrames: number(
    'RATE_FRAMES',
    10,
    0,
    1e9,
    'Frames a second from one socket that are no commands, ten times that at once; 0 for no limit.',
  ),
  ratePast: number(
    'RATE_PAST',
    2,
    0,
    1e9,
    'Looks back at a game, a second from one address; ten times that at once, and what was just looked at counts a tenth; 0 for no limit.',
  ),
} satisfies { [name: string]: Setting }

type Value<S> = S extends NumberSetting ? number : S extends FlagSetting ? boolean : string

export type Config = { readonly [K in keyof typeof settings]: Value<(typeof settings)[K]> }

/** The configuration from environment variables; throws with a sentence that names the variable at fault. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const out: Record<string, number | boolean | string> = {}
  for (const [name, setting] of Object.entries(settings) as [string, Setting][]) {
    const given = env[setting.env]
    out[name] = given === undefined || given === '' ? setting.default : parseSetting(setting, given)
  }
  return out as unknown as Config
}

function parseSetting(setting: Setting, given: string): number | boolean | string {
  if (typeof setting.default === 'string') {
    const { form } = setting as TextSetting
    if (form && !form.fits(given)) throw new Error(`${setting.env} is ${form.words}, not "${given}"`)
    return given
  }
  if (typeof setting.default === 'boolean') {
    if (given === '1' || given === 'true') return true
    if (given === '0' || given === 'false') return false
    throw new Error(`${setting.env} is true or false, not "${given}"`)
  }
  const { min, max } = setting as NumberSetting
  const value = Number(given)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${setting.env} is a whole number from ${min} to ${max}, not "${given}"`)
  return value
}

/** The list of settings as a Markdown table, for docs/self-hosting.md. */
export function settingsTable(): string {
  const rows = Object.values(settings as Record<string, Setting>).map(
    (setting) =>
      `| \`${setting.env}\` | ${setting.default === '' ? '' : `\`${setting.default}\``} | ${setting.doc} |`,
  )
  return ['| variable | default | |', '|---|---|---|', ...rows].join('\n')
}
