/** What tests of other packages need to run a real server in their own process, games placed on it included. */
export { readConfig, type Config } from './config.ts'
export { startServer, type RunningServer } from './server.ts'
export { openSqlite } from './storage/sqlite/storage.ts'
export { creationOf } from './tables/append.ts'
export type { SeatPlan, TableRow } from './tables/rows.ts'
