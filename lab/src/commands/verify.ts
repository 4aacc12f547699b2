import type { GameEntry } from '@harvest/bots'
import { VariantError } from '@harvest/engine'
import type { Command } from '../args.ts'
import { DONE, FAILED } from '../lab.ts'
import { readRecordText } from '../record-text.ts'
import { replaced } from '../variant.ts'
import { recordedVariant, verifyRecord, type Verdict } from '../verification.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replay a record and check every hash; exit code 1 if one is wrong.',
  operand: '<file>',
  options: {},
  examples: ['verify game.ndjson', 'record scoville --seed 7 | npm run -s lab -- verify -'],
  async run(lab, args) {
    const verdict = await verifyText(lab.games, await readRecordText(lab, args.operand()))
    if (verdict.holds) lab.out(verdict.sentence)
    else lab.err(`${verdict.sentence}\n`)
    return verdict.holds ? DONE : FAILED
  },
}

/** A record of a variant is checked by the variant it carries. */
async function verifyText(games: readonly GameEntry[], text: string): Promise<Verdict> {
  try {
    const variant = recordedVariant(text)
    return verifyRecord(variant ? await replaced(games, variant) : games, text)
  } catch (error) {
    if (!(error instanceof VariantError)) throw error
    const sentence = `The record’s variant can’t be played. ${error.message}`
    return { holds: false, step: 0, line: 1, sentence }
  }
}
