/** How the coach speaks of Jelly Bean Farmers: what becomes of a farm by the end of the season, or of the year. */
import { complete, inEvery, type InEvery } from '@harvest/engine'
import type { State } from '@harvest/jelly-bean-farmers'
import type { Deed, Telling } from '../../bot.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { JellyBeanTelling } from './words.ts'

const WORDS: InEvery<JellyBeanTelling> = { en, de, fr: complete(en, fr) }

export const jellyBeanTelling: Telling = {
  terms: inEvery((language) => WORDS[language].terms),
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

const deed = (id: keyof JellyBeanTelling['deeds']): Deed => ({
  id,
  said: inEvery((language) => WORDS[language].deeds[id]),
})
const harm = (id: keyof JellyBeanTelling['deeds']): Deed => ({ ...deed(id), isBad: true })

const OUT = harm('out')
const FIELD = deed('field')
const SILO = deed('silo')
const TRIBUTE = deed('tribute')
const DEBT = harm('debt')
const RABBITS = harm('rabbits')
const UNIT_LOST = harm('unit')
const UPGRADE_LOST = harm('upgrade')
const STAMP = harm('stamp')

function unitsOf({ men, mercenaries, berzerkers, dogs, walls }: State['farms'][number]): number {
  return men + mercenaries + berzerkers + dogs + walls
}
