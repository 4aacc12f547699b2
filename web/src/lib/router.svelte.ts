/** The address bar as state. Links are plain `<a href>`: a click inside the site changes the path without a reload. */
class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)

  readonly segments = $derived(this.path.split('/').filter(Boolean).map(decodeSafely))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const router = new Router()
