import { breaker } from '../../shared/breaker.ts'

/** A name of a card that can be broken where a reader would. */
export const breakable = breaker(
  'Atten-täter Bewäs-serung Blatt-läuse Dieb-stahl Heu-schrecken Kanin-chen Kriegs-herr Marien-käfer ' +
    'Platz-regen Rüssel-käfer Schutz-netz Silo-anbau Sonnen-schein Traum-wetter Trocken-heit',
)
