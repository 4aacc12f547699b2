import { countedInFrench, type Translated } from '@harvest/engine/wire'
import type { PaceText } from './en.ts'

export const fr: Translated<PaceText> = {
  title: 'Rythme',
  kinds: { none: 'Sans horloge', live: 'D’une traite', days: 'Sur plusieurs jours' },
  bank: 'Minutes par personne',
  increment: 'Secondes en plus après chaque tour',
  hours: 'Temps pour chaque coup',
  hour: (n) =>
    n % 24 === 0 ? (n === 24 ? '1 jour' : `${n / 24} jours`) : n === 1 ? '1 heure' : `${n} heures`,
  off: {
    nights: 'Les nuits ne comptent pas (de 23 h à 7 h)',
    weekends: 'Les week-ends ne comptent pas',
  },
  zone: (zone) => `À l’heure de ${zone}.`,
  leave: 'Jours de congé par personne',
  late: 'Quand le temps est écoulé',
  lateThen: {
    turn: 'un bot joue ce tour',
    stay: 'un bot joue jusqu’au retour',
    vote: 'les autres peuvent voter pour un bot',
  },
  lateTwice: 'Après deux tours de suite, il reste jusqu’au retour de la personne.',
  level: 'Quel bot',
  summaryLive: (minutes, seconds) =>
    `${countedInFrench(minutes, 'minute')} chacun${seconds > 0 ? `, plus ${countedInFrench(seconds, 'seconde')} par tour` : ''}`,
  summaryDays: (time) => `${time} par coup`,
  offShort: { nights: 'nuits libres', weekends: 'week-ends libres' },
  leaveShort: (days) => (days === 1 ? '1 jour de congé' : `${days} jours de congé`),
  left: (time) => `encore ${time}`,
  dueAt: (when) => `jusqu’à ${when}`,
  ranOut: 'temps écoulé',
  onLeave: (until) => `en congé jusqu’à ${until}`,
  bankLeft: (time) => `${time} en réserve`,
  takeLeave: (days) => (days === 1 ? 'Prendre un jour de congé' : `Prendre ${days} jours de congé`),
  leaveLeft: (days) =>
    days === 1
      ? 'Il te reste 1 jour de congé dans cette partie.'
      : `Il te reste ${days} jours de congé dans cette partie.`,
}
