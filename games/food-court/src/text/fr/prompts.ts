/** What is being decided, in French, for those who decide and those who wait. */
import { capital, listed, type Names } from '@harvest/engine/wire'
import { ALL_WIN_CARDS_VP, DISCARD_LIMIT, LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { View } from '../../view.ts'
import { canAttract, holdsEvent, mainActions, nextWinCard, servingOf, type Text } from '../common.ts'
import { needs, points, show, someCards } from './words.ts'

const active = (view: View, names: Names): string => names(view.active)

const WAITING = (what: string) => (view: View, names: Names) => `${active(view, names)} ${what}.`

function discarding(discarded: number): string {
  const left = DISCARD_LIMIT - discarded
  if (discarded === 0) return `Défausse jusqu’à ${someCards(left)}, puis pioche.`
  if (left === 0) return `Tu as défaussé ${someCards(discarded)}. Maintenant, pioche.`
  return `Défausse encore ${left === 1 ? 'une carte' : `jusqu’à ${left} cartes`}, ou pioche.`
}

/** What may be done beside the main action, as far as it can be. */
const freely = (view: View): string[] => [
  ...(canAttract(view) ? ['attire un client'] : []),
  ...(holdsEvent(view) ? ['joue des événements'] : []),
]

/** The main action goes on as long as it can; `nothing` says why it can't. */
function goOn(view: View, main: string | null, nothing: string): string {
  const open = [...(main === null ? [] : [main]), ...freely(view)]
  if (open.length === 0) return `${nothing} Termine ton tour.`
  return `${main === null ? `${nothing} ` : ''}${capital(open.join(', '))}, ou termine ton tour.`
}

export const prompts: Text['prompts'] = {
  discard: (view) => discarding(view.turn.discarded),
  discardWait: WAITING('défausse et pioche'),
  act: (view) => {
    const { prepare, cook, serve } = mainActions(view)
    const main = [
      ...(prepare ? ['prépare des ingrédients'] : []),
      ...(cook ? ['cuisine des recettes'] : []),
      ...(serve ? ['sers tes clients'] : []),
    ]
    const besides = freely(view).join(' et ')
    if (main.length === 0)
      return `Il n’y a rien à préparer, à cuisiner ni à servir${besides === '' ? ' : passe' : `. ${capital(besides)} si tu veux, puis passe`}.`
    const open = main.length === 1 ? `${main[0]}, ou passe` : listed(main, 'ou')
    return `${capital(open)}${besides === '' ? '' : ` ; ${besides} si tu veux`}.`
  },
  actWait: WAITING('choisit une action principale'),
  prepare: (view) =>
    goOn(
      view,
      mainActions(view).prepare ? 'prépare d’autres ingrédients' : null,
      'Il n’y a plus d’ingrédient à préparer.',
    ),
  prepareWait: WAITING('prépare des ingrédients'),
  cook: (view) =>
    goOn(
      view,
      mainActions(view).cook ? 'cuisine une autre recette' : null,
      'Il n’y a pas d’autre recette que tu puisses cuisiner.',
    ),
  cookWait: WAITING('cuisine'),
  fill: (view) => {
    const cooking = view.cooking!
    const missing = needs(cooking)
    const dish = show.card(cooking.recipe)
    return missing === ''
      ? `${dish} a tout ce qu’il faut. Ajoute encore, ou choisis « Prêt ».`
      : `${dish} : il faut ${missing}.`
  },
  fillWait: (view, names) => `${active(view, names)} cuisine ${show.card(view.cooking!.recipe)}.`,
  serve: (view) => {
    const { hasBegun, canGoOn } = servingOf(view)
    if (!hasBegun) return 'Donne un plat à un client.'
    return `Ce service rapporte ${points(view.serving!.total)} : ${canGoOn ? 'donne un autre plat, ou finis' : 'il n’y a plus rien à donner, finis donc'}.`
  },
  serveWait: (view, names) => `${active(view, names)} sert, pour ${points(view.serving!.total)} jusqu’ici.`,
  settle: () => 'Place aux effets des clients.',
  settleWait: () => 'Place aux effets des clients.',
  rival: () => `Choisis qui perd ${points(LOSS_VP)}.`,
  rivalWait: WAITING(`choisit qui perd ${points(LOSS_VP)}`),
  strip: () => 'Choisis la carte Victoire à défausser.',
  stripWait: WAITING('choisit la carte Victoire à défausser'),
  track: (view) => {
    const { count, points: gain } = nextWinCard(view)
    return count < WIN_CARDS
      ? `Garder l’une d’elles comme carte Victoire ? Elle vaut ${points(gain)} à la fin.`
      : `Garder l’une d’elles comme dernière carte Victoire ? Les quatre valent ${points(ALL_WIN_CARDS_VP)} à la fin, ${gain} de plus que trois.`
  },
  trackWait: WAITING('peut prendre une carte Victoire'),
  after: (view) => {
    const besides = freely(view).join(' ou ')
    return besides === ''
      ? 'Tu as servi. Termine ton tour.'
      : `Tu as servi. ${capital(besides)}, ou termine ton tour.`
  },
  afterWait: WAITING('a servi'),
  complaint: () => 'Choisis le client qui s’en va.',
  complaintWait: WAITING('joue une Réclamation'),
  offer: () => 'Choisis le client que tu cèdes.',
  offerWait: WAITING('joue une Promotion'),
  swap: (view) => `Choisis qui tu veux en échange de ton ${show.customer(view.playing!.offered!)}.`,
  swapWait: WAITING('joue une Promotion'),
  close: () => 'Le tour s’achève.',
  closeWait: () => 'Le tour s’achève.',
  honour: () => 'Égalité. Sur l’honneur : quand as-tu cuisiné pour la dernière fois ?',
  honourWait: () => 'Égalité. Les premiers disent quand ils ont cuisiné pour la dernière fois.',
  over: () => 'Le Food Court est fermé.',
  overWait: () => 'Le Food Court est fermé.',
}
