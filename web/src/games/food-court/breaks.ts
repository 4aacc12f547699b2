/**
 * Where long names may be parted on narrow cards: not every browser knows that by itself. Only names of one word, and
 * words too long for a card: others would be parted where a break between two words does better.
 */
const PARTED =
  'Bouilla-baisse Burger-brötchen Chateau-briand Cheese-burger Chila-quiles Frühlings-zwiebel ' +
  'Granat-apfel-saft Kicher-erbsen Koriander-grün Koriander-samen Kreuz-kümmel Lasagne-platten ' +
  'Mungo-bohnen-sprossen Okonomi-yaki Rata-touille Rind-fleisch Werbe-aktion'

const SOFT_HYPHEN = '\u00ad'
const parted = new Map(
  PARTED.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
)

/** A name that can be broken where a reader would. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word)
