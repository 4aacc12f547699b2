/** A first game of Jelly Bean Farmers, explained as it comes up. */
import type { Guide } from '@harvest/engine/wire'

export const en: Guide = {
  intro: [
    {
      title: 'Eight years on a small farm',
      body: [
        'You have a field, a silo and a little food. What you seed may bear richly, or the weather takes it.',
        'Some farmers grow what they eat. Others hire soldiers and let their neighbours pay.',
      ],
    },
    {
      title: 'What you are after',
      body: [
        'Food. After eight years each counts a point, and every food stamp you did not need counts four.',
        'But food is also what you seed with and live on, and what lies outside your silos is eaten by vermin.',
      ],
    },
    {
      title: 'How a year goes',
      body: [
        'At its start you draw cards and lay one face down for spring and one for summer.',
        'In each season all seed fields, the climate is opened, all carry out their secret plans, and then you harvest and eat.',
      ],
    },
    {
      title: 'Cards have two sides',
      body: [
        'Every card can be played for what it says. In a season in which you seeded nothing, you can use its back instead: as half a field, half a silo, an Armed Man, or saved for later.',
        'You play against a carefree bot. What you choose in secret can be changed until the last choice is in.',
      ],
    },
  ],
  prompts: {
    keep: {
      title: 'Choose your first hand',
      body: [
        'Keep three of seven cards. The other four become the two halves of your first field and of your first silo.',
        'Fertilizer and Irrigation are good company for a first harvest; a Warlord is nothing without soldiers.',
      ],
      rule: 'JB-SET-1',
    },
    place: {
      title: 'A card for each season',
      body: [
        'Lay one card for spring and one for summer. What you do with it you decide only in its season, when you have seen more.',
      ],
      rule: 'JB-PRE-3',
    },
    plant: {
      title: 'Seed now, before the weather',
      body: [
        'A seed costs 1 food. A seeded field bears 3, more with Fertilizer, and more or less as the climate has it.',
        'Whoever seeds nothing this season may use the back of a card instead.',
      ],
      rule: 'JB-SEA-1',
    },
    plantKnowing: {
      title: 'You know more',
      body: ['You have seen a climate card that counts, so you seed after the others. Use what you know.'],
      rule: 'JB-SEA-1',
    },
    react: {
      title: 'Seed with open eyes',
      body: ['The climate lies open and you still may seed: take the fields that pay.'],
      rule: 'JB-SEA-3',
    },
    plan: {
      title: 'Make a secret plan',
      body: [
        'Say what your card of this season does: on which field, against which farmer. Saved cards may come along.',
        'All plans are opened together. Until the last one is in, you can change yours.',
      ],
      rule: 'JB-SEA-4',
    },
    steal: {
      title: 'Your Steal is open',
      body: [
        'Take a card that somebody shows and use it this season, or swap the Steal for the top card of the deck.',
      ],
      rule: 'JB-STE-1',
    },
    replan: {
      title: 'A new card',
      body: ['You got another card for this season. Say what to do with it; the rest of your plan stands.'],
      rule: 'JB-STE-1',
    },
    drawTwo: {
      title: 'Two more cards',
      body: ['Choose one card of your hand as a card of this season. You keep the others.'],
      rule: 'JB-DRA-1',
    },
    assassinate: {
      title: 'Choose a victim',
      body: ['Your Assassin removes one unit of this farm. Look what its strength rests on.'],
      rule: 'JB-ASS-1',
    },
    warlord: {
      title: 'Send your Warlord',
      body: [
        'Your offence and 1 for the Warlord against their defence: half of the difference is paid to you every year. If that is less than 1, the Warlord is lost.',
      ],
      rule: 'JB-WAR-1',
    },
  },
  events: {
    climate: {
      title: 'The climate',
      body: [
        'The card of the year and the card of the season are added up for every field. Irrigation keeps drought away, netting keeps pestilence away.',
      ],
      rule: 'JB-SEA-2',
    },
    vermin: {
      title: 'Vermin',
      body: ['Half of the food that no silo protects is gone. Another silo, its extension, or Cats help.'],
      rule: 'JB-VER-1',
    },
    attacked: {
      title: 'A Warlord',
      body: [
        'Tribute is paid at the end of every summer, until the payer can defend the farm or cashes a food stamp.',
      ],
      rule: 'JB-TRI-1',
    },
    stamp: {
      title: 'A food stamp',
      body: [
        'Whoever begins a year without food cashes a stamp for 4 food and plays that year with a smaller hand. Without stamps the farm is lost.',
      ],
      rule: 'JB-PRE-1',
    },
  },
}
