/** The whole position in French, for screen readers and the terminal. */
import { countedInFrench, type Names, signed } from '@harvest/engine/wire'
import type { ActionId } from '../../data.ts'
import type { Forecast } from '../../climate.ts'
import type { FarmView, FieldView, View } from '../../view.ts'
import { plannedCards, type PlannedCard } from '../common.ts'
import {
  BACK_NAMES,
  card,
  cards,
  climate,
  field,
  food,
  FOR_SEASON,
  join,
  SEASON_NAMES,
  silo,
  upgrade,
} from './words.ts'

const face = (id: ActionId | 'hidden'): string => (id === 'hidden' ? 'une carte cachée' : card(id))

function describeForecast(forecast: Forecast): string {
  const parts = [
    forecast.fertilizer !== 0 ? `engrais ${signed(forecast.fertilizer)}` : '',
    forecast.weather !== 0 ? `temps ${signed(forecast.weather)}` : '',
    forecast.drought !== 0 ? `sécheresse ${signed(forecast.drought)}` : '',
    forecast.pestilence !== 0 ? `ravageurs ${signed(forecast.pestilence)}` : '',
  ].filter((part) => part !== '')
  return `${forecast.food} (${[`base ${forecast.base}`, ...parts].join(', ')})`
}

function describeField(field: FieldView, index: number): string {
  const parts = [
    field.upgrades.length > 0 ? `avec ${join(field.upgrades.map(upgrade))}` : 'sans amélioration',
    field.seeded ? 'semé' : '',
    field.ifSeeded && field.ifFallow
      ? field.seeded
        ? `produit ${describeForecast(field.ifSeeded)}`
        : `produirait ${describeForecast(field.ifSeeded)} si tu le semais, ${field.ifFallow.food} sinon`
      : '',
  ]
  return `champ ${index + 1} ${parts.filter((part) => part !== '').join(', ')}`
}

function describeArmy({ army }: FarmView): string {
  const units = [
    army.men > 0 ? countedInFrench(army.men, 'homme d’armes', 'hommes d’armes') : '',
    army.mercenaries > 0 ? countedInFrench(army.mercenaries, 'Mercenaire') : '',
    army.berzerkers > 0 ? countedInFrench(army.berzerkers, 'Berserker') : '',
    army.dogs > 0 ? `Chiens ×${army.dogs}` : '',
    army.walls > 0 ? `Remparts ×${army.walls}` : '',
  ].filter((part) => part !== '')
  return `attaque ${army.offence}, défense ${army.defence}${units.length > 0 ? ` (${units.join(', ')})` : ''}`
}

function describeFarm(farm: FarmView, view: View, names: Names): string {
  if (farm.out !== null) return `${names(farm.seat)} : hors jeu depuis l’année ${farm.out}.`
  const extended = farm.silos.filter((silo) => silo.extended).length
  const parts = [
    `${food(farm.food)} (jusqu’à ${farm.capacity} protégés, ${farm.unprotected} sans protection)`,
    countedInFrench(farm.stamps, 'bon alimentaire', 'bons alimentaires'),
    farm.onStamps ? 'a échangé un bon cette année' : '',
    ...farm.fields.map(describeField),
    farm.halfField ? 'un demi-champ' : '',
    `${countedInFrench(farm.silos.length, 'silo')}${extended > 0 ? `, dont ${extended} avec extension` : ''}`,
    farm.halfSilo ? 'un demi-silo' : '',
    farm.cats > 0 ? `Chats ×${farm.cats}` : '',
    farm.rabbits ? 'Lapins' : '',
    describeArmy(farm),
    `${cards(farm.hand)} en main, taille de main ${farm.handSize}`,
    farm.spring === null ? '' : `${FOR_SEASON.spring} ${face(farm.spring)}`,
    farm.summer === null ? '' : `${FOR_SEASON.summer} ${face(farm.summer)}`,
    farm.saved.length > 0 ? `de côté ${join(farm.saved.map(face))}` : '',
    farm.extra.length > 0 ? `cette saison aussi ${join(farm.extra.map(face))}` : '',
    farm.knownBacks.length > 0 ? `parmi les dos ${join(farm.knownBacks.map(card))}` : '',
    farm.reactivePlantings > 0 ? `Semis tardif ×${farm.reactivePlantings}` : '',
    farm.waitsForClimate ? 'attend le climat' : '',
    farm.decided === null ? '' : farm.decided ? 'a choisi' : 'est en train de choisir',
  ]
  const you = farm.seat === view.me ? ' (toi)' : ''
  return `${names(farm.seat)}${you} : ${parts.filter((part) => part !== '').join(' ; ')}.`
}

