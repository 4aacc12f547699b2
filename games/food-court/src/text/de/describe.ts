/** The whole position in German, for screen readers and the terminal. */
import { counted, type Names } from '@harvest/engine/wire'
import { demandOf } from '../../data.ts'
import type { KitchenView, View } from '../../view.ts'
import { abilityWords } from '../common.ts'
import { deCards, demand, points, show, sources } from './words.ts'

export function describe(view: View, names: Names): string {
  const lines = [
    `Runde ${view.round}${view.last === null ? '' : ', die letzte'}. ${names(view.active)} ist am Zug; ${names(view.first)} hat begonnen.`,
    `Gemeinsame Schlange: ${view.central.map(({ customer: id }) => `${show.customer(id)}, will ${demand(id)} sehen, bestellt ${demandOf(id).orders}`).join('; ')}. ${counted(view.customerPile, 'Gast', 'Gäste')} im Stapel.`,
    ...view.kitchens.flatMap((kitchen) => describeKitchen(kitchen, names)),
  ]
  if (view.cooking)
    lines.push(`Auf dem Herd: ${show.card(view.cooking.recipe)} mit ${show.cards(view.cooking.ingredients)}.`)
  if (view.serving)
    for (const line of view.serving.lines)
      lines.push(`${sources[line.source]}: ${points(line.points)}${lineSubject(view, line)}.`)
  return lines.join('\n')
}

function lineSubject(view: View, line: { readonly dish: number; readonly customer: number }): string {
  if (line.dish >= 0) return `, ${show.card(view.kitchens[view.active].dishes[line.dish].recipe)}`
  return line.customer >= 0 ? `, ${show.customer(line.customer)}` : ''
}

function winCards({ wins, total }: KitchenView): string {
  if (wins.length === 0) return 'keine Siegkarten'
  return `mit ${counted(wins.length, 'Siegkarte', 'Siegkarten')} (${show.cards(wins)}) ${total}`
}

function closing({ closing: could }: KitchenView): string[] {
  if (could === null) return []
  const what = could.by === 'points' ? `${points(could.vp)} erreichen` : 'die letzte Siegkarte nehmen'
  return [`  Könnte im nächsten Zug ${what}.`]
}

function describeKitchen(k: KitchenView, names: Names): string[] {
  const dishes = k.dishes.map((dish) => `${show.card(dish.recipe)} mit ${show.cards(dish.ingredients)}`)
  const queue = k.queue.map(({ customer: id, orders }) => `${show.customer(id)}, bestellt ${orders}`)
  const lines = [
    `${names(k.seat)}, ${show.deck(k.deck)}: ${points(k.vp)}, ${winCards(k)}, ${k.handSize} von ${k.handLimit} Karten auf der Hand, ${k.pileSize} zu ziehen, ${k.discardSize} abgelegt.`,
    `  Vorbereitet: ${show.cards(k.prepared)}. Gekocht: ${dishes.join('; ') || 'nichts'}.`,
    `  Schlange (${k.queue.length} von ${k.queueLimit}): ${queue.join('; ') || 'niemand'}.`,
  ]
  lines.push(`  Fähigkeit: ${abilityWords(deCards, k)}`, ...closing(k))
  if (k.hand) lines.push(`  Hand: ${show.cards(k.hand)}.`)
  return lines
}
