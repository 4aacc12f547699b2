/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import type { Figure } from '@harvest/engine/testkit'
import { COINS_PER_POINT, PLAQUES, PLAQUE_STACKS, TILE_POINTS } from '../src/data.ts'
import { STAR } from '../src/field.ts'
import type { View } from '../src/view.ts'
import { between, edge, plot, take } from '../test/builder.ts'
import type { Focus } from './focus.ts'
import {
  choosingSpots,
  dealt,
  fulfilling,
  GREG,
  harvesting,
  hemmedIn,
  lateAfternoon,
  NAMES,
  planting,
  plantingBrown,
  RUTH,
  seen,
  step,
  twoSteps,
} from './positions.ts'

type Wanted = Figure<Focus>

/** What the plaque on top of the brown stack is worth, and 17 coins at the end. */
const BROWN_PLAQUE = PLAQUES[PLAQUE_STACKS[1][0]].points
const COIN_POINTS = Math.floor(17 / COINS_PER_POINT)

const notch = (a: string, b: string): string => `notch/${between(a, b)}`

/** Six columns each, so that all pictures of the field have the same scale. */
const TALL: Focus['window'] = ['C2', 'H6']
const FLAT: Focus['window'] = ['C3', 'H5']

type Made = Omit<Wanted, 'names'>

const setUp: readonly (() => Made)[] = [
  () => ({
    name: 'displays',
    beside: 'SC-SET-2',
    caption: {
      en: 'The displays for three. On a market card, you pay what’s before the arrow and get what’s after it; the number in the circle is its points. A recipe shows its points, then the peppers it needs.',
      de: 'Die Auslagen für drei. Auf einer Marktkarte zahlst du, was vor dem Pfeil steht, und bekommst, was danach steht; die Zahl im Kreis sind ihre Punkte. Ein Rezept zeigt seine Punkte, dann die nötigen Chilis.',
      fr: 'Les étalages à trois. Sur une carte Marché, on paie ce qui est avant la flèche et on reçoit ce qui est après ; le nombre dans le rond, ce sont ses points. Une recette montre ses points, puis les piments qu’il lui faut.',
    },
    update: dealt(),
    focus: { show: ['market', 'cookoff', 'auction'] },
  }),
  () => ({
    name: 'star',
    beside: 'SC-SET-4',
    caption: {
      en: 'The middle of the field at the start: two peppers, with the star between them.',
      de: 'Die Mitte des Feldes zu Beginn: zwei Chilis und dazwischen der Stern.',
      fr: 'Le milieu du champ au début : deux piments, et l’étoile entre eux.',
    },
    update: dealt(),
    focus: { show: ['field'], window: FLAT },
  }),
]

const auctionAndPlanting: readonly (() => Made)[] = [
  () => ({
    name: 'spots',
    beside: 'SC-AUC-3',
    caption: {
      en: 'Greg bid 7 and chose spot 3. Ruth and Yuri both bid 5; Ruth was ahead of Yuri, so she’s next. The free spots are marked.',
      de: 'Greg bot 7 und wählte Platz 3. Ruth und Yuri boten beide 5; Ruth war früher dran und ist die Nächste. Die freien Plätze sind markiert.',
      fr: 'Greg a misé 7 et choisi la place 3. Ruth et Yuri ont tous deux misé 5 ; Ruth était devant Yuri, c’est donc à elle. Les places libres sont marquées.',
    },
    update: seen(choosingSpots(), RUTH),
    focus: { show: ['order', 'players'] },
  }),
  () => ({
    name: 'planting',
    beside: 'SC-PLA-1',
    caption: {
      en: 'Ruth is holding a green pepper. A sprout marks every plot where she may plant it: every empty one next to a planted one.',
      de: 'Ruth hat eine grüne Chili in der Hand. Ein Keimling steht auf jedem Beet, auf das sie darf: jedes leere neben einem bepflanzten.',
      fr: 'Ruth tient un piment vert. Une pousse marque chaque parcelle où elle peut le planter : chaque parcelle vide à côté d’une parcelle plantée.',
    },
    update: seen(planting().play(take('G')), RUTH),
    focus: { show: ['field'], window: TALL },
  }),
  () => ({
    name: 'plaque',
    beside: 'SC-PLA-2',
    caption: {
      en: `Ruth has planted the first brown pepper, on F3 (1). City Hall offers her the top plaque for brown, worth ${BROWN_PLAQUE} points.`,
      de: `Ruth hat die erste braune Chili gepflanzt, auf F3 (1). Das Rathaus bietet ihr die oberste Plakette für Braun an, ${BROWN_PLAQUE} Punkte wert.`,
      fr: `Ruth a planté le premier piment brun, en F3 (1). L’hôtel de ville lui offre la première plaque du brun, qui vaut ${BROWN_PLAQUE} points.`,
    },
    update: seen(plantingBrown(), RUTH),
    focus: {
      show: ['field', 'hall'],
      window: FLAT,
      notes: [{ place: `plot/${plot('F3')}`, text: '1', by: [19, -19] }],
    },
  }),
]

