/** What is being decided, in German, for those who decide and those who wait. */
import { capital, listed, type Names } from '@harvest/engine/wire'
import { ALL_WIN_CARDS_VP, DISCARD_LIMIT, LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { canAttract, holdsEvent, mainActions, nextWinCard, servingOf, type Text } from '../common.ts'
import { needs, points, show, someCards } from './words.ts'

const active = (view: View, names: Names): string => names(view.active)

const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

function discarding(discarded: number): string {
  const left = DISCARD_LIMIT - discarded
  if (left === 0)
    return `${capital(someCards(discarded))} ${discarded === 1 ? 'ist' : 'sind'} abgelegt: Ziehe nach.`
  const some = `${left === 1 ? '' : 'bis zu '}${someCards(left)}`
  return discarded === 0 ? `Lege ${some} ab, dann ziehe nach.` : `Lege noch ${some} ab oder ziehe nach.`
}

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['locke einen Gast an'] : []),
  ...(holdsEvent(view) ? ['spiele Ereignisse'] : []),
]

/** The main action goes on as long as it can; `nothing` says why it can't. */
function goOn(view: View, main: string | null, nothing: string): string {
  const open = [...(main === null ? [] : [main]), ...freely(view)]
  if (open.length === 0) return `${nothing} Beende den Zug.`
  return `${main === null ? `${nothing} ` : ''}${capital(listed([...open, 'beende den Zug'], 'oder'))}.`
}

export const prompts: Text['prompts'] = {
  discard: (view) => discarding(view.turn.discarded),
  discardWait: WAITING('legt ab und zieht nach'),
  act: (view) => {
    const { prepare, cook, serve } = mainActions(view)
    const main = [
      ...(prepare ? ['bereite Zutaten vor'] : []),
      ...(cook ? ['koche Rezepte'] : []),
      ...(serve ? ['bewirte deine Gäste'] : []),
    ]
    const besides = freely(view).join(' und ')
    if (main.length === 0)
      return `Vorbereiten, kochen oder servieren geht gerade nicht: ${besides === '' ? 'Passe' : `${capital(besides)}, wie du magst, und passe`}.`
    const open = listed(main.length === 1 ? [...main, 'passe'] : main, 'oder')
    return `${capital(open)}${besides === '' ? '' : `; ${besides}, wie du magst`}.`
  },
  actWait: WAITING('wählt eine Hauptaktion'),
  prepare: (view) =>
    goOn(
      view,
      mainActions(view).prepare ? 'bereite weitere Zutaten vor' : null,
      'Keine Zutat ist mehr auf der Hand.',
    ),
  prepareWait: WAITING('bereitet Zutaten vor'),
  cook: (view) =>
    goOn(
      view,
      mainActions(view).cook ? 'koche ein weiteres Rezept' : null,
      'Mehr lässt sich gerade nicht kochen.',
    ),
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
  rival: () => `Wähle, wer ${points(LOSS_VP)} verliert.`,
  rivalWait: WAITING(`wählt, wer ${points(LOSS_VP)} verliert`),
  strip: () => 'Wähle die Siegkarte, die abgelegt wird.',
  stripWait: WAITING('wählt die Siegkarte, die abgelegt wird'),
  track: (view) => {
    const { count, points: gain } = nextWinCard(view)
    return count < WIN_CARDS
      ? `Eine dieser Karten als Siegkarte behalten? Sie zählt am Ende ${points(gain)}.`
      : `Eine dieser Karten als letzte Siegkarte behalten? Alle vier zählen am Ende ${points(ALL_WIN_CARDS_VP)}, ${gain} mehr als drei.`
  },
  trackWait: WAITING('darf eine Siegkarte auslegen'),
  after: (view) => {
    const besides = freely(view)
    if (besides.length === 0) return 'Du hast serviert: Beende den Zug.'
    return `Du hast serviert. ${capital(listed([...besides, 'beende den Zug'], 'oder'))}.`
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
