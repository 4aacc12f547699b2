/**
 * The positions that stand beside the rules in the app, each as one viewer of the table sees it. make.ts writes them;
 * a test makes them again and compares, so that no figure outlives the rule it shows.
 */
import type { Figure } from '@harvest/engine/testkit'
import { END_VP, GAIN_VP, HAND_LIMIT, NATIONALITY_VP, UTENSIL_VP } from '../src/data.ts'
import type { View } from '../src/view.ts'
import type { Focus } from './focus.ts'
import {
  adding,
  attracting,
  boosting,
  closing,
  cooking,
  discarding,
  givingOut,
  MINA,
  NAMES,
  preparing,
  seen,
  swapping,
  tracking,
  welcoming,
} from './positions.ts'

type Wanted = Figure<Focus>
type Made = Omit<Wanted, 'names'>

const turnAndKitchen: readonly (() => Made)[] = [
  () => ({
    name: 'discarding',
    beside: 'FC-TUR-1',
    caption: {
      en: `Mina has discarded one of seven cards and may discard one more. Then she draws back up to ${HAND_LIMIT}.`,
      de: `Mina hat eine von sieben Karten abgelegt und darf noch eine ablegen. Dann zieht sie wieder auf ${HAND_LIMIT} Karten.`,
      fr: `Mina a défaussé une carte sur sept et peut en défausser encore une. Puis elle pioche de nouveau jusqu’à ${HAND_LIMIT}.`,
    },
    update: seen(discarding(), MINA),
    focus: { show: ['hand'] },
  }),
  () => ({
    name: 'preparing',
    beside: 'FC-PRE-1',
    caption: {
      en: 'Mina has prepared Penne. She may prepare Mushroom and Basil in the same turn; recipes have to wait for another.',
      de: 'Mina hat Penne vorbereitet. Champignon und Basilikum dürfen im selben Zug folgen; Rezepte warten auf einen anderen.',
      fr: 'Mina a préparé des Penne. Elle peut préparer Champignon et Basilic dans le même tour ; les recettes attendront un autre.',
    },
    update: seen(preparing(), MINA),
    focus: { show: ['kitchen', 'hand'] },
  }),
  () => ({
    name: 'cooking',
    beside: 'FC-COO-1',
    caption: {
      en: 'A hard recipe takes 1 primary and 2 secondary ingredients. Lasagna Sheets and a Tomato are in it already, so 1 secondary is missing; after that she may add the optional Parmigiano.',
      de: 'Ein schweres Gericht braucht 1 Haupt- und 2 Nebenzutaten. Lasagneplatten und eine Tomate liegen schon darunter, also fehlt 1 Nebenzutat; als Extra darf danach Parmigiano dazu.',
      fr: 'Une recette difficile demande 1 ingrédient principal et 2 secondaires. Les Feuilles de lasagne et une Tomate y sont déjà, il manque donc 1 secondaire ; ensuite, elle pourra ajouter le Parmigiano facultatif.',
    },
    update: seen(cooking(), MINA),
    focus: { show: ['kitchen'] },
  }),
  () => ({
    name: 'adding',
    beside: 'FC-COO-2',
    caption: {
      en: 'The burger has everything it needs. Liberty Grill’s ability allows one more ingredient, the Burger Bun; anybody may add optional Mustard.',
      de: 'Der Burger hat alles, was er braucht. Die Fähigkeit von Liberty Grill erlaubt eine weitere Zutat, das Burgerbrötchen; der Senf darf als Extra immer dazu.',
      fr: 'Le burger a tout ce qu’il lui faut. Le talent de Liberty Grill permet un ingrédient de plus, le Pain à burger ; la Moutarde, facultative, est permise à tous.',
    },
    update: seen(adding(), MINA),
    focus: { show: ['kitchen'] },
  }),
]

