/** The whole position in English, for screen readers and the terminal. */
import { counted, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Forecast } from '../../climate.ts'
import type { FarmView, FieldView, View } from '../../view.ts'
import { plannedCards, type PlannedCard } from '../common.ts'
import { BACK_NAMES, card, climate, field, food, join, SEASON_NAMES, silo, upgrade } from './words.ts'

const face = (id: ActionId | 'hidden'): string => (id === 'hidden' ? 'a hidden card' : card(id))

function describeForecast(forecast: Forecast): string {
  const parts = [
    forecast.fertilizer !== 0 ? `fertilizer ${signed(forecast.fertilizer)}` : '',
    forecast.weather !== 0 ? `weather ${signed(forecast.weather)}` : '',
    forecast.drought !== 0 ? `drought ${signed(forecast.drought)}` : '',
    forecast.pestilence !== 0 ? `pestilence ${signed(forecast.pestilence)}` : '',
  ].filter((part) => part !== '')
  return `${forecast.food} (${[`base ${forecast.base}`, ...parts].join(', ')})`
}

function describeField(field: FieldView, index: number): string {
  const parts = [
    field.upgrades.length > 0 ? `with ${join(field.upgrades.map(upgrade))}` : 'without upgrades',
    field.seeded ? 'seeded' : '',
    field.ifSeeded && field.ifFallow
      ? field.seeded
        ? `produces ${describeForecast(field.ifSeeded)}`
        : `would produce ${describeForecast(field.ifSeeded)} if seeded, ${field.ifFallow.food} if not`
      : '',
  ]
  return `field ${index + 1} ${parts.filter((part) => part !== '').join(', ')}`
}

function describeArmy({ army }: FarmView): string {
  const units = [
    army.men > 0 ? counted(army.men, 'Armed Man', 'Armed Men') : '',
    army.mercenaries > 0 ? counted(army.mercenaries, 'Mercenary', 'Mercenaries') : '',
    army.berzerkers > 0 ? counted(army.berzerkers, 'Berzerker') : '',
    army.dogs > 0 ? `Dogs ×${army.dogs}` : '',
    army.walls > 0 ? `Walls ×${army.walls}` : '',
  ].filter((part) => part !== '')
  return `offence ${army.offence}, defence ${army.defence}${units.length > 0 ? ` (${units.join(', ')})` : ''}`
}

function describeFarm(farm: FarmView, view: View, names: Names): string {
  if (farm.out !== null) return `${names(farm.seat)}: out of the game since year ${farm.out}.`
  const silos = farm.silos.filter((silo) => silo.extended).length
  const parts = [
    `${food(farm.food)} (up to ${farm.capacity} protected, ${farm.unprotected} unprotected)`,
    counted(farm.stamps, 'food stamp'),
    farm.onStamps ? 'cashed in a stamp this year' : '',
    ...farm.fields.map(describeField),
    farm.halfField ? 'half a field' : '',
    `${counted(farm.silos.length, 'silo')}${silos > 0 ? `, ${silos} extended` : ''}`,
    farm.halfSilo ? 'half a silo' : '',
    farm.cats > 0 ? `Cats ×${farm.cats}` : '',
    farm.rabbits ? 'Rabbits' : '',
    describeArmy(farm),
    `${counted(farm.hand, 'card')} in hand, hand size ${farm.handSize}`,
    farm.spring === null ? '' : `for spring ${face(farm.spring)}`,
    farm.summer === null ? '' : `for summer ${face(farm.summer)}`,
    farm.saved.length > 0 ? `saved ${join(farm.saved.map(face))}` : '',
    farm.extra.length > 0 ? `also this season ${join(farm.extra.map(face))}` : '',
    farm.knownBacks.length > 0 ? `among the backs ${join(farm.knownBacks.map(card))}` : '',
    farm.reactivePlantings > 0 ? `Reactive Planting ×${farm.reactivePlantings}` : '',
    farm.waitsForClimate ? 'waits for the climate' : '',
    farm.decided === null ? '' : farm.decided ? 'has chosen' : 'is choosing',
  ]
  const you = farm.seat === view.me ? ' (you)' : ''
  return `${names(farm.seat)}${you}: ${parts.filter((part) => part !== '').join('; ')}.`
}

function describeTarget({ use, aim }: PlannedCard, view: View, names: Names): string {
  if (use.use !== 'face' || aim === 'none') return ''
  if (aim === 'field') return ` on ${field(use.on)}`
  if (aim === 'silo') return ` on ${silo(use.on)}`
  return use.on === view.me ? ' on your own farm' : ` on ${names(use.on)}`
}

function describeUse(planned: PlannedCard, view: View, names: Names): string {
  const { use } = planned
  switch (use.use) {
    case 'undecided':
      return 'undecided'
    case 'keep':
      return 'stays saved'
    case 'discard':
      return 'discarded'
    case 'back':
      return BACK_NAMES[use.as]
    case 'face':
      return `face up${describeTarget(planned, view, names)}`
  }
}

function describeOwn(view: View, names: Names): string[] {
  const { own } = view
  if (own === null) return []
  const plan = own.draft?.plan ?? own.plan
  const planned = plan
    ? [
        ...plannedCards(view, plan).map((one) => `${card(one.card)}: ${describeUse(one, view, names)}`),
        plan.fire === null ? '' : `${card(plan.fire)}: half a Field, for Fire`,
      ].filter((part) => part !== '')
    : []
  return [
    `Your hand: ${own.hand.map(card).join(', ') || 'empty'}.`,
    ...(own.backs.length > 0
      ? [`Faces of the cards you used by their backs: ${own.backs.map(card).join(', ')}.`]
      : []),
    ...(planned.length > 0 ? [`Your plan: ${planned.join('; ')}.`] : []),
  ]
}

function describeClimate({ climate: seen }: View, names: Names): string[] {
  const next = seen.next.map(
    (entry, i) =>
      `${i + 1}: ${entry.card === null ? 'hidden' : climate(entry.card)}, seen by ${join(entry.seenBy.map(names)) || 'nobody'}`,
  )
  return [
    `Climate this year: ${seen.year === null ? 'hidden' : climate(seen.year)}; this season: ${seen.season === null ? 'hidden' : climate(seen.season)}.`,
    next.length > 0 ? `Next climate cards: ${next.join('; ')}.` : '',
  ].filter((part) => part !== '')
}

export function describe(view: View, names: Names): string {
  const contracts = view.contracts.map(
    ({ payer, holder, amount }) => `${names(payer)} pays ${names(holder)} ${amount}`,
  )
  const discards = view.discards.map(({ card: id, count }) => `${card(id)} ×${count}`)
  return [
    `Year ${view.year} of ${view.years}, ${SEASON_NAMES[view.season]}.`,
    ...describeClimate(view, names),
    ...view.farms.map((farm) => describeFarm(farm, view, names)),
    `Tribute a year: ${contracts.join('; ') || 'none'}.`,
    `Deck: ${counted(view.deck, 'card')}. Discards: ${discards.join(', ') || 'none'}.`,
    ...(view.aside.length > 0
      ? [`Set aside until the season ends: ${view.aside.map(card).join(', ')}.`]
      : []),
    ...describeOwn(view, names),
  ].join('\n')
}
