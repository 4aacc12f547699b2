/** The words for what is counted, a language each. */
export { statistics as de } from './de/statistics.ts'
export { statistics as en } from './en/statistics.ts'
