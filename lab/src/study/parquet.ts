/** A study's games as Parquet, a row for each seat of each game, for notebooks and databases. */
import { writeFileSync } from 'node:fs'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { readRows } from './results.ts'

/** Writes `to` from the results in `from`. */
export async function writeParquet(from: string, to: string): Promise<void> {
  const columns = {
    ...{ game: [] as number[], table: [] as number[], players: [] as number[], seat: [] as number[] },
    ...{ bot: [] as string[], faction: [] as string[], score: [] as number[], place: [] as number[] },
    ...{ won: [] as number[], ending: [] as string[], rounds: [] as number[], decisions: [] as number[] },
  }
  for await (const row of readRows(from))
    for (const [seat, own] of row.seats.entries()) {
      columns.game.push(row.game)
      columns.table.push(row.table)
      columns.players.push(row.seats.length)
      columns.seat.push(seat + 1)
      columns.bot.push(own.bot)
      columns.faction.push(own.faction ?? '')
      columns.score.push(own.score)
      columns.place.push(own.place)
      columns.won.push(own.won)
      columns.ending.push(row.ending)
      columns.rounds.push(row.rounds ?? 0)
      columns.decisions.push(row.decisions)
    }
  const isText = new Set(['bot', 'faction', 'ending'])
  const isReal = new Set(['score', 'won'])
  const buffer = parquetWriteBuffer({
    columnData: Object.entries(columns).map(([name, data]) => ({
      name,
      data,
      type: isText.has(name) ? 'STRING' : isReal.has(name) ? 'DOUBLE' : 'INT32',
    })),
  })
  writeFileSync(to, new Uint8Array(buffer))
}
