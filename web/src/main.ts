import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte.ts'
import { ui } from './text/index.svelte.ts'
import './styles/tokens.css'
import './styles/base.css'

const RELOADED = 'harvest-reloaded'

// A part of the page that is gone from the server, because a new version is there: the whole page is asked for again.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.href) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, location.href)
  location.reload()
})

// Words first: a page that changes its language under the eye is worse than one that comes a moment later.
void ui
  .speak(prefs.values.language)
  .catch(() => {})
  .then(() => mount(App, { target: document.getElementById('app')! }))
