/**
 * The schema in PostgreSQL, as the steps that led to it. Steps are never edited, only added. Keys are compared
 * byte by byte (COLLATE "C"), so that lists come in the same order whatever the language of the database.
 */
import type { ClientBase } from 'pg'

export const SCHEMA = 'harvest'

export const migrations: readonly string[] = [
  `
  CREATE TABLE log (
    tab text COLLATE "C" NOT NULL, seq integer NOT NULL, body text NOT NULL, time bigint NOT NULL,
    PRIMARY KEY (tab, seq)
  );
  CREATE TABLE commands (
    scope text COLLATE "C" NOT NULL, actor text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    digest text NOT NULL, answer text NOT NULL,
    PRIMARY KEY (scope, actor, id)
  );
  CREATE TABLE snapshots (
    tab text COLLATE "C" PRIMARY KEY, seq integer NOT NULL, version integer NOT NULL, body text NOT NULL
  );
  CREATE TABLE tables (
    tab text COLLATE "C" PRIMARY KEY, game text COLLATE "C" NOT NULL, status text COLLATE "C" NOT NULL,
    public boolean NOT NULL, name text NOT NULL, host_name text NOT NULL, seats text NOT NULL,
    waiting text NOT NULL, free integer NOT NULL, bot_to_move boolean NOT NULL,
    created bigint NOT NULL, updated bigint NOT NULL
  ) WITH (fillfactor = 80);
  CREATE INDEX tables_listed ON tables (status, created, tab) WHERE public;
  CREATE INDEX tables_live ON tables (status) WHERE status IN ('open', 'playing');
  CREATE INDEX tables_bots ON tables (tab) WHERE bot_to_move;
  CREATE TABLE people (
    tab text COLLATE "C" NOT NULL, guest text COLLATE "C" NOT NULL, seats text NOT NULL, to_move boolean NOT NULL,
    PRIMARY KEY (guest, tab)
  ) WITH (fillfactor = 80);
  CREATE INDEX people_of_table ON people (tab);
  CREATE TABLE chat (
    tab text COLLATE "C" NOT NULL, n integer NOT NULL, name text NOT NULL, seats text NOT NULL,
    text text NOT NULL, time bigint NOT NULL,
    PRIMARY KEY (tab, n)
  );
  CREATE TABLE chat_heads (tab text COLLATE "C" PRIMARY KEY, n integer NOT NULL);
  CREATE TABLE guests (id text COLLATE "C" PRIMARY KEY, name text NOT NULL);
  CREATE TABLE devices (
    id text COLLATE "C" PRIMARY KEY, guest text COLLATE "C" NOT NULL, token_hash text COLLATE "C" NOT NULL UNIQUE,
    label text NOT NULL, created bigint NOT NULL, last_used bigint NOT NULL
  );
  CREATE INDEX devices_of_guest ON devices (guest);
  CREATE TABLE codes (
    hash text COLLATE "C" PRIMARY KEY, guest text COLLATE "C" NOT NULL UNIQUE, expires bigint NOT NULL
  );
  `,
  // One row that changes whenever somebody asks whether the storage works.
  'CREATE TABLE health (one integer PRIMARY KEY CHECK (one = 1), checks bigint NOT NULL)',
  // When the first clock of each table is over; when a server was last there, and when none was.
  `
  CREATE TABLE clocks (tab text COLLATE "C" PRIMARY KEY, due bigint, at bigint NOT NULL) WITH (fillfactor = 80);
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  CREATE TABLE alive (one integer PRIMARY KEY CHECK (one = 1), time bigint NOT NULL);
  CREATE TABLE outages (since bigint PRIMARY KEY, until bigint NOT NULL);
  `,
  // How people want to be told that somebody waits for them; who is waited for; and what was sent of it.
  `
  CREATE TABLE channels (
    id text COLLATE "C" NOT NULL PRIMARY KEY, guest text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL, target text COLLATE "C" NOT NULL,
    token_hash text COLLATE "C" NOT NULL UNIQUE, ready boolean NOT NULL, delay bigint, next bigint NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX channels_of_guest ON channels (guest);
  CREATE TABLE waits (
    tab text COLLATE "C" NOT NULL, guest text COLLATE "C" NOT NULL, seq integer NOT NULL, since bigint NOT NULL,
    known boolean NOT NULL,
    PRIMARY KEY (tab, guest)
  );
  CREATE TABLE sent (
    channel text COLLATE "C" NOT NULL, tab text COLLATE "C" NOT NULL, seq integer NOT NULL, until bigint NOT NULL,
    tries integer NOT NULL, done boolean NOT NULL,
    PRIMARY KEY (channel, tab, seq)
  );
  CREATE TABLE secrets (name text COLLATE "C" NOT NULL PRIMARY KEY, value text COLLATE "C" NOT NULL);
  `,
  // When the orders of seats are to be carried out.
  `
  CREATE TABLE orders (
    tab text COLLATE "C" NOT NULL, seat integer NOT NULL, due bigint NOT NULL,
    PRIMARY KEY (tab, seat)
  );
  CREATE INDEX orders_due ON orders (due);
  `,
  // The admin: who may come in and speak, what was done about it, and what is to be deleted.
  `
  ALTER TABLE chat ADD COLUMN guest text COLLATE "C", ADD COLUMN removed integer NOT NULL DEFAULT 0;
  CREATE INDEX chat_by ON chat (guest) WHERE guest IS NOT NULL;
  CREATE INDEX chat_age ON chat (time) WHERE removed = 0;
  CREATE INDEX tables_over ON tables (status, updated) WHERE status IN ('finished', 'closed');
  CREATE TABLE settings (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  CREATE TABLE sanctions (
    id text COLLATE "C" PRIMARY KEY, kind text COLLATE "C" NOT NULL, target text COLLATE "C" NOT NULL,
    name text NOT NULL, note text NOT NULL, until bigint, time bigint NOT NULL
  );
  CREATE TABLE invitations (
    hash text COLLATE "C" PRIMARY KEY, note text NOT NULL, uses integer NOT NULL, expires bigint NOT NULL,
    time bigint NOT NULL
  );
  CREATE TABLE mutes (
    guest text COLLATE "C" NOT NULL, muted text COLLATE "C" NOT NULL, name text NOT NULL, time bigint NOT NULL,
    PRIMARY KEY (guest, muted)
  );
  CREATE TABLE reports (
    tab text COLLATE "C" NOT NULL, n integer NOT NULL, reporter text COLLATE "C" NOT NULL, speaker text COLLATE "C",
    name text NOT NULL, text text NOT NULL, note text NOT NULL, time bigint NOT NULL, done integer NOT NULL,
    PRIMARY KEY (tab, n, reporter)
  );
  CREATE TABLE audit (
    id text COLLATE "C" PRIMARY KEY, time bigint NOT NULL, action text NOT NULL, about text NOT NULL,
    network text NOT NULL
  );
  CREATE INDEX audit_by_time ON audit (time);
  CREATE TABLE purges (tab text COLLATE "C" PRIMARY KEY, due bigint NOT NULL);
  `,
  // Chat rooms that hear how a table goes on.
  `
  CREATE TABLE hooks (
    id text COLLATE "C" PRIMARY KEY, tab text COLLATE "C" NOT NULL, guest text COLLATE "C" NOT NULL,
    name text NOT NULL, target text NOT NULL, mark text NOT NULL, seen bigint NOT NULL, until bigint NOT NULL,
    tries integer NOT NULL, time bigint NOT NULL
  );
  CREATE INDEX hooks_by_table ON hooks (tab);
  CREATE INDEX hooks_by_guest ON hooks (guest);
  `,
  // Who has been at a table and is no more: its log still names them.
  `
  CREATE TABLE former (guest text COLLATE "C" NOT NULL, tab text COLLATE "C" NOT NULL, PRIMARY KEY (guest, tab));
  CREATE INDEX former_at_table ON former (tab);
  INSERT INTO former (guest, tab)
    SELECT DISTINCT named[1], tab FROM log, regexp_matches(body, '"(?:guest|host|for)":"([A-Za-z0-9_-]+)"', 'g') named
    WHERE (seq = 1 OR body LIKE '{"kind":"joined"%' OR body LIKE '{"kind":"hosted"%' OR body LIKE '{"kind":"handed"%')
      AND NOT EXISTS (SELECT FROM people p WHERE p.guest = named[1] AND p.tab = log.tab);
  `,
]

