/** What is counted, in English. */
import type { StatisticsText } from '@harvest/engine/wire'

export const statistics: StatisticsText = {
  round: 'Year',
  sources: {
    start: 'Starting food',
    harvest: 'Harvests',
    tribute: 'Tribute received',
    seeds: 'Seeds',
    eaten: 'Eaten',
    vermin: 'Lost to vermin',
    paid: 'Tribute paid',
  },
  figures: {
    seeded: 'Fields seeded',
    bare: 'Fields that produced nothing',
    bestHarvest: 'Best harvest',
    stamps: 'Food stamps cashed in',
    stolen: 'Cards stolen',
    robbed: 'Cards lost to thieves',
    attacks: 'Warlords sent',
    killed: 'Units removed by Assassins',
    destroyed: 'Upgrades lost to the weather',
    fields: 'Fields laid out',
    silos: 'Silos built',
    men: 'Armed Men',
  },
}
