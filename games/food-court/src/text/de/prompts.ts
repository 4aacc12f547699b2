/** What is being decided, in German, for those who decide and those who wait. */
import { listed, type Names } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { canAttract, holdsEvent, servingOf, type Text } from '../common.ts'
import { needs, points, show } from './words.ts'

const active = (view: View, names: Names): string => names(view.active)

const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

const DISCARDING = [
  'Lege bis zu zwei Karten ab, dann ziehe nach.',
  'Lege noch eine Karte ab oder ziehe nach.',
  'Zwei Karten sind abgelegt: Ziehe nach.',
]

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['locke einen Gast an'] : []),
  ...(holdsEvent(view) ? ['spiele Ereignisse'] : []),
]

const capital = (words: string): string => words[0].toUpperCase() + words.slice(1)

export const prompts: Text['prompts'] = {
  discard: (view) => DISCARDING[view.turn.discarded],
  discardWait: WAITING('legt ab und zieht nach'),
  act: (view) => {
    const besides = freely(view).join(' und ')
    return `Bereite vor, koche oder serviere${besides === '' ? '' : `; ${besides}, wie du magst`}.`
  },
  actWait: WAITING('wählt eine Hauptaktion'),
  prepare: () => 'Bereite weitere Zutaten vor oder beende den Zug.',
  prepareWait: WAITING('bereitet Zutaten vor'),
  cook: () => 'Koche ein weiteres Rezept oder beende den Zug.',
  cookWait: WAITING('kocht'),
  fill: (view) => {
    const cooking = view.cooking!
    const missing = needs(cooking)
    const dish = show.card(cooking.recipe)
    return missing === ''
      ? `${dish} ist vollständig: Gib noch etwas dazu oder richte an.`
      : `${dish} braucht ${missing}.`
  },
  fillWait: (view, names) => `${active(view, names)} kocht ${show.card(view.cooking!.recipe)}.`,
  serve: (view) => {
    const { hasBegun, canGoOn } = servingOf(view)
    if (!hasBegun) return 'Gib einem Gast ein Gericht.'
    return `So bringt es ${points(view.serving!.total)}: ${canGoOn ? 'Gib ein weiteres Gericht aus oder schließe ab' : 'Mehr lässt sich nicht ausgeben; schließe ab'}.`
  },
  serveWait: (view, names) => `${active(view, names)} serviert, bisher für ${points(view.serving!.total)}.`,
  settle: () => 'Die Wirkungen der Gäste werden ausgeführt.',
  settleWait: () => 'Die Wirkungen der Gäste werden ausgeführt.',
  rival: () => 'Wähle, wer 2 Punkte verliert.',
  rivalWait: WAITING('wählt, wer 2 Punkte verliert'),
  strip: () => 'Wähle die Siegkarte, die abgelegt wird.',
  stripWait: WAITING('wählt die Siegkarte, die abgelegt wird'),
  track: () => 'Eine dieser Karten als Siegkarte behalten?',
  trackWait: WAITING('darf eine Siegkarte auslegen'),
  after: (view) => {
    const besides = freely(view)
    if (besides.length === 0) return 'Du hast serviert: Beende den Zug.'
    return `${capital(listed([...besides, 'beende den Zug'], 'oder'))}.`
  },
  afterWait: WAITING('hat serviert'),
  complaint: () => 'Wähle den Gast, der geht.',
  complaintWait: WAITING('spielt eine Beschwerde'),
  offer: () => 'Wähle den Gast, den du abgibst.',
  offerWait: WAITING('spielt eine Werbeaktion'),
  swap: (view) => `Wähle, wen du dafür bekommst; du gibst ab: ${show.customer(view.playing!.offered!)}.`,
  swapWait: WAITING('spielt eine Werbeaktion'),
  close: () => 'Der Zug endet.',
  closeWait: () => 'Der Zug endet.',
  honour: () => 'Gleichstand. Ehrenwort: Wann hast du zuletzt gekocht?',
  honourWait: () => 'Gleichstand: Die Führenden sagen, wann sie zuletzt gekocht haben.',
  over: () => 'Die Küchen sind geschlossen.',
  overWait: () => 'Die Küchen sind geschlossen.',
}