/** Any two numbers, so long as every release uses the same. */
const MIGRATION_LOCK = [0x68617276, 1]

/** Bring a database up to date, all steps or none; one from a newer release is left alone. */
export async function migrate(client: ClientBase, steps: readonly string[] = migrations): Promise<void> {
  await client.query('BEGIN')
  try {
    // Processes that start together come here one after the other, and wait as long as the first one takes.
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', MIGRATION_LOCK)
    await applyMissing(client, steps)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function applyMissing(client: ClientBase, steps: readonly string[]): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
    CREATE TABLE IF NOT EXISTS ${SCHEMA}.schema_version (version integer NOT NULL)`)
  const { rows } = await client.query<{ version: number }>(
    `SELECT coalesce(max(version), 0) AS version FROM ${SCHEMA}.schema_version`,
  )
  const { version } = rows[0]!
  if (version > steps.length)
    throw new Error(
      `it comes from a newer release (its schema is ${version}, this release knows ${steps.length}); update the server`,
    )
  if (version === steps.length) return
  await client.query(`SET LOCAL search_path = ${SCHEMA}`)
  for (const step of steps.slice(version)) await client.query(step)
  await client.query(`INSERT INTO ${SCHEMA}.schema_version (version) VALUES ($1)`, [steps.length])
}
