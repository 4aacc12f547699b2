/** How the coach speaks of Jelly Bean Farmers: what becomes of a farm by the end of the season, or of the year. */
import type { State } from '@harvest/jelly-bean-farmers'
import type { Deed, Telling } from '../bot.ts'

export const jellyBeanTelling: Telling = {
  terms: {
    en: {
      stock: ['more food soon', 'less food soon'],
      harvests: ['better harvests and tributes later', 'poorer harvests and tributes later'],
      cards: ['better cards for later', 'worse cards for later'],
    },
    de: {
      stock: ['bald mehr Nahrung', 'bald weniger Nahrung'],
      harvests: ['bessere Ernten und Tribute später', 'schlechtere Ernten und Tribute später'],
      cards: ['bessere Karten für später', 'schlechtere Karten für später'],
    },
    fr: {
      stock: ['plus de nourriture bientôt', 'moins de nourriture bientôt'],
      harvests: [
        'de meilleures récoltes et de meilleurs tributs plus tard',
        'de moins bonnes récoltes et de moins bons tributs plus tard',
      ],
      cards: ['de meilleures cartes pour plus tard', 'de moins bonnes cartes pour plus tard'],
    },
  },
  deeds(before, after, seat) {
    const [s, t] = [before as unknown as State, after as unknown as State]
    const [had, has] = [s.farms[seat], t.farms[seat]]
    const owes = ({ contracts }: State): number => contracts.filter(({ payer }) => payer === seat).length
    const holds = ({ contracts }: State): number => contracts.filter(({ holder }) => holder === seat).length
    const out: Deed[] = []
    if (has.out !== 0) return [OUT]
    if (has.fields.length > had.fields.length) out.push(FIELD)
    if (has.silos.length > had.silos.length) out.push(SILO)
    if (holds(t) > holds(s)) out.push(TRIBUTE)
    if (owes(t) > owes(s)) out.push(DEBT)
    if (has.rabbits > had.rabbits) out.push(RABBITS)
    if (unitsOf(has) < unitsOf(had)) out.push(UNIT_LOST)
    if (had.fields.some((upgrades, field) => (upgrades & ~has.fields[field]) !== 0)) out.push(UPGRADE_LOST)
    if (has.stamps < had.stamps) out.push(STAMP)
    return out
  },
}

const deed = (id: string, en: string, de: string, fr: string): Deed => ({ id, said: { en, de, fr } })
const harm = (id: string, en: string, de: string, fr: string): Deed => ({
  ...deed(id, en, de, fr),
  isBad: true,
})

const OUT = harm('out', 'the end of the farm', 'das Ende des Hofs', 'la fin de la ferme')
const FIELD = deed('field', 'another field', 'ein Feld mehr', 'un champ de plus')
const SILO = deed('silo', 'another silo', 'ein Silo mehr', 'un silo de plus')
const TRIBUTE = deed(
  'tribute',
  'a new tribute to collect',
  'ein neuer Tribut zu bekommen',
  'un nouveau tribut à toucher',
)
const DEBT = harm('debt', 'a new tribute to pay', 'ein neuer Tribut zu zahlen', 'un nouveau tribut à payer')
const RABBITS = harm('rabbits', 'Rabbits on the farm', 'Kaninchen auf dem Hof', 'des Lapins à la ferme')
const UNIT_LOST = harm('unit', 'one unit fewer', 'eine Einheit weniger', 'une unité de moins')
const UPGRADE_LOST = harm(
  'upgrade',
  'one upgrade fewer',
  'eine Verbesserung weniger',
  'une amélioration de moins',
)
const STAMP = harm('stamp', 'a stamp cashed', 'eine eingelöste Essensmarke', 'un ticket utilisé')

function unitsOf({ men, mercenaries, berzerkers, dogs, walls }: State['farms'][number]): number {
  return men + mercenaries + berzerkers + dogs + walls
}
