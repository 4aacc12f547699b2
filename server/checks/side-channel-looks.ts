/** Everything people do at a table while somebody else chooses in secret: look, come back, try, say, reach limits. */
import { type FastRng, type Seat } from '@harvest/engine'
import { doorOf, type Life } from './side-channel-life.ts'
import { anyMove, isSealed, waitingAt } from './secret-ways.ts'
import type { Witness } from './witness.ts'

/** What one witness does; all that is random in it is the same in both lives. */
type Look = (life: Life, witness: Witness, rng: FastRng) => Promise<void>

/** A seat of the witness, or that of somebody else who is not the chooser. */
function seatFor(life: Life, { as }: Witness): Seat {
  return as === 'watcher' ? (life.players[0]!.as as Seat) : as
}

function seatQuery({ as }: Witness): string {
  return as === 'watcher' ? '' : `seat=${as}`
}

/** The table and the position as they are. */
const lookNow: Look = async (life, witness) => {
  const path = `/api/tables/${life.table}`
  await witness.get(path)
  await witness.get(`${path}/view?${seatQuery(witness)}`)
  await witness.get(`${path}/view`)
  await witness.get(`${path}/view?seat=${life.chooser}`)
  await witness.get(`${path}/chat`)
}

/** Looking back, as long as the allowance lasts. */
const lookBack: Look = async (life, witness, rng) => {
  const path = `/api/tables/${life.table}`
  const seat = seatQuery(witness)
  const { at } = life.match
  await witness.get(`${path}/log?${seat}`)
  for (const asked of [rng.chance(at + 1), at, at + 1, 5000])
    await witness.get(`${path}/view?at=${asked}&${seat}`)
  await witness.get(`${path}/replay?${seat}`)
  await witness.get(`${path}/record`)
  await witness.get(`${path}/story`)
  await witness.get(`${path}/log?seat=${life.chooser}`)
}

/** Once the allowance is used up, what is given for nothing tells what the server had at hand. */
const lookBackInVain: Look = async (life, witness) => {
  const own = [...Array(life.match.seats).keys()].map((seat) => `seat=${seat}`)
  const replays = [life.table, ...life.others].flatMap((table) =>
    ['', ...own].map((seat) => `/api/tables/${table}/replay?${seat}`),
  )
  // More than the server keeps, so that each has to be paid for.
  for (const replay of [...replays, ...replays]) if ((await witness.get(replay)) === 429) break
  const path = `/api/tables/${life.table}`
  const seat = seatQuery(witness)
  for (const asked of ['log?', 'view?at=0&', 'view?at=5000&', 'replay?'])
    await witness.get(`${path}/${asked}${seat}`)
}

const lookAtLists: Look = async (_life, witness) => {
  for (const query of ['status=playing', 'status=open', 'status=playing&game=scoville', 'status=finished'])
    await witness.get(`/api/tables?${query}`)
  await witness.get('/api/me/tables')
  await witness.get('/api/me')
}

/** Where the window of what can be made up for begins, found by coming back again and again; and what comes then. */
const resume: Look = async (life, witness) => {
  const page = await witness.openPage()
  const asked = async (from: number): Promise<boolean> =>
    (await witness.follow(page, life.table, { from, chat: 1000 })) === 'resumed'
  const { n } = witness.main ?? page
  let [early, late] = [0, n + 1]
  while (early < late) {
    const middle = (early + late) >> 1
    if (await asked(middle)) late = middle
    else early = middle + 1
  }
  for (const from of [0, late, n, n + 1]) await asked(from)
  await page.settle()
  witness.note('coming back', page.take())
  await page.close()
}

/** The page goes and comes back to where it was. */
const reconnect: Look = async (life, witness, rng) => {
  const { main } = witness
  await main?.close()
  life.clock.pass(rng.chance(3) * 1000)
  witness.main = await witness.openPage()
  await witness.follow(witness.main, life.table, main ? { from: main.n, chat: rng.chance(5) } : {})
}

/** Commands that must be refused: out of date, against the rules, of others, or at the wrong time. */
const tryInVain: Look = async (life, witness, rng) => {
  const give = (name: string, body: object): Promise<unknown> =>
    witness.command(doorOf(rng), life.table, name, { id: witness.newId(), ...body })
  const seat = seatFor(life, witness)
  const decision = life.match.decisions[seat]!
  await give('moves', { seat, decision: decision + 1, moves: [{ do: 'x' }] })
  await give('moves', { seat, decision, moves: [{ do: 'x' }] })
  for (const kind of life.match.game.phases.find(({ id }) => id === life.match.game.phase(life.match.state))!
    .moves)
    await give('moves', { seat, decision, moves: [{ do: kind, card: 999, coins: 999, seat: -1, plot: -1 }] })
  await give('undo', { seat, decision: decision + 1, scope: 'turn' })
  await give('moves', { seat: life.chooser, decision, moves: [{ do: 'x' }] })
  await give('undo', { seat: life.chooser, decision, scope: 'step' })
  await give(['join', 'start', 'rematch', 'leave'][rng.chance(witness.as === 'watcher' ? 4 : 3)]!, {})
  await give('return', { seat })
  await give('bot', { seat: life.chooser })
}

