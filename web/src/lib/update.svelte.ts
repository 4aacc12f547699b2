/** Keeps the page ready for a day without network, and says when a new version of it is here. */

/** How often a page that stays open looks for a new version. */
const LOOK_EVERY = 60 * 60_000

class Update {
  /** A new version has been fetched and waits to be let in. */
  isHere = $state(false)
  private waiting: ServiceWorker | null = null

  /** Private windows, old browsers and addresses without https have no service worker, and do without. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    // The first one takes over a page of its own version; any later one brings another.
    let hadOne = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      if (hadOne) location.reload()
      hadOne = true
    })
    const registration = await serviceWorker.register('/sw.js')
    if (registration.waiting && hadOne) this.offer(registration.waiting)
    registration.addEventListener('updatefound', () => this.follow(registration.installing))
    setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY)
  }

  /** Every page of this site is loaded anew, in the new version. */
  letIn(): void {
    this.waiting?.postMessage('let in')
  }

  private follow(next: ServiceWorker | null): void {
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) this.offer(next)
    })
  }

  private offer(next: ServiceWorker): void {
    this.waiting = next
    this.isHere = true
  }
}

export const update = new Update()
