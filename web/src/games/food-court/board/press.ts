/** What a press on a dish or a customer does: it plays what is offered, chooses one half of it, or asks why not. */
import type { Props } from '../props.ts'
import { findOffer, offersOf } from '../../shared/offers.ts'
import { assignable, customerMove, takersOf, type Place } from '../targets.ts'

/** The dish chosen for somebody, as long as it may be given out. */
export function chosenDish(table: Props): number | null {
  const { dish } = table.ui
  return dish !== null && takersOf(offersOf(table), dish).length > 0 ? dish : null
}

export function chosenCustomer(table: Props): number | null {
  const { customer } = table.ui
  return customer !== null && assignable(offersOf(table), customer).length > 0 ? customer : null
}

export function give(table: Props, dish: number, customer: number): void {
  const { ui, update } = table
  ui.dish = null
  ui.customer = null
  table.preview(null)
  const begin = findOffer(table, { do: 'serve' })
  const move = { do: 'assign', dish, customer } as const
  if (begin) table.play([begin.move, move])
  else if (findOffer(table, move)) table.play([move])
  else table.refuse(update.view.phase === 'serve' ? move : { do: 'serve' })
}

export function pressDish(table: Props, dish: number): void {
  const { ui } = table
  const takers = takersOf(offersOf(table), dish)
  const customer = chosenCustomer(table)
  const begin = findOffer(table, { do: 'serve' })
  if (customer !== null && takers.includes(customer)) give(table, dish, customer)
  else if (takers.length === 1) give(table, dish, takers[0])
  else if (takers.length > 1) {
    ui.customer = null
    ui.dish = ui.dish === dish ? null : dish
  } else if (begin) {
    ui.customer = null
    ui.dish = dish
    table.play([begin.move])
  } else {
    const { view } = table.update
    const first = view.kitchens[view.active].queue[0]?.customer ?? -1
    table.refuse(view.phase === 'serve' ? { do: 'assign', dish, customer: first } : { do: 'serve' })
  }
}

export function pressCustomer(table: Props, place: Place, customer: number): void {
  const { ui } = table
  const { view } = table.update
  const dish = chosenDish(table)
  if (view.phase === 'serve' && place === view.me) {
    const dishes = assignable(offersOf(table), customer)
    if (dish !== null) give(table, dish, customer)
    else if (dishes.length === 1) give(table, dishes[0], customer)
    else if (dishes.length > 1) ui.customer = ui.customer === customer ? null : customer
    else table.refuse({ do: 'assign', dish: 0, customer })
    return
  }
  const move = customerMove(view, place, customer, dish)
  const offer = findOffer(table, move)
  table.preview(null)
  if (!offer) table.refuse(move)
  else {
    if (move.do === 'serve') {
      ui.dish = null
      ui.customer = customer
    }
    table.play([offer.move])
  }
}
