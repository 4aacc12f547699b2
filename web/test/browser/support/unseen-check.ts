/**
 * Plays a whole game of each kind without seeing it: `npm run check:unseen [-- <game>…]`, after `npm run build`. Once by the
 * accessibility tree and the keyboard alone, once by the question line alone; prints how many keys a decision took.
 */
import { games } from '@harvest/bots'
import { Site, type Somebody } from './site.ts'
import { playByKeys, playByWords } from './unseen.ts'

const site = new Site()
const wanted = process.argv.slice(2)

async function begin(game: string, list: boolean): Promise<Somebody> {
  const ruth = await site.somebody({ list })
  await ruth.begin(game, ['bot:random'])
  return ruth
}

function report(game: string, how: string, faults: readonly string[]): void {
  process.stdout.write(`${game}: ${how}${faults.length > 0 ? `, with faults: ${faults.join('; ')}` : ''}\n`)
  if (faults.length > 0) process.exitCode = 1
}

await site.start()
try {
  for (const { game } of games.filter(({ game }) => wanted.length === 0 || wanted.includes(game.id))) {
    const byKeys = await begin(game.id, true)
    const { keys, decisions } = await playByKeys(byKeys, (step) => (step % 3 === 0 ? 1 : 0))
    report(game.id, `${decisions} decisions, ${(keys / decisions).toFixed(1)} keys each`, byKeys.faults)
    const byWords = await begin(game.id, false)
    let said = 0
    await playByWords(byWords, (moves) => moves[said++ % 3 === 0 ? moves.length - 1 : 0]!)
    report(game.id, `${said} decisions by the question line`, byWords.faults)
    await site.clear()
  }
} finally {
  await site.stop()
}
