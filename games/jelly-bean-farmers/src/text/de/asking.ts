/** What the question line understands of the game, in German. */
import type { AskingText } from '@harvest/engine/wire'
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { food } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    keep: ['behalten', 'behalte'],
    place: ['legen', 'lege', 'leg'],
    seed: ['besäen', 'säen', 'säe', 'besäe', 'pflanzen', 'pflanze'],
    react: ['warten', 'warte'],
    ready: ['fertig', 'passen', 'passe', 'versiegeln'],
    change: ['ändern', 'ändere'],
    face: ['spielen', 'spiele', 'spiel'],
    discard: ['ablegen', 'leg ab', 'lege ab'],
    back: ['nutzen', 'nutze', 'aufheben'],
    fire: ['legen', 'feuer'],
    steal: ['stehlen', 'stiehl', 'klauen'],
    decline: ['passen', 'passe', 'verzichten', 'tauschen'],
    pick: ['nutzen', 'nutze'],
    kill: ['entfernen', 'entferne', 'töten'],
    attack: ['angreifen', 'greif an', 'greife an'],
  },
  own: ['farm', 'hof', 'sachen'],
  also: [
    ['jahreszeit', 'jahr'],
    ['verträge', 'tribut im jahr'],
    ['vertrag', 'tribut im jahr'],
    ['tribute', 'tribut im jahr'],
    ['tribut', 'tribut im jahr'],
    ['wetter', 'klima des jahres'],
    ['klima', 'klima des jahres'],
    ['karten', 'hand'],
    ['handkarten', 'hand'],
    ['bohnen', 'nahrung'],
    ['essen', 'nahrung'],
  ],
  standing: (view, names) =>
    view.farms.map((farm) =>
      farm.out === null
        ? `${names(farm.seat)}: ${food(farm.food)} und ${counted(farm.stamps, 'Essensmarke', 'Essensmarken')}.`
        : `${names(farm.seat)}: nicht mehr im Spiel.`,
    ),
}
