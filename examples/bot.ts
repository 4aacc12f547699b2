/**
 * Plays a whole game against a bot over the socket: always a random one of the moves that are offered. Only the name
 * and the table are posted. Needs nothing but Node and a running server.
 *
 *   npx node examples/bot.ts http://localhost:3000 scoville
 */
const [host = 'http://localhost:3000', game = 'scoville'] = process.argv.slice(2)

interface Update {
  readonly waiting: readonly number[]
  readonly decision: number
  readonly offers: readonly { readonly move: object }[]
  readonly scores: readonly { readonly seat: number; readonly total: number; readonly place: number }[] | null
}

const RETRY_MS = 500
const PROGRESS_EVERY = 50

let cookie = ''
/** Whether the server has ever answered, and whether it does at the moment. */
let known = false
let silent = false

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

function giveUp(sentence: string): never {
  say(sentence)
  process.exit(1)
}

function heard(): void {
  known = true
  silent = false
}

function heardNothing(): void {
  if (!known) giveUp(`There is no answer from ${host}. Start a server first: npm start`)
  if (!silent) say(`no answer from ${host}, trying again`)
  silent = true
}

/** How long to wait before the same again, or 0: nothing came back, it could not be stored, or was too much at once. */
function pauseAfter(response: Response | null): number {
  if (!response || response.status === 503) return RETRY_MS
  return response.status === 429 ? Number(response.headers.get('retry-after')) * 1000 : 0
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie }
  for (;;) {
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(host + path, request).catch(() => null)
    if (response) heard()
    else heardNothing()
    const pause = pauseAfter(response)
    if (!response || pause > 0) {
      if (pause >= 10_000) say(`${host} wants us to wait for ${pause / 1000} seconds`)
      await new Promise((resolve) => setTimeout(resolve, pause))
      // The same id again is done once.
      continue
    }
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0]!
    const answer = (await response.json()) as T & { error?: { sentence: string } }
    // 409: somebody was faster; the update with the new question is on its way over the socket.
    if (!response.ok && response.status !== 409)
      giveUp(answer.error?.sentence ?? `Status ${response.status}.`)
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

interface Frame {
  readonly t: string
  readonly n: number
  readonly update: Update | null
  readonly id: string
  readonly status: number
  readonly body: { readonly error?: { readonly sentence: string; readonly args: { seconds?: number } } }
}

/** Where we are: `n` counts the updates, so that nothing is missed over a lost connection. */
let n: number | undefined
let moves = 0
/** The command that has no answer yet; after a lost connection it goes out again under the same id. */
let pending: { readonly id: string } | null = null

function listen(): void {
  // Node's WebSocket takes headers; in a browser the cookie goes along by itself.
  const socket = new WebSocket(`${host.replace('http', 'ws')}/api/socket`, { headers: { cookie } } as never)
  socket.onopen = () => {
    heard()
    socket.send(JSON.stringify({ t: 'sub', table, as: 0, from: n }))
    if (pending) socket.send(JSON.stringify(pending))
  }
  socket.onclose = () => {
    heardNothing()
    setTimeout(listen, RETRY_MS)
  }
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data as string) as Frame
    if (frame.t === 'answer') return hearAnswer(frame, socket)
    if ((frame.t !== 'sync' && frame.t !== 'update') || !frame.update) return
    n = frame.n
    act(frame.update, socket)
  }
}

function act(update: Update, socket: WebSocket): void {
  if (update.scores) {
    for (const { seat, total, place } of update.scores)
      process.stdout.write(`${place}. ${seat === 0 ? 'I' : 'the bot'}, ${total} points\n`)
    socket.onclose = null
    socket.close()
    return
  }
  if (!update.waiting.includes(0)) return
  const { move } = update.offers[Math.floor(Math.random() * update.offers.length)]!
  const id = crypto.randomUUID()
  const command = { do: 'moves', id, table, seat: 0, decision: update.decision, moves: [move] }
  pending = command
  socket.send(JSON.stringify(command))
  if (++moves % PROGRESS_EVERY === 0) say(`${moves} moves made`)
}

/** 409 means that somebody was faster: the update with the new question has come already. */
function hearAnswer({ id, status, body }: Frame, socket: WebSocket): void {
  if (pending?.id !== id) return
  if (status === 429 || status === 503) {
    const command = JSON.stringify(pending)
    const pause = status === 429 ? (body.error?.args.seconds ?? 1) * 1000 : RETRY_MS
    setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(command), pause)
    return
  }
  pending = null
  if (status !== 200 && status !== 409) giveUp(body.error?.sentence ?? `Status ${status}.`)
}

listen()
