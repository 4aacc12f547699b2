/** The whole position in German, for screen readers and the terminal. */
import { counted, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Forecast } from '../../climate.ts'
import type { FarmView, FieldView, View } from '../../view.ts'
import { plannedCards, type PlannedCard } from '../common.ts'
import { BACK_NAMES, card, cards, climate, field, food, join, SEASON_NAMES, silo, upgrade } from './words.ts'

const face = (id: ActionId | 'hidden'): string => (id === 'hidden' ? 'eine verdeckte Karte' : card(id))

function describeForecast(forecast: Forecast): string {
  const parts = [
    forecast.fertilizer !== 0 ? `Dünger ${signed(forecast.fertilizer)}` : '',
    forecast.weather !== 0 ? `Wetter ${signed(forecast.weather)}` : '',
    forecast.drought !== 0 ? `Dürre ${signed(forecast.drought)}` : '',
    forecast.pestilence !== 0 ? `Ungeziefer ${signed(forecast.pestilence)}` : '',
  ].filter((part) => part !== '')
  return `${forecast.food} (${[`Grundwert ${forecast.base}`, ...parts].join(', ')})`
}

function describeField(field: FieldView, index: number): string {
  const parts = [
    field.upgrades.length > 0 ? `mit ${join(field.upgrades.map(upgrade))}` : 'ohne Verbesserung',
    field.seeded ? 'besät' : '',
    field.ifSeeded && field.ifFallow
      ? field.seeded
        ? `trägt ${describeForecast(field.ifSeeded)}`
        : `trüge besät ${describeForecast(field.ifSeeded)}, unbesät ${field.ifFallow.food}`
      : '',
  ]
  return `Feld ${index + 1} ${parts.filter((part) => part !== '').join(', ')}`
}

function describeArmy({ army }: FarmView): string {
  const units = [
    army.men > 0 ? counted(army.men, 'Bewaffneter', 'Bewaffnete') : '',
    army.mercenaries > 0 ? `${army.mercenaries} Söldner` : '',
    army.berzerkers > 0 ? `${army.berzerkers} Berserker` : '',
    army.dogs > 0 ? `Hunde ×${army.dogs}` : '',
    army.walls > 0 ? `Mauern ×${army.walls}` : '',
  ].filter((part) => part !== '')
  return `Angriff ${army.offence}, Abwehr ${army.defence}${units.length > 0 ? ` (${units.join(', ')})` : ''}`
}

function describeFarm(farm: FarmView, view: View, names: Names): string {
  if (farm.out !== null) return `${names(farm.seat)}: seit Jahr ${farm.out} nicht mehr im Spiel.`
  const silos = farm.silos.filter((silo) => silo.extended).length
  const parts = [
    `${food(farm.food)} (bis zu ${farm.capacity} geschützt, ${farm.unprotected} ungeschützt)`,
    counted(farm.stamps, 'Essensmarke', 'Essensmarken'),
    farm.onStamps ? 'hat dieses Jahr eine Marke eingelöst' : '',
    ...farm.fields.map(describeField),
    farm.halfField ? 'ein halbes Feld' : '',
    `${counted(farm.silos.length, 'Silo', 'Silos')}${silos > 0 ? `, ${silos} mit Anbau` : ''}`,
    farm.halfSilo ? 'ein halbes Silo' : '',
    farm.cats > 0 ? `Katzen ×${farm.cats}` : '',
    farm.rabbits ? 'Kaninchen' : '',
    describeArmy(farm),
    `${cards(farm.hand)} auf der Hand von ${farm.handSize}`,
    farm.spring === null ? '' : `für den Frühling ${face(farm.spring)}`,
    farm.summer === null ? '' : `für den Sommer ${face(farm.summer)}`,
    farm.saved.length > 0 ? `aufgehoben ${join(farm.saved.map(face))}` : '',
    farm.extra.length > 0 ? `außerdem in dieser Jahreszeit ${join(farm.extra.map(face))}` : '',
    farm.knownBacks.length > 0 ? `unter den Rückseiten ${join(farm.knownBacks.map(card))}` : '',
    farm.reactivePlantings > 0 ? `Späte Aussaat ×${farm.reactivePlantings}` : '',
    farm.waitsForClimate ? 'wartet auf das Klima' : '',
    farm.decided === null ? '' : farm.decided ? 'hat gewählt' : 'wählt noch',
  ]
  const you = farm.seat === view.me ? ' (du)' : ''
  return `${names(farm.seat)}${you}: ${parts.filter((part) => part !== '').join('; ')}.`
}

