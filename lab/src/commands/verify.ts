import type { Command } from '../args.ts'
import { DONE, FAILED } from '../lab.ts'
import { readRecordText } from '../record-text.ts'
import { verifyRecord } from '../verification.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replay a record and check every hash; exit code 1 if one is wrong.',
  operand: '<file>',
  options: {},
  examples: ['verify game.ndjson', 'record scoville --seed 7 | npm run -s lab -- verify -'],
  async run(lab, args) {
    const verdict = verifyRecord(lab.games, await readRecordText(lab, args.operand()))
    if (verdict.holds) lab.out(verdict.sentence)
    else lab.err(`${verdict.sentence}\n`)
    return verdict.holds ? DONE : FAILED
  },
}
