/**
 * Everything that the page and its three games are made of, fetched at the first visit and served from then on, so
 * that the page opens without a network. One version at a time: the next one waits until every page lets it in.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
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
