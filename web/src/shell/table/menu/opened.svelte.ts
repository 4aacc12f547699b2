/** What lies open over the table or beside it. */
export class Opened {
  menu = $state(false)
  help = $state(false)
  /** The position in words. */
  words = $state(false)
  /** The line that answers questions. */
  questions = $state(false)
  reference = $state(false)
  /** What the coach says. */
  advice = $state(false)
}
