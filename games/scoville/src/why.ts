import type { Refusal } from '@harvest/engine'
export function why(): Refusal {
  return { rule: 'SC-FUL-1', key: 'x', args: {} }
}
