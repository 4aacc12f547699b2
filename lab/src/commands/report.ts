import type { Command } from '../args.ts'
import { DONE } from '../lab.ts'
import { writeReport } from '../study/write-report.ts'

export const report: Command = {
  name: 'report',
  summary: 'Write a study’s report again, even while it’s still being played.',
  operand: '<folder>',
  options: {},
  examples: ['report study-scoville'],
  async run(lab, args) {
    for (const line of await writeReport(lab, args.operand())) lab.out(line)
    return DONE
  },
}
