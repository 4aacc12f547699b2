/**
 * Where long names may be parted on narrow cards: not every browser knows that by itself. Only names of one word, and
 * words too long for a card: others would be parted where a break between two words does better.
 */
const PARTED =
  'Atten-täter Bewäs-serung Blatt-läuse Dieb-stahl Heu-schrecken Kanin-chen Kriegs-herr Marien-käfer ' +
  'Platz-regen Rüssel-käfer Schutz-netz Silo-anbau Sonnen-schein Traum-wetter Trocken-heit'

const SOFT_HYPHEN = '\u00ad'
const parted = new Map(
  PARTED.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
)

/** A name that can be broken where a reader would. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word)
