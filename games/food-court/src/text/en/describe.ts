/** The whole position in English, for screen readers and the terminal. */
import { counted, type Names } from '@harvest/engine/wire'
import { demandOf } from '../../data.ts'
import type { KitchenView, View } from '../../view.ts'
import { abilityWords } from '../common.ts'
import { demand, enCards, points, show, sources } from './words.ts'

export function describe(view: View, names: Names): string {
  const lines = [
    `Round ${view.round}${view.last === null ? '' : ', the last one'}. ${names(view.active)}’s turn; ${names(view.first)} went first.`,
    `Central queue: ${view.central.map(({ customer: id }) => `${show.customer(id)}, wants to see ${demand(id)}, orders ${demandOf(id).orders}`).join('; ')}. ${counted(view.customerPile, 'customer')} in the deck.`,
    ...view.kitchens.flatMap((kitchen) => describeKitchen(kitchen, names)),
  ]
  if (view.cooking)
    lines.push(
      `On the stove: ${show.card(view.cooking.recipe)} with ${show.cards(view.cooking.ingredients)}.`,
    )
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
  if (wins.length === 0) return 'no win cards'
  return `${total} with ${counted(wins.length, 'win card')} (${show.cards(wins)})`
}

function closing({ closing: could }: KitchenView): string[] {
  if (could === null) return []
  const what = could.by === 'points' ? `reach ${points(could.vp)}` : 'take the last win card'
  return [`  Could ${what} next turn.`]
}

function describeKitchen(k: KitchenView, names: Names): string[] {
  const dishes = k.dishes.map((dish) => `${show.card(dish.recipe)} with ${show.cards(dish.ingredients)}`)
  const queue = k.queue.map(({ customer: id, orders }) => `${show.customer(id)}, orders ${orders}`)
  const lines = [
    `${names(k.seat)}, ${show.deck(k.deck)}: ${points(k.vp)}, ${winCards(k)}, ${k.handSize} of ${k.handLimit} cards in hand, ${k.pileSize} to draw, ${k.discardSize} discarded.`,
    `  Prepared: ${show.cards(k.prepared)}. Cooked: ${dishes.join('; ') || 'nothing'}.`,
    `  Queue (${k.queue.length} of ${k.queueLimit}): ${queue.join('; ') || 'nobody'}.`,
  ]
  lines.push(`  Ability: ${abilityWords(enCards, k)}`, ...closing(k))
  if (k.hand) lines.push(`  Hand: ${show.cards(k.hand)}.`)
  return lines
}
