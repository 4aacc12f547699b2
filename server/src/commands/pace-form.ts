/** What somebody can ask for as the pace of a new table. */
import { closed, level, type Schema } from './forms.ts'

const late: Schema = closed({ then: { type: 'string', enum: ['turn', 'stay', 'vote'] }, level })

export const paceForm: Schema = {
  anyOf: [
    closed({
      kind: { const: 'live' },
      bank: { type: 'integer', minimum: 30, maximum: 6 * 60 * 60, description: 'Seconds.' },
      increment: { type: 'integer', minimum: 0, maximum: 600, description: 'Seconds, after each turn.' },
      late,
    }),
    closed({
      kind: { const: 'days' },
      hours: { type: 'integer', minimum: 1, maximum: 14 * 24, description: 'For each move.' },
      off: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['nights', 'weekends'] } },
      zone: { type: 'string', maxLength: 60, description: 'The time zone for nights and weekends.' },
      leave: { type: 'integer', minimum: 0, maximum: 30, description: 'Days off for each person.' },
      late,
    }),
  ],
}
