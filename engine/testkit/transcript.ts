// A game written out for people who look for a fault: each step with its move, chance and events in words,
// and the hash of what each viewer sees, so that two versions can be compared line by line.
import {
  hashState,
  listViewers,
  plain,
  replay,
  type AnyGame,
  type AnyText,
  type GameRecord,
} from '../src/index.ts'

/** The lines of a record's transcript. */
export function* transcript(game: AnyGame, record: GameRecord, text: AnyText): Generator<string> {
  const names = (seat: number): string => `P${seat + 1}`
  let n = 0
  for (const { match, events, step } of replay(game, record)) {
    yield step
      ? `${n}. ${names(step.seat)} ${JSON.stringify(step.move)}`
      : `${game.id}, ${record.seats} seats, ${JSON.stringify(record.options)}`
    const chance = step ? step.chance : record.setup.chance
    if (chance.length > 0) yield `   chance ${chance.join(' ')}`
    for (const event of events) yield `   ${plain(text.event(event, names) ?? JSON.stringify(event))}`
    const views = listViewers(record.seats).map(
      (who) => `${who}:${hashState(match.update(who, [])).slice(0, 8)}`,
    )
    yield `   ${game.phase(match.state)}, state ${hashState(match.state).slice(0, 8)}, seen ${views.join(' ')}`
    n++
  }
}
