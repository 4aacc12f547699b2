/**
 * Everything that can be set from outside, in one list: name of the environment variable, default, meaning.
 * docs/self-hosting.md holds the same list as a table, and a test compares the two.
 */

export interface NumberSetting {
  readonly env: string
  readonly default: number
  readonly min: number
  readonly max: number
  readonly doc: string
}

/** What a text has to look like, if not just any will do. */
interface Form {
  readonly words: string
  fits(given: string): boolean
}

export interface TextSetting {
  readonly env: string
  readonly default: string
  readonly doc: string
  readonly form?: Form
}

export interface FlagSetting {
  readonly env: string
  readonly default: boolean
  readonly doc: string
}

export type Setting = NumberSetting | TextSetting | FlagSetting

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
const WHO = ['everybody', 'here', 'nobody']
const whoMay: Form = {
  words: 'everybody, here or nobody',
  fits: (given) => WHO.includes(given),
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
  host: text('HOST', '', 'Address to listen on; empty means all.'),
  dataDir: text('DATA_DIR', './data', 'Folder for the SQLite database.'),
  newDatabase: flag(
    'NEW_DATABASE',
    false,
    'Start with an empty database if the one in `DATA_DIR` is gone, instead of refusing to start. Set it for one start only.',
  ),
  checkpointEvery: number(
    'CHECKPOINT_EVERY',
    2500,
    1,
    1e6,
    'SQLite: how many writes go into its log before they’re moved into the file.',
  ),
  databaseUrl: text('DATABASE_URL', '', 'PostgreSQL to use instead of SQLite.'),
  databasePool: number(
    'DATABASE_POOL',
    10,
    1,
    1000,
    'PostgreSQL: connections per process, plus one that listens.',
  ),
  databaseTimeout: number(
    'DATABASE_TIMEOUT_MS',
    5 * SECOND,
    100,
    MINUTE,
    'PostgreSQL: give up on a statement, or on waiting for a connection, after this.',
  ),
  publicUrl: text(
    'PUBLIC_URL',
    '',
    'Where people reach the server, for example `https://table.example`. With https, cookies are Secure.',
    webAddress,
  ),
  trustProxy: flag(
    'TRUST_PROXY',
    false,
    'Trust `X-Forwarded-For` and `-Proto`. Only behind a reverse proxy that sets them.',
  ),
  webDir: text('WEB_DIR', '', 'Folder with the built web client; empty means `web/dist` in this project.'),
  logLevel: text('LOG_LEVEL', 'info', `${logLevel.words}. \`debug\` logs every request.`, logLevel),
  smtpUrl: text(
    'SMTP_URL',
    '',
    'The mail server for turn notifications, for example `smtps://name:password@mail.example`. Without one, nobody can choose email. Links in emails begin with `PUBLIC_URL`.',
  ),
  mailFrom: text('MAIL_FROM', 'Harvest Table <table@localhost>', 'Who these emails come from.'),
  hookHosts: text(
    'HOOK_HOSTS',
    '',
    'Hosts that notifications may go to even though they aren’t public or don’t use https, such as a chat server of your own; separated by commas.',
  ),
  metricsToken: text(
    'METRICS_TOKEN',
    '',
    'The bearer token for `/metrics`. Without one, only this machine gets an answer.',
  ),

  botThreads: number(
    'BOT_THREADS',
    0,
    0,
    64,
    'Threads for bots; 0 means one fewer than the machine has, but at least one.',
  ),
  botPace: number(
    'BOT_PACE_MS',
    10,
    0,
    MINUTE,
    'How long bots take to answer, or a multiple of it if they think for longer, so that the time says nothing about their cards; 0 means at once.',
  ),
  botAlonePace: number(
    'BOT_ALONE_PACE_MS',
    3 * SECOND,
    0,
    DAY,
    'How long bots wait before each move once nobody plays their own seat any more, so that people who come back find their game still going.',
  ),
  orderLeast: number(
    'ORDER_LEAST_MS',
    2 * SECOND,
    0,
    MINUTE,
    'Shortest delay before an order is carried out.',
  ),
  orderMost: number(
    'ORDER_MOST_MS',
    8 * SECOND,
    0,
    5 * MINUTE,
    'Longest delay before an order is carried out. It’s random in between, so that it looks like a move made by hand.',
  ),
  botTime: number(
    'BOT_MS',
    SECOND,
    1,
    MINUTE,
    'How long a strong bot may think about one move, as long as that’s at most a quarter of `BOT_THINK_MS`. While other bots wait for a thread it gets less, down to a tenth of a second.',
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
    'Once someone has been away this long, the others can vote to let a bot play for them. In games over days, they can once that player’s time has run out.',
  ),
  absenceHost: number(
    'ABSENCE_HOST_MS',
    10 * MINUTE,
    0,
    30 * DAY,
    'Once someone has been away this long, the host can decide that alone, and somebody else can become the host.',
  ),
  outageAfter: number(
    'OUTAGE_AFTER_MS',
    30 * SECOND,
    10 * SECOND,
    3650 * DAY,
    'If the server was down for longer than this, that time doesn’t count on anyone’s clock.',
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
    'A game where nothing has happened for this long no longer counts as being played, though people can still carry on with it.',
  ),

  maxBody: number(
    'MAX_BODY_BYTES',
    32 * 1024,
    1024,
    1 << 20,
    'Largest request body (anything larger gets 413) and largest socket frame.',
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
    'Sockets are pinged this often, and dropped if they don’t answer.',
  ),
  maxTables: number('MAX_TABLES', 20_000, 1, 1e9, 'Tables open or being played on the whole server.'),
  maxTablesPerGuest: number(
    'MAX_TABLES_PER_GUEST',
    100,
    1,
    1e9,
    'Tables open or being played that one person is at.',
  ),
  variants: text(
    'VARIANTS',
    'everybody',
    'Who may play variants with their own numbers and cards: `everybody`, `here` (people at this machine; behind a proxy, set `TRUST_PROXY`) or `nobody`.',
    whoMay,
  ),
  maxVariants: number(
    'MAX_VARIANTS',
    20,
    1,
    10_000,
    'How many different variants the server loads before it needs a restart. Each takes 10 to 20 MB.',
  ),
  maxLoaded: number(
    'MAX_LOADED_TABLES',
    500,
    1,
    1e9,
    'Tables kept in memory; those nobody is looking at go first.',
  ),
  maxConnectionsPerIp: number(
    'MAX_CONNECTIONS_PER_IP',
    5000,
    1,
    1e9,
    'Connections from one address, sockets included. Not counted behind a proxy, where they all come from the proxy.',
  ),
  maxSockets: number('MAX_SOCKETS', 10_000, 1, 1e9, 'Sockets on the whole server.'),
  maxSocketsPerIp: number(
    'MAX_SOCKETS_PER_IP',
    2000,
    1,
    1e9,
    'Sockets from one address, which may be that of a whole club.',
  ),
  maxSocketsPerGuest: number('MAX_SOCKETS_PER_GUEST', 20, 1, 1e9, 'Sockets per person.'),
  maxSubscriptions: number('MAX_SUBSCRIPTIONS', 8, 1, 1000, 'Tables one socket can follow.'),
  maxWatchers: number('MAX_WATCHERS', 200, 1, 1e9, 'Watchers per table.'),
  maxDevices: number(
    'MAX_DEVICES',
    10,
    1,
    1000,
    'Devices per person; one more signs out the one that’s been idle longest.',
  ),
  maxChatKept: number('MAX_CHAT_KEPT', 1000, 1, 1e6, 'Chat lines kept per table.'),
  maxChatText: number('MAX_CHAT_TEXT', 500, 1, 10_000, 'Characters in one chat line.'),

  ratePerIp: number(
    'RATE_PER_IP',
    500,
    0,
    1e9,
    'Requests per second from one address, ten times that in a burst; 0 means no limit.',
  ),
  ratePerGuest: number(
    'RATE_PER_GUEST',
    20,
    0,
    1e9,
    'Commands per second from one person, five times that in a burst; 0 means no limit.',
  ),
  rateGuests: number(
    'RATE_NEW_GUESTS',
    1000,
    0,
    1e9,
    'New identities and codes tried per hour from one address; 0 means no limit.',
  ),
  rateTables: number(
    'RATE_TABLES',
    1000,
    0,
    1e9,
    'New tables per hour from one address, that many in a burst; 0 means no limit.',
  ),
  ratePasswords: number(
    'RATE_PASSWORDS',
    300,
    0,
    1e9,
    'Wrong club passwords per hour from one address; 0 means no limit.',
  ),
  rateMails: number(
    'RATE_MAILS',
    100,
    0,
    1e9,
    'Emails per day, asked for from one address, that ask whether somebody wants our notices; 0 means no limit. No email address gets more than three of them a day.',
  ),
  rateVariants: number(
    'RATE_VARIANTS',
    60,
    0,
    1e9,
    'Variants loaded per hour from one address, half of them in a burst; 0 means no limit.',
  ),
  rateChat: number('RATE_CHAT', 30, 0, 1e9, 'Chat lines per minute from one person; 0 means no limit.'),
  rateCoach: number(
    'RATE_COACH',
    20,
    0,
    1e9,
    'Questions to the coach per minute from one person, half of them in a burst; 0 means no limit.',
  ),
  rateFrames: number(
    'RATE_FRAMES',
    10,
    0,
    1e9,
    'Frames per second from one socket that aren’t commands, ten times that in a burst; 0 means no limit.',
  ),
  ratePast: number(
    'RATE_PAST',
    2,
    0,
    1e9,
    'Past positions looked up per second from one address, ten times that in a burst (looking at one again counts a tenth); 0 means no limit.',
  ),
} satisfies { [name: string]: Setting }
