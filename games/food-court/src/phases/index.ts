/** The phases as data: who decides, with which moves, and what may follow. */
import type { PhaseSpec, PhaseTable } from '@harvest/engine'
import type { Phase } from '../state.ts'

const EVENTS = ['complaint', 'offer', 'swap'] as const
const OPEN = ['act', 'prepare', 'cook', 'after'] as const

/** Where to read on about what is asked. */
const RULES: { readonly [phase in Phase]?: string } = {
  discard: 'FC-TUR-1',
  act: 'FC-TUR-2',
  prepare: 'FC-PRE-1',
  cook: 'FC-COO-1',
  fill: 'FC-COO-2',
  serve: 'FC-SER-2',
  rival: 'FC-SCO-5',
  strip: 'FC-SCO-5',
  track: 'FC-WIN-1',
  after: 'FC-TUR-3',
  complaint: 'FC-EVE-1',
  offer: 'FC-EVE-1',
  swap: 'FC-EVE-1',
  honour: 'FC-WIN-4',
}

/**
 * They draw cards, call a new customer or show a card that was in hand, and undo does not cross that. Nothing is drawn
 * with a full hand, and nobody called for a customer sent away from a kitchen.
 */
const FINAL: { readonly [phase in Phase]?: readonly string[] } = {
  discard: ['draw'],
  act: ['prepare', 'cook', 'attract', 'complaint', 'promotion'],
  prepare: ['prepare', 'attract', 'complaint', 'promotion'],
  cook: ['cook', 'attract', 'complaint', 'promotion'],
  after: ['attract', 'complaint', 'promotion'],
  complaint: ['dismiss'],
}

function phase(
  id: Phase,
  decides: PhaseSpec['decides'],
  moves: readonly string[],
  next: readonly Phase[],
  stage = 'turn',
): PhaseSpec {
  const rule = RULES[id]
  const final = FINAL[id]
  return {
    ...{ id, stage, decides, prompt: id, wait: `${id}Wait`, ...(rule && { rule }) },
    ...{ moves, ...(final && { final }), next },
  }
}

export const PHASES: PhaseTable = [
  phase('discard', 'one', ['discard', 'draw'], ['act']),
  phase(
    'act',
    'one',
    ['prepare', 'cook', 'serve', 'attract', 'complaint', 'promotion', 'pass'],
    ['prepare', 'fill', 'serve', ...EVENTS, 'close'],
  ),
  phase('prepare', 'one', ['prepare', 'attract', 'complaint', 'promotion', 'end'], [...EVENTS, 'close']),
  phase('cook', 'one', ['cook', 'attract', 'complaint', 'promotion', 'end'], ['fill', ...EVENTS, 'close']),
  phase('fill', 'one', ['add', 'ready'], ['cook']),
  phase('serve', 'one', ['assign', 'finish'], ['settle']),
  phase('settle', 'nobody', [], ['rival', 'strip', 'track', 'after']),
  phase('rival', 'one', ['rival'], ['settle']),
  phase('strip', 'one', ['strip'], ['settle']),
  phase('track', 'one', ['track', 'skip'], ['after']),
  // The queue has just been cleared, so a promotion finds one customer at most and nothing to choose from.
  phase('after', 'one', ['attract', 'complaint', 'promotion', 'end'], ['complaint', 'swap', 'close']),
  phase('complaint', 'one', ['dismiss'], OPEN),
  phase('offer', 'one', ['offer'], ['swap']),
  phase('swap', 'one', ['swap'], OPEN),
  phase('close', 'nobody', [], ['discard', 'honour', 'over']),
  phase('honour', 'sealed', ['answer'], ['over'], 'end'),
  phase('over', 'nobody', [], [], 'end'),
]
