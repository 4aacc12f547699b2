import { END_VP, GAIN_VP, HAND_LIMIT, NATIONALITY_VP, UTENSIL_VP } from '../../src/data.ts'

export const de = {
  discarding: `Mina hat eine von sieben Karten abgelegt und darf noch eine ablegen. Dann zieht sie wieder auf ${HAND_LIMIT} Karten.`,
  preparing:
    'Mina hat Penne vorbereitet. Champignon und Basilikum dürfen im selben Zug folgen; Rezepte warten auf einen anderen.',
  cooking:
    'Ein schweres Gericht braucht 1 Haupt- und 2 Nebenzutaten. Lasagneplatten und eine Tomate liegen schon darunter, also fehlt 1 Nebenzutat; als Extra darf danach Parmigiano dazu.',
  adding:
    'Der Burger hat alles, was er braucht. Die Fähigkeit von Liberty Grill erlaubt eine weitere Zutat, das Burgerbrötchen; der Senf darf als Extra immer dazu.',
  'giving-out':
    'Zwei Gäste bestellen zusammen drei Gerichte. Der italienische bestellt zwei und hat eines bekommen; Mina darf die anderen ausgeben oder hier abschließen.',
  'beside-a-hard-recipe':
    'Ein schweres und zwei leichte Gerichte: 3 + 1 + 1, und 1 mehr für jedes leichte, macht 7.',
  'customers-points': `Beide Gerichte tragen Geschirr, also macht der italienische Gast mit Geschirr jedes um ${UTENSIL_VP} wertvoller. Dieser Gast ist aus der eigenen Küche (${NATIONALITY_VP}), und der französische bringt ${GAIN_VP}.`,
  attracting:
    'Mina hat 2 vorbereitete Zutaten und 1 gekochtes Gericht. Wer nicht mehr als das sehen will, käme; die anderen wollen mehr sehen.',
  promotion:
    'Mina spielt eine Werbeaktion und gibt ihren französischen Gast ab. Dafür darf sie jeden aus der gemeinsamen Schlange oder aus den Schlangen der anderen haben.',
  'win-card':
    'Beide Gerichte sind mit der Pasta gekocht, nach der sie heißen. Mina darf eine der beiden als zweite Siegkarte behalten, nach Fettuccine.',
  'last-round': `Mina hat die Runde begonnen und ${END_VP} Punkte erreicht. Paul und Aylin sind noch an der Reihe, dann ist das Spiel aus.`,
}
