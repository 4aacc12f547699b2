/** Une première partie de Jelly Bean Farmers, expliquée au fil du jeu. */
import { inWords, type Guide, type Translated } from '@harvest/engine/wire'
import { FIELD_BASE, FOOD_PER_STAMP } from '../data.ts'

export const fr: Translated<Guide> = {
  intro: [
    {
      title: 'Huit années dans une petite ferme',
      body: [
        'Tu as un champ, un silo et quelques vivres. Ce que tu sèmes donnera peut-être une belle récolte, ou bien le temps emportera tout.',
        'Certains cultivent ce qu’ils mangent. D’autres engagent des soldats et font payer les voisins.',
      ],
      figure: 'farm',
    },
    {
      title: 'Le but du jeu',
      body: [
        `Des vivres. Après huit années, chacun vaut un point, et chaque bon alimentaire que tu n’as pas utilisé en vaut ${inWords(FOOD_PER_STAMP, 'fr')}.`,
        'Mais tu sèmes et tu vis aussi de ces vivres, et ce qui dépasse des silos, la vermine le mange.',
      ],
      figure: 'storage',
    },
    {
      title: 'Une année',
      body: [
        'Au début, tu pioches des cartes et tu en poses deux face cachée : une pour le printemps, une pour l’été.',
        'À chaque saison, tous sèment, le climat est révélé, tous exécutent leurs plans secrets, puis on récolte et on mange.',
      ],
      figure: 'climate',
    },
    {
      title: 'Les cartes ont deux faces',
      body: [
        'Chaque carte peut être jouée pour ce qu’elle dit. Dans une saison où tu n’as rien semé, tu peux plutôt utiliser son dos : demi-champ, demi-silo, homme d’armes, ou carte gardée pour plus tard.',
        'Tu joues contre un bot insouciant. Ce que tu choisis en secret, tu peux le changer jusqu’à ce que le dernier ait choisi.',
      ],
      figure: 'uses',
    },
  ],
  prompts: {
    keep: {
      title: 'Choisis ta première main',
      body: [
        'Garde trois cartes sur sept. Les quatre autres deviennent les moitiés de ton premier champ et de ton premier silo.',
        'L’Engrais et l’Irrigation aident à la première récolte ; un Seigneur de guerre sans soldats ne sert à rien.',
      ],
      rule: 'JB-SET-1',
      at: ['tray/hand'],
    },
    place: {
      title: 'Une carte par saison',
      body: [
        'Pose une carte pour le printemps et une pour l’été. Ce que tu en feras, tu le décideras le moment venu, quand tu en auras vu plus.',
      ],
      rule: 'JB-PRE-3',
      at: ['tray/spring', 'tray/summer'],
    },
    plant: {
      title: 'Semer avant le temps qu’il fera',
      body: [
        `Un semis coûte 1 vivre. Un champ semé en donne ${FIELD_BASE}, plus avec de l’Engrais, et plus ou moins selon le climat.`,
        'Qui ne sème rien cette saison peut utiliser le dos d’une carte.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}'],
    },
    plantKnowing: {
      title: 'Tu en sais plus que les autres',
      body: [
        'Tu as vu une carte Climat qui compte maintenant, et tu sèmes donc après les autres. Profite de ce que tu sais.',
      ],
      rule: 'JB-SEA-1',
      at: ['land/{me}', 'sky'],
    },
    react: {
      title: 'Semer les yeux ouverts',
      body: ['Le climat est révélé, et tu peux encore semer : prends les champs qui en valent la peine.'],
      rule: 'JB-SEA-3',
      at: ['land/{me}'],
    },
    plan: {
      title: 'Fais un plan secret',
      body: [
        'Dis ce que fait ta carte de cette saison : sur quel champ, contre qui. Des cartes de côté peuvent s’y ajouter.',
        'Tous les plans sont révélés ensemble. Tant que le dernier n’est pas prêt, tu peux changer le tien.',
      ],
      rule: 'JB-SEA-4',
      at: ['tray/season'],
    },
    steal: {
      title: 'Ton Vol',
      body: [
        'Prends une carte que quelqu’un montre et utilise-la cette saison, ou échange le Vol contre la première carte de la pioche.',
      ],
      rule: 'JB-STE-1',
      at: ['{moves}', 'tray/asked'],
    },
    replan: {
      title: 'Une nouvelle carte',
      body: [
        'Tu as reçu une autre carte pour cette saison. Dis ce que tu en fais ; le reste de ton plan demeure.',
      ],
      rule: 'JB-STE-1',
      at: ['tray/spring', 'tray/summer'],
    },
    drawTwo: {
      title: 'Deux cartes de plus',
      body: ['Choisis une carte de ta main comme carte de cette saison. Tu gardes les autres.'],
      rule: 'JB-DRA-1',
      at: ['tray/hand'],
    },
    assassinate: {
      title: 'Choisis une victime',
      body: ['Ton Assassin retire une unité de cette ferme. Regarde d’où vient sa force.'],
      rule: 'JB-ASS-1',
      at: ['{moves}'],
    },
    warlord: {
      title: 'Envoie ton Seigneur de guerre',
      body: [
        'Ton attaque, plus 1 pour le Seigneur de guerre, contre sa défense : la moitié de l’écart te revient chaque année. Si c’est moins de 1, le Seigneur de guerre est perdu.',
      ],
      rule: 'JB-WAR-1',
      at: ['army/{me}'],
    },
  },
  events: {
    climate: {
      title: 'Le climat',
      body: [
        'La carte de l’année et celle de la saison s’additionnent pour chaque champ. L’Irrigation protège de la sécheresse, un Filet des ravageurs.',
      ],
      rule: 'JB-SEA-2',
      at: ['sky'],
    },
    vermin: {
      title: 'La vermine',
      body: [
        'La moitié des vivres sans protection a disparu, et tout dans une ferme à Lapins. Un autre silo, une extension ou des Chats aident.',
      ],
      rule: 'JB-VER-1',
      at: ['food/{me}'],
    },
    attacked: {
      title: 'Un Seigneur de guerre',
      body: [
        'Le tribut se paie à la fin de chaque été, jusqu’à ce que la ferme puisse se défendre ou échange un bon alimentaire.',
      ],
      rule: 'JB-TRI-1',
      at: ['army/{me}'],
    },
    stamp: {
      title: 'Un bon alimentaire',
      body: [
        `Qui commence une année sans vivres échange un bon contre ${FOOD_PER_STAMP} vivres, et joue cette année avec une main plus petite. Sans bon, la ferme est perdue.`,
      ],
      rule: 'JB-PRE-1',
      at: ['food/{me}'],
    },
  },
}
