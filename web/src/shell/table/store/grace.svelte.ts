/** A moment for second thoughts before bots answer. */

/** In milliseconds. */
export const GRACE = 1_500

export class Grace {
  /** Whether bots are waiting now. */
  running = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  begin(): void {
    this.end()
    this.running = true
    this.timer = setTimeout(() => this.end(), GRACE)
  }

  end(): void {
    clearTimeout(this.timer)
    this.running = false
  }
}