function describeTarget({ use, aim }: PlannedCard, view: View, names: Names): string {
  if (use.use !== 'face' || aim === 'none') return ''
  if (aim === 'field') return ` auf ${field(use.on)}`
  if (aim === 'silo') return ` auf ${silo(use.on)}`
  return use.on === view.me ? ' bei dir selbst' : ` bei ${names(use.on)}`
}

function describeUse(planned: PlannedCard, view: View, names: Names): string {
  const { use } = planned
  switch (use.use) {
    case 'undecided':
      return 'noch nicht entschieden'
    case 'keep':
      return 'bleibt aufgehoben'
    case 'discard':
      return 'wird abgelegt'
    case 'back':
      return BACK_NAMES[use.as]
    case 'face':
      return `offen${describeTarget(planned, view, names)}`
  }
}

function describeOwn(view: View, names: Names): string[] {
  const { own } = view
  if (own === null) return []
  const plan = own.draft?.plan ?? own.plan
  const planned = plan
    ? [
        ...plannedCards(view, plan).map((one) => `${card(one.card)}: ${describeUse(one, view, names)}`),
        plan.fire === null ? '' : `${card(plan.fire)}: halbes Feld, für das Feuer`,
      ].filter((part) => part !== '')
    : []
  return [
    `Deine Hand: ${own.hand.map(card).join(', ') || 'leer'}.`,
    ...(own.backs.length > 0 ? [`Vorderseiten deiner Rückseiten: ${own.backs.map(card).join(', ')}.`] : []),
    ...(planned.length > 0 ? [`Dein Plan: ${planned.join('; ')}.`] : []),
  ]
}

function describeClimate({ climate: seen }: View, names: Names): string[] {
  const next = seen.next.map(
    (entry, i) =>
      `${i + 1}: ${entry.card === null ? 'verdeckt' : climate(entry.card)}, gesehen von ${join(entry.seenBy.map(names)) || 'niemandem'}`,
  )
  return [
    `Klima des Jahres: ${seen.year === null ? 'verdeckt' : climate(seen.year)}; der Jahreszeit: ${seen.season === null ? 'verdeckt' : climate(seen.season)}.`,
    next.length > 0 ? `Nächste Klimakarten: ${next.join('; ')}.` : '',
  ].filter((part) => part !== '')
}

export function describe(view: View, names: Names): string {
  const contracts = view.contracts.map(
    ({ payer, holder, amount }) => `${names(payer)} zahlt ${amount} an ${names(holder)}`,
  )
  const discards = view.discards.map(({ card: id, count }) => `${card(id)} ×${count}`)
  return [
    `Jahr ${view.year} von ${view.years}, ${SEASON_NAMES[view.season]}.`,
    ...describeClimate(view, names),
    ...view.farms.map((farm) => describeFarm(farm, view, names)),
    `Tribut im Jahr: ${contracts.join('; ') || 'keiner'}.`,
    `Stapel: ${cards(view.deck)}. Ablage: ${discards.join(', ') || 'leer'}.`,
    ...(view.aside.length > 0
      ? [`Bis zum Ende der Jahreszeit beiseite: ${view.aside.map(card).join(', ')}.`]
      : []),
    ...describeOwn(view, names),
  ].join('\n')
}
