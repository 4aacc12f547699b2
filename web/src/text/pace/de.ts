import { counted } from '@harvest/engine/wire'
import type { PaceText } from './en.ts'

export const de: PaceText = {
  title: 'Tempo',
  kinds: { none: 'Ohne Uhr', live: 'In einem Zug', days: 'Über mehrere Tage' },
  bank: 'Minuten für jede Person',
  increment: 'Sekunden dazu nach jedem Zug',
  hours: 'Zeit für jeden Zug',
  hour: (n) =>
    n % 24 === 0 ? (n === 24 ? '1 Tag' : `${n / 24} Tage`) : n === 1 ? '1 Stunde' : `${n} Stunden`,
  off: { nights: 'Nachts läuft keine Zeit (23 bis 7 Uhr)', weekends: 'Am Wochenende läuft keine Zeit' },
  zone: (zone) => `Nach der Uhr von ${zone}.`,
  leave: 'Freie Tage für jede Person',
  late: 'Wenn die Zeit um ist',
  lateThen: {
    turn: 'spielt ein Bot diesen Zug',
    stay: 'spielt ein Bot, bis die Person zurück ist',
    vote: 'können die anderen für einen Bot stimmen',
  },
  lateTwice: 'Nach zwei solchen Zügen in Folge bleibt er, bis die Person zurück ist.',
  level: 'Welcher Bot',
  summaryLive: (minutes, seconds) =>
    `je ${counted(minutes, 'Minute', 'Minuten')}${seconds > 0 ? ` und ${counted(seconds, 'Sekunde', 'Sekunden')} pro Zug` : ''}`,
  summaryDays: (time) => `${time} pro Zug`,
  offShort: { nights: 'nachts frei', weekends: 'Wochenende frei' },
  leaveShort: (days) => (days === 1 ? '1 freier Tag' : `${days} freie Tage`),
  left: (time) => `noch ${time}`,
  dueAt: (when) => `bis ${when}`,
  ranOut: 'Zeit ist um',
  onLeave: (until) => `frei bis ${until}`,
  bankLeft: (time) => `${time} übrig`,
  takeLeave: (days) => (days === 1 ? 'Einen Tag frei nehmen' : `${days} Tage frei nehmen`),
  leaveLeft: (days) =>
    days === 1
      ? 'Du hast in diesem Spiel noch 1 freien Tag.'
      : `Du hast in diesem Spiel noch ${days} freie Tage.`,
}