/** The ids that somebody else has used, or might have. */
const useIdsOfOthers: Look = async (life, witness, rng) => {
  const seat = seatFor(life, witness)
  for (let i = 1; i < 5; i++) {
    const id = `${life.actor.name}-command-${i}`
    const body = { id, seat, decision: 1_000_000, scope: 'step' }
    await witness.command(doorOf(rng), life.table, 'undo', body)
  }
}

const say: Look = async (life, witness, rng) => {
  await witness.command(doorOf(rng), life.table, 'chat', {
    id: witness.newId(),
    text: `I say ${rng.chance(100)}`,
  })
}

/** About everybody else. One vote must not be enough, because bots do something different each time. */
export const vote: Look = async (life, witness, rng) => {
  const agree = life.match.seats > 2 && witness === life.players[0]
  for (let seat = 0; seat < life.match.seats; seat++)
    if (seat !== witness.as)
      await witness.command(doorOf(rng), life.table, 'vote', { id: witness.newId(), seat, agree })
}

/** Secret steps of one's own that do not end the choice, and taking them back. */
const chooseToo: Look = async (life, witness, rng) => {
  const { as } = witness
  if (as === 'watcher' || !isSealed(life.match) || !waitingAt(life.match).includes(as)) return
  const scope = rng.chance(2) === 0 ? 'step' : 'turn'
  const undone = life.match.undo(as, scope)
  if (undone.ok && rng.chance(2) === 0) return life.give(witness, as, { kind: 'undo', scope }, doorOf(rng))
  const move = anyMove(life.match, as, rng)
  const next = life.match.play(as, move)
  if (next.ok && !next.value.noticed) await life.move(as, [move], doorOf(rng))
}

/** Taking back what can't be taken back, and what can: the question is the current one. */
const undo: Look = async (life, witness, rng) => {
  const { as } = witness
  if (as === 'watcher') return
  const scope = rng.chance(2) === 0 ? 'step' : 'turn'
  if (life.match.undo(as, scope).ok) return life.give(witness, as, { kind: 'undo', scope }, doorOf(rng))
  const body = { id: witness.newId(), seat: as, decision: life.match.decisions[as]!, scope }
  await witness.command(doorOf(rng), life.table, 'undo', body)
}

/** As much of one thing as is allowed, and some more; afterwards everybody may do everything again. */
const reachLimits: Look = async (life, witness, rng) => {
  const page = await witness.openPage()
  const until = async (what: string, most: number, again: () => Promise<boolean>): Promise<void> => {
    let count = 0
    while (count < most && (await again())) count++
    witness.note(`how often it may ${what}`, String(count))
  }
  const path = `/api/tables/${life.table}`
  switch (rng.chance(4)) {
    case 0:
      await until('chat', 20, async () => {
        const line = { id: witness.newId(), text: 'again' }
        return (await witness.command(doorOf(rng), life.table, 'chat', line)).status === 200
      })
      break
    case 1:
      await until('give commands', 120, async () => {
        const body = { id: witness.newId(), seat: 0, agree: false }
        return (await witness.command('http', life.others[2]!, 'vote', body)).status !== 429
      })
      break
    case 2:
      await until(
        'send nonsense',
        80,
        async () => (await page.ask('nonsense', ({ t }) => t === 'refused')) !== null,
      )
      break
    default:
      await until('ask', 300, async () => (await witness.get(`${path}/view`)) === 200)
  }
  witness.note('a page at its limit', page.take())
  await page.close()
  life.clock.pass(60_000)
}

/** How often each is done, in relation to the others. */
const LOOKS: readonly (readonly [number, Look])[] = [
  [4, lookNow],
  [3, lookBack],
  [5, lookBackInVain],
  [4, lookAtLists],
  [4, resume],
  [2, reconnect],
  [3, tryInVain],
  [2, useIdsOfOthers],
  [2, say],
  [3, vote],
  [3, chooseToo],
  [2, undo],
  [1, reachLimits],
]

const WEIGHED: readonly Look[] = LOOKS.flatMap(([weight, look]) => Array<Look>(weight).fill(look))

/** Some people do something, and everybody hears what there is to hear. */
export async function lookAround(life: Life, acts: number, rng: FastRng, when: string): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const witness = life.witnesses[rng.chance(life.witnesses.length)]!
    await WEIGHED[rng.chance(WEIGHED.length)]!(life, witness, rng)
  }
  await hearAll(life, when)
}

/** Everybody asks for what says most about the table, so that nothing is left to chance. */
export async function lookAtAll(life: Life, rng: FastRng, when: string): Promise<void> {
  for (const look of [lookNow, lookAtLists, resume, lookBack, lookBackInVain]) {
    for (const witness of life.witnesses) await look(life, witness, rng)
    // Long enough for everybody to be allowed everything again, except looking back.
    life.clock.pass(5000)
  }
  await hearAll(life, when)
}

export async function hearAll(life: Life, when: string): Promise<void> {
  for (const witness of life.witnesses) await witness.hear(when)
}
