import type { Translated } from '@harvest/engine/wire'
import type { ReachText } from './en.ts'

export const fr: Translated<ReachText> = {
  onlyHere:
    'Ce lien ne marche que sur cet ordinateur. Pour inviter les autres, ouvre la page à une adresse qui leur est accessible.',
  onNetwork: 'Ce lien marche pour tout le monde sur le même réseau que cet ordinateur.',
}
