import { breaker } from '../../shared/breaker.ts'

/** A name of a card that can be broken where a reader would. */
export const breakable = breaker(
  'Bouilla-baisse Burger-brötchen Chateau-briand Cheese-burger Chila-quiles Frühlings-zwiebel ' +
    'Granat-apfel-saft Kicher-erbsen Koriander-grün Koriander-samen Kreuz-kümmel Lasagne-platten ' +
    'Mungo-bohnen-sprossen Okonomi-yaki Rata-touille Rind-fleisch Werbe-aktion',
)
