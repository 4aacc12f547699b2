import type { Refusal, RuleId } from './contract.ts'

/** The answer to a request: the value, or why not. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function refuse(rule: RuleId, key: string, args: Refusal['args'] = {}): Result<never> {
  return { ok: false, refusal: { rule, key, args } }
}
