/**
 * Plays a whole game against a bot over the API, listening on the socket: always a random one of the moves that
 * are offered. Needs nothing but Node and a running server.
 *
 *   node examples/bot.ts http://localhost:3000 scoville
 */
const [host = 'http://localhost:3000', game = 'scoville'] = process.argv.slice(2)

interface Update {
  readonly waiting: readonly number[]
  readonly decision: number
  readonly offers: readonly { readonly move: object }[]
  readonly scores: readonly { readonly seat: number; readonly total: number; readonly place: number }[] | null
}

let cookie = ''

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie }
  for (;;) {
    const response = await fetch(host + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => null,
    )
    // No answer, or the server could not store it: the same id again is done once.
    if (!response || response.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      continue
    }
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0]!
    const answer = (await response.json()) as T & { error?: { sentence: string } }
    // 409: somebody was faster; the update with the new question is on its way over the socket.
    if (!response.ok && response.status !== 409) throw new Error(answer.error?.sentence)
    return answer
  }
}

await post('/api/me', { name: 'Example bot' })
const seats = ['me', 'bot:random']
const { table } = await post<{ table: string }>('/api/tables', {
  id: crypto.randomUUID(),
  game,
  seats,
  autostart: true,
})

/** Where we are: `n` counts the updates, so that nothing is missed over a lost connection. */
let n: number | undefined

function listen(): void {
  // Node's WebSocket takes headers; in a browser the cookie goes along by itself.
  const socket = new WebSocket(`${host.replace('http', 'ws')}/api/socket`, { headers: { cookie } } as never)
  socket.onopen = () => socket.send(JSON.stringify({ t: 'sub', table, as: 0, from: n }))
  socket.onclose = () => setTimeout(listen, 500)
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data as string) as { t: string; n: number; update: Update | null }
    if ((frame.t !== 'sync' && frame.t !== 'update') || !frame.update) return
    n = frame.n
    void act(frame.update, socket)
  }
}

async function act(update: Update, socket: WebSocket): Promise<void> {
  if (update.scores) {
    for (const { seat, total, place } of update.scores)
      process.stdout.write(`${place}. ${seat === 0 ? 'I' : 'the bot'}, ${total} points\n`)
    socket.onclose = null
    socket.close()
    return
  }
  if (!update.waiting.includes(0)) return
  const { move } = update.offers[Math.floor(Math.random() * update.offers.length)]!
  const { decision } = update
  await post(`/api/tables/${table}/moves`, { id: crypto.randomUUID(), seat: 0, decision, moves: [move] })
}

listen()
