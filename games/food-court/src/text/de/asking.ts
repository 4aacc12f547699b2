/** What the question line understands of the game, in German. */
import type { AskingText } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    discard: ['ablegen', 'leg ab', 'lege ab', 'wirf ab'],
    draw: ['ziehen', 'zieh', 'nachziehen'],
    prepare: ['vorbereiten', 'bereite vor', 'bereite'],
    cook: ['kochen', 'koche', 'koch'],
    add: ['dazugeben', 'gib dazu', 'nimm'],
    ready: ['anrichten', 'fertig'],
    serve: ['servieren', 'serviere'],
    assign: ['servieren', 'serviere', 'gib'],
    finish: ['fertig', 'abschließen', 'passen', 'passe'],
    rival: ['wähle', 'wählen'],
    strip: ['nimm weg', 'wegnehmen'],
    track: ['auslegen', 'siegkarte', 'nimm'],
    skip: ['keine', 'passen', 'passe'],
    attract: ['anlocken', 'locke', 'lock'],
    complaint: ['beschwerde', 'beschweren'],
    promotion: ['werbeaktion', 'werben', 'werbung'],
    dismiss: ['wegschicken', 'schick weg'],
    offer: ['abgeben', 'gib ab'],
    swap: ['bekommen', 'tauschen', 'nimm'],
    pass: ['passen', 'passe'],
    end: ['passen', 'passe', 'ende', 'beenden', 'beende', 'fertig'],
    answer: ['antworten', 'antworte'],
  },
  own: ['küche', 'restaurant', 'sachen'],
  also: [
    ['gäste', 'gemeinsame schlange'],
    ['gast', 'gemeinsame schlange'],
    ['markt', 'gemeinsame schlange'],
    ['zutaten', 'vorbereitet'],
    ['gerichte', 'gekocht'],
    ['rezepte', 'gekocht'],
    ['karten', 'hand'],
    ['handkarten', 'hand'],
  ],
  standing: (view, names) => view.kitchens.map(({ seat, total }) => `${names(seat)}: ${points(total)}.`),
}
