/** How much of a result was luck, in a sentence. */
import type { InEvery, Names, Score } from '@harvest/engine'

/** What draws and deals gave a seat or took from it, beside what they bring on average. */
export interface Luck {
  readonly points: number
  /** A standard error of the points. */
  readonly error: number
  /** The same in chances to win. */
  readonly chance: number
}

/** A 95 % interval is so many standard errors wide to either side. */
const SURE = 1.96

/** Who won, by how much, and what part of the lead over the next the draws had brought; null without a winner and a next. */
export function tellLuck(
  luck: readonly Luck[],
  scores: readonly Score[],
  names: Names,
): InEvery<string> | null {
  const ranked = [...scores].sort((a, b) => a.place - b.place || b.total - a.total)
  const [first, next] = ranked
  if (!first || !next) return null
  const gap = luck[first.seat].points - luck[next.seat].points
  const margin = SURE * Math.hypot(luck[first.seat].error, luck[next.seat].error)
  const isShared = next.place === 1
  const isEven = Math.abs(gap) <= Math.max(margin, 0.5)
  const isOwed = !isShared && gap >= first.total - next.total
  const say = (words: Words): string => {
    const [a, b] = [names(first.seat), names(next.seat)]
    const won = isShared ? words.shared(a, b) : words.won(a, first.total - next.total)
    const [lucky, other] = gap > 0 ? [a, b] : [b, a]
    const how = isEven ? words.even(a, b) : words.more(lucky, other, words.number(Math.abs(gap)))
    const end = isEven || isShared ? '' : gap < 0 ? words.despite : isOwed ? words.owed(b) : words.rest
    return `${won} ${how} (± ${words.number(margin)})${end}.`
  }
  return { en: say(ENGLISH), de: say(GERMAN), fr: say(FRENCH) }
}

interface Words {
  won(who: string, lead: number): string
  shared(a: string, b: string): string
  even(a: string, b: string): string
  more(lucky: string, other: string, points: string): string
  /** What follows when luck was with the other, when it was more than the lead, and when it was a part of it. */
  readonly despite: string
  owed(other: string): string
  readonly rest: string
  number(value: number): string
}

const ENGLISH: Words = {
  won: (who, lead) => (lead === 0 ? `${who} won on the tie-break.` : `${who} won by ${lead}.`),
  shared: (a, b) => `${a} and ${b} share the win.`,
  even: (a, b) => `As far as we can tell, ${a} and ${b} were equally lucky`,
  more: (lucky, other, points) => `Luck gave ${lucky} ${points} points more than ${other}`,
  despite: ', but good play made up for it',
  owed: (other) => `, so with even luck ${other} might have won`,
  rest: ', and the rest was good play',
  number: (value) => value.toFixed(1),
}

const GERMAN: Words = {
  won: (who, lead) =>
    lead === 0
      ? `${who} hat durch den Gleichstandsentscheid gewonnen.`
      : `${who} hat mit ${lead} ${lead === 1 ? 'Punkt' : 'Punkten'} Vorsprung gewonnen.`,
  shared: (a, b) => `${a} und ${b} teilen sich den Sieg.`,
  even: (a, b) => `Soweit wir sehen, hatten ${a} und ${b} gleich viel Glück`,
  more: (lucky, other, points) =>
    `Das Glück beim Ziehen hat ${lucky} ${points} Punkte mehr gebracht als ${other}`,
  despite: ', das Spiel hat es wettgemacht',
  owed: (other) => `, bei gleichem Glück hätte also wohl ${other} gewonnen`,
  rest: ', der Rest war gut gespielt',
  number: (value) => value.toFixed(1).replace('.', ','),
}

const FRENCH: Words = {
  won: (who, lead) =>
    lead === 0
      ? `${who} gagne au départage.`
      : `${who} gagne avec ${lead} ${lead === 1 ? 'point' : 'points'} d’avance.`,
  shared: (a, b) => `${a} et ${b} partagent la victoire.`,
  even: (a, b) => `À ce qu’on voit, ${a} et ${b} ont eu autant de chance l’un que l’autre`,
  more: (lucky, other, points) => `Le sort a donné ${points} points de plus à ${lucky} qu’à ${other}`,
  despite: ', et le jeu a fait la différence',
  owed: (other) => `, donc à chance égale, ${other} aurait pu gagner`,
  rest: ', et le reste a été bien joué',
  number: (value) => value.toFixed(1).replace('.', ','),
}
