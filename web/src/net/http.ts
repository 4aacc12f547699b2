import { prefs } from '../lib/prefs.svelte.ts'

/** One request to the server, in the language of choice. Rejects when there is no answer at all. */
export async function request(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  return await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': prefs.values.language,
      // Whoever sees the page is not told by other ways what is on it.
      ...(document.visibilityState === 'visible' ? { 'x-shown': '1' } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
