/** The whole position in French, for screen readers and the terminal. */
import { countedInFrench, type Names } from '@harvest/engine/wire'
import { demandOf } from '../../data.ts'
import type { KitchenView, View } from '../../view.ts'
import { abilityWords } from '../common.ts'
import { demand, frCards, of, points, show, sources } from './words.ts'

export function describe(view: View, names: Names): string {
  const lines = [
    `Manche ${view.round}${view.last === null ? '' : ', la dernière'}. Au tour ${of(names(view.active))} ; ${names(view.first)} a commencé.`,
    `File commune : ${view.central.map(({ customer: id }) => `${show.customer(id)}, veut voir ${demand(id)}, commande ${demandOf(id).orders}`).join(' ; ')}. ${countedInFrench(view.customerPile, 'client')} dans la pioche.`,
    ...view.kitchens.flatMap((kitchen) => describeKitchen(kitchen, names)),
  ]
  if (view.cooking)
    lines.push(`Sur le feu : ${show.card(view.cooking.recipe)} avec ${show.cards(view.cooking.ingredients)}.`)
  if (view.serving)
    for (const line of view.serving.lines)
      lines.push(`${sources[line.source]} : ${points(line.points)}${lineSubject(view, line)}.`)
  return lines.join('\n')
}

function lineSubject(view: View, line: { readonly dish: number; readonly customer: number }): string {
  if (line.dish >= 0) return `, ${show.card(view.kitchens[view.active].dishes[line.dish].recipe)}`
  return line.customer >= 0 ? `, ${show.customer(line.customer)}` : ''
}

function winCards({ wins, total }: KitchenView): string {
  if (wins.length === 0) return 'aucune carte Victoire'
  return `${total} avec ${countedInFrench(wins.length, 'carte')} Victoire (${show.cards(wins)})`
}

function closing({ closing: could }: KitchenView): string[] {
  if (could === null) return []
  const what = could.by === 'points' ? `atteindre ${points(could.vp)}` : 'prendre la dernière carte Victoire'
  return [`  Pourrait ${what} au prochain tour.`]
}

function describeKitchen(k: KitchenView, names: Names): string[] {
  const cooked = k.dishes.map((dish) => `${show.card(dish.recipe)} avec ${show.cards(dish.ingredients)}`)
  const queue = k.queue.map(({ customer: id, orders }) => `${show.customer(id)}, commande ${orders}`)
  const lines = [
    `${names(k.seat)}, ${show.deck(k.deck)} : ${points(k.vp)}, ${winCards(k)}, ${k.handSize} cartes en main sur ${k.handLimit}, ${k.pileSize} à piocher, ${k.discardSize} défaussées.`,
    `  Préparé : ${show.cards(k.prepared)}. Cuisiné : ${cooked.join(' ; ') || 'rien'}.`,
    `  File (${k.queue.length} sur ${k.queueLimit}) : ${queue.join(' ; ') || 'personne'}.`,
  ]
  lines.push(`  Talent : ${abilityWords(frCards, k)}`, ...closing(k))
  if (k.hand) lines.push(`  Main : ${show.cards(k.hand)}.`)
  return lines
}
