/**
 * News for the table, kept until the next frame: drawing a new position takes longer than it may take to see a press,
 * and on a near server the answer is here before the frame that shows the press.
 */
import { painted } from '../../../lib/painted.ts'

export class Inbox {
  private waiting: (() => void)[] = []

  receive(news: () => void): void {
    this.waiting.push(news)
    if (this.waiting.length > 1) return
    const { waiting } = this
    void painted().then(() => {
      if (this.waiting !== waiting) return
      this.waiting = []
      for (const each of waiting) each()
    })
  }

  /** Forget what hasn't been shown yet. */
  clear(): void {
    this.waiting = []
  }
}
