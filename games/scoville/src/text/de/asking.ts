/** What the question line understands of the game, in German. */
import type { AskingText } from '@harvest/engine/wire'
import { plaquePoints } from '../common.ts'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    bid: ['biete', 'bieten'],
    spot: ['platz', 'nimm platz', 'wähle platz'],
    claim: ['nimm', 'nehmen'],
    take: ['pflanze', 'pflanz', 'pflanzen', 'säe'],
    plant: ['pflanze', 'pflanz', 'pflanzen', 'setze'],
    takePlaque: ['nimm', 'nehmen', 'plakette'],
    leavePlaque: ['lass', 'lass die plakette', 'passe', 'passen'],
    extraPepper: ['noch eine pflanzen', 'nochmal pflanzen'],
    endPlanting: ['fertig', 'beenden', 'passe', 'passen', 'nicht mehr pflanzen'],
    step: ['geh', 'gehe', 'gehen', 'lauf', 'laufe', 'laufen', 'schritt', 'zieh'],
    doubleBack: ['kehr um', 'umdrehen', 'dreh um', 'kehrt'],
    extraStep: ['noch ein schritt', 'extraschritt'],
    stop: ['stopp', 'halt', 'bleib', 'bleib stehen', 'passe', 'passen', 'fertig'],
    market: ['tausche', 'tauschen', 'kaufe', 'kaufen', 'nimm', 'geh zum markt'],
    cook: ['koche', 'koch', 'kochen'],
    sell: ['verkaufe', 'verkauf', 'verkaufen'],
    end: ['passe', 'passen', 'ende', 'beende', 'beenden', 'zug beenden', 'fertig'],
    choose: ['wähle', 'wählen', 'nimm'],
  },
  own: ['sachen', 'sichtschirm', 'seite'],
  where: 'farmer',
  also: [
    ['rezepte', 'kochwettbewerb'],
    ['rezept', 'kochwettbewerb'],
    ['gerichte', 'kochwettbewerb'],
    ['paprika', 'chili'],
    ['paprikas', 'chili'],
    ['chilis', 'chili'],
    ['geld', 'münzen'],
    ['feld', 'gepflanzt'],
    ['preise', 'verkauf'],
    ['reihenfolge', 'zugreihenfolge'],
    ['nächster', 'zugreihenfolge'],
    ['verkaufspreise', 'verkauf'],
    ['spät', 'runde'],
    ['auktion', 'auktionshaus'],
  ],
  standing: (view, names) =>
    view.players.map((player) =>
      player.holdings
        ? `${names(player.seat)}: bisher ${points(player.holdings.total)}.`
        : `${names(player.seat)}: ${points(plaquePoints(player))} mit Plaketten; alles andere liegt hinter dem Sichtschirm.`,
    ),
}
