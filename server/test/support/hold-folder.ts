/** A process that opens a data folder and holds it until it is killed. */
import { openSqlite } from '../../src/storage/sqlite/storage.ts'

await openSqlite(process.argv[2]!, { onFatal() {} })
process.stdout.write('open\n')
