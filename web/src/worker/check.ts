/** Replays a finished game beside the page and says whether every draw follows from the seed. */
import { findGame } from '@harvest/bots'
import { firstForeignDraw, parseRecord, replay } from '@harvest/engine'

export type CheckAnswer =
  | { readonly ok: true; readonly draws: number; readonly seed: string; readonly commitment: string }
  | { readonly ok: false; readonly step: number; readonly message: string }

function check(text: string): CheckAnswer {
  try {
    const { record } = parseRecord(text)
    const entry = findGame(record.game)
    if (!entry || record.seed === null) return { ok: false, step: 0, message: record.game }
    let draws = record.setup.chance.length
    for (const position of replay(entry.game, record)) draws += position.step?.chance.length ?? 0
    const foreign = firstForeignDraw(entry.game, record)
    if (foreign !== null) return { ok: false, step: foreign, message: '' }
    return { ok: true, draws, seed: record.seed, commitment: record.seedCommitment }
  } catch (error) {
    const step = error instanceof Error && 'step' in error ? Number(error.step) : 0
    return { ok: false, step, message: error instanceof Error ? error.message : '' }
  }
}

addEventListener('message', (event: MessageEvent<string>) => postMessage(check(event.data)))
