import { TILE_POINTS } from '../../src/data.ts'
import { BROWN_PLAQUE, COIN_POINTS } from '../numbers.ts'

export const de = {
  displays:
    'Die Auslagen für drei. Auf einer Marktkarte zahlst du, was vor dem Pfeil steht, und bekommst, was danach steht; die Zahl im Kreis sind ihre Punkte. Ein Rezept zeigt seine Punkte, dann die nötigen Chilis.',
  star: 'Die Mitte des Feldes zu Beginn: zwei Chilis und dazwischen der Stern.',
  spots:
    'Greg bot 7 und wählte Platz 3. Ruth und Yuri boten beide 5; Ruth war früher dran und ist die Nächste. Die freien Plätze sind markiert.',
  planting:
    'Ruth hat eine grüne Chili in der Hand. Ein Keimling steht auf jedem Beet, auf das sie darf: jedes leere neben einem bepflanzten.',
  plaque: `Ruth hat die erste braune Chili gepflanzt, auf F3 (1). Das Rathaus bietet ihr die oberste Plakette für Braun an, ${BROWN_PLAQUE} Punkte wert.`,
  'a-step':
    'Greg ist zwei Schritte von rechts gekommen (Punkte). Sein dritter führt durch die Kreuzung vor ihm: geradeaus, nach links oder nach rechts. Jede Scheibe zeigt, was dort zu ernten wäre.',
  reach:
    'Vor dem ersten Schritt darf Greg den Stern in beide Richtungen verlassen. Große Scheiben sind einen Schritt entfernt, kleine zwei oder drei. Die Linie ist ein Weg aus drei Schritten mit allem, was er brächte.',
  blocked:
    'Auf jeder Kerbe, die Yuri aus der Ecke (1) erreichen könnte, steht ein anderer Farmer. Er ist blockiert und setzt aus.',
  walk: 'Greg brach vom Stern auf. Schritt 1 endete zwischen einem leeren Beet und Gelb: nichts. Schritt 2 zwischen Orange und Violett: eine weiße Chili. Schritt 3 zwischen zweimal Orange: eine schwarze.',
  loop: 'Greg ist in drei Schritten um F4 gegangen und hat das Schrittplättchen gespielt. Der vierte darf ihn zum Stern zurückführen, wo er begann, und brächte eine orange Chili.',
  'turning-around':
    'Derselbe Weg, aber Greg hat das Kehrtplättchen gespielt. Er geht jetzt durch die Kreuzung, aus der er kam, und darf auch auf die Kerbe, von der er kam.',
  fulfilment:
    'Was Ruth hat, und in Grün, was sie damit bezahlen kann. Sie darf eine der Marktkarten nehmen, eines der Rezepte kochen und Chilis einer Farbe verkaufen: gelbe für je 2 Münzen oder die rote für 1.',
  'last-round':
    'Zu dritt. Zwei Marktkarten sind weniger, drei Rezepte nicht: Nur eine Auslage ist knapp, also ist das die letzte Runde.',
  scores: `Die Punkte dreier Spieler, wenn die Sichtschirme gefallen sind. Greg hat ein Plättchen (${TILE_POINTS} Punkte) und 17 Münzen (${COIN_POINTS} Punkte) behalten.`,
  'breeding-chart': 'Zwei gleiche liegen auf der Diagonale. Wo ein Feld schraffiert ist, wächst nichts.',
}
