import { counted, inWords } from '@harvest/engine'
import { COLOURS as colours } from '@harvest/scoville/text/en/words'
import { peppersIn, type ScovilleTelling } from './words.ts'

const peppers = peppersIn({ colours, times: (count) => inWords(count, 'en'), last: 'and' })

export const en: ScovilleTelling = {
  terms: {
    hand: ['more points this round', 'fewer points this round'],
    cards: [
      'closer to the recipes and market cards on display',
      'further from the recipes and market cards on display',
    ],
    peppers: ['more peppers kept for later', 'fewer peppers kept for later'],
    harvest: ['a better harvest next time', 'a poorer harvest next time'],
    order: ['a better place in the turn order', 'a worse place in the turn order'],
  },
  plaque: 'a plaque',
  first: 'the first spot',
  opened(paths, shared, letters) {
    const isOne = paths === 1
    const others =
      shared === 0
        ? 'none of the others can'
        : shared < paths
          ? `others can get to ${inWords(shared, 'en')} of them`
          : `others can get ${isOne ? 'there' : 'to them'} too`
    return `Opens ${isOne ? 'a path' : `${inWords(paths, 'en')} paths`} within reach that ${isOne ? 'brings' : 'bring'} ${peppers(letters)}; ${others}.`
  },
  onlyOthers: 'Only opens paths for the others.',
  harvest: (letters) => `The walk brings ${peppers(letters)}.`,
  takings: (points) => `The whole turn scores ${counted(points, 'point')}.`,
}