const serving: readonly (() => Made)[] = [
  () => ({
    name: 'giving-out',
    beside: 'FC-SER-2',
    caption: {
      en: 'Two customers order three recipes together. The Italian one orders two and has one; Mina may give out the others or finish here.',
      de: 'Zwei Gäste bestellen zusammen drei Gerichte. Der italienische bestellt zwei und hat eines bekommen; Mina darf die anderen ausgeben oder hier abschließen.',
      fr: 'Deux clients commandent trois plats à eux deux. L’italien en commande deux et en a un ; Mina peut donner les autres ou finir ici.',
    },
    update: seen(givingOut(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
  () => ({
    name: 'beside-a-hard-recipe',
    beside: 'FC-SCO-2',
    caption: {
      en: 'One hard and two easy recipes: 3 + 1 + 1, plus 1 more for each easy one, makes 7.',
      de: 'Ein schweres und zwei leichte Gerichte: 3 + 1 + 1, und 1 mehr für jedes leichte, macht 7.',
      fr: 'Un plat difficile et deux faciles : 3 + 1 + 1, plus 1 pour chaque facile, soit 7.',
    },
    update: seen(boosting(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
  () => ({
    name: 'customers-points',
    beside: 'FC-SCO-3',
    caption: {
      en: `Both recipes have tableware, so the Italian customer with tableware makes each worth ${UTENSIL_VP} more. That customer is of Mina’s own cuisine (${NATIONALITY_VP}), and the French one brings ${GAIN_VP}.`,
      de: `Beide Gerichte tragen Geschirr, also macht der italienische Gast mit Geschirr jedes um ${UTENSIL_VP} wertvoller. Dieser Gast ist aus der eigenen Küche (${NATIONALITY_VP}), und der französische bringt ${GAIN_VP}.`,
      fr: `Les deux plats portent un couvert, donc le client italien au couvert fait valoir ${UTENSIL_VP} de plus à chacun. Ce client est de la propre cuisine de Mina (${NATIONALITY_VP}), et le français apporte ${GAIN_VP}.`,
    },
    update: seen(welcoming(), MINA),
    focus: { show: ['kitchen', 'bill'] },
  }),
]

const customersAndEnd: readonly (() => Made)[] = [
  () => ({
    name: 'attracting',
    beside: 'FC-CUS-1',
    caption: {
      en: 'Mina has 2 prepared ingredients and 1 cooked recipe. Customers who want no more than that would come; the others want to see more.',
      de: 'Mina hat 2 vorbereitete Zutaten und 1 gekochtes Gericht. Wer nicht mehr als das sehen will, käme; die anderen wollen mehr sehen.',
      fr: 'Mina a 2 ingrédients préparés et 1 plat cuisiné. Les clients qui n’en demandent pas plus viendraient ; les autres veulent en voir davantage.',
    },
    update: seen(attracting(), MINA),
    focus: { show: ['central', 'kitchen'] },
  }),
  () => ({
    name: 'promotion',
    beside: 'FC-EVE-1',
    caption: {
      en: 'Mina plays a Promotion and gives her French customer away. In exchange she may take anybody from the central queue or from the other players’ queues.',
      de: 'Mina spielt eine Werbeaktion und gibt ihren französischen Gast ab. Dafür darf sie jeden aus der gemeinsamen Schlange oder aus den Schlangen der anderen haben.',
      fr: 'Mina joue une Promotion et cède son client français. En échange, elle peut prendre n’importe qui dans la file commune ou dans les files des autres.',
    },
    update: seen(swapping(), MINA),
    focus: { show: ['central', 'kitchen', 'stalls'] },
  }),
  () => ({
    name: 'win-card',
    beside: 'FC-WIN-1',
    caption: {
      en: 'Both recipes were cooked with the pasta they’re named after. Mina may keep one of the two as her second win card, after Fettuccine.',
      de: 'Beide Gerichte sind mit der Pasta gekocht, nach der sie heißen. Mina darf eine der beiden als zweite Siegkarte behalten, nach Fettuccine.',
      fr: 'Les deux plats ont été cuisinés avec les pâtes dont ils portent le nom. Mina peut garder l’une des deux comme deuxième carte Victoire, après les Fettuccine.',
    },
    update: seen(tracking(), MINA),
    focus: { show: ['kitchen', 'hand'] },
  }),
  () => ({
    name: 'last-round',
    beside: 'FC-WIN-2',
    caption: {
      en: `Mina began the round and has reached ${END_VP} points. Paul and Aylin still take their turns, then the game is over.`,
      de: `Mina hat die Runde begonnen und ${END_VP} Punkte erreicht. Paul und Aylin sind noch an der Reihe, dann ist das Spiel aus.`,
      fr: `Mina a commencé la manche et atteint ${END_VP} points. Paul et Aylin jouent encore leur tour, puis la partie est finie.`,
    },
    update: seen(closing(), 'watcher'),
    focus: { show: ['central', 'stalls'] },
  }),
]

/** All figures, made anew. */
export function makeFigures(): Wanted[] {
  return [...turnAndKitchen, ...serving, ...customersAndEnd].map((make) => {
    const made = make()
    return { ...made, names: NAMES.slice(0, (made.update.view as View).kitchens.length) }
  })
}
