import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte.ts'
import { ui } from './text/index.svelte.ts'
import './styles/tokens.css'
import './styles/base.css'

const RELOADED = 'harvest-reloaded'

// A part of the page that is gone from the server, because a new version is there: the whole page is asked for again.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || !isFirstTime()) return
  event.preventDefault()
  location.reload()
})

/** Whether this page hasn't been asked for again yet; without a store to note it in, it never is. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return false
    sessionStorage.setItem(RELOADED, location.href)
    return true
  } catch {
    return false
  }
}

// Words first: a page that changes its language under the eye is worse than one that comes a moment later.
void ui
  .speak(prefs.values.language)
  .catch(() => {})
  .then(() => mount(App, { target: document.getElementById('app')! }))
