/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import type { Figure } from '@harvest/engine/testkit'
import type { View } from '../src/view.ts'
import type { Focus } from './focus.ts'
import {
  armies,
  attacking,
  badSeason,
  beginning,
  bound,
  burning,
  fallow,
  GREG,
  hungryRabbits,
  NAMES,
  placing,
  rainAfterDrought,
  RUTH,
  seen,
  sowing,
  stealing,
  striking,
  YURI,
} from './positions.ts'

type Wanted = Figure<Focus>
type Made = Omit<Wanted, 'names'>

const beginnings: readonly (() => Made)[] = [
  () => ({
    name: 'farm',
    beside: 'JB-SET-1',
    caption: {
      en: 'A farm at the start: one field, one silo with room for 5 food, and on the sign 5 food and 2 food stamps. The sword is the offence, the shield the defence.',
      de: 'Eine Farm zu Beginn: ein Feld, ein Silo mit Platz für 5 Nahrung und auf dem Schild 5 Nahrung und 2 Essensmarken. Das Schwert ist der Angriff, das Wappen die Abwehr.',
      fr: 'Une ferme au début : un champ, un silo avec place pour 5 vivres, et sur le panneau 5 vivres et 2 bons alimentaires. L’épée est l’attaque, le bouclier la défense.',
    },
    update: seen(beginning(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG] },
  }),
  () => ({
    name: 'placing',
    beside: 'JB-PRE-3',
    caption: {
      en: 'Greg has placed Fertilizer for spring. One of the other two will be for summer; the last one stays in his hand.',
      de: 'Greg hat den Dünger für den Frühling gelegt. Eine der beiden anderen kommt in den Sommer, die letzte bleibt auf der Hand.',
      fr: 'Greg a posé l’Engrais pour le printemps. L’une des deux autres sera pour l’été ; la dernière reste dans sa main.',
    },
    update: seen(placing(), GREG),
    focus: { show: ['tray'] },
  }),
]

const season: readonly (() => Made)[] = [
  () => ({
    name: 'planting',
    beside: 'JB-SEA-1',
    caption: {
      en: 'Greg has chosen field 1. He may seed the marked fields too, for 1 food each; nobody knows yet what the climate will be.',
      de: 'Greg hat Feld 1 gewählt. Die markierten Felder darf er auch besäen, für je 1 Nahrung; noch weiß niemand, wie das Klima wird.',
      fr: 'Greg a choisi le champ 1. Il peut semer aussi les champs marqués, pour 1 vivre chacun ; personne ne sait encore quel sera le climat.',
    },
    update: seen(sowing(), GREG),
    focus: { show: ['farms'], farms: [GREG] },
  }),
  () => ({
    name: 'climate',
    beside: 'JB-SEA-2',
    caption: {
      en: 'A Moderate Drought for the year and Gentle Rain for spring. The rain brings 1 more and cancels the drought. Field 3 isn’t seeded, but thanks to its Perennial it produces anyway.',
      de: 'Eine Mäßige Dürre für das Jahr und Sanfter Regen für den Frühling. Der Regen bringt 1 mehr, und die Dürre zählt nicht. Feld 3 ist nicht besät, bringt aber dank seiner Staude trotzdem etwas.',
      fr: 'Une Sécheresse modérée pour l’année et une Pluie douce pour le printemps. La pluie apporte 1 de plus et annule la sécheresse. Le champ 3 n’est pas semé, mais grâce à sa Vivace il produit quand même.',
    },
    update: seen(rainAfterDrought(), GREG),
    focus: { show: ['sky', 'farms'], farms: [GREG] },
  }),
  () => ({
    name: 'uses',
    beside: 'JB-ACT-1',
    caption: {
      en: 'Greg has seeded nothing, so he may use either side of his Irrigation. Face up it goes on field 1, since field 2 has one already. Its back is half a Field, half a Silo, an Armed Man, or it is saved.',
      de: 'Greg hat nichts gesät, also hat seine Bewässerung Vorder- und Rückseite. Offen kommt sie auf Feld 1, denn Feld 2 hat schon eine. Verdeckt wird sie ein halbes Feld, ein halbes Silo, ein Bewaffneter oder aufgehoben.',
      fr: 'Greg n’a rien semé, il peut donc utiliser les deux côtés de son Irrigation. Face visible, elle va sur le champ 1, car le champ 2 en a déjà une. Son dos est un demi-champ, un demi-silo, un homme d’armes, ou bien elle est gardée.',
    },
    update: seen(fallow(), GREG),
    focus: { show: ['tray'] },
  }),
  () => ({
    name: 'steal',
    beside: 'JB-STE-1',
    caption: {
      en: 'Greg has played a Steal. Ruth and Yuri show their spring cards, and Greg may take the Berzerker, the Flexible Hand, or the top card of the deck.',
      de: 'Greg hat einen Diebstahl gespielt. Ruth und Yuri zeigen ihre Karten für den Frühling, und Greg darf den Berserker, die Flexible Hand oder die oberste Karte des Stapels nehmen.',
      fr: 'Greg a joué un Vol. Ruth et Yuri montrent leurs cartes de printemps, et Greg peut prendre le Berserker, la Main souple, ou la première carte de la pioche.',
    },
    update: seen(stealing(), GREG),
    focus: { show: ['farms'], farms: [RUTH, YURI] },
  }),
  () => ({
    name: 'fire',
    beside: 'JB-FIR-1',
    caption: {
      en: 'Greg has seeded his field, but Fire still lets him lay a card from his hand as half a Field. With the half he has, that makes a second one.',
      de: 'Greg hat sein Feld besät, und doch darf er wegen des Feuers eine Handkarte als halbes Feld legen. Mit dem halben, das er hat, wird daraus ein zweites.',
      fr: 'Greg a semé son champ, mais l’Incendie lui permet quand même de poser une carte de sa main comme demi-champ. Avec le demi qu’il a, cela en fait un second.',
    },
    update: seen(burning(), GREG),
    focus: { show: ['tray'] },
  }),
]