function describeTarget({ use, aim }: PlannedCard, view: View, names: Names): string {
  if (use.use !== 'face' || aim === 'none') return ''
  if (aim === 'field') return ` sur le ${field(use.on)}`
  if (aim === 'silo') return ` sur le ${silo(use.on)}`
  return use.on === view.me ? ' sur ta propre ferme' : ` chez ${names(use.on)}`
}

function describeUse(planned: PlannedCard, view: View, names: Names): string {
  const { use } = planned
  switch (use.use) {
    case 'undecided':
      return 'pas encore décidé'
    case 'keep':
      return 'reste de côté'
    case 'discard':
      return 'défaussée'
    case 'back':
      return BACK_NAMES[use.as]
    case 'face':
      return `face visible${describeTarget(planned, view, names)}`
  }
}

function describeOwn(view: View, names: Names): string[] {
  const { own } = view
  if (own === null) return []
  const plan = own.draft?.plan ?? own.plan
  const planned = plan
    ? [
        ...plannedCards(view, plan).map((one) => `${card(one.card)} : ${describeUse(one, view, names)}`),
        plan.fire === null ? '' : `${card(plan.fire)} : demi-champ, pour l’Incendie`,
      ].filter((part) => part !== '')
    : []
  return [
    `Ta main : ${own.hand.map(card).join(', ') || 'vide'}.`,
    ...(own.backs.length > 0
      ? [`Faces des cartes jouées par leur dos : ${own.backs.map(card).join(', ')}.`]
      : []),
    ...(planned.length > 0 ? [`Ton plan : ${planned.join(' ; ')}.`] : []),
  ]
}

function describeClimate({ climate: seen }: View, names: Names): string[] {
  const next = seen.next.map(
    (entry, i) =>
      `${i + 1} : ${entry.card === null ? 'cachée' : climate(entry.card)}, vue par ${join(entry.seenBy.map(names)) || 'personne'}`,
  )
  return [
    `Climat de l’année : ${seen.year === null ? 'caché' : climate(seen.year)} ; de la saison : ${seen.season === null ? 'caché' : climate(seen.season)}.`,
    next.length > 0 ? `Prochaines cartes Climat : ${next.join(' ; ')}.` : '',
  ].filter((part) => part !== '')
}

export function describe(view: View, names: Names): string {
  const contracts = view.contracts.map(
    ({ payer, holder, amount }) => `${names(payer)} paie ${amount} à ${names(holder)}`,
  )
  const discards = view.discards.map(({ card: id, count }) => `${card(id)} ×${count}`)
  return [
    `Année ${view.year} sur ${view.years}, ${SEASON_NAMES[view.season]}.`,
    ...describeClimate(view, names),
    ...view.farms.map((farm) => describeFarm(farm, view, names)),
    `Tribut annuel : ${contracts.join(' ; ') || 'aucun'}.`,
    `Pioche : ${cards(view.deck)}. Défausse : ${discards.join(', ') || 'vide'}.`,
    ...(view.aside.length > 0
      ? [`Mises de côté jusqu’à la fin de la saison : ${view.aside.map(card).join(', ')}.`]
      : []),
    ...describeOwn(view, names),
  ].join('\n')
}
