/** Checks the shuffles of a finished game, in a worker of its own that ends with it: it may be of a variant. */
import { parseRecord, RecordError } from '@harvest/engine'
import { loadGame } from './games.ts'
import { checkRecord, type CheckAnswer } from './records.ts'

export function hear(record: string): void {
  void check(record).then((answer) => postMessage(answer))
}

/** Whether every draw of a finished game follows from its seed. */
async function check(text: string): Promise<CheckAnswer> {
  try {
    const { record } = parseRecord(text)
    const entry = await loadGame(record.game, record.variant)
    return entry ? checkRecord(entry.game, text) : { ok: false, step: 0, message: record.game }
  } catch (error) {
    const step = error instanceof RecordError ? error.step : 0
    return { ok: false, step, message: error instanceof Error ? error.message : '' }
  }
}
