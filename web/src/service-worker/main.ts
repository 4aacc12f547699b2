/**
 * Everything that the page and its three games are made of, fetched at the first visit and served from then on, so
 * that the page opens without a network. One version at a time: the next one waits until every page lets it in.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What is used here of a service worker's surroundings. */
declare const self: {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
  addEventListener(type: 'push', heard: (event: Lasting & { data: { json(): Notice } | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    heard: (event: Lasting & { notification: Notification }) => void,
  ): void
}

interface Lasting {
  waitUntil(until: Promise<unknown>): void
}

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
}

/** As `server/src/notices/senders.ts` sends it. */
interface Notice {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** Every file of the build, with a hash of those whose name has none; put in by the build. */
declare const PRECACHE: { url: string; revision: string | null }[]

precacheAndRoute(PRECACHE)
cleanupOutdatedCaches()
// Every page of the site is the same file. What has an ending is a file of its own, and the API is the server's.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /\.\w+$/] }),
)
clientsClaim()

self.addEventListener('message', ({ data }) => {
  if (data === 'let in') void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const notice = event.data?.json()
  if (!notice) return
  const { title, body, tag, url } = notice
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(String(event.notification.data), location.origin)))
})

/** The page that shows it already, or else a new one. A server may be reached by other names than it knows. */
async function open({ pathname }: URL): Promise<unknown> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => new URL(tab.url).pathname === pathname)
  return shown ? shown.focus() : self.clients.openWindow(pathname)
}