const war: readonly (() => Made)[] = [
  () => ({
    name: 'assassin',
    beside: 'JB-ASS-1',
    caption: {
      en: "Greg's Assassin has reached Yuri. It can remove the Walls or one of the two Armed Men.",
      de: 'Gregs Attentäter ist bei Yuri. Er entfernt die Mauern oder einen der beiden Bewaffneten.',
      fr: 'L’Assassin de Greg est arrivé chez Yuri. Il peut retirer les Remparts ou l’un des deux hommes d’armes.',
    },
    update: seen(striking(), GREG),
    focus: { show: ['farms'], farms: [YURI] },
  }),
  () => ({
    name: 'armies',
    beside: 'JB-ARM-1',
    caption: {
      en: 'An Armed Man and a Berzerker: offence 3, defence 1. Two Armed Men behind Walls: offence 2, defence 4.',
      de: 'Ein Bewaffneter und ein Berserker: Angriff 3, Abwehr 1. Zwei Bewaffnete hinter Mauern: Angriff 2, Abwehr 4.',
      fr: 'Un homme d’armes et un Berserker : attaque 3, défense 1. Deux hommes d’armes derrière des Remparts : attaque 2, défense 4.',
    },
    update: seen(armies(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG, YURI] },
  }),
  () => ({
    name: 'warlord',
    beside: 'JB-WAR-1',
    caption: {
      en: "Greg's Warlord makes his offence 4. Ruth's defence is 1: half of 3, rounded down, is a tribute of 1 per year. Yuri's defence is 4, so there's nothing to be had there.",
      de: 'Mit dem Kriegsherrn hat Greg einen Angriff von 4. Ruths Abwehr ist 1: Die Hälfte von 3, abgerundet, ist ein Tribut von 1 im Jahr. Yuris Abwehr ist 4, dort ist nichts zu holen.',
      fr: 'Le Seigneur de guerre de Greg porte son attaque à 4. La défense de Ruth est 1 : la moitié de 3, arrondie au-dessous, fait un tribut de 1 par an. Celle de Yuri est 4, il n’y a rien à y prendre.',
    },
    update: seen(attacking(), GREG),
    focus: { show: ['farms'], farms: [RUTH, YURI] },
  }),
]

const storage: readonly (() => Made)[] = [
  () => ({
    name: 'harvest',
    beside: 'JB-HAR-1',
    caption: {
      en: 'Drought −2 and pestilence −2. A bare field produces nothing, since it can’t go below 0. With Irrigation or a net it produces 1, with both and Fertilizer 4.',
      de: 'Dürre −2 und Ungeziefer −2. Ein Feld ohne Schutz bringt nichts, denn weniger als 0 geht nicht. Mit Bewässerung oder Netz bringt es 1, mit beidem und Dünger 4.',
      fr: 'Sécheresse −2 et ravageurs −2. Un champ nu ne produit rien, car il ne peut descendre sous 0. Avec l’Irrigation ou un Filet il produit 1, avec les deux et de l’Engrais 4.',
    },
    update: seen(badSeason(), GREG),
    focus: { show: ['sky', 'farms'], farms: [GREG] },
  }),
  () => ({
    name: 'storage',
    beside: 'JB-VER-1',
    caption: {
      en: 'Greg has 13 food. The silo with its extension protects 7 and the Cats 3, so 3 are unprotected. Ruth has 9, and her silo protects 5; the Rabbits leave her none of the other 4.',
      de: 'Greg hat 13 Nahrung. Das Silo mit Anbau schützt 7, die Katzen 3, also liegen 3 offen. Ruth hat 9, und ihr Silo schützt 5; von den 4 offenen lassen ihr die Kaninchen nichts.',
      fr: 'Greg a 13 vivres. Le silo avec son extension en protège 7 et les Chats 3, donc 3 sont sans protection. Ruth en a 9, et son silo en protège 5 ; les Lapins ne lui laissent rien des 4 autres.',
    },
    update: seen(hungryRabbits(), 'watcher'),
    focus: { show: ['farms'], farms: [GREG, RUTH] },
  }),
  () => ({
    name: 'tribute',
    beside: 'JB-TRI-1',
    caption: {
      en: 'Greg and Ruth pay each other tribute. At the end of every summer Ruth pays 1 food and Greg 2, as long as their defence is not strong enough to end it.',
      de: 'Greg und Ruth zahlen einander Tribut. Am Ende jedes Sommers zahlt Ruth 1 Nahrung und Greg 2, solange ihre Abwehr nicht stark genug ist, es zu beenden.',
      fr: 'Greg et Ruth se paient un tribut l’un à l’autre. À la fin de chaque été, Ruth paie 1 vivre et Greg 2, tant que leur défense n’est pas assez forte pour y mettre fin.',
    },
    update: seen(bound(), 'watcher'),
    focus: { show: ['farms', 'road'] },
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...beginnings, ...season, ...war, ...storage].map((make) => {
    const made = make()
    return { ...made, names: NAMES.slice(0, (made.update.view as View).farms.length) }
  })
}
