/** What the question line understands of the game, in English. */
import type { AskingText } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    discard: ['discard', 'throw away'],
    draw: ['draw'],
    prepare: ['prepare', 'prep'],
    cook: ['cook', 'make'],
    add: ['add', 'use', 'put in'],
    ready: ['ready', 'done', 'finish'],
    serve: ['serve'],
    assign: ['serve', 'give'],
    finish: ['finish', 'done', 'finish serving', 'pass'],
    rival: ['choose', 'pick'],
    strip: ['take away', 'choose'],
    track: ['take', 'win card'],
    skip: ['skip', 'pass'],
    attract: ['attract', 'invite', 'call'],
    complaint: ['complain', 'complaint'],
    promotion: ['promote', 'promotion'],
    dismiss: ['send away', 'dismiss'],
    offer: ['give away', 'offer', 'give'],
    swap: ['swap', 'take', 'get'],
    pass: ['pass', 'do nothing'],
    end: ['pass', 'end', 'end turn', 'done', 'finish'],
    answer: ['answer'],
  },
  own: ['kitchen', 'restaurant', 'things'],
  also: [
    ['customers', 'central queue'],
    ['customer', 'central queue'],
    ['market', 'central queue'],
    ['ingredients', 'prepared'],
    ['dishes', 'cooked'],
    ['recipes', 'cooked'],
    ['cards', 'hand'],
    ['next', 'turn'],
  ],
  standing: (view, names) => view.kitchens.map(({ seat, total }) => `${names(seat)}: ${points(total)}.`),
}
