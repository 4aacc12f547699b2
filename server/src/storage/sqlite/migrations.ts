/** The schema of the SQLite file, as the steps that led to it. Steps are never edited, only added. */
import type { DatabaseSync } from 'node:sqlite'

export const migrations: readonly string[] = [
  `
  CREATE TABLE log (
    tab TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, time INTEGER NOT NULL,
    PRIMARY KEY (tab, seq)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE commands (
    scope TEXT NOT NULL, actor TEXT NOT NULL, id TEXT NOT NULL, digest TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (scope, actor, id)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE snapshots (
    tab TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE tables (
    tab TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
    name TEXT NOT NULL, host_name TEXT NOT NULL, seats TEXT NOT NULL, waiting TEXT NOT NULL,
    free INTEGER NOT NULL, bot_to_move INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX tables_listed ON tables (status, created, tab) WHERE public = 1;
  CREATE INDEX tables_live ON tables (status, updated) WHERE status IN ('open', 'playing');
  CREATE INDEX tables_bots ON tables (tab) WHERE bot_to_move = 1;
  CREATE TABLE people (
    tab TEXT NOT NULL, guest TEXT NOT NULL, seats TEXT NOT NULL, to_move INTEGER NOT NULL,
    PRIMARY KEY (guest, tab)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX people_of_table ON people (tab);
  CREATE TABLE chat (
    tab TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, seats TEXT NOT NULL, text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (tab, n)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE guests (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, label TEXT NOT NULL,
    created INTEGER NOT NULL, last_used INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX devices_of_guest ON devices (guest);
  CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL UNIQUE, expires INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  // The time of the last change moved this index with every move, for a question that is asked once an hour.
  `
  DROP INDEX tables_live;
  CREATE INDEX tables_live ON tables (status) WHERE status IN ('open', 'playing');
  `,
  // Each person's row is on a page of its own, and a turn that passes wrote two of them; the table's row is written anyway.
  `
  ALTER TABLE tables ADD COLUMN to_move TEXT NOT NULL DEFAULT '[]';
  UPDATE tables SET to_move =
    (SELECT json_group_array(guest) FROM people WHERE people.tab = tables.tab AND people.to_move = 1);
  ALTER TABLE people DROP COLUMN to_move;
  `,
  // The command that wrote a row, where it is the last row of its command.
  `
  ALTER TABLE log ADD COLUMN actor TEXT;
  ALTER TABLE log ADD COLUMN command TEXT;
  ALTER TABLE log ADD COLUMN digest TEXT;
  ALTER TABLE log ADD COLUMN answer TEXT;
  `,
  // One row that changes whenever somebody asks whether the storage works.
  'CREATE TABLE health (one INTEGER PRIMARY KEY CHECK (one = 1), checks INTEGER NOT NULL) STRICT',
  // When the first clock of each table is over; when a server was last there, and when none was.
  `
  CREATE TABLE clocks (tab TEXT NOT NULL PRIMARY KEY, due INTEGER, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL) STRICT;
  CREATE TABLE outages (since INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;
  `,
  // How people want to be told that somebody waits for them; who is waited for; and what was sent of it.
  `
  CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE, ready INTEGER NOT NULL, delay INTEGER, next INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX channels_of_guest ON channels (guest);
  CREATE TABLE waits (
    tab TEXT NOT NULL, guest TEXT NOT NULL, seq INTEGER NOT NULL, since INTEGER NOT NULL,
    known INTEGER NOT NULL,
    PRIMARY KEY (tab, guest)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE sent (
    channel TEXT NOT NULL, tab TEXT NOT NULL, seq INTEGER NOT NULL, until INTEGER NOT NULL,
    tries INTEGER NOT NULL, done INTEGER NOT NULL,
    PRIMARY KEY (channel, tab, seq)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
  `,
  // When the orders of seats are to be carried out.
  `
  CREATE TABLE orders (
    tab TEXT NOT NULL, seat INTEGER NOT NULL, due INTEGER NOT NULL,
    PRIMARY KEY (tab, seat)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX orders_due ON orders (due);
  `,
  // The admin: who may come in and speak, what was done about it, and what is to be deleted.
  `
  ALTER TABLE chat ADD COLUMN guest TEXT;
  ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX chat_by ON chat (guest) WHERE guest IS NOT NULL;
  CREATE INDEX chat_age ON chat (time) WHERE removed = 0;
  CREATE INDEX tables_over ON tables (status, updated) WHERE status IN ('finished', 'closed');
  CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE sanctions (
    id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL,
    until INTEGER, time INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE invitations (
    hash TEXT NOT NULL PRIMARY KEY, note TEXT NOT NULL, uses INTEGER NOT NULL, expires INTEGER NOT NULL,
    time INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE mutes (
    guest TEXT NOT NULL, muted TEXT NOT NULL, name TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (guest, muted)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE reports (
    tab TEXT NOT NULL, n INTEGER NOT NULL, reporter TEXT NOT NULL, speaker TEXT, name TEXT NOT NULL,
    text TEXT NOT NULL, note TEXT NOT NULL, time INTEGER NOT NULL, done INTEGER NOT NULL,
    PRIMARY KEY (tab, n, reporter)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, time INTEGER NOT NULL, action TEXT NOT NULL, about TEXT NOT NULL,
    network TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX audit_by_time ON audit (time);
  CREATE TABLE purges (tab TEXT NOT NULL PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  `,
  // Chat rooms that hear how a table goes on.
  `
  CREATE TABLE hooks (
    id TEXT NOT NULL PRIMARY KEY, tab TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, target TEXT NOT NULL,
    mark TEXT NOT NULL, seen INTEGER NOT NULL, until INTEGER NOT NULL, tries INTEGER NOT NULL, time INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX hooks_by_table ON hooks (tab);
  CREATE INDEX hooks_by_guest ON hooks (guest);
  `,
  // Who has been at a table and is no more: its log still names them.
  `
  CREATE TABLE former (guest TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (guest, tab)) WITHOUT ROWID, STRICT;
  CREATE INDEX former_at_table ON former (tab);
  INSERT OR IGNORE INTO former (guest, tab)
    SELECT part.atom, log.tab FROM log, json_tree(CASE WHEN json_valid(body) THEN body ELSE '{}' END) AS part
    WHERE (seq = 1 OR body GLOB '{"kind":"joined"*' OR body GLOB '{"kind":"hosted"*' OR body GLOB '{"kind":"handed"*')
      AND part.key IN ('guest', 'host', 'for') AND part.type = 'text' AND part.atom <> ''
      AND NOT EXISTS (SELECT 1 FROM people WHERE people.guest = part.atom AND people.tab = log.tab);
  `,
]

/** Bring a database up to date, all steps or none; one from a newer release is left alone. */
export function migrate(db: DatabaseSync, steps: readonly string[] = migrations): void {
  const version = versionOf(db)
  if (version > steps.length)
    throw new Error(
      `The database comes from a newer release (its schema is ${version}, this release knows ${steps.length}). Update the server.`,
    )
  if (version === steps.length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const step of steps.slice(version)) db.exec(step)
    db.exec(`PRAGMA user_version = ${steps.length}`)
    db.exec('COMMIT')
  } catch (error) {
    // A full disk has rolled back already.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Whether there is nothing in a database, not even empty tables. */
export function isBlank(db: DatabaseSync): boolean {
  return versionOf(db) === 0 && db.prepare('SELECT name FROM sqlite_schema').all().length === 0
}

function versionOf(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
}
