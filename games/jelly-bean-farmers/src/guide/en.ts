/** A first game of Jelly Bean Farmers, explained as it comes up. */
import { inWords, type Guide } from '@harvest/engine/wire'
import { FIELD_BASE, FOOD_PER_STAMP } from '../data.ts'

export const en: Guide = {
  intro: [
    {
      title: 'Eight years on a small farm',
      body: [
        'You have a field, a silo and a little food. What you plant may bring in a rich harvest, or the weather may take it all.',
        'Some farmers grow what they eat. Others raise an army and make their neighbours pay.',
      ],
      figure: 'farm',
    },
    {
      title: 'What you’re after',
      body: [
        `Food. After eight years each food is worth a point, and each food stamp you didn’t need is worth ${inWords(FOOD_PER_STAMP, 'en')}.`,
        'But food is also your seed and your supper, and vermin go for what doesn’t fit in your silos.',
      ],
      figure: 'storage',
    },
    {
      title: 'How a year goes',
      body: [
        'At the start of a year you draw cards and place one face down for spring and one for summer.',
        'In each season everyone seeds fields, the climate is revealed, everyone carries out a secret plan, and then you harvest and eat.',
      ],
      figure: 'climate',
    },
    {
      title: 'Cards have two sides',
      body: [
        'You can play every card for what it says. In a season when you’ve seeded nothing, you can use its back instead: as half a field, half a silo, an Armed Man, or saved for later.',
        'You’re playing an easygoing bot. You can change a secret choice until everyone has chosen.',
      ],
      figure: 'uses',
    },
  ],
  prompts: {
    keep: {
      title: 'Choose your first hand',
      body: [
        'Keep three of your seven cards. The other four become the halves of your first field and your first silo.',
        'Fertilizer and Irrigation help with a first harvest. A Warlord is no use without an army.',
      ],
      rule: 'JB-SET-1',
      at: ['tray/hand'],
    },
    place: {
      title: 'A card for each season',
      body: [
        'Place one card for spring and one for summer. You decide what to do with it when its season comes, when you know more.',
      ],
      rule: 'JB-PRE-3',
      at: ['tray/spring', 'tray/summer'],
    },
    plant: {
      title: 'Seed now, before the weather',
      body: [
        `A seed costs 1 food. A seeded field produces ${FIELD_BASE}, more with Fertilizer, and more or less depending on the climate.`,
        'If you seed nothing this season, you may use the back of your card instead.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}'],
    },
    plantKnowing: {
      title: 'You know more than the others',
      body: [
        'You’ve seen a climate card that counts this season, so you seed after the others. Use what you know.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}', 'sky'],
    },
    react: {
      title: 'Now you know the weather',
      body: ['The climate has been revealed, and you may still seed. Choose the fields that pay off.'],
      rule: 'JB-SEA-3',
      at: ['land/{me}'],
    },
    plan: {
      title: 'Make a secret plan',
      body: [
        'Decide what your season card does: on which field, or against which farmer. You may use saved cards too.',
        'All plans are revealed together. You can change yours until the last one is in.',
      ],
      rule: 'JB-SEA-4',
      at: ['tray/season'],
    },
    steal: {
      title: 'Your Steal',
      body: [
        'Take a card that somebody is showing and use it this season, or swap the Steal for the top card of the deck.',
      ],
      rule: 'JB-STE-1',
      at: ['{moves}', 'tray/asked'],
    },
    replan: {
      title: 'A new card',
      body: [
        'You got another card for this season. Decide what to do with it. The rest of your plan stands.',
      ],
      rule: 'JB-STE-1',
      at: ['tray/spring', 'tray/summer'],
    },
    drawTwo: {
      title: 'Two more cards',
      body: ['Choose one card from your hand to use this season. You keep the others.'],
      rule: 'JB-DRA-1',
      at: ['tray/hand'],
    },
    assassinate: {
      title: 'Choose a victim',
      body: ['Your Assassin removes one unit from this farm. Pick the one they’ll miss most.'],
      rule: 'JB-ASS-1',
      at: ['{moves}'],
    },
    warlord: {
      title: 'Send your Warlord',
      body: [
        'Compare your offence, plus 1 for the Warlord, with their defence: they pay you half the difference every year. If that’s less than 1, you lose the Warlord.',
      ],
      rule: 'JB-WAR-1',
      at: ['army/{me}'],
    },
  },
  events: {
    climate: {
      title: 'The climate',
      body: [
        'The year’s card and the season’s card add up for every field. Irrigation keeps drought away, and netting keeps pestilence away.',
      ],
      rule: 'JB-SEA-2',
      at: ['sky'],
    },
    vermin: {
      title: 'Vermin',
      body: [
        'Vermin took half of the unprotected food, or all of it on a farm with Rabbits. Another silo, a Silo Extension or Cats would help.',
      ],
      rule: 'JB-VER-1',
      at: ['food/{me}'],
    },
    attacked: {
      title: 'A Warlord',
      body: [
        'Tribute is paid at the end of every summer, until the payer can defend the farm or cashes in a food stamp.',
      ],
      rule: 'JB-TRI-1',
      at: ['army/{me}'],
    },
    stamp: {
      title: 'A food stamp',
      body: [
        `If you start a year without food, you cash in a stamp for ${FOOD_PER_STAMP} food and play that year with a smaller hand. Without a stamp, you’re out.`,
      ],
      rule: 'JB-PRE-1',
      at: ['food/{me}'],
    },
  },
}