const walking: readonly (() => Made)[] = [
  () => ({
    name: 'a-step',
    beside: 'SC-HAR-2',
    caption: {
      en: 'Greg has come two steps from the right (dots). His third goes through the junction ahead of him: straight on, left or right. Each disc shows what he would harvest there.',
      de: 'Greg ist zwei Schritte von rechts gekommen (Punkte). Sein dritter führt durch die Kreuzung vor ihm: geradeaus, nach links oder nach rechts. Jede Scheibe zeigt, was dort zu ernten wäre.',
      fr: 'Greg est venu de la droite en deux pas (points). Son troisième passe par le carrefour devant lui : tout droit, à gauche ou à droite. Chaque disque montre ce qu’il y récolterait.',
    },
    update: seen(twoSteps(), GREG),
    focus: { show: ['field'], window: FLAT },
  }),
  () => ({
    name: 'reach',
    beside: 'SC-HAR-3',
    caption: {
      en: 'Before his first step, Greg may leave the star either way. Large discs are one step away, small ones two or three. The line is a walk of three steps, with everything it would bring him.',
      de: 'Vor dem ersten Schritt darf Greg den Stern in beide Richtungen verlassen. Große Scheiben sind einen Schritt entfernt, kleine zwei oder drei. Die Linie ist ein Weg aus drei Schritten mit allem, was er brächte.',
      fr: 'Avant son premier pas, Greg peut quitter l’étoile dans les deux sens. Les grands disques sont à un pas, les petits à deux ou trois. La ligne est une marche de trois pas, avec tout ce qu’elle lui rapporterait.',
    },
    update: seen(harvesting(STAR), GREG),
    focus: { show: ['field'], window: TALL, at: notch('D3', 'D4') },
  }),
  () => ({
    name: 'blocked',
    beside: 'SC-HAR-4',
    caption: {
      en: 'There’s another farmer on every notch that Yuri could step to from the corner (1). He is blocked and skips his turn.',
      de: 'Auf jeder Kerbe, die Yuri aus der Ecke (1) erreichen könnte, steht ein anderer Farmer. Er ist blockiert und setzt aus.',
      fr: 'Un autre fermier se tient sur chaque encoche que Yuri pourrait atteindre depuis le coin (1). Il est bloqué et passe son tour.',
    },
    update: seen(hemmedIn(), 'watcher'),
    focus: {
      show: ['field'],
      window: ['A1', 'F2'],
      notes: [{ place: `notch/${edge('A1')}`, text: '1', by: [21, -16] }],
    },
  }),
  () => ({
    name: 'walk',
    beside: 'SC-HAR-5',
    caption: {
      en: 'Greg set out from the star. Step 1 ended between an empty plot and a yellow pepper: nothing. Step 2 ended between orange and purple: a white pepper. Step 3 between two orange ones: a black one.',
      de: 'Greg brach vom Stern auf. Schritt 1 endete zwischen einem leeren Beet und Gelb: nichts. Schritt 2 zwischen Orange und Violett: eine weiße Chili. Schritt 3 zwischen zweimal Orange: eine schwarze.',
      fr: 'Greg est parti de l’étoile. Le pas 1 s’est achevé entre une parcelle vide et un piment jaune : rien. Le pas 2 entre orange et violet : un piment blanc. Le pas 3 entre deux oranges : un noir.',
    },
    update: seen(
      harvesting(STAR, ['extraStep']).play(step('F3', 'F4'), step('G3', 'G4'), step('G3', 'H3')),
      'watcher',
    ),
    focus: {
      show: ['field'],
      window: ['D2', 'I5'],
      notes: [
        { place: notch('F3', 'F4'), text: '1' },
        { place: notch('G3', 'G4'), text: '2', gains: 'W' },
        { place: notch('G3', 'H3'), text: '3', gains: 'K', by: [0, -40] },
      ],
    },
  }),
  () => ({
    name: 'loop',
    beside: 'SC-HAR-6',
    caption: {
      en: 'Greg has walked around F4 in three steps and played the extra step tile. His fourth step may take him back to the star, where he began, and would bring him an orange pepper.',
      de: 'Greg ist in drei Schritten um F4 gegangen und hat das Schrittplättchen gespielt. Der vierte darf ihn zum Stern zurückführen, wo er begann, und brächte eine orange Chili.',
      fr: 'Greg a fait le tour de F4 en trois pas et joué la tuile pas de plus. Le quatrième peut le ramener à l’étoile, d’où il est parti, et lui rapporterait un piment orange.',
    },
    update: seen(
      harvesting(STAR, ['extraStep']).play(step('F3', 'F4'), step('F4', 'G4'), step('F4', 'F5'), {
        do: 'extraStep',
      }),
      GREG,
    ),
    focus: {
      show: ['field'],
      window: FLAT,
      notes: [
        { place: notch('F3', 'F4'), text: '1' },
        { place: notch('F4', 'G4'), text: '2' },
        { place: notch('F4', 'F5'), text: '3', by: [24, 0] },
        { place: `notch/${STAR}`, text: '4', by: [0, -21] },
      ],
    },
  }),
  () => ({
    name: 'turning-around',
    beside: 'SC-HAR-7',
    caption: {
      en: 'The same walk, but Greg has played the double back tile. He now goes through the junction he just came through, and may step to the notch he came from.',
      de: 'Derselbe Weg, aber Greg hat das Kehrtplättchen gespielt. Er geht jetzt durch die Kreuzung, aus der er kam, und darf auch auf die Kerbe, von der er kam.',
      fr: 'La même marche, mais Greg a joué la tuile demi-tour. Il repasse maintenant par le carrefour d’où il vient, et peut revenir sur l’encoche qu’il a quittée.',
    },
    update: seen(twoSteps(['doubleBack']).play({ do: 'doubleBack' }), GREG),
    focus: { show: ['field'], window: FLAT },
  }),
]

