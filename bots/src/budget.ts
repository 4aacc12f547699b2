/** How long a bot may think. Whatever is left out doesn't limit it; with iterations alone its answer can be repeated. */
export interface Budget {
  /** Milliseconds for a decision that matters; one that matters less takes less. */
  readonly ms?: number
  /** How many times it may look ahead. */
  readonly iterations?: number
  /** Asked every few looks: true to answer with what is known so far. */
  stop?(): boolean
  /** Milliseconds from any beginning; the clock of the machine unless another is given. */
  now?(): number
}

/** If none is given. Iterations, so that simulations and tests can be repeated. */
export const USUAL: Budget = { iterations: 400 }

/** Part of a budget; `stop` works as before. */
export function partOf({ ms, iterations, ...rest }: Budget, share: number): Budget {
  return {
    ...rest,
    ...(ms === undefined ? {} : { ms: ms * share }),
    ...(iterations === undefined ? {} : { iterations: Math.ceil(iterations * share) }),
  }
}

/** A budget as it's used up. */
export class Timer {
  private readonly budget: Budget
  private readonly share: number
  private readonly begun: number
  spent = 0

  /** `share` of the budget is what this decision gets. */
  constructor(budget: Budget, share: number) {
    this.budget = budget
    this.share = share
    this.begun = this.now()
  }

  /** How much of the budget is gone: 1 and above when the answer is due. */
  get gone(): number {
    const { ms, iterations } = this.budget
    if (this.isStopped) return 1
    const byCount = iterations === undefined ? 0 : this.spent / Math.max(1, iterations * this.share)
    const byTime = ms === undefined ? 0 : (this.now() - this.begun) / (ms * this.share)
    if (iterations === undefined && ms === undefined) throw new Error('a budget without time and iterations')
    return Math.max(byCount, byTime)
  }

  /** About how many looks ahead there will be where one takes a millisecond, as it does where turns are planned. */
  get looks(): number {
    const { ms = Infinity, iterations = Infinity } = this.budget
    return Math.min(ms, iterations) * this.share
  }

  /** Whether somebody said stop. */
  get isStopped(): boolean {
    return this.budget.stop?.() === true
  }

  /** Whether time is up, or somebody said stop: drop what you're looking at. */
  get isOver(): boolean {
    const { ms } = this.budget
    if (this.isStopped) return true
    return ms !== undefined && this.now() - this.begun >= ms * this.share
  }

  private now(): number {
    return this.budget.now ? this.budget.now() : performance.now()
  }
}
