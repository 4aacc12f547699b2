import { prefs } from '../lib/prefs.svelte.ts'

/** One request to the server, in the language of choice. Rejects when there is no answer at all. */
export async function request(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  return await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': prefs.values.language,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
