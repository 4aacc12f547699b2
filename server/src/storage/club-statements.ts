/**
 * What is asked of the database for the admin and for people's privacy, in words that SQLite and
 * PostgreSQL both understand; `$1` stands for the first value. PostgreSQL may send a statement again after a lost
 * connection, so none does harm when it runs twice.
 */

const SAID = 'n, name, seats, text, time, guest, removed'

export const clubStatements = {
  // Settings, and who may not come in or speak.
  settings: 'SELECT name, value FROM settings ORDER BY name',
  putSetting:
    'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  sanctions:
    'SELECT id, kind, target, name, note, until, time FROM sanctions ORDER BY time DESC, id LIMIT 10000',
  putSanction:
    'INSERT INTO sanctions (id, kind, target, name, note, until, time) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING',
  dropSanction: 'DELETE FROM sanctions WHERE id = $1',
  dropSanctionsOf: "DELETE FROM sanctions WHERE target = $1 AND kind <> 'range'",
  sweepSanctions: 'DELETE FROM sanctions WHERE until <= $1',

  invitations: `SELECT hash, note, uses, expires, time FROM invitations WHERE uses > 0 AND expires > $1
    ORDER BY time DESC, hash LIMIT 500`,
  addInvitation:
    'INSERT INTO invitations (hash, note, uses, expires, time) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO NOTHING',
  // Sent again it takes a second use: better than letting somebody in who had none.
  useInvitation:
    'UPDATE invitations SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND expires > $2 RETURNING uses',
  dropInvitation: 'DELETE FROM invitations WHERE hash = $1',
  sweepInvitations: 'DELETE FROM invitations WHERE uses <= 0 OR expires <= $1',

  // What was done.
  addAudit:
    'INSERT INTO audit (id, time, action, about, network) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING',
  dropAudit: 'DELETE FROM audit WHERE id = $1',
  audit: `SELECT id, time, action, about, network FROM audit WHERE time < $1 OR (time = $1 AND id > $2)
    ORDER BY time DESC, id LIMIT $3`,
  auditNaming: 'SELECT id, about FROM audit WHERE about LIKE $1',
  putAbout: 'UPDATE audit SET about = $2 WHERE id = $1',
  trimAudit:
    'DELETE FROM audit WHERE id IN (SELECT id FROM audit ORDER BY time DESC, id LIMIT 1000 OFFSET 10000)',

  // People and tables at a glance.
  people: `SELECT g.id AS guest, g.name, count(d.id) AS devices, coalesce(max(d.last_used), 0) AS "lastUsed"
    FROM guests g LEFT JOIN devices d ON d.guest = g.id WHERE lower(g.name) LIKE $1
    GROUP BY g.id, g.name ORDER BY "lastUsed" DESC, g.id LIMIT $2 OFFSET $3`,
  person: 'SELECT id AS guest, name FROM guests WHERE id = $1',
  countPeople: 'SELECT count(*) AS n FROM guests',
  countTables: 'SELECT status, count(*) AS n FROM tables GROUP BY status',
  tables: `SELECT tab AS "table", game, status, name, host_name AS "hostName", seats, created, updated,
      CASE WHEN public THEN 1 ELSE 0 END AS listed
    FROM tables WHERE status = $1 AND lower(name || ' ' || host_name || ' ' || tab || ' ' || seats) LIKE $2
    ORDER BY updated DESC, tab LIMIT $3 OFFSET $4`,

  // Chat.
  line: `SELECT ${SAID} FROM chat WHERE tab = $1 AND n = $2`,
  removeLine: "UPDATE chat SET text = '', removed = 1 WHERE tab = $1 AND n = $2",
  saidBy: 'SELECT tab AS "table", n, text, time FROM chat WHERE guest = $1 ORDER BY time DESC LIMIT $2',
  eraseSaidBy: `UPDATE chat SET text = '', name = '', guest = NULL, removed = 1
    WHERE (tab, n) IN (SELECT tab, n FROM chat WHERE guest = $1 LIMIT 500) RETURNING tab AS "table"`,
  unnameSaidBy: `UPDATE chat SET name = '', guest = NULL
    WHERE (tab, n) IN (SELECT tab, n FROM chat WHERE guest = $1 LIMIT 500) RETURNING tab AS "table"`,
  // The last line of a table stays behind, empty: the next one gets its number from it.
  emptyOldChat: `UPDATE chat SET text = '', name = '', guest = NULL, removed = 1
    WHERE (tab, n) IN (SELECT tab, n FROM chat WHERE removed = 0 AND time < $1 LIMIT $2) RETURNING tab AS "table"`,
  dropEmptyChat: `DELETE FROM chat WHERE tab = $1 AND removed = 1 AND name = ''
    AND n < (SELECT max(n) FROM chat WHERE tab = $1)`,

  mutes: 'SELECT muted, name, time FROM mutes WHERE guest = $1 ORDER BY time DESC, muted LIMIT 500',
  putMute: `INSERT INTO mutes (guest, muted, name, time) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guest, muted) DO UPDATE SET name = excluded.name`,
  dropMute: 'DELETE FROM mutes WHERE guest = $1 AND muted = $2',
  dropMutesOf: 'DELETE FROM mutes WHERE guest = $1 OR muted = $1',

  addReport: `INSERT INTO reports (tab, n, reporter, speaker, name, text, note, time, done)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT (tab, n, reporter) DO NOTHING`,
  countReports: 'SELECT count(*) AS n FROM reports WHERE done = 0',
  countReportsBy: 'SELECT count(*) AS n FROM reports WHERE done = 0 AND reporter = $1',
  reports: `SELECT r.tab AS "table", r.n, r.speaker, r.name, r.text, r.note, r.time,
      coalesce(g.name, '') AS "reportedBy"
    FROM reports r LEFT JOIN guests g ON g.id = r.reporter WHERE r.done = 0
    ORDER BY r.time DESC, r.tab, r.n LIMIT 200`,
  reportsBy: 'SELECT tab AS "table", n, text, note, time FROM reports WHERE reporter = $1 LIMIT 1000',
  closeReports: 'UPDATE reports SET done = 1 WHERE tab = $1 AND n = $2',
  dropReportsOf: 'DELETE FROM reports WHERE reporter = $1 OR speaker = $1',
  sweepReports: 'DELETE FROM reports WHERE done = 1',
  sweepOldReports: 'DELETE FROM reports WHERE time < $1',

  // Rooms that hear how a table goes on.
  hooksAt: 'SELECT id, guest, name, target FROM hooks WHERE tab = $1 ORDER BY time, id',
  hooksOf: 'SELECT tab AS "table", target FROM hooks WHERE guest = $1 ORDER BY time, id LIMIT 1000',
  countHooks: `SELECT count(CASE WHEN tab = $1 THEN 1 END) AS here, count(CASE WHEN guest = $2 THEN 1 END) AS own
    FROM hooks WHERE tab = $1 OR guest = $2`,
  addHook: `INSERT INTO hooks (id, tab, guest, name, target, mark, seen, until, tries, time)
    VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0, $7)`,
  dropHook: 'DELETE FROM hooks WHERE id = $1',
  dropHooksOf: 'DELETE FROM hooks WHERE guest = $1',
  dueHooks: `SELECT h.id, h.tab AS "table", h.target, h.mark, t.updated
    FROM hooks h JOIN tables t ON t.tab = h.tab
    WHERE t.updated > h.seen AND h.until <= $1 ORDER BY h.until LIMIT $2`,
  takeHook: 'UPDATE hooks SET until = $3, tries = tries + 1 WHERE id = $1 AND until <= $2 RETURNING tries',
  toldHook: 'UPDATE hooks SET mark = $2, seen = $3, until = $4, tries = 0 WHERE id = $1',
  holdHook: 'UPDATE hooks SET until = $2 WHERE id = $1',

  // What is to be forgotten.
  finishedBefore: `SELECT tab AS "table" FROM tables WHERE status = 'finished' AND updated < $1
    ORDER BY updated LIMIT $2`,
  closedBefore: `SELECT tab AS "table" FROM tables WHERE status = 'closed' AND updated < $1
    ORDER BY updated LIMIT $2`,
  putPurge: 'INSERT INTO purges (tab, due) VALUES ($1, $2) ON CONFLICT (tab) DO NOTHING',
  duePurges: 'SELECT tab AS "table" FROM purges WHERE due <= $1 ORDER BY due LIMIT $2',
  purgeLog: 'DELETE FROM log WHERE tab = $1',
  purgeCommands: 'DELETE FROM commands WHERE scope = $1',
  purgeSnapshot: 'DELETE FROM snapshots WHERE tab = $1',
  purgePeople: 'DELETE FROM people WHERE tab = $1',
  purgeFormer: 'DELETE FROM former WHERE tab = $1',
  purgeChat: 'DELETE FROM chat WHERE tab = $1',
  purgeClock: 'DELETE FROM clocks WHERE tab = $1',
  purgeWaits: 'DELETE FROM waits WHERE tab = $1',
  purgeOrders: 'DELETE FROM orders WHERE tab = $1',
  purgeSent: 'DELETE FROM sent WHERE tab = $1',
  purgeHooks: 'DELETE FROM hooks WHERE tab = $1',
  purgeReports: 'DELETE FROM reports WHERE tab = $1',
  purgeTable: 'DELETE FROM tables WHERE tab = $1',
  dropPurge: 'DELETE FROM purges WHERE tab = $1',

  placesOf: `SELECT p.tab AS "table"
    FROM (SELECT tab FROM people WHERE guest = $1 UNION SELECT tab FROM former WHERE guest = $1) p
    JOIN tables t ON t.tab = p.tab WHERE t.status <> 'closed' ORDER BY p.tab LIMIT 50`,
  dropPlace: 'DELETE FROM people WHERE tab = $1 AND guest = $2',
  dropFormer: 'DELETE FROM former WHERE tab = $1 AND guest = $2',
  dropFormersOf: 'DELETE FROM former WHERE guest = $1',
  leftBy: `SELECT t.tab AS "table", t.game, t.name, t.status, t.created, t.updated
    FROM former f JOIN tables t ON t.tab = f.tab
    WHERE f.guest = $1 AND NOT EXISTS (SELECT 1 FROM people p WHERE p.guest = f.guest AND p.tab = f.tab)
    ORDER BY t.updated DESC, t.tab LIMIT $2`,
  rowsNaming: 'SELECT seq, body FROM log WHERE tab = $1 AND body LIKE $2 ORDER BY seq',
  putRow: 'UPDATE log SET body = $3 WHERE tab = $1 AND seq = $2',
  dropCommandsOf: 'DELETE FROM commands WHERE scope = $1 AND actor = $2',
  dropWaitsOf: 'DELETE FROM waits WHERE guest = $1',
  dropCodesOf: 'DELETE FROM codes WHERE guest = $1',
  dropSecret: 'DELETE FROM secrets WHERE name = $1',
  dropGuest: 'DELETE FROM guests WHERE id = $1',
} as const

export type ClubStatement = keyof typeof clubStatements

/** All that is stored of a table, the table itself last: until then it can be found again. */
export const PURGE: readonly ClubStatement[] = [
  'purgeLog',
  'purgeCommands',
  'purgeSnapshot',
  'purgePeople',
  'purgeFormer',
  'purgeChat',
  'purgeClock',
  'purgeWaits',
  'purgeSent',
  'purgeOrders',
  'purgeHooks',
  'purgeReports',
  'purgeTable',
  'dropPurge',
]

const READS: readonly ClubStatement[] = (Object.keys(clubStatements) as ClubStatement[]).filter((name) =>
  clubStatements[name].startsWith('SELECT'),
)

export function isRead(name: ClubStatement): boolean {
  return READS.includes(name)
}

export type Value = string | number | null
export type ClubRow = { readonly [column: string]: Value }

/** Statements of the list above, each durable when it resolves; of several, those before have been done. */
export type AskClub = <R extends object = ClubRow>(
  name: ClubStatement,
  ...values: readonly Value[]
) => Promise<readonly R[]>