const fulfilmentAndEnd: readonly (() => Made)[] = [
  () => ({
    name: 'fulfilment',
    beside: 'SC-FUL-1',
    caption: {
      en: 'What Ruth holds, and in green what she can pay for with it. She may take one of the market cards, cook one of the recipes, and sell peppers of one colour: yellow ones for 2 coins each, or the red one for 1.',
      de: 'Was Ruth hat, und in Grün, was sie damit bezahlen kann. Sie darf eine der Marktkarten nehmen, eines der Rezepte kochen und Chilis einer Farbe verkaufen: gelbe für je 2 Münzen oder die rote für 1.',
      fr: 'Ce que Ruth a, et en vert ce qu’elle peut payer avec. Elle peut prendre une des cartes Marché, cuisiner une des recettes et vendre des piments d’une couleur : les jaunes 2 pièces chacun, ou le rouge 1.',
    },
    update: seen(fulfilling(), RUTH),
    focus: { show: ['tray', 'market', 'cookoff'] },
  }),
  () => ({
    name: 'last-round',
    beside: 'SC-TIM-2',
    caption: {
      en: 'There are three players. Two market cards are fewer than that, three recipes aren’t: only one display is short, so this is the last round.',
      de: 'Zu dritt. Zwei Marktkarten sind weniger, drei Rezepte nicht: Nur eine Auslage ist knapp, also ist das die letzte Runde.',
      fr: 'À trois. Deux cartes Marché, c’est moins que trois ; trois recettes, non : un seul étalage est dégarni, c’est donc la dernière manche.',
    },
    update: seen(lateAfternoon(), 'watcher'),
    focus: { show: ['time', 'market', 'cookoff'] },
  }),
  () => ({
    name: 'scores',
    beside: 'SC-END-1',
    caption: {
      en: `The points of three players once the screens are down. Greg kept one tile (${TILE_POINTS} points) and 17 coins (${COIN_POINTS} points).`,
      de: `Die Punkte dreier Spieler, wenn die Sichtschirme gefallen sind. Greg hat ein Plättchen (${TILE_POINTS} Punkte) und 17 Münzen (${COIN_POINTS} Punkte) behalten.`,
      fr: `Les points de trois joueurs, paravents tombés. Greg a gardé une tuile (${TILE_POINTS} points) et 17 pièces (${COIN_POINTS} points).`,
    },
    update: seen(lateAfternoon('marketShortInAfternoon'), 'watcher'),
    focus: { show: ['scores'] },
  }),
  () => ({
    name: 'breeding-chart',
    beside: 'the-breeding-chart',
    caption: {
      en: 'Two of a kind are on the diagonal. Where a box is hatched, nothing grows.',
      de: 'Zwei gleiche liegen auf der Diagonale. Wo ein Feld schraffiert ist, wächst nichts.',
      fr: 'Deux piments pareils sont sur la diagonale. Là où une case est hachurée, rien ne pousse.',
    },
    update: dealt(),
    focus: { show: ['chart'] },
    insteadOfTable: true,
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...setUp, ...auctionAndPlanting, ...walking, ...fulfilmentAndEnd].map((make) => {
    const made = make()
    return { ...made, names: NAMES.slice(0, (made.update.view as View).players.length) }
  })
}
